import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backByLine,
  partOfStep,
  returnedAfter,
  returnedSku,
  returnReason,
  returnSteps,
  unitsOf,
} from '../../../../core/orders/rules/returned-units';

const THREE = [{ sku: 'TEE', qty: 3 }];

describe('returns of an order', () => {
  it('are cumulative: repeating one has no effect, and returned units stay returned', () => {
    const one = returnedAfter(THREE, [], [{ sku: 'TEE', qty: 1 }]);
    expect(one).toEqual([{ sku: 'TEE', qty: 1 }]);
    expect(returnedAfter(THREE, one, [{ sku: 'TEE', qty: 1 }])).toEqual(one);
    expect(returnedAfter(THREE, one, ['TEE'])).toEqual(THREE);
    expect(returnedAfter(THREE, THREE, [{ sku: 'TEE', qty: 1 }])).toEqual(THREE);
    expect(returnSteps(THREE, one, THREE)).toEqual([{ sku: 'TEE', from: 1, to: 3, of: 3 }]);
    expect(returnSteps(THREE, one, one)).toEqual([]);
    expect(returnedAfter(THREE, [], [{ sku: 'TEE', qty: 0 }, 'GONE'])).toEqual([]);
  });

  it('have a separate reason each time, which names the SKU', () => {
    const whole = { sku: 'A/2:B', from: 0, to: 3, of: 3 };
    expect(returnReason(whole)).toBe('returned:A/2:B');
    expect(returnReason({ ...whole, to: 1 })).toBe('returned/1:A/2:B');
    expect(returnReason({ ...whole, from: 1 })).toBe('returned/3:A/2:B');
    for (const to of [1, 3]) expect(returnedSku(returnReason({ ...whole, to }))).toBe('A/2:B');
    expect(returnedSku(returnReason({ ...whole, to: 12, of: 20 }))).toBe('A/2:B');
    for (const other of ['canceled', 'staff:returned:A', 'late']) expect(returnedSku(other)).toBeUndefined();
  });

  it('refund exactly the price of the line, in any number of steps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 1000 }),
        fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 20 }),
        (amount, of, stops) => {
          const way = [0, ...stops.map((stop) => Math.min(stop, of)).sort((one, other) => one - other), of];
          const parts = way.slice(1).map((to, at) => partOfStep(amount, { from: way[at] ?? 0, to, of }));
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('are spread over the lines of a SKU up to their quantities', () => {
    const lines = [
      { sku: 'TEE', count: 2 },
      { sku: 'CAP', count: 1 },
      { sku: 'TEE', count: 3 },
    ];
    expect(backByLine(lines, [{ sku: 'TEE', qty: 4 }])).toEqual([2, 0, 2]);
    expect(
      unitsOf(
        lines.map(({ sku, count }) => ({ sku, qty: count })),
        'TEE',
      ),
    ).toBe(5);
  });
});
