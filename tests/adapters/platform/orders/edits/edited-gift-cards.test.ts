import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GiftShop } from '../../../../fixtures/gift-shop';
import { resultOf } from '../../../../fixtures/order';
import { sellAs } from '../../../../fixtures/seller';

describe('an unpaid order whose gift cards pay for all of it after an edit', () => {
  let shop: GiftShop;
  beforeEach(async () => {
    shop = await GiftShop.open();
  });
  afterEach(() => shop.close());

  it('is paid, and what they pay too much goes back to them', async () => {
    const { codes } = await shop.buy({ cards: 1 });
    const [code = ''] = codes;
    const { number } = await shop.buy({ goods: [{ sku: 'CAP' }, { sku: 'SOCKS' }], codes, payment: 'cashondelivery' });
    expect(await shop.balanceOf(code)).toBe(0);
    const edit = { id: number, lines: [{ line: 1, qty: 1 }] };
    const path = `/api/manage/order-edit?token=${shop.shop.staff.token}`;
    await resultOf(shop.shop.fixture.call('POST', path, { ...edit, dry_run: true }));
    expect((await shop.managed(number)).money.due).toBeGreaterThan(0);
    await resultOf(shop.shop.fixture.call('POST', path, edit));
    const { money, paid, totals } = await shop.managed(number);
    expect(paid).toBe(true);
    expect(money.due).toBe(0);
    const spent = totals.find(({ code: of }) => of === 'gift_card')?.value ?? 0;
    expect(spent).toBeLessThan(0);
    expect(await shop.balanceOf(code)).toBe(5000 + Math.round(spent * 100));
  });
});

describe('the credit note of a refund after an edit', () => {
  let shop: GiftShop;
  beforeEach(async () => {
    shop = await GiftShop.open(0);
    await sellAs(shop.shop.fixture);
  });
  afterEach(() => shop.close());

  it('names as gift card what the refund gave back to it, and not what the edit did', async () => {
    const { codes } = await shop.buy({ cards: 1 });
    const [code = ''] = codes;
    const { number } = await shop.buy({ goods: [{ sku: 'CAP' }, { sku: 'SOCKS' }], codes });
    const path = `/api/manage/order-edit?token=${shop.shop.staff.token}`;
    await resultOf(shop.shop.fixture.call('POST', path, { id: number, lines: [{ line: 0, qty: 1 }] }));
    const before = await shop.balanceOf(code);
    expect(before).toBeGreaterThan(0);
    await resultOf(shop.manage('order-refund', { id: number, key: 'form-0001', other: 60, note: 'A seam was open' }));
    expect(await shop.balanceOf(code)).toBe(5000);
    const documents = await shop.database.read(async (db) => {
      const order = await db.orders.byKey(number);
      return order === undefined ? [] : (await db.invoices.ofOrder(order.id)).map(({ document }) => document);
    });
    expect(documents.at(-1)?.payments).toMatchObject([
      { kind: 'gift_card', amount: 5000 - before },
      { kind: 'money', amount: 6000 - 5000 + before },
    ]);
  });
});
