import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MoneyError,
  divideRounded,
  percentOf,
  percentOfRoundedUp,
  taxInside,
  taxOn,
  toDecimal,
  toDecimalText,
  toMinor,
} from '../../../core/kernel/money';

const amount = fc.integer({ min: -1e12, max: 1e12 });
const digits = fc.integer({ min: 0, max: 4 });
const percent = fc.integer({ min: 0, max: 2_000_000 }).map((units) => units / 10_000);

function isNearest(result: number, numerator: bigint, denominator: bigint): boolean {
  const off = 2n * (BigInt(result) * denominator - numerator);
  return (off < 0n ? -off : off) <= (denominator < 0n ? -denominator : denominator);
}

describe('toMinor', () => {
  it.each([
    [28.979, 2898],
    [1.005, 101],
    [1.115, 112],
    [8.345, 835],
    [0.1 + 0.2, 30],
    [-1.005, -101],
    [-0.004, 0],
    [19.99, 1999],
    [1e-7, 0],
    [5e-324, 0],
    ['1e-999999999', 0],
    [1.5e3, 150_000],
    ['0.005', 1],
    ['-0.005', -1],
    [' 12.30 ', 1230],
    ['12.', 1200],
    ['1.5E+2', 15_000],
    ['00012.345', 1235],
  ])('reads %j as %i exactly', (decimal, minor) => {
    expect(toMinor(decimal)).toBe(minor);
  });

  it('reads currencies with other numbers of decimals', () => {
    expect([toMinor('1234.5', 0), toMinor('1.2345', 3), toMinor(0.5, 0)]).toEqual([1235, 1235, 1]);
  });

  it.each([
    '',
    ' ',
    'abc',
    '1,5',
    '1.2.3',
    '--1',
    '+1',
    '.5',
    '0x10',
    '1e',
    'Infinity',
    Number.NaN,
    Infinity,
    -Infinity,
    '1 000',
  ])('refuses %j', (decimal) => {
    expect(() => toMinor(decimal)).toThrow(MoneyError);
  });

  it.each(['90071992547409.92', 1e21, '1e40', '1e999999'])('refuses %j, which is out of range', (decimal) => {
    expect(() => toMinor(decimal)).toThrow(/out of range/);
  });

  it('counts exactly up to the largest safe integer', () => {
    expect(toMinor('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER);
    expect(toMinor('-90071992547409.91')).toBe(-Number.MAX_SAFE_INTEGER);
  });

  it('is the inverse of decimal text and number, for every amount and currency', () => {
    fc.assert(
      fc.property(amount, digits, (minor, fraction) => {
        expect(toMinor(toDecimalText(minor, fraction), fraction)).toBe(minor);
        expect(toMinor(toDecimal(minor, fraction), fraction)).toBe(minor);
      }),
    );
  });

  it('reads any number like its text', () => {
    const number = fc.oneof(
      fc.double({ min: -8e13, max: 8e13, noNaN: true }),
      amount.map((cents) => cents / 100),
    );
    fc.assert(
      fc.property(number, (decimal) => toMinor(decimal) === toMinor(String(decimal))),
      { numRuns: 2000 },
    );
  });

  it('is symmetric about zero', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (decimal) => {
        expect(toMinor(-decimal) + toMinor(decimal)).toBe(0);
      }),
    );
  });
});

describe('toDecimalText', () => {
  it.each([
    [1999, 2, '19.99'],
    [5, 2, '0.05'],
    [-5, 2, '-0.05'],
    [0, 2, '0.00'],
    [-1999, 0, '-1999'],
    [1, 3, '0.001'],
    [100, 2, '1.00'],
  ])('writes %i with %i digits as %s', (minor, fraction, text) => {
    expect(toDecimalText(minor, fraction)).toBe(text);
  });
});

describe('divideRounded', () => {
  it('rounds halves away from zero on both sides', () => {
    const halves: [bigint, bigint][] = [
      [5n, 2n],
      [-5n, 2n],
      [5n, -2n],
      [-5n, -2n],
      [4n, 3n],
      [-4n, 3n],
      [0n, 7n],
    ];
    expect(halves.map(([n, d]) => divideRounded(n, d))).toEqual([3n, -3n, -3n, 3n, 1n, -1n, 0n]);
  });

  it('is never further than a half from the true quotient', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 20n }),
        (n, d) => {
          const off = 2n * (divideRounded(n, d) * d - n);
          expect((off < 0n ? -off : off) <= d).toBe(true);
        },
      ),
    );
  });

  it('refuses to divide by zero', () => {
    expect(() => divideRounded(1n, 0n)).toThrow(MoneyError);
  });
});

describe('percentOf', () => {
  it.each([
    [1000, 7.25, 73],
    [1000, '7.25', 73],
    [999, 50, 500],
    [-999, 50, -500],
    [1, 50, 1],
    [1, 49.9999, 0],
    [12_345, 0, 0],
    [0, 20, 0],
    [2898, 100, 2898],
    [33, 0.000001, 0],
  ])('of %i at %s is %i', (of, rate, result) => {
    expect(percentOf(of, rate)).toBe(result);
  });

  it('is symmetric for negative amounts: a charge equals its refund', () => {
    fc.assert(
      fc.property(amount, percent, (of, rate) => {
        expect(percentOf(-of, rate) + percentOf(of, rate)).toBe(0);
      }),
    );
  });

  it('is the nearest whole amount', () => {
    fc.assert(
      fc.property(amount, percent, (of, rate) => {
        expect(isNearest(percentOf(of, rate), BigInt(of) * BigInt(toMinor(rate, 6)), 10n ** 8n)).toBe(true);
      }),
    );
  });

  it('refuses a percentage that is not a number, and a result out of range', () => {
    expect(() => percentOf(100, 'many')).toThrow(MoneyError);
    expect(() => percentOf(Number.MAX_SAFE_INTEGER, 200)).toThrow(/out of range/);
  });
});

describe('percentOfRoundedUp', () => {
  it.each([
    [1000, 10, 1, 100],
    [1001, 10, 1, 101],
    [1001, 10, 100, 200],
    [1000, 10, 100, 100],
    [0, 10, 100, 0],
    [-1001, 10, 1, -100],
  ])('of %i at %i in steps of %i is %i', (of, rate, step, result) => {
    expect(percentOfRoundedUp(of, rate, step)).toBe(result);
  });

  it('is a multiple of the step, never below the exact figure and less than a step above it', () => {
    fc.assert(
      fc.property(amount, percent, fc.constantFrom(1, 5, 10, 100), (of, rate, step) => {
        const result = BigInt(percentOfRoundedUp(of, rate, step));
        const above = result * 10n ** 8n - BigInt(of) * BigInt(toMinor(rate, 6));
        expect(result % BigInt(step)).toBe(0n);
        expect(above >= 0n && above < 10n ** 8n * BigInt(step)).toBe(true);
      }),
    );
  });
});

describe('taxInside and taxOn', () => {
  it.each([
    [1200, 20, 200],
    [1199, 20, 200],
    [-1200, 20, -200],
    [1999, 0, 0],
    [2898, 7.25, 196],
  ])('taxInside finds in %i at %s percent a tax of %i', (gross, rate, tax) => {
    expect(taxInside(gross, rate)).toBe(tax);
  });

  it('taxOn adds to 1000 at 20 percent a tax of 200', () => {
    expect(taxOn(1000, 20)).toBe(200);
  });

  it('are inverse to the cent', () => {
    fc.assert(
      fc.property(amount, percent, (net, rate) => {
        const tax = taxOn(net, rate);
        expect(Math.abs(taxInside(net + tax, rate) - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('split a gross amount into a net and a tax that sum up to it', () => {
    fc.assert(
      fc.property(amount, percent, (gross, rate) => {
        const tax = taxInside(gross, rate);
        expect(isNearest(tax, BigInt(gross) * BigInt(toMinor(rate, 6)), 10n ** 8n + BigInt(toMinor(rate, 6)))).toBe(
          true,
        );
        expect(Math.abs(taxOn(gross - tax, rate) - tax)).toBeLessThanOrEqual(Math.ceil(rate / 100));
        expect(taxInside(-gross, rate) + tax).toBe(0);
      }),
    );
  });
});
