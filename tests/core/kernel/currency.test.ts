import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from '../../../core/kernel/allocate';
import {
  amountText,
  currencyDigits,
  currencyStep,
  decimalsFault,
  isSellableCurrency,
  moneyCode,
  plainAmount,
} from '../../../core/kernel/currency';
import { percentOf, roundTo, taxInside } from '../../../core/kernel/money';
import { lineShares } from '../../../core/orders/rules/line-shares';
import { partOfUnits } from '../../../core/orders/rules/returned-units';

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const yen = fc.integer({ min: 0, max: 5_000_000 }).map((amount) => amount * 100);

describe('the decimals of a currency', () => {
  it.each([
    ['JPY', 0, 100, '1999', 199_900],
    ['KRW', 0, 100, '1999', 199_900],
    ['EUR', 2, 1, '19.99', 1999],
    ['HUF', 2, 1, '19.99', 1999],
    ['KWD', 3, 1, '19.990', 1999],
    ['MGA', 0, 100, '1999', 199_900],
  ] as const)('are those of ISO 4217: %s has %i', (code, digits, step, text, minor) => {
    expect([currencyDigits(code), currencyStep(code), amountText(minor, code)]).toEqual([digits, step, text]);
    expect(moneyCode(minor, code)).toBe(`${text} ${code}`);
    expect(plainAmount(minor / 100, code)).toBe(text);
  });

  it('reject an amount with too many decimals, and name the reason', () => {
    expect(decimalsFault(1999, 'JPY')).toBeUndefined();
    expect(decimalsFault(19.5, 'JPY')).toBe('must have no decimals: JPY has none');
    expect(decimalsFault(19.99, 'PLN')).toBeUndefined();
    expect(decimalsFault(19.999, 'PLN')).toBe('must have two decimals at most');
    expect(decimalsFault(1.95, 'KWD')).toBeUndefined();
    expect(decimalsFault(1.955, 'KWD')).toBe('must be a multiple of 0.010: amounts in KWD end in 0');
    expect([isSellableCurrency('KWD'), isSellableCurrency('CLF')]).toEqual([true, false]);
  });

  it('determine each rounding: taxes and percentages of yen are whole yen', () => {
    expect(taxInside(100_000, 10, 100)).toBe(9100);
    expect(percentOf(55_500, 12.5, 100)).toBe(6900);
    expect(roundTo(14_950, 100)).toBe(15_000);
  });
});

describe('splits of yen', () => {
  it('add up, in whole yen, over any weights', () => {
    fc.assert(
      fc.property(
        yen,
        fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 1, maxLength: 8 }),
        (amount, weights) => {
          const parts = allocate(amount, weights, 100);
          expect(sum(parts)).toBe(amount);
          expect(parts.every((part) => part % 100 === 0)).toBe(true);
        },
      ),
    );
  });

  it('keep fractions of a yen, so that nothing is lost', () => {
    expect(allocate(1050, [1, 2], 100)).toEqual([300, 750]);
    expect(sum(allocate(-1050, [1, 2], 100))).toBe(-1050);
  });

  it('sum up over any returns to exactly the payment', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(yen, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 5 }),
        yen,
        yen,
        (lines, bonus, cashback) => {
          const rows = lines.map(([row]) => row);
          const shares = lineShares(rows, { goods: sum(rows), bonus, cashback }, 100);
          expect(sum(shares.map(({ goods }) => goods))).toBe(sum(rows));
          expect(sum(shares.map((share) => share.bonus))).toBe(bonus);
          for (const [at, [, count]] of lines.entries()) {
            const paid = shares[at]?.goods ?? 0;
            const steps = Array.from({ length: count }, (_, unit) => {
              return partOfUnits(paid, unit + 1, count, 100) - partOfUnits(paid, unit, count, 100);
            });
            expect(sum(steps)).toBe(paid);
            expect(steps.every((part) => part >= 0 && part % 100 === 0)).toBe(true);
          }
        },
      ),
    );
  });
});
