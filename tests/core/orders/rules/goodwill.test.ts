import { describe, expect, it } from 'vitest';
import { keptBase, royaltyBase } from '../../../../core/bloggers/royalty-rule';
import { cashbackKept } from '../../../../core/orders/rules/cashback';
import { cardsRefundable, cardsTakenOff } from '../../../../core/orders/rules/gift-card';
import { backToCards, goodwillSpent } from '../../../../core/contract/selling/card-goodwill';
import { orderGoodwill } from '../../../../core/orders/rules/goodwill';
import { byProviderReason } from '../../../../core/orders/rules/refund-cause';
import { earningAfter } from '../../../../core/totals';

describe('goodwill on a gift card', () => {
  const card = (balance: number, goodwillLeft: number) => ({ balance, goodwillLeft });

  it('is spent last', () => {
    expect(goodwillSpent([{ card: card(7000, 2000), amount: 5000 }])).toBe(0);
    expect(goodwillSpent([{ card: card(7000, 2000), amount: 5001 }])).toBe(1);
    expect(goodwillSpent([{ card: card(7000, 2000), amount: 7000 }])).toBe(2000);
    expect(goodwillSpent([{ card: { balance: 7000 }, amount: 7000 }])).toBe(0);
    const both = [
      { card: card(300, 300), amount: 300 },
      { card: card(500, 100), amount: 450 },
    ];
    expect(goodwillSpent(both)).toBe(350);
  });

  it('is refunded first, from all cards of an order', () => {
    const uses = [
      { id: 'a', rest: 5000, goodwill: 1000 },
      { id: 'b', rest: 800, goodwill: 800 },
      { id: 'c', rest: 400, goodwill: 0 },
    ];
    const back = (amount: number) => backToCards(uses, amount).map((part) => [part.use.id, part.amount, part.goodwill]);
    expect(back(0)).toEqual([]);
    expect(back(1200)).toEqual([
      ['a', 1000, 1000],
      ['b', 200, 200],
    ]);
    expect(back(2000)).toEqual([
      ['a', 1200, 1000],
      ['b', 800, 800],
    ]);
    expect(back(99_999)).toEqual([
      ['a', 5000, 1000],
      ['b', 800, 800],
      ['c', 400, 0],
    ]);
  });

  it('stays in an order whose payment provider refunds, because that money goes to no gift card', () => {
    const refunds = [
      { reason: 'returned:SOCKS', amount: 30 },
      { reason: byProviderReason(5), amount: 500 },
    ];
    expect(orderGoodwill(100, refunds)).toEqual({ spent: 100, left: 70 });
    expect(orderGoodwill(100, [{ reason: 'staff:form-1', amount: 101 }])).toEqual({ spent: 100, left: 0 });
  });

  it('is no payment for the card: a refund of its purchase takes money first', () => {
    const [plain, raised] = [
      { id: 'a', value: 50, balance: 50, isTakenBack: false },
      { id: 'b', value: 70, balance: 70, goodwill: 20, goodwillLeft: 20, isTakenBack: false },
    ];
    const off = (amount: number) => cardsTakenOff([plain, raised], amount).map((part) => [part.card.id, part.amount]);
    expect(off(40)).toEqual([['b', 40]]);
    expect(off(100)).toEqual([
      ['b', 50],
      ['a', 50],
    ]);
    expect(off(105)).toEqual([
      ['b', 55],
      ['a', 50],
    ]);
  });

  it('reduces no refund of the purchase once spent', () => {
    const spent = { value: 70, balance: 0, goodwill: 20, goodwillLeft: 0 };
    expect(cardsRefundable({ paid: 100, refunded: 0 }, [spent, { value: 50, balance: 50 }])).toBe(50);
  });
});

describe('earnings of goods partly paid with goodwill', () => {
  const line = { cashback: 40, goods: 1000, refunded: 0, count: 2, back: 0 };
  const kept = (refunded: number, left: number, more: object = {}) =>
    cashbackKept([{ ...line, refunded, ...more }], 0, { spent: 600, left });

  it('are those of the money, and stay while only goodwill is refunded', () => {
    expect([kept(0, 600), kept(400, 200), kept(600, 0)]).toEqual([40, 40, 40]);
    expect([kept(800, 0), kept(1000, 0)]).toEqual([20, 0]);
  });

  it('decrease with other refunds, and with units returned without money', () => {
    expect(kept(300, 600)).toBe(10);
    expect(kept(0, 600, { back: 1 })).toBe(0);
    expect(cashbackKept([line, { ...line, cashback: 0 }], 500, { spent: 1600, left: 1100 })).toBe(40);
  });

  it('are zero if goodwill pays for all of them', () => {
    expect(cashbackKept([{ ...line, cashback: 0 }], 0, { spent: 1000, left: 1000 })).toBe(0);
    expect(cashbackKept([line], 0, { spent: 1200, left: 0 })).toBe(0);
    expect(royaltyBase({ goods: 1000, tax: 0, gross: 1000, goodwill: 1000 })).toBe(0);
    expect(royaltyBase({ goods: 1000, tax: 0, gross: 1000, goodwill: 1200 })).toBe(0);
  });

  it('are the same share of a royalty base, without the tax of that share', () => {
    expect(royaltyBase({ goods: 11_900, tax: 1_900, gross: 11_900, goodwill: 5_950 })).toBe(5_000);
    const money = { total: 10_500, goods: 10_000, goodwill: 6_000 };
    const base = (back: Parameters<typeof keptBase>[2]) => keptBase(4_000, money, back);
    expect(base({ lines: 0, other: 0 })).toBe(4_000);
    expect(base({ lines: 2_500, other: 0, goodwill: 2_500 })).toBe(4_000);
    expect(base({ lines: 6_000, other: 0, goodwill: 6_000 })).toBe(4_000);
    expect(base({ lines: 8_000, other: 0, goodwill: 6_000 })).toBe(2_000);
    // At the provider, where no goodwill goes back.
    expect(base({ lines: 0, other: 10_500 })).toBe(0);
    expect(base({ lines: 0, other: 2_100 })).toBe(2_000);
    // Never more than was agreed, though goodwill comes back for shipping.
    expect(base({ lines: 0, other: 0, shipping: 500, goodwill: 500 })).toBe(4_000);
  });

  it('are reduced by goodwill that pays later, rounded down', () => {
    expect(earningAfter(100, 1000, { before: 0, after: 333 })).toBe(66);
    expect(earningAfter(66, 1000, { before: 333, after: 1000 })).toBe(0);
    expect(earningAfter(66, 1000, { before: 333, after: 1200 })).toBe(0);
    expect(earningAfter(0, 1000, { before: 1000, after: 1000 })).toBe(0);
  });
});
