import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from '../../../core/kernel/allocate';
import { MoneyError } from '../../../core/kernel/money';

const amount = fc.integer({ min: -1e12, max: 1e12 });

describe('allocate', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 30 });

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [0, 0], [3, 2]],
    [7, [0, 1, 0, 2], [0, 2, 0, 5]],
    [0, [1, 2], [0, 0]],
    [0, [], []],
    [1, [1, 1000], [0, 1]],
  ])('splits %i over %j as %j', (whole, over, parts) => {
    expect(allocate(whole, over)).toEqual(parts);
  });

  it('gives parts that always sum to the whole', () => {
    const any = fc.array(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.maxSafeInteger(), any, (whole, over) => {
        const sum = allocate(whole, over).reduce((total, part) => total + BigInt(part), 0n);
        expect(sum).toBe(BigInt(whole));
      }),
    );
  });

  it('keeps each part within one unit of its exact share, gives nothing to a zero weight, and preserves signs', () => {
    fc.assert(
      fc.property(amount, weights, (whole, over) => {
        const total = over.reduce((sum, weight) => sum + weight, 0);
        fc.pre(total > 0);
        for (const [index, part] of allocate(whole, over).entries()) {
          const weight = over[index] ?? 0;
          const off = BigInt(part) * BigInt(total) - BigInt(whole) * BigInt(weight);
          expect((off < 0n ? -off : off) < BigInt(total)).toBe(true);
          if (weight === 0) expect(part).toBe(0);
          expect(part === 0 || part < 0 === whole < 0).toBe(true);
        }
      }),
    );
  });

  it('is symmetric for negative amounts, and never gives less to the heavier', () => {
    fc.assert(
      fc.property(amount, weights, (whole, over) => {
        const parts = allocate(Math.abs(whole), over);
        expect(allocate(-Math.abs(whole), over)).toEqual(parts.map((part) => (part === 0 ? 0 : -part)));
        const pairs = over.map((weight, index) => [weight, parts[index] ?? 0] as const).sort((a, b) => a[0] - b[0]);
        pairs.slice(1).forEach(([weight, part], index) => {
          const [lighter, less] = pairs[index] ?? [0, 0];
          if (weight > lighter) expect(part).toBeGreaterThanOrEqual(less);
        });
      }),
    );
  });

  it('refuses negative or fractional weights, and an invalid number of parts', () => {
    expect(() => allocate(10, [1, -1])).toThrow(/at least 0/);
    expect(() => allocate(10, [0.5])).toThrow(/whole numbers/);
    expect(() => allocate(10, [])).toThrow(MoneyError);
  });
});
