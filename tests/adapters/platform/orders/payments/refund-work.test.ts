import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { PaymentError } from '../../../../../adapters/platform/ports/orders/payment-provider';
import type { Order, OrderResult } from '../../../../../core/contract';
import type { OpenRefund } from '../../../../../core/contract/orders/manage-order-money';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { HandProvider } from '../../../../fixtures/hand-provider';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { pausingDatabase } from '../../../../fixtures/pausing-database';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { POSTGRES_URL } from '../../../../fixtures/postgres';
import { signIn } from '../../../../fixtures/signed-in';

const CONTACT = 'care@shop.test';
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const declined = () => Promise.reject(new PaymentError('declined', 'The account is closed'));

/** Runs the queued answers for the next refunds, then refunds. */
class ScriptedProvider extends HandProvider {
  readonly answers: (() => Promise<void>)[] = [];
  refunded = 0;

  override async refund(input: Parameters<HandProvider['refund']>[0]): Promise<void> {
    await this.answers.shift()?.();
    this.refunded += 1;
    await super.refund(input);
  }
}

let provider: ScriptedProvider;
let fixture: FixturePlatform;
let stored: Awaited<ReturnType<typeof pausingDatabase>>;
let token: string;
beforeEach(async () => {
  provider = new ScriptedProvider();
  stored = await pausingDatabase();
  fixture = await openFixturePlatform({ database: stored.database, testPayments: false, payments: [provider] });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const block = { id: 1, identifier: 'cms_settings', json: { email_support: CONTACT } };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: block } }]);
  ({ token } = await signIn(fixture, 'mira@vitrine.example'));
});
afterEach(() => fixture.platform.close());

async function ordered(qty = 1): Promise<Order & { readonly number: string }> {
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'CAP', qty }]), { payment: 'card' });
  const { number } = await resultOf<OrderResult>(fixture.call('POST', '/api/order', order));
  return { ...order, number };
}
const manage = (method: 'GET' | 'POST', path: string, body?: object) =>
  fixture.call(method, `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${token}`, body);
const shown = (number: string) => resultOf<ManagedOrder>(manage('GET', `order?id=${number}`));
const open = async () => (await resultOf<{ items: OpenRefund[] }>(manage('GET', 'refunds'))).items;
const mailsToShop = async () => (await fixture.platform.outbox.list(CONTACT)).filter(({ kind }) => kind === 'refund');

/** A refund of 1.00 that the provider has declined. */
async function declinedRefund(): Promise<{ readonly number: string; readonly reason: string }> {
  const { number, order_id } = await ordered();
  await provider.pay(fixture, order_id);
  provider.answers.push(declined);
  await resultOf(manage('POST', 'order-refund', { id: number, key: 'form-0001', other: 1, note: 'A seam was open' }));
  const [refund] = await open();
  expect(refund).toMatchObject({ id: number, state: 'failed' });
  return { number, reason: refund?.reason ?? '' };
}

describe('a refund that is retried', () => {
  it.skipIf(POSTGRES_URL === undefined || process.env['VITRINE_TEST_DATABASE'] !== 'postgres')(
    'is not made by the provider if staff record it as paid at the same time',
    async () => {
      const { number, reason } = await declinedRefund();
      let byHand: Promise<boolean> = Promise.resolve(false);
      await stored.inside(
        { repository: 'paymentRefunds', method: 'ofOrder' },
        () => fixture.platform.payments.retryRefunds(number),
        async () => {
          byHand = fixture.platform.payments.refundGiven(number, reason, 'mira@vitrine.example');
          await stored.waitsForLock();
        },
      );
      expect(Number(await byHand) + provider.refunded).toBe(1);
    },
  );

  it('stays done if a pending attempt is declined afterwards', async () => {
    const { number } = await declinedRefund();
    let decline: () => void = () => undefined;
    const late = new Promise<void>((_, reject) => {
      decline = () => reject(new PaymentError('declined', 'It was refunded already'));
    });
    provider.answers.push(() => late);
    const mails = (await mailsToShop()).length;
    const first = fixture.platform.payments.retryRefunds(number);
    await expect.poll(() => provider.answers.length).toBe(0);
    expect(await fixture.platform.payments.retryRefunds(number)).toMatchObject([{ state: 'done' }]);
    decline();
    expect(await first).toMatchObject([{ state: 'done' }]);
    expect(await open()).toEqual([]);
    expect(provider.refunded).toBe(1);
    expect(await mailsToShop()).toHaveLength(mails);
  });

  it('is declined once for staff if two attempts fail', async () => {
    const { number } = await declinedRefund();
    const mails = (await mailsToShop()).length;
    provider.answers.push(declined, declined);
    await Promise.all([1, 2].map(() => fixture.platform.payments.retryRefunds(number)));
    expect(await open()).toMatchObject([{ state: 'failed' }]);
    expect((await mailsToShop()).length - mails).toBeLessThanOrEqual(1);
  });
});

describe('a payment whose order could not be kept', () => {
  it('is reported to the shop, even if the provider refunds it automatically', async () => {
    const late = await ordered(3);
    await fixture.platform.fetch(new Request(`http://shop.test/pay/${late.order_id}`));
    await fixture.clock.advance(HOUR_MS);
    await fixture.platform.payments.check();
    await resultOf(
      fixture.call('POST', '/api/order', await orderOf(fixture, await cartWith(fixture, [{ sku: 'CAP' }]))),
    );
    ({ token } = await signIn(fixture, 'mira@vitrine.example'));
    provider.answers.push(() => Promise.reject(new PaymentError('unreachable', 'No answer')));
    await provider.pay(fixture, late.order_id);
    expect(await mailsToShop()).toMatchObject([
      {
        subject: expect.stringContaining(`order ${late.number} was cancelled before it was paid`) as string,
        text: expect.stringContaining('The payment provider was asked to refund it') as string,
      },
    ]);
    expect(await open()).toMatchObject([{ id: late.number, reason: 'late', state: 'waiting' }]);
    const { items } = await resultOf<{ items: { name: string; count: number }[] }>(manage('GET', 'attention'));
    expect(items.find(({ name }) => name === 'refunds')).toMatchObject({ count: 1 });
    const { money, history } = await shown(late.number);
    expect(history.at(-1)).toMatchObject({ who: 'hand', what: [{ name: 'refund', to: expect.any(String) as string }] });
    expect(money.captured).toBe(0);
    await fixture.clock.advance(2 * MINUTE_MS);
    await fixture.platform.payments.check();
    expect(await open()).toEqual([]);
    expect(provider.refunded).toBe(1);
    expect(await mailsToShop()).toHaveLength(1);
  });

  it('is reported again as a task for staff if the provider declines the refund', async () => {
    const late = await ordered();
    await fixture.platform.fetch(new Request(`http://shop.test/pay/${late.order_id}`));
    expect((await manage('POST', 'order', { id: late.number, cancel_reason: 'Sold out' })).status).toBe(200);
    provider.answers.push(declined);
    await provider.pay(fixture, late.order_id);
    const subjects = (await mailsToShop()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects.some((subject) => subject.startsWith('Refund '))).toBe(true);
    expect(await open()).toMatchObject([{ id: late.number, reason: 'late', state: 'failed' }]);
  });
});

describe('a second payment of an order that was edited meanwhile', () => {
  it('is refunded as paid, at the total before the edit', async () => {
    const { number, order_id } = await ordered(2);
    const refund = vi.spyOn(provider, 'refund');
    const before = await shown(number);
    const total = { amount: Math.round(before.price * 100), currency: 'USD' };
    await provider.pay(fixture, order_id);
    const { reference } = await provider.start({
      ...{ orderId: order_id, number, email: 'ada@shop.test', locale: 'en-US', attempt: 2, total },
      ...{ returns: { success: '/', cancel: '/', failed: '/' }, idempotencyKey: 'second' },
    });
    await resultOf(manage('POST', 'order-edit', { id: number, lines: [{ line: 0, qty: 1 }] }));
    await fixture.clock.advance(2 * MINUTE_MS);
    await fixture.platform.payments.check();
    refund.mockClear();
    const second = { kind: 'payment', id: 'second', orderId: order_id, reference, status: 'approved', money: total };
    const url = 'http://shop.test/api/payment/hand/webhook';
    const sent = await fixture.platform.fetch(new Request(url, { method: 'POST', body: JSON.stringify(second) }));
    expect(sent.status).toBe(200);
    expect(refund.mock.calls.map(([{ reference: of, money }]) => ({ of, money }))).toEqual([
      { of: reference, money: total },
    ]);
    const wrong = { ...second, id: 'third', money: { ...total, amount: total.amount + 1 } };
    const refused = await fixture.platform.fetch(new Request(url, { method: 'POST', body: JSON.stringify(wrong) }));
    expect(refused.status).toBe(400);
  });
});
