import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashbackKept, cashbackOf, earnsCashback, settleCashback } from '../../../../core/orders/rules/cashback';
import { lineShares } from '../../../../core/orders/rules/line-shares';

const rules = { award_bonuses: true, award_bonuses_amount: 10 };

describe('the bonuses earned by an order', () => {
  it('are a percentage of the payment for its goods', () => {
    expect(cashbackOf(12_345, rules)).toBe(1235);
    expect(cashbackOf(12_345, { ...rules, award_bonuses_amount: 250 })).toBe(12_345);
  });
  it('are zero if the shop awards none, and for a free order', () => {
    expect(cashbackOf(12_345, { ...rules, award_bonuses: false })).toBe(0);
    expect(cashbackOf(12_345, { ...rules, award_bonuses_amount: -5 })).toBe(0);
    expect(cashbackOf(0, rules)).toBe(0);
  });
  it('are awarded once it is delivered and paid, and not of a cancelled one', () => {
    const order = { isPaid: true, isDelivered: true, isCanceled: false };
    expect(earnsCashback(order)).toBe(true);
    expect(earnsCashback({ ...order, isPaid: false })).toBe(false);
    expect(earnsCashback({ ...order, isDelivered: false })).toBe(false);
    expect(earnsCashback({ ...order, isCanceled: true })).toBe(false);
  });
});

describe('the shares of lines', () => {
  it('follow the price of each line', () => {
    expect(lineShares([3000, 1000], { goods: 3600, bonus: 400, cashback: 40 })).toEqual([
      { goods: 2700, bonus: 300, cashback: 30 },
      { goods: 900, bonus: 100, cashback: 10 },
    ]);
  });
  it('add up to the whole with any rounding', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 12 }),
        amount,
        amount,
        amount,
        (rows, goods, bonus, cashback) => {
          const shares = lineShares(rows, { goods, bonus, cashback });
          const sum = (of: (share: (typeof shares)[number]) => number) =>
            shares.reduce((total, one) => total + of(one), 0);
          expect([sum((one) => one.goods), sum((one) => one.bonus), sum((one) => one.cashback)]).toEqual([
            goods,
            bonus,
            cashback,
          ]);
        },
      ),
    );
  });
});

describe('the retained cashback', () => {
  const line = { cashback: 100, goods: 1000, refunded: 0, count: 2, back: 0 };

  it('is everything without returns and refunds', () => {
    expect(cashbackKept([line, { ...line, cashback: 33 }], 0)).toBe(133);
    expect(cashbackKept([], 5)).toBe(0);
  });
  it('is reduced by units or by money, whichever is more', () => {
    expect(cashbackKept([{ ...line, back: 1 }], 0)).toBe(50);
    expect(cashbackKept([{ ...line, back: 1, refunded: 500 }], 0)).toBe(50);
    expect(cashbackKept([{ ...line, back: 1, refunded: 700 }], 0)).toBe(30);
    expect(cashbackKept([{ ...line, refunded: 1000 }], 0)).toBe(0);
  });
  it("is reduced by refunds without an item, and by refunds above a line's price", () => {
    expect(cashbackKept([line, line], 500)).toBe(150);
    expect(cashbackKept([{ ...line, refunded: 1500 }, line], 0)).toBe(50);
    expect(cashbackKept([line, line], 2500)).toBe(0);
  });
  it('is that of its units if nothing was paid for a line', () => {
    expect(cashbackKept([{ ...line, goods: 0, back: 1 }], 0)).toBe(50);
  });
});

describe('settled cashback', () => {
  const facts = { awarded: 0, due: 0, account: 0, refund: 0 };

  it('is credited to the account, if there is one', () => {
    expect(settleCashback({ ...facts, due: 80 })).toEqual({ change: 80, held: 0, awarded: 80 });
    expect(settleCashback({ ...facts, due: 80, account: undefined })).toEqual({ change: 0, held: 0, awarded: 0 });
  });
  it('is deducted from the account, then from the refund, and requested again if both are too small', () => {
    const over = { ...facts, awarded: 80, due: 10 };
    expect(settleCashback({ ...over, account: 100 })).toEqual({ change: -70, held: 0, awarded: 10 });
    expect(settleCashback({ ...over, account: 30, refund: 500 })).toEqual({ change: -30, held: 40, awarded: 10 });
    expect(settleCashback({ ...over, account: 30, refund: 15 })).toEqual({ change: -30, held: 15, awarded: 35 });
    expect(settleCashback({ ...over, account: undefined, refund: 500 })).toEqual({ change: 0, held: 70, awarded: 10 });
  });
});
