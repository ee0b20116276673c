import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BONUS, GiftShop } from '../../../../fixtures/gift-shop';
import { resultOf } from '../../../../fixtures/order';
import { sellAs } from '../../../../fixtures/seller';

let shop: GiftShop;
beforeEach(async () => {
  shop = await GiftShop.open(BONUS);
  await sellAs(shop.shop.fixture);
});
afterEach(() => shop.close());

describe('credit notes of an order that bonuses paid in part', () => {
  it('name the bonuses of each return once', async () => {
    const { number } = await shop.buy({ goods: [{ sku: 'TEE', qty: 4 }], bonuses: true });
    const spent = BONUS - (await shop.bonuses());
    expect(spent).toBeGreaterThan(0);
    for (const qty of [1, 4]) {
      const returned = [{ sku: 'TEE', qty }];
      await resultOf(shop.manage('order', { id: number, status: 'D', returned, return_reason: 'Too small' }));
    }
    const documents = await shop.database.read(async (db) => {
      const order = await db.orders.byKey(number);
      return order === undefined ? [] : (await db.invoices.ofOrder(order.id)).map(({ document }) => document);
    });
    const bonuses = documents
      .filter(({ kind }) => kind === 'credit_note')
      .map(({ payments }) => payments.find(({ kind }) => kind === 'bonuses')?.amount);
    expect(bonuses).toEqual([Math.floor(spent / 4), spent - Math.floor(spent / 4)]);
  });
});
