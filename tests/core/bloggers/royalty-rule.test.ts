import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptBase, royaltyBase, royaltyFor } from '../../../core/bloggers/royalty-rule';

const RATES = { profitPercent: 10, bonusPercent: 2 };

describe('the base of a royalty', () => {
  it('is the money paid for the goods, excluding tax', () => {
    expect(royaltyBase({ goods: 11_900, tax: 1_900, gross: 11_900 })).toBe(10_000);
  });

  it('excludes payments with bonuses: no royalty on the bonus of a royalty', () => {
    expect(royaltyBase({ goods: 5_950, tax: 1_900, gross: 11_900 })).toBe(5_000);
    expect(royaltyBase({ goods: 0, tax: 1_900, gross: 11_900 })).toBe(0);
    expect(royaltyBase({ goods: -5, tax: 0, gross: 100 })).toBe(0);
    expect(royaltyBase({ goods: 100, tax: 0, gross: 0 })).toBe(0);
    expect(royaltyBase({ goods: 100, tax: 200, gross: 100 })).toBe(0);
  });

  it('is reduced by each returned line by the payment for it', () => {
    const money = { total: 10_500, goods: 10_000 };
    expect(keptBase(10_000, money, { lines: 2_500, other: 0 })).toBe(7_500);
    expect(keptBase(8_000, money, { lines: 2_500, other: 0 })).toBe(6_000);
    expect(keptBase(8_000, money, { lines: 10_000, other: 0 })).toBe(0);
  });

  it.each([
    { base: 0, total: 10_500, goods: 10_000, lines: 0, other: 0 },
    { base: -1, total: 10_500, goods: 10_000, lines: 0, other: 0 },
    { base: 8_000, total: 500, goods: 0, lines: 0, other: 0 },
    { base: 8_000, total: 10_000, goods: 10_000, lines: 10_000, other: 0 },
    { base: 8_000, total: 9_000, goods: 10_000, lines: 9_000, other: 0 },
    { base: 8_000, total: 8_000, goods: 10_000, lines: 9_000, other: 0 },
  ])('is zero for zero: %j', ({ base, total, goods, lines, other }) => {
    expect(keptBase(base, { total, goods }, { lines, other })).toBe(0);
  });

  it('is reduced by 30 percent if 30 percent of an order are refunded', () => {
    expect(keptBase(8_000, { total: 10_500, goods: 10_000 }, { lines: 0, other: 3_150 })).toBe(5_600);
    expect(keptBase(8_000, { total: 10_500, goods: 10_000 }, { lines: 0, other: 10_500 })).toBe(0);
    expect(keptBase(8_000, { total: 10_500, goods: 10_000 }, { lines: 0, other: 99_999 })).toBe(0);
  });
});

describe('the earnings of a blogger', () => {
  it.each([
    [10_000, 1_000, 200],
    [99, 9, 1],
    [9, 0, 0],
    [0, 0, 0],
    [-10_000, 0, 0],
  ])('are for %i: %i and %i in bonuses, rounded down', (base, sum, bonus) => {
    expect(royaltyFor(base, RATES)).toEqual({ sum, bonus });
  });

  it('follow percentages with decimals exactly', () => {
    expect(royaltyFor(10_000, { profitPercent: 7.25, bonusPercent: 0.01 })).toEqual({ sum: 725, bonus: 1 });
  });

  it('are unchanged if shipping is refunded, and never exceed the remaining payment', () => {
    const order = { total: 1_500, goods: 1_000 };
    expect(keptBase(1_000, order, { lines: 0, other: 0, shipping: 500 })).toBe(1_000);
    // An unassigned refund takes 500 of goods, then the remaining 250 of shipping.
    expect(keptBase(1_000, order, { lines: 0, other: 750, shipping: 250 })).toBe(500);
    expect(keptBase(1_000, order, { lines: 0, other: 750, shipping: 500 })).toBe(250);
    expect(keptBase(1_000, order, { lines: 400, other: 0, shipping: 500 })).toBe(600);
    expect(keptBase(1_000, order, { lines: 0, other: 1_000, shipping: 500 })).toBe(0);
  });

  it('are the rate times the retained payment, over 1,000 random refunds and returns', () => {
    const money = fc.record({
      lines: fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 8 }),
      shipping: fc.integer({ min: 0, max: 100_000 }),
      back: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      refund: fc.double({ min: 0, max: 1, noNaN: true }),
      profitPercent: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(money, ({ lines, shipping, back, refund, profitPercent }) => {
        const goods = lines.reduce((sum, line) => sum + line, 0);
        const returned = lines.filter((_, index) => back[index]).reduce((sum, line) => sum + line, 0);
        const total = goods + shipping;
        const other = Math.floor((total - returned) * refund);
        const kept = keptBase(goods, { total, goods }, { lines: returned, other });
        const left = total - returned;
        const exact = left === 0 ? 0 : ((goods - returned) * (left - other)) / left;
        expect(exact - kept).toBeLessThan(1 + 1e-6);
        expect(kept - exact).toBeLessThan(1e-6);
        if (other === 0) expect(kept).toBe(goods - returned);
        const { sum } = royaltyFor(kept, { profitPercent, bonusPercent: 0 });
        expect(sum).toBe(Math.floor((kept * profitPercent) / 100));
      }),
      { numRuns: 1000 },
    );
  });
});
