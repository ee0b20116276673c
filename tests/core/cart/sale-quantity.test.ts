import { describe, expect, it } from 'vitest';
import { sha3_224 } from 'js-sha3';
import { mergeItem } from '../../../core/cart/merge-item';
import { planAdd } from '../../../core/cart/plan-add';
import { fitsQuantity, saleQuantity } from '../../../core/kernel/sale-quantity';
import { aProduct } from '../pricing/build';

const hash = (text: string): string => sha3_224(text);
const LINE = { min: 1, max: 10_000 };

describe('the purchase quantity', () => {
  it('is limited to the maximum of a line if the merchant sets no limit', () => {
    expect(saleQuantity({}, LINE)).toEqual({ min: 1, max: 10_000, step: 1 });
  });

  it('starts and ends at a multiple of its step', () => {
    expect(saleQuantity({ min_sale_qty: 4, max_sale_qty: 20, qty_increments: 6 }, LINE)).toEqual({
      min: 6,
      max: 18,
      step: 6,
    });
    expect(saleQuantity({ min_sale_qty: 12, qty_increments: 6 }, { min: 1, max: 100 })).toEqual({
      min: 12,
      max: 96,
      step: 6,
    });
  });

  it.each([5, 7, 0, 24, 6.5, -6])('is not %d of a product sold from 6 to 18 by the half dozen', (qty) => {
    expect(fitsQuantity(qty, saleQuantity({ max_sale_qty: 20, qty_increments: 6 }, LINE))).toBe(false);
  });

  it('is none if the maximum is below the minimum', () => {
    const never = saleQuantity({ min_sale_qty: 5, max_sale_qty: 3 }, LINE);
    expect([1, 3, 4, 5].filter((qty) => fitsQuantity(qty, never))).toEqual([]);
  });
});

describe('adding a product sold by the half dozen', () => {
  const eggs = aProduct({ sku: 'EGGS', price: 1, qty_increments: 6, max_sale_qty: 20 });
  const limits = { minQuantity: 1, maxQuantity: 10_000 };
  const plan = (qty?: number) => planAdd(eggs, qty, limits, hash);

  it('defaults to the minimum, and applies the rule to the line', () => {
    expect(plan().wanted.map(({ item }) => item)).toMatchObject([{ qty: 6, qty_increments: 6, max_sale_qty: 20 }]);
  });

  it('reports the limits if it does not fit', () => {
    expect(plan(4)).toMatchObject({
      wanted: [],
      problems: [{ code: 'quantity-step', message: 'Quantity must be a multiple of 6, from 6 to 18' }],
    });
    const cap = aProduct({ sku: 'CAP', price: 1, max_sale_qty: 2 });
    expect(planAdd(cap, 3, limits, hash).problems).toMatchObject([
      { code: 'quantity-limit', message: 'Quantity must be a whole number from 1 to 2' },
    ]);
  });

  it('never exceeds the maximum of a line by adding again', () => {
    const [item] = plan(12).wanted.map((wanted) => wanted.item);
    if (item === undefined) throw new Error('Nothing was to be added');
    expect(mergeItem([item], item, 10_000).map(({ qty }) => qty)).toEqual([18]);
  });
});
