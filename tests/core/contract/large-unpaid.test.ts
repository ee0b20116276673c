import { describe, expect, it } from 'vitest';
import { isLargeUnpaid, largeDue, type LargeUnpaidFacts } from '../../../core/contract/orders/large-unpaid';

const ORDER: LargeUnpaidFacts = {
  ...{ isOpen: true, paysFirst: false, step: 1, currency: 'USD' },
  ...{ units: 1, due: 1000 },
};
const isLarge = (facts: Partial<LargeUnpaidFacts>) => isLargeUnpaid({ ...ORDER, ...facts });

describe('a large order with deferred payment', () => {
  it('has 20 units, or is worth about a thousand dollars', () => {
    expect([isLarge({}), isLarge({ units: 19 }), isLarge({ units: 20 })]).toEqual([false, false, true]);
    expect([isLarge({ due: 99_999 }), isLarge({ due: 100_000 })]).toEqual([false, true]);
    expect([isLarge({ due: 100_000, currency: 'RUB' }), isLarge({ due: 9_000_000, currency: 'RUB' })]).toEqual([
      false,
      true,
    ]);
    expect([largeDue('EUR'), largeDue('GBP'), largeDue('constructor')]).toEqual([100_000, 100_000, 100_000]);
    expect(['CNY', 'RUB', 'UAH', 'JPY', 'KWD'].map(largeDue)).toEqual([
      700_000, 9_000_000, 4_000_000, 15_000_000, 30_000,
    ]);
  });

  it('must be checked until it is shipped, paid or cancelled, and never if it is paid on a payment page', () => {
    const big = { units: 50 };
    expect([0, 1, 2, 3, 4, 5].map((step) => isLarge({ ...big, step }))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isLarge({ ...big, isOpen: false })).toBe(false);
    expect(isLarge({ ...big, paysFirst: true })).toBe(false);
  });
});
