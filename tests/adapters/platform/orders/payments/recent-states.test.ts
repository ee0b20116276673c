import { afterEach, describe, expect, it } from 'vitest';
import type { PaymentProvider, PaymentState } from '../../../../../adapters/platform';
import { ADDRESS_LIMITS, PORTIONS } from '../../../../../adapters/platform/foundation/limits/address-limits';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { SlowProvider } from '../../../../fixtures/slow-provider';

let fixture: FixturePlatform;
afterEach(() => fixture.platform.close());

class ProcessingProvider implements PaymentProvider {
  readonly code = 'processing';
  readonly started: Parameters<PaymentProvider['start']>[0][] = [];
  state: PaymentState = { kind: 'open' };

  start(start: Parameters<PaymentProvider['start']>[0]) {
    this.started.push(start);
    const attempt = String(start.attempt);
    return Promise.resolve({
      reference: `session-${attempt}`,
      page: { kind: 'link' as const, url: `https://pay.test/${attempt}` },
    });
  }

  status() {
    return Promise.resolve(this.state);
  }

  readWebhook({ body }: { readonly body: Uint8Array }) {
    const event = JSON.parse(new TextDecoder().decode(body)) as object; // sound: a call of below
    return Promise.resolve({ kind: 'event', event } as Awaited<ReturnType<PaymentProvider['readWebhook']>>); // sound: as above
  }
}

async function waiting() {
  const provider = new SlowProvider();
  fixture = await openFixturePlatform({ testPayments: false, payments: [provider] });
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'CAP', qty: 1 }]), { payment: 'card' });
  await resultOf(fixture.call('POST', '/api/order', order));
  const page = `/pay/${order.order_id}`;
  await fixture.platform.fetch(new Request(`http://shop.test${page}`));
  return { provider, order, page };
}

describe('a payment provider', () => {
  it('is asked about an order once in five seconds, however many people view it and wherever', async () => {
    const { provider, order, page } = await waiting();
    const look = () => [
      fixture.call('GET', `/api/order/${order.order_id}`),
      fixture.call('POST', '/api/order/track', { id: order.order_id }),
      fixture.platform.fetch(new Request(`http://shop.test${page}`)),
    ];
    const all = [...look(), ...look(), ...look()];
    await expect.poll(() => provider.asked).toHaveLength(1);
    provider.answer();
    expect((await Promise.all(all)).every(({ status }) => status < 400)).toBe(true);
    await Promise.all(look());
    expect(provider.asked).toHaveLength(1);
    await fixture.clock.advance(5_000);
    await Promise.all(look());
    expect(provider.asked).toHaveLength(2);
  });

  it('is still asked again for calls that move money', async () => {
    const { provider, order } = await waiting();
    provider.answer();
    await fixture.call('GET', `/api/order/${order.order_id}`);
    const { number } = await resultOf<{ number: string }>(fixture.call('GET', `/api/order/${order.order_id}`));
    await fixture.platform.orders.advance({ id: number, cancel_reason: 'lost' }, 'shop');
    expect(provider.asked).toHaveLength(2);
  });

  it('is not believed any more once it has reported: a declined payment can be paid again at once', async () => {
    const payments = new ProcessingProvider();
    fixture = await openFixturePlatform({ testPayments: false, payments: [payments] });
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'CAP' }]), { payment: 'card' });
    await resultOf(fixture.call('POST', '/api/order', order));
    const open = async () =>
      (await fixture.platform.fetch(new Request(`http://shop.test/pay/${order.order_id}`))).headers.get('location');
    // Begins the page, which the customer then pays on.
    expect(await open()).toBe('https://pay.test/1');
    payments.state = { kind: 'processing' };
    await fixture.clock.advance(5_000);
    expect(await open()).toContain('/successful-payment');
    payments.state = { kind: 'open' };
    const { total: money } = payments.started[0] ?? {};
    const event = { kind: 'payment', id: 'declined', orderId: order.order_id, reference: 'session-1' };
    const body = JSON.stringify({ ...event, status: 'declined', money });
    const url = 'http://shop.test/api/payment/processing/webhook';
    expect((await fixture.platform.fetch(new Request(url, { method: 'POST', body }))).status).toBe(200);
    expect(await open()).toMatch(/^https:\/\/pay\.test\//);
  });

  it('is asked a limited number of times by one address', async () => {
    const { provider, order, page } = await waiting();
    provider.answer();
    const { count } = ADDRESS_LIMITS['order-look'];
    const from = { address: '203.0.113.9' };
    const ask = (path: string) => fixture.platform.fetch(new Request(`http://shop.test${path}`), from);
    for (let at = 0; at < count; at += 1) await ask(`/api/order/${order.order_id}`);
    expect((await ask(`/api/order/${order.order_id}`)).status).toBe(429);
    for (let at = 0; at < (PORTIONS['order-look'] ?? 1); at += 1) await ask(page);
    expect((await ask(page)).status).toBe(429);
  });
});
