import { describe, expect, it } from 'vitest';
import type { CustomOption, Product } from '../../../core/contract';
import { askedPrice, dearestPrice, offeredPrice, priceProduct, unitPrice } from '../../../core/pricing';
import { withMinPrices } from '../../../core/pricing/min-price';
import { aChild, aProduct } from './build';

const context = {
  now: Date.UTC(2026, 10, 20, 12),
  storeView: { tax: { sourcePriceIncludesTax: true, defaultCountry: 'US', calculateServerSide: true } },
  taxRules: [],
};
const value = (id: number, price: number, over: object = {}) => ({
  ...{ option_type_id: id, title: String(id), price, price_type: 'fixed' as const },
  ...over,
});
const files = (over: Partial<CustomOption> = {}): CustomOption => ({
  option_id: 1,
  title: 'Files',
  type: 'radio',
  is_require: true,
  values: [value(1, 9), value(2, 7)],
  ...over,
});
const priced = (members: Partial<Product>): Product => priceProduct(aProduct({ price: 5, ...members }), context);

describe('the minimum price of a product', () => {
  it('includes the cheapest required choices', () => {
    const product = priced({ custom_options: [files()] });
    expect(product).toMatchObject({ final_price: 5, least_price: 12 });
    expect(offeredPrice(product)).toEqual({ final: 12, regular: 12 });
    expect(askedPrice(product)).toEqual({ final: 1200, regular: 1200, max: 1400 });
    expect(askedPrice(product, { customOptions: { 1: '1' } })).toEqual({ final: 1400, regular: 1400, max: 1400 });
  });

  it('equals the actual charge for the cheapest choices', () => {
    const product = priced({ custom_options: [files()] });
    expect(unitPrice(product, { customOptions: { 1: '2' } }).final).toBe(askedPrice(product).final);
  });

  it('is the final price if no required choice costs more', () => {
    for (const options of [[files({ is_require: false })], [files({ values: [value(1, 0), value(2, 4)] })], []])
      expect(priced({ custom_options: options })).not.toHaveProperty('least_price');
  });

  it("uses the merchant's default for a required choice", () => {
    const options = [files({ values: [value(1, 9, { is_default: true }), value(2, 7)] })];
    expect(priced({ custom_options: options })).toMatchObject({ least_price: 14 });
  });

  it.each(['field', 'date', 'area'])('includes the price of a required %s with a single price', (type) => {
    const product = priced({ custom_options: [files({ type, values: undefined, price: 3 })] });
    expect(product.least_price).toBe(8);
    expect(askedPrice(product).max).toBe(800);
  });

  it('can rise by the sum of all selectable values', () => {
    const ticked = priced({ custom_options: [files({ type: 'checkbox' })] });
    expect(askedPrice(ticked)).toMatchObject({ final: 1200, max: 2100 });
    const less = priced({ custom_options: [files({ type: 'checkbox', values: [value(1, -1), value(2, -2)] })] });
    expect(askedPrice(less)).toMatchObject({ final: 200, max: 400 });
  });

  it('keeps the reduction of a product', () => {
    const product = priced({ special_price: 4, custom_options: [files()] });
    expect(offeredPrice(product)).toEqual({ final: 11, regular: 12 });
  });

  it('uses the price of each variant, also for percentages', () => {
    const product = priceProduct(
      aProduct({
        type_id: 'configurable',
        price: 0,
        configurable_children: [aChild('S', { price: 10 }), aChild('M', { price: 20 })],
        custom_options: [files({ values: [value(1, 50, { price_type: 'percent' })] })],
      }),
      context,
    );
    expect(product.least_price).toBe(15);
    expect(product.configurable_children?.map(({ least_price: min }) => min)).toEqual([15, 30]);
  });

  it('is idempotent, and is removed together with its cause', () => {
    const once = priced({ custom_options: [files()] });
    expect(priceProduct(once, context)).toEqual(once);
    expect(priceProduct({ ...once, custom_options: [] }, context)).not.toHaveProperty('least_price');
  });

  it('is missing for a variant without a price', () => {
    const { price: _, ...unpriced } = aChild('M');
    const product = aProduct({
      ...{ type_id: 'configurable', custom_options: [files()] },
      configurable_children: [aChild('S', { price: 10 }), unpriced],
    });
    expect(withMinPrices(product).configurable_children).toEqual([
      aChild('S', { price: 10, least_price: 17 }),
      unpriced,
    ]);
  });

  it('follows the selection, and leaves a product without options unchanged', () => {
    expect(withMinPrices(aProduct({ least_price: 12 }))).toEqual(aProduct());
    const plain = aProduct();
    expect(withMinPrices(plain)).toBe(plain);
  });

  it('uses the final price if that is lower than the price', () => {
    const free = files({ values: [value(1, 0)] });
    const reduced = aProduct({ price: 100, final_price: 80, custom_options: [free] });
    expect(withMinPrices(reduced)).not.toHaveProperty('least_price');
  });

  it('has as maximum the dearest choices', () => {
    expect(dearestPrice(priced({ custom_options: [files()] }))).toBe(14);
    expect(dearestPrice(priced({}))).toBe(5);
  });

  it('leaves optional bundle positions empty, even if one is marked as default', () => {
    const mat = { id: 21, sku: 'MAT', qty: 1, price: 59, is_default: true };
    const options = (more: object) => [
      { option_id: 1, product_links: [{ id: 11, sku: 'BLOCK', qty: 2, price: 10 }] },
      { option_id: 2, product_links: [mat], ...more },
    ];
    const kit = (more: object) => priced({ type_id: 'bundle', bundle_options: options(more) });
    expect(kit({ required: false }).final_price).toBe(20);
    expect(kit({ required: false, product_links: [{ ...mat, price: 0 }] }).final_price).toBe(20);
    expect(kit({ required: true }).final_price).toBe(79);
    expect(unitPrice(kit({ required: false }), { bundle: { 2: { qty: 1, selections: [21] } } }).final).toBe(7900);
  });
});
