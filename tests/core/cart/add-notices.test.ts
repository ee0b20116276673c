import { describe, expect, it } from 'vitest';
import { addNotices } from '../../../core/cart/add-notices';
import { item } from './cart-builder';

describe('the notice after adding to the bag', () => {
  const mat = item({ sku: 'MAT', name: 'Mat' });
  const bottle = item({ sku: 'BOTTLE', name: 'Bottle' });

  it('is one sentence about the parts of a set', () => {
    expect(addNotices([mat, bottle], [], [mat, bottle])).toEqual([
      { type: 'success', code: 'products-added', params: { names: 'Mat, Bottle' } },
    ]);
  });

  it('names the added product, and those refused with it', () => {
    const problem = { code: 'unsafe-quantity', params: {}, sku: 'MAT', message: 'Perhaps too many' } as const;
    expect(addNotices([mat], [problem], [mat]).map(({ code }) => code)).toEqual(['product-added', 'unsafe-quantity']);
  });
});
