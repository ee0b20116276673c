import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashbackOf, earnsCashback } from '../../../core/orders/cashback';
import { lineShares } from '../../../core/orders/line-shares';

const rules = { award_bonuses: true, award_bonuses_amount: 10 };

describe('the bonuses that an order earns', () => {
  it('are a percentage of what is paid for its goods', () => {
    expect(cashbackOf(12_345, rules)).toBe(1235);
    expect(cashbackOf(12_345, { ...rules, award_bonuses_amount: 250 })).toBe(12_345);
  });
  it('are none while the shop awards none, and none of a free order', () => {
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
  it('follow what each line costs', () => {
    expect(lineShares([3000, 1000], { goods: 3600, bonus: 400, cashback: 40 })).toEqual([
      { goods: 2700, bonus: 300, cashback: 30 },
      { goods: 900, bonus: 100, cashback: 10 },
    ]);
  });
  it('add up to the whole, whatever is rounded', () => {
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
