import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateTotals, earningOf, type TotalsInput } from '../../../core/totals';

const card = { id: 'card', unitPrice: 20_000, qty: 1, taxRate: 0, isGiftCard: true };
const tee = { id: 'tee', unitPrice: 2400, qty: 1, taxRate: 20 };
const of = (over: Partial<TotalsInput>) =>
  earningOf(calculateTotals({ lines: [tee], pricesIncludeTax: true, shipping: { amount: 500, taxRate: 20 }, ...over }));

describe("the basis of an order's earnings", () => {
  it('is its goods with tax, in any split of money and gift cards, without shipping', () => {
    expect(of({})).toEqual({ goods: 2400, tax: 400 });
    for (const balance of [1, 2400, 2900, 99_999])
      expect(of({ giftCards: [{ id: 'a', code: 'A', balance }] })).toEqual({ goods: 2400, tax: 400 });
  });

  it('excludes gift cards', () => {
    expect(of({ lines: [card] })).toEqual({ goods: 0, tax: 0 });
    expect(of({ lines: [{ ...card, taxRate: 20 }], pricesIncludeTax: false })).toEqual({ goods: 0, tax: 0 });
    expect(of({ lines: [card, tee] })).toEqual(of({}));
  });

  it('excludes amounts paid with bonuses', () => {
    const bonuses = { account: 1000, isVip: true, spend: true, proportion: 1 };
    expect(of({ bonuses })).toEqual({ goods: 1400, tax: 400 });
    expect(of({ bonuses: { ...bonuses, account: 2900 } }).goods).toBe(0);
  });

  it('is the same with and without gift cards in the bag', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 9 }),
        (account, balance, qty) => {
          const bonuses = { account, isVip: false, spend: true, proportion: 0.3 };
          const means = { bonuses, giftCards: [{ id: 'a', code: 'A', balance }] };
          expect(of({ ...means, lines: [tee, { ...card, qty }] })).toEqual(of({ ...means, lines: [tee] }));
        },
      ),
    );
  });
});
