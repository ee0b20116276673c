import { sha3_224 } from 'js-sha3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product, StockRecord } from '../../../core/contract';
import { planAdd } from '../../../core/cart/plan-add';
import { startBundle, unitPrice } from '../../../core/pricing';
import { partsStock } from '../../../core/product/parts-stock';
import { startConfiguration } from '../../../core/product/start-configuration';
import { aProduct } from './build';

const stock = (qty: number): StockRecord => ({ qty, is_in_stock: qty > 0 });

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
  it('is limited by the scarcest selected part', () => {
    expect(partsStock(kit([5, 0], 6), as(1))).toEqual({ status: 'ok', qty: 3 });
    expect(partsStock(kit([2, 0], 6), as(3))).toEqual({ status: 'volatile', qty: 2 });
  });

  it('is out when a selected part is, and in when another was selected', () => {
    const sold = kit([0, 9], 6);
    expect(partsStock(sold, as(1))).toEqual({ status: 'out_of_stock', qty: 0 });
    const other = { 1: { qty: 1, selections: [12] } };
    expect(partsStock(sold, as(1, other))).toEqual({ status: 'ok', qty: 3 });
  });

  it('starts with an available part if the default is sold out, and with the default if all are', () => {
    expect(startBundle(kit([0, 9], 6))).toEqual({ 1: { qty: 1, selections: [12] } });
    expect(partsStock(kit([0, 9], 6), as(1, startBundle(kit([0, 9], 6))))).toEqual({ status: 'ok', qty: 3 });
    for (const bundle of [kit([3, 9], 6), kit([0, 0], 6), kit([3, 9], 0)]) {
      expect(startBundle(bundle)).toEqual({});
    }
  });

  it('is out when there are fewer of a part than one bundle needs', () => {
    expect(partsStock(kit([5, 0], 1), as(1))).toEqual({ status: 'out_of_stock', qty: 0 });
  });

  it('is unknown if no part has any', () => {
    const silent = aProduct({
      type_id: 'bundle',
      bundle_options: [{ option_id: 1, product_links: [{ sku: 'A', qty: 1 }] }],
    });
    expect(partsStock(silent, as(1))).toBeUndefined();
  });

  it('never exceeds the stock of any part', () => {
    const few = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(few, few, fc.integer({ min: 1, max: 5 }), (mats, balls, qty) => {
        const answer = partsStock(kit([mats, 0], balls), as(qty));
        const whole = Math.min(mats, Math.floor(balls / 2));
        expect(answer).toEqual({ status: whole >= qty ? 'ok' : whole > 0 ? 'volatile' : 'out_of_stock', qty: whole });
      }),
    );
  });
});

describe('a set with a sold-out part', () => {
  const link = (sku: string, price: number, qty: number) => ({
    link_type: 'associated',
    linked_product_sku: sku,
    price,
    stock: stock(qty),
  });
  const set = (...left: readonly number[]) =>
    aProduct({ type_id: 'grouped', product_links: left.map((qty, at) => link(`P${String(at)}`, 10 + at, qty)) });
  const begun = (product: Product) => ({ product, configuration: startConfiguration(product, {}) });

  it('starts without it, costs the price of the rest, and is available like the rest', () => {
    const { product, configuration } = begun(set(5, 0, 2));
    expect(configuration.parts).toEqual({ P0: 1, P1: 0, P2: 1 });
    expect(unitPrice(product, configuration).final).toBe(2200);
    expect(partsStock(product, configuration)).toEqual({ status: 'ok', qty: 2 });
    expect(partsStock(product, { ...configuration, parts: { P0: 1, P1: 0, P2: 3 } })).toEqual({
      status: 'out_of_stock',
      qty: 0,
    });
  });

  it('costs the same in a list, and is added to the cart at that price', () => {
    const product = set(5, 0, 2);
    expect(unitPrice(product).final).toBe(2200);
    const { wanted } = planAdd(product, 1, { minQuantity: 1, maxQuantity: 99 }, sha3_224);
    expect(wanted.map(({ item }) => item.sku)).toEqual(['P0', 'P2']);
  });

  it('is sold out, at its whole price, if all of it is', () => {
    const { product, configuration } = begun(set(0, 0));
    expect(unitPrice(product, configuration).final).toBe(2100);
    expect(partsStock(product, configuration)).toEqual({ status: 'out_of_stock', qty: 0 });
  });
});
