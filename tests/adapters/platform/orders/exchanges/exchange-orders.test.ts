import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StockAnswer } from '../../../../../core/contract';
import { GiftShop } from '../../../../fixtures/gift-shop';
import { resultOf } from '../../../../fixtures/order';
import { DATABASES } from '../../../../fixtures/raw-shop';

describe.each(DATABASES)('sent items that are exchanged for other products on %s', (kind) => {
  let shop: GiftShop;
  beforeEach(async () => {
    shop = await GiftShop.open(0, kind);
  });
  afterEach(async () => {
    await shop.close();
  });

  const stock = async (sku: string) =>
    (await resultOf<StockAnswer>(shop.shop.fixture.call('GET', `/api/stock/check?sku=${sku}`))).qty;
  const orderIdOf = (number: string) =>
    shop.database.read(async (db) => (await db.orders.byKey(number))?.orderId ?? '');
  const returnedBy = (number: string) =>
    shop.database.read(async (db) =>
      (await db.paymentRefunds.ofOrder(await orderIdOf(number))).reduce((sum, { amount }) => sum + amount, 0),
    );

  async function sent(sku: string, qty = 1, more: object = {}): Promise<string> {
    const { number } = await shop.buy({ goods: [{ sku, qty }], ...more });
    await resultOf(shop.manage('order', { id: number, status: 'D', tracking: 'VT1' }));
    return number;
  }

  it('cost the difference, which the customer pays by a link before the new item is sent', async () => {
    const id = await sent('SOCKS');
    const [socks, tee] = [await stock('SOCKS'), await stock('TEE')];
    const input = { lines: [{ line: 0, qty: 1, sku: 'TEE' }], payment_method_code: 'card' };
    const { quote } = await shop.exchange(id, { ...input, dry_run: true });
    if (quote === null) throw new Error('The exchange was not calculated');
    expect(quote.due).toBeGreaterThan(0);
    expect(quote).toMatchObject({ refund: 0, price: Number((quote.paid + quote.due).toFixed(2)) });
    expect((await shop.managed(id)).money.refunded).toBe(0);
    const { order, made } = await shop.exchange(id, { ...input, total: quote.due });
    if (made === null) throw new Error('No order was made');
    expect(order.money.refunded).toBe(quote.paid);
    expect(order.refunds).toEqual([]);
    expect(made).toMatchObject({ paid: false, price: quote.due, money: { due: quote.due } });
    expect(made.pay_link?.link).toContain(`/pay/${made.number}`);
    expect([await stock('SOCKS'), await stock('TEE')]).toEqual([socks + 1, tee - 1]);
    const early = await shop.manage('order', { id: made.number, status: 'D', tracking: 'VT2' });
    expect(early).toMatchObject({ status: 409, json: { meta: { error: 'not-paid' } } });
    await shop.provider.pay(shop.shop.fixture, await orderIdOf(made.number));
    expect((await shop.managed(made.number)).paid).toBe(true);
    await resultOf(shop.manage('order', { id: made.number, status: 'D', tracking: 'VT2' }));
    expect(await returnedBy(id)).toBe(0);
  });

  it('are refunded the way they were paid if the difference is not paid in time', async () => {
    const id = await sent('SOCKS');
    const { quote, made } = await shop.exchange(id, {
      lines: [{ line: 0, qty: 1, sku: 'TEE' }],
      payment_method_code: 'card',
    });
    const tee = await stock('TEE');
    await shop.days(2);
    await shop.shop.fixture.platform.payments.check();
    expect(await shop.managed(made?.number ?? '')).toMatchObject({ canceled: true, money: { captured: 0 } });
    expect(await returnedBy(id)).toBe(Math.round((quote?.paid ?? 0) * 100));
    expect(await stock('TEE')).toBe(tee + 1);
    const { history, money } = await shop.managed(id);
    expect(money.refunds).toEqual([expect.objectContaining({ amount: quote?.paid, credited: quote?.paid })]);
    const refund = { name: 'refund', from: made?.number, to: `${(quote?.paid ?? 0).toFixed(2)} USD` };
    expect(history.flatMap(({ what }) => what).filter(({ name }) => name === 'refund')).toEqual([refund]);
    await shop.database.write((db) => db.events.place());
    const events = (await shop.database.read((db) => db.events.after(0, 1000))).map(({ event }) => event);
    expect(events.filter(({ name }) => name === 'order.refunded')).toMatchObject([
      { data: { number: id, amount: quote?.paid } },
    ]);
  });

  it('have a refund that is open as long as that of the first order', async () => {
    const { number: id } = await shop.buy({ goods: [{ sku: 'TEE', qty: 1 }], payment: 'banktransfer' });
    await resultOf(shop.manage('order', { id, paid: true }));
    await resultOf(shop.manage('order', { id, status: 'D', tracking: 'VT1' }));
    const { made } = await shop.exchange(id, { lines: [{ line: 0, qty: 1, sku: 'SOCKS' }] });
    const number = made?.number ?? '';
    await resultOf(shop.manage('order', { id: number, status: 'D', tracking: 'VT2' }));
    await resultOf(shop.manage('order', { id: number, returned: ['SOCKS'], return_reason: 'Unloved' }));
    const stages = async () => (await shop.managed(number)).money.refunds.map(({ state }) => state);
    expect(await stages()).toEqual(['by-hand']);
    const reason = `exchange:${number}:returned:SOCKS`;
    await resultOf(shop.manage('refund', { id, reason, action: 'given' }));
    expect(await stages()).toEqual(['done']);
  });

  it('refund the rest if the new item is cheaper, and what is returned later', async () => {
    const id = await sent('TEE', 2);
    const { quote, made, order } = await shop.exchange(id, { lines: [{ line: 0, qty: 1, sku: 'SOCKS' }] });
    if (quote === null || made === null) throw new Error('No order was made');
    expect(quote).toMatchObject({ due: 0, refund: Number((quote.paid - quote.price).toFixed(2)) });
    expect(made).toMatchObject({ paid: true, payment_method: 'Exchange', money: { captured: quote.price } });
    expect(order.refunds.map(({ amount }) => amount)).toEqual([quote.refund]);
    // The customer has no gift card.
    expect(made.totals.filter(({ code }) => /exchange|gift_card/.test(code))).toMatchObject([
      { code: 'exchange', title: 'Exchange', value: -quote.price },
    ]);
    const mails = await shop.shop.fixture.platform.outbox.list('ada@shop.test');
    const paid = mails.find(({ subject }) => subject.includes(made.number));
    expect(paid?.text).toContain(`Exchange: -$${quote.price.toFixed(2)}`);
    await resultOf(shop.manage('order', { id: made.number, status: 'D', tracking: 'VT2' }));
    await resultOf(shop.manage('order', { id: made.number, returned: ['SOCKS'], return_reason: 'Unloved' }));
    expect(await returnedBy(id)).toBe(Math.round(quote.paid * 100));
    expect(await returnedBy(made.number)).toBe(0);
  });

  it('keep their coupon discount and their blogger', async () => {
    const id = await sent('TEE', 2, { coupon: 'LOTTE' });
    const before = await shop.managed(id);
    const off = (before.totals.find(({ code }) => code === 'discount')?.value ?? 0) / 2;
    const { quote, made } = await shop.exchange(id, { lines: [{ line: 0, qty: 1, sku: 'TEE' }] });
    expect(quote).toMatchObject({ due: 0, refund: 0 });
    expect(made?.totals.find(({ code }) => code === 'promotion:exchange.discount')).toMatchObject({
      ...{ value: off, title: `Discount of order ${id}` },
    });
    const [left, kept] = [await shop.managed(id), await shop.managed(made?.number ?? '')];
    expect(kept.royalty?.sum).toBeGreaterThan(0);
    expect((left.royalty?.sum ?? 0) + (kept.royalty?.sum ?? 0)).toBeCloseTo(before.royalty?.sum ?? 0, 2);
  });

  it('keep a share of their coupon discount if the new item is cheaper', async () => {
    await shop.shop.fixture.platform.catalogue.writeCoupons([
      { code: 'MOST', kind: 'percent', value: '60', source: 'test' },
    ]);
    const id = await sent('TEE', 1, { coupon: 'MOST' });
    const { quote, made } = await shop.exchange(id, { lines: [{ line: 0, qty: 1, sku: 'SOCKS' }] });
    const of = (code: string) => made?.totals.find((one) => one.code === code)?.value ?? 0;
    expect(of('promotion:exchange.discount')).toBeCloseTo(-0.6 * of('subtotal'), 2);
    expect(quote?.price).toBeGreaterThan(0);
    expect(quote?.refund).toBe(Number(((quote?.paid ?? 0) - (quote?.price ?? 0)).toFixed(2)));
  });

  it('are exchanged once per key', async () => {
    const id = await sent('SOCKS');
    const input = { key: 'once-0001', lines: [{ line: 0, qty: 1, sku: 'TEE' }], payment_method_code: 'card' };
    const first = await shop.exchange(id, input);
    const again = await shop.exchange(id, input);
    expect(again).toMatchObject({ quote: null, made: { number: first.made?.number } });
    expect(await shop.manage('order-exchange-new', { ...input, id, reason: 'Other' })).toMatchObject({
      status: 409,
      json: { meta: { error: 'other-order', number: first.made?.number } },
    });
  });

  it('are exchanged once by staff who send different forms at once', async () => {
    const id = await sent('TEE');
    const [tee, socks] = [await stock('TEE'), await stock('SOCKS')];
    const lines = [{ line: 0, qty: 1, sku: 'SOCKS' }];
    const answers = await Promise.all(
      [1, 2, 3].map((form) =>
        shop.manage('order-exchange-new', { key: `at-once-000${String(form)}`, reason: 'Other', id, lines }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect([await stock('TEE'), await stock('SOCKS')]).toEqual([tee + 1, socks - 1]);
    expect((await shop.managed(id)).money.refunds).toHaveLength(1);
  });

  it('are refused before they are sent, above their number, for unknown products and another difference', async () => {
    const { number } = await shop.buy({ goods: [{ sku: 'SOCKS', qty: 1 }] });
    const refusal = async (id: string, more: object) => {
      const input = { key: 'refused-0001', reason: 'Other', lines: [{ line: 0, qty: 1, sku: 'TEE' }], ...more };
      const { status, json } = await shop.manage('order-exchange-new', { ...input, id });
      expect(status).not.toBe(200);
      return JSON.stringify(json);
    };
    expect(await refusal(number, {})).toContain('not-exchangeable');
    const id = await sent('SOCKS');
    expect(await refusal(id, { lines: [{ line: 0, qty: 2, sku: 'TEE' }] })).toContain('lines.0.qty must be at most 1');
    expect(await refusal(id, { lines: [{ line: 7, qty: 1, sku: 'TEE' }] })).toContain('lines.0.line does not match');
    expect(await refusal(id, { lines: [{ line: 0, qty: 1, sku: 'NONE' }] })).toContain('lines.0.sku');
    expect(await refusal(id, { lines: [{ line: 0, qty: 1, sku: 'JACKET-RED-S' }] })).toContain('not-in-stock');
    expect(await refusal(id, { total: 0.01 })).toContain('total-changed');
    expect(await refusal(id, { refund: 0.01 })).toContain('total-changed');
    expect(await refusal(id, { revision: 0 })).toContain('conflict');
    expect(await refusal('none', {})).toContain('does not match any order');
    expect((await shop.managed(id)).money.refunded).toBe(0);
    await shop.run([`UPDATE shop_order SET currency = 'EUR'`]);
    expect(await refusal(id, { dry_run: true })).toContain('no longer sells in EUR');
  });
});
