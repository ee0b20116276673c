import { afterEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { PaymentProvider } from '../../../../../adapters/platform';
import type { OrderResult } from '../../../../../core/contract';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { openRawShop } from '../../../../fixtures/raw-shop';
import { signIn } from '../../../../fixtures/signed-in';

type Start = Parameters<PaymentProvider['start']>[0];

/** A provider whose pages contain the return addresses, by link or by form. */
class NamingProvider implements PaymentProvider {
  readonly code = 'naming';
  readonly started: Start[] = [];
  readonly ended: string[] = [];

  constructor(private readonly kind: 'form' | 'link') {}

  start(start: Start) {
    this.started.push(start);
    const { cancel, failed, success } = start.returns;
    const fields = { cancel, failed, success };
    const url = `https://pay.test/${String(start.attempt)}`;
    const page =
      this.kind === 'form'
        ? ({ kind: 'form', url, fields } as const)
        : ({ kind: 'link', url: `${url}?${new URLSearchParams(fields).toString()}` } as const);
    return Promise.resolve({ reference: `session-${String(start.attempt)}`, page });
  }

  status() {
    return Promise.resolve({ kind: 'open' } as const);
  }

  end({ reference }: { readonly reference: string }) {
    this.ended.push(reference);
    return Promise.resolve();
  }

  readWebhook({ body }: { readonly body: Uint8Array }) {
    const event = JSON.parse(new TextDecoder().decode(body)) as object; // sound: a call of below
    return Promise.resolve({ kind: 'event', event } as Awaited<ReturnType<PaymentProvider['readWebhook']>>); // sound: as above
  }
}

let shop: FixturePlatform;
afterEach(async () => {
  expect(shop.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await shop.platform.close();
});

const open = async (link: string) => {
  const response = await shop.platform.fetch(new Request(link));
  return `${response.headers.get('location') ?? ''} ${await response.text()}`;
};

async function linkOf(id: string): Promise<string> {
  await seedPeople(shop.platform.people, { now: shop.clock.now() });
  const { token } = await signIn(shop, 'mira@vitrine.example');
  const order = await resultOf<ManagedOrder>(shop.call('GET', `/api/manage/order?token=${token}&id=${id}`));
  return order.pay_link?.link ?? '';
}

describe('a signed payment link', () => {
  it.each(['form', 'link'] as const)(
    'never leads to a page that was opened with the secret of the order, by %s',
    async (kind) => {
      const provider = new NamingProvider(kind);
      shop = await openFixturePlatform({ testPayments: false, payments: [provider] });
      const order = await orderOf(shop, await cartWith(shop, [{ sku: 'TEE' }]), { payment: 'card' });
      const { number } = await resultOf<OrderResult>(shop.call('POST', '/api/order', order));
      const secret = order.order_id;
      expect(await open(`http://shop.test/pay/${secret}`)).toContain(secret);
      const link = await linkOf(number);
      const [first, again] = [await open(link), await open(link)];
      expect(first).toContain('https://pay.test/2');
      expect(again).toBe(first);
      expect(first).not.toContain(secret);
      expect(provider.ended).toEqual(['session-1']);
      const [{ total } = { total: { amount: 0, currency: '' } }] = provider.started;
      const report = (id: string, reference: string, status: string) =>
        shop.platform.fetch(
          new Request('http://shop.test/api/payment/naming/webhook', {
            method: 'POST',
            body: JSON.stringify({ kind: 'payment', id, orderId: secret, reference, status, money: total }),
          }),
        );
      // The provider reports the end of the page that was replaced.
      expect((await report('ended', 'session-1', 'canceled')).status).toBe(200);
      expect(await open(link)).toBe(first);
      // The customer may open their own link again.
      expect(await open(`http://shop.test/pay/${secret}`)).toBe(first);
      expect((await report('paid', 'session-2', 'approved')).status).toBe(200);
      const placed = await resultOf<{ paid: boolean }>(shop.call('GET', `/api/order/${secret}`));
      expect(placed).toMatchObject({ payment: 'paid' });
      expect(provider.started.map(({ attempt }) => attempt)).toEqual([1, 2]);
    },
  );

  it('opens the order of its number, even if a stranger chose that number as the secret of another one', async () => {
    let count = 0;
    const next = () => `2027-US-${String((count += 1)).padStart(4, '0')}`;
    shop = await openFixturePlatform({ orderNumbers: { next } });
    const place = async (orderId: string, qty: number) => {
      const order = await orderOf(shop, await cartWith(shop, [{ sku: 'TEE', qty }]), { orderId, payment: 'card' });
      return resultOf<OrderResult>(shop.call('POST', '/api/order', order));
    };
    await place('2027-US-0002', 3);
    const theirs = await place('order-of-customer-0001', 1);
    expect(theirs.number).toBe('2027-US-0002');
    const link = await linkOf(theirs.number);
    const shown = await open(link);
    expect(shown).toContain(theirs.price.toFixed(2));
    // Without a signature, the number opens neither order.
    expect((await shop.platform.fetch(new Request(link.replace(/\?.*/, '')))).status).toBe(404);
  });

  it('opens nothing once its order is gone, also if a stranger chose its number as a secret', async () => {
    const raw = await openRawShop('sqlite');
    try {
      const place = async (qty: number, orderId?: string) => {
        const lines = await cartWith(raw, [{ sku: 'TEE', qty }]);
        const order = await orderOf(raw, lines, { payment: 'card', ...(orderId !== undefined && { orderId }) });
        return resultOf<OrderResult>(raw.call('POST', '/api/order', order));
      };
      const theirs = await place(1);
      await seedPeople(raw.platform.people, { now: raw.clock.now() });
      const { token } = await signIn(raw, 'mira@vitrine.example');
      const { pay_link: pay } = await resultOf<ManagedOrder>(
        raw.call('GET', `/api/manage/order?token=${token}&id=${theirs.number}`),
      );
      const opened = async () => (await raw.platform.fetch(new Request(pay?.link ?? ''))).status;
      expect(await opened()).toBe(200);
      await raw.run(`UPDATE shop_order SET number = 'gone' WHERE number = $1`, theirs.number);
      expect(await opened()).toBe(404);
      const { number } = await place(3);
      await raw.run('UPDATE shop_order SET order_id = $1 WHERE number = $2', theirs.number, number);
      expect(await opened()).toBe(404);
    } finally {
      await raw.end();
    }
  });
});
