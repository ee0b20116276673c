import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentError } from '../../../../../adapters/platform';
import { GiftShop } from '../../../../fixtures/gift-shop';
import { resultOf } from '../../../../fixtures/order';
import { closingOf, readBooks, readJournal } from '../../../../fixtures/read-books';
import { DATABASES } from '../../../../fixtures/raw-shop';

describe.each(DATABASES)('payments in the journal on %s', (kind) => {
  let shop: GiftShop;
  beforeEach(async () => {
    shop = await GiftShop.open(0, kind);
  });
  afterEach(() => shop.close());

  const platform = () => shop.shop.fixture.platform;
  const monthNow = () => new Date(shop.shop.fixture.clock.now()).toISOString().slice(0, 7);
  const call = async (event: object) => {
    const url = 'http://shop.test/api/payment/hand/webhook';
    const { status } = await platform().fetch(new Request(url, { method: 'POST', body: JSON.stringify(event) }));
    expect(status).toBe(200);
  };
  const moneyOf = async (month: string) =>
    (await readJournal(platform(), { month })).items
      .filter(({ kind: what }) => what === 'payment' || what === 'refund')
      .map(({ kind: what, reference, lines }) => [what, lines[0]?.of, reference, lines[0]?.amount]);
  const bought = () => shop.buy({ goods: [{ sku: 'SOCKS', qty: 2 }], isUnpaid: true });
  const approved = (orderId: string, total: number, reference: string) => {
    const money = { amount: Math.round(total * 100), currency: 'USD' };
    return call({ kind: 'payment', id: `paid-${reference}`, orderId, reference, status: 'approved', money });
  };

  it('are booked once each: a later one of an order that was paid otherwise is refunded and does not change a closed month', async () => {
    const { orderId, number, totals } = await bought();
    const total = totals.grand_total;
    await platform().fetch(new Request(`http://shop.test/pay/${orderId}`));
    await shop.database.write(async (db) => {
      const order = await db.orders.byKey(number);
      const now = shop.shop.fixture.clock.now();
      await db.orders.settle(order?.id ?? 0, 'paid', now);
      await db.bookMoves.paid(order?.id ?? 0, now);
    });
    const month = monthNow();
    const before = await moneyOf(month);
    expect(before).toEqual([['payment', 'card', null, total]]);
    await shop.days(40);
    await approved(orderId, total, `${orderId}:1`);
    await approved(orderId, total, `${orderId}:1`);
    expect(await moneyOf(month)).toEqual(before);
    expect(await moneyOf(monthNow())).toEqual([
      ['payment', 'hand', `${orderId}:1`, total],
      ['refund', 'hand', `${orderId}:1`, -total],
    ]);
  });

  it('of a cancelled order are booked with their refunds, even a second one', async () => {
    const { orderId, number, totals } = await bought();
    const total = totals.grand_total;
    await platform().fetch(new Request(`http://shop.test/pay/${orderId}`));
    await resultOf(shop.manage('order', { id: number, cancel_reason: 'a mistake' }));
    await approved(orderId, total, `${orderId}:1`);
    await shop.provider.start({
      ...{ orderId, number, email: 'ada@shop.test', locale: 'en-US', attempt: 2, idempotencyKey: 'second' },
      ...{ total: { amount: Math.round(total * 100), currency: 'USD' } },
      ...{ returns: { success: '/', cancel: '/', failed: '/' } },
    });
    await approved(orderId, total, `${orderId}:2`);
    expect(await moneyOf(monthNow())).toEqual(
      [1, 2].flatMap((attempt) => [
        ['payment', 'hand', `${orderId}:${String(attempt)}`, total],
        ['refund', 'hand', `${orderId}:${String(attempt)}`, -total],
      ]),
    );
    const [book] = (await readBooks(platform(), { month: monthNow() })).books;
    expect(closingOf(book, 'receivable')).toBe(0);
  });

  it('that the provider refused to give back are booked once, and what staff give back beyond them as well', async () => {
    const { orderId, number, totals } = await shop.buy({ goods: [{ sku: 'SOCKS', qty: 2 }] });
    Object.defineProperty(shop.provider, 'refund', {
      value: () => Promise.reject(new PaymentError('declined', 'Too old')),
    });
    const input = { id: number, key: 'form-000001', note: 'so', lines: [{ sku: 'SOCKS', amount: 5 }] };
    await resultOf(shop.manage('order-refund', input));
    await platform().payments.check();
    const refunds = async () =>
      (await moneyOf(monthNow())).flatMap(([what, , , amount]) => (what === 'refund' ? [amount] : []));
    const { telemetry } = shop.shop.fixture;
    expect(telemetry.records.some(({ kind: of }) => of === 'error')).toBe(true);
    expect(await refunds()).toEqual([-5]);
    await shop.provider.giveBack(shop.shop.fixture, orderId, 500);
    expect(await refunds()).toEqual([-5]);
    expect(totals.grand_total).toBeGreaterThan(8);
    await shop.provider.giveBack(shop.shop.fixture, orderId, 300);
    expect(await refunds()).toEqual([-5, -3]);
  });

  it('refunded by staff at a provider without an API are booked as refunds once', async () => {
    Object.defineProperty(shop.provider, 'refund', { value: undefined });
    const { orderId, number, totals } = await shop.buy({ goods: [{ sku: 'SOCKS', qty: 2 }] });
    await resultOf(shop.manage('order', { id: number, cancel_reason: 'a mistake' }));
    const refunds = async () => (await moneyOf(monthNow())).filter(([what]) => what === 'refund');
    const once = [['refund', 'hand', `${orderId}:1`, -totals.grand_total]];
    expect(await refunds()).toEqual(once);
    await shop.provider.giveBack(shop.shop.fixture, orderId, Math.round(totals.grand_total * 100));
    expect(await refunds()).toEqual(once);
  });
});
