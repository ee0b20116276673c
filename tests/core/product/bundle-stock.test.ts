import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product, StockRecord } from '../../../core/contract';
import { bundleStock } from '../../../core/product/bundle-stock';
import { aProduct } from './build';

const stock = (qty: number): StockRecord => ({ qty, is_in_stock: qty > 0 });

/** A kit of one mat (of two to choose from) and two balls. */
function kit(mats: readonly [number, number], balls: number): Product {
  return aProduct({
    type_id: 'bundle',
    bundle_options: [
      {
        option_id: 1,
        product_links: [
          { id: 11, sku: 'MAT-A', qty: 1, is_default: true, stock: stock(mats[0]) },
          { id: 12, sku: 'MAT-B', qty: 1, stock: stock(mats[1]) },
        ],
      },
      { option_id: 2, product_links: [{ id: 21, sku: 'BALL', qty: 2, stock: stock(balls) }] },
    ],
  });
}
const as = (qty: number, bundle = {}) => ({ selection: {}, customOptions: {}, bundle, qty });

describe('the stock of a bundle', () => {
  it('is as much as the scarcest part that was chosen allows', () => {
    expect(bundleStock(kit([5, 0], 6), as(1))).toEqual({ status: 'ok', qty: 3 });
    expect(bundleStock(kit([2, 0], 6), as(3))).toEqual({ status: 'volatile', qty: 2 });
  });

  it('is out when a chosen part is, and in when another was chosen', () => {
    const sold = kit([0, 9], 6);
    expect(bundleStock(sold, as(1))).toEqual({ status: 'out_of_stock', qty: 0 });
    const other = { 1: { qty: 1, selections: [12] } };
    expect(bundleStock(sold, as(1, other))).toEqual({ status: 'ok', qty: 3 });
  });

  it('is out when there are fewer of a part than one bundle takes', () => {
    expect(bundleStock(kit([5, 0], 1), as(1))).toEqual({ status: 'out_of_stock', qty: 0 });
  });

  it('is unknown where no part has any', () => {
    const silent = aProduct({ bundle_options: [{ option_id: 1, product_links: [{ sku: 'A', qty: 1 }] }] });
    expect(bundleStock(silent, as(1))).toBeUndefined();
  });

  it('never promises more than there is of any part', () => {
    const few = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(few, few, fc.integer({ min: 1, max: 5 }), (mats, balls, qty) => {
        const answer = bundleStock(kit([mats, 0], balls), as(qty));
        const whole = Math.min(mats, Math.floor(balls / 2));
        expect(answer).toEqual({ status: whole >= qty ? 'ok' : whole > 0 ? 'volatile' : 'out_of_stock', qty: whole });
      }),
    );
  });
});
