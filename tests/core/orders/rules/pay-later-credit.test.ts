import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinCredit } from '../../../../core/orders/rules/pay-later-credit';

describe('the credit of a customer who has paid', () => {
  it('is three times the payment, including existing debts', () => {
    expect(isWithinCredit({ paid: 1000, owed: 0 }, 3000)).toBe(true);
    expect(isWithinCredit({ paid: 1000, owed: 0 }, 3001)).toBe(false);
    expect(isWithinCredit({ paid: 1000, owed: 2500 }, 500)).toBe(true);
    expect(isWithinCredit({ paid: 1000, owed: 2500 }, 501)).toBe(false);
    expect(isWithinCredit({ paid: 0, owed: 0 }, 1)).toBe(false);
  });

  it('is never exceeded, however it is split into orders', () => {
    const amount = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(fc.array(amount), amount, (orders, paid) => {
        let owed = 0;
        for (const due of orders) if (isWithinCredit({ paid, owed }, due)) owed += due;
        expect(owed).toBeLessThanOrEqual(3 * paid);
      }),
    );
  });
});
