import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planBatches } from '../../../core/stock/plan-batches';

describe('SKU batches', () => {
  it('have 15 each, every SKU once, without invalid ones', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 80 }), (skus) => {
        const batches = planBatches(skus, 15);
        const wanted = [...new Set(skus)].filter((sku) => sku !== '' && !sku.includes(','));
        expect(batches.flat()).toEqual(wanted);
        for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(15);
        expect(batches).toHaveLength(Math.ceil(wanted.length / 15));
      }),
    );
  });

  it('are filled one after the other, and are none for an empty list', () => {
    expect(planBatches(['A', 'B', 'A', '', 'C,D', 'E'], 2)).toEqual([['A', 'B'], ['E']]);
    expect(planBatches(['A', 'B'], 2)).toEqual([['A', 'B']]);
    expect(planBatches(['', ','], 2)).toEqual([]);
  });
});
