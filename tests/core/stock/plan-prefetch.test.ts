import { describe, expect, it } from 'vitest';
import type { Product } from '../../../core/contract';
import { planPrefetch, withStock } from '../../../core/stock/plan-prefetch';
import { aChild, aProduct } from '../product/build';

function withChildren(count: number): Product {
  const children = Array.from({ length: count }, (_, at) => aChild({ size: `s${at}` }));
  return aProduct({ type_id: 'configurable', configurable_children: children });
}

describe('stock prefetching for a list (S §9)', () => {
  it('covers each product and its first 8 variants', () => {
    const skus = planPrefetch([withChildren(12), aProduct({ sku: 'CAP' })], 8);
    expect(skus).toHaveLength(1 + 8 + 1);
    expect(skus.slice(0, 2)).toEqual(['TEE', 'TEE-S0']);
    expect(skus.at(-1)).toBe('CAP');
  });

  it('is merged into product and variants; missing ones stay unchanged', () => {
    const stock = { qty: 3, is_in_stock: true };
    const [product] = withStock(
      [withChildren(2)],
      [
        { sku: 'TEE', ...stock },
        { sku: 'TEE-S1', qty: 0, is_in_stock: false },
      ],
    );
    expect(product?.stock).toEqual(stock);
    expect(product?.configurable_children?.map((child) => child.stock?.qty)).toEqual([5, 0]);
  });

  it('leaves a product without variants without them', () => {
    const stock = { qty: 3, is_in_stock: true };
    expect(planPrefetch([aProduct({ sku: 'CAP' })], 8)).toEqual(['CAP']);
    const [cap, tee] = withStock([aProduct({ sku: 'CAP' }), withChildren(1)], [{ sku: 'CAP', ...stock }]);
    expect(cap).toStrictEqual({ ...aProduct({ sku: 'CAP' }), stock });
    expect(tee).toStrictEqual(withChildren(1));
  });
});
