import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfigurableChild } from '../../../core/contract';
import { priceProduct, type PricingContext } from '../../../core/pricing';
import { aChild, aProduct, aTaxRule } from './build';

const NOW = Date.UTC(2026, 5, 15, 12);
const net: PricingContext = {
  now: NOW,
  storeView: { tax: { sourcePriceIncludesTax: false, defaultCountry: 'DE', calculateServerSide: true } },
  taxRules: [aTaxRule([{ rate: 19, tax_country_id: 'DE' }])],
};
const gross: PricingContext = {
  ...net,
  storeView: { tax: { ...net.storeView.tax, sourcePriceIncludesTax: true } },
};
const later: PricingContext = { ...net, now: Date.UTC(2027, 0, 1) };

describe('the price of a product', () => {
  it('is the special price while it is active, and has the previous one', () => {
    expect(priceProduct(aProduct({ special_price: 80 }), net)).toMatchObject({
      price: 80,
      final_price: 80,
      original_price: 100,
      old_price: 100,
      special_price: 80,
    });
  });

  it('resets an inactive special price to 0', () => {
    expect(priceProduct(aProduct({ special_price: 120 }), net)).toMatchObject({
      price: 100,
      special_price: 0,
      old_price: null,
    });
  });

  it('uses the final price if it is below the price', () => {
    expect(priceProduct(aProduct({ final_price: 70 }), net)).toMatchObject({
      price: 70,
      final_price: 70,
      original_price: 100,
    });
    expect(priceProduct(aProduct({ final_price: 130 }), net)).toMatchObject({ price: 100, final_price: 100 });
  });

  it('includes or adds the tax as the store is configured', () => {
    const taxed = aProduct({ tax_class_id: 2 });
    expect(priceProduct(taxed, net)).toMatchObject({ price: 100, price_tax: 19, price_incl_tax: 119 });
    expect(priceProduct(taxed, gross)).toMatchObject({ price: 100, price_tax: 15.97, price_incl_tax: 100 });
    expect(priceProduct(aProduct(), net)).toMatchObject({ price_tax: 0, price_incl_tax: 100 });
  });

  it('has every amount with its tax as well', () => {
    const taxed = aProduct({ tax_class_id: 2, special_price: 80 });
    expect(priceProduct(taxed, net)).toMatchObject({
      ...{ price_tax: 15.2, price_incl_tax: 95.2, special_price_incl_tax: 95.2, original_price_incl_tax: 119 },
    });
    expect(priceProduct(taxed, gross)).toMatchObject({
      ...{ price_tax: 12.77, price_incl_tax: 80, special_price_incl_tax: 80, original_price_incl_tax: 100 },
    });
    expect(priceProduct(aProduct({ tax_class_id: 2 }), net).special_price_incl_tax).toBe(0);
  });

  it('is taxed for the country and customers of the sale', () => {
    const taxed = aProduct({ tax_class_id: 2 });
    const taxRules = [
      aTaxRule([
        { rate: 19, tax_country_id: 'DE' },
        { rate: 20, tax_country_id: 'FR' },
      ]),
    ];
    const taxOf = (more: Partial<PricingContext>) => priceProduct(taxed, { ...net, taxRules, ...more }).price_tax;
    expect(taxOf({})).toBe(19);
    expect(taxOf({ place: { country: 'FR' } })).toBe(20);
    expect(taxOf({ place: { country: 'IT' } })).toBe(0);
    expect(taxOf({ customerTaxClassId: 3 })).toBe(19);
    expect(taxOf({ customerTaxClassId: 4 })).toBe(0);
  });

  it.each<[string, Parameters<typeof aProduct>[0], number]>([
    ['the original, which is the source of every other', { price: 80, original_price: 100 }, 100],
    ['the lowest of price, special and final price', { special_price: 80, final_price: 70 }, 70],
    ['the special price if that is lower than the final one', { special_price: 70, final_price: 80 }, 70],
    ['the price if the final one is 0', { final_price: 0 }, 100],
    ['the price if the final one is below 0', { final_price: -5 }, 100],
    ['the price without a final one', { final_price: null }, 100],
    ['below 0 if it was set so', { price: -5 }, -5],
    ['the price if a special one made the final one', { special_price: 120, final_price: 120 }, 100],
    ['the price if a variant made the final one', { final_price: 60, cheapest_child: 'A' }, 100],
  ])('is %s', (_what, members, final) => {
    expect(priceProduct(aProduct(members), net).final_price).toBe(final);
  });

  it('stays unknown if nothing is known', () => {
    const product = { id: 1, sku: 'X', name: 'X', type_id: 'simple' };
    expect(priceProduct(product, net)).toEqual(product);
  });

  it('is restored when a special price has ended, also from an earlier result', () => {
    const source = aProduct({ special_price: 80, special_to_date: '2026-12-31' });
    expect(priceProduct(priceProduct(source, net), later)).toMatchObject({
      price: 100,
      old_price: null,
      special_price: 0,
    });
  });
});

describe('the price of a configurable product', () => {
  const configurable = (price: number, children: readonly ConfigurableChild[]) =>
    aProduct({ type_id: 'configurable', price, configurable_children: [...children] });

  it('drops to the price of its cheapest variant', () => {
    const product = configurable(100, [aChild('A', { price: 95 }), aChild('B', { price: 90 })]);
    expect(priceProduct(product, net)).toMatchObject({ price: 90, cheapest_child: 'B' });
  });

  it("becomes its cheapest child's when its own is 0", () => {
    expect(priceProduct(configurable(0, [aChild('A', { price: 95 })]), net)).toMatchObject({
      price: 95,
      old_price: null,
    });
  });

  it('stays its own when every child costs more', () => {
    expect(priceProduct(configurable(50, [aChild('A', { price: 95 })]), net)).toMatchObject({ price: 50 });
  });

  it('ignores children that are disabled or have no price', () => {
    const product = configurable(100, [
      aChild('A', { price: 10, status: 2 }),
      aChild('B', { price: 0 }),
      aChild('C', { price: 90 }),
    ]);
    expect(priceProduct(product, net)).toMatchObject({ price: 90, cheapest_child: 'C' });
  });

  it('uses the cheapest variant in stock, which its page also opens with', () => {
    const gone = { stock: { qty: 0, is_in_stock: false } };
    const children = [aChild('A', { price: 60, ...gone }), aChild('B', { price: 80 }), aChild('C', { price: 70 })];
    const product = configurable(100, children);
    expect(priceProduct(product, net)).toMatchObject({ final_price: 70, cheapest_child: 'C' });
    const soldOut = { ...product, configurable_children: children.map((child) => ({ ...child, ...gone })) };
    expect(priceProduct(soldOut, net)).toMatchObject({ final_price: 60, cheapest_child: 'A' });
  });

  it("becomes its cheapest child's if both are equal, and the earlier child's of two", () => {
    const equal = configurable(90, [aChild('A', { price: 90 }), aChild('B', { price: 90 })]);
    expect(priceProduct(equal, net)).toMatchObject({ price: 90, cheapest_child: 'A' });
    expect(priceProduct(configurable(89.99, [aChild('A', { price: 90 })]), net)).not.toHaveProperty('cheapest_child');
  });

  it('ignores variants at or above the disabled status, and variants without a price', () => {
    const product = configurable(100, [aChild('A', { price: 10, status: 1 }), aChild('B', { price: 20, status: 0 })]);
    expect(priceProduct(product, { ...net, maxStatus: 1 })).toMatchObject({ price: 20, cheapest_child: 'B' });
    const { price: _, ...unpriced } = aChild('C');
    const children = priceProduct(configurable(100, [unpriced]), net).configurable_children;
    expect(children).toEqual([unpriced]);
    expect(priceProduct(aProduct({ type_id: 'configurable' }), net)).not.toHaveProperty('configurable_children');
    const before = configurable(100, [{ ...unpriced, original_price: 50 }]);
    expect(priceProduct(before, net)).not.toHaveProperty('cheapest_child');
  });

  it('treats a variant with unknown stock as available', () => {
    const gone = aChild('A', { price: 60, stock: { qty: 0, is_in_stock: false } });
    const [unknown, some] = [
      aChild('B', { price: 80 }),
      aChild('C', { price: 90, stock: { qty: 1, is_in_stock: true } }),
    ];
    for (const children of [
      [gone, unknown, some],
      [some, unknown, gone],
    ])
      expect(priceProduct(configurable(100, children), net)).toMatchObject({ cheapest_child: 'B' });
  });

  it("shows its own special price next to its child's price only while that is one of it", () => {
    const special = (price: number) =>
      priceProduct({ ...configurable(100, [aChild('A', { price })]), special_price: 80 }, net);
    expect(special(80)).toMatchObject({ final_price: 80, original_price: 80, special_price: 0 });
    expect(
      priceProduct({ ...configurable(100, [aChild('A', { price: 90, special_price: 70 })]), special_price: 80 }, net),
    ).toMatchObject({ final_price: 70, original_price: 90, special_price: 80 });
    expect(special(81)).toMatchObject({ final_price: 80, original_price: 100, special_price: 80 });
  });

  it('uses its variants and not its own price, if the back end requires it', () => {
    const children = [aChild('A', { price: 120, special_price: 110 }), aChild('B', { price: 130 })];
    const product = { ...configurable(100, children), special_price: 90 };
    expect(priceProduct(product, net)).toMatchObject({ final_price: 90 });
    const decided = priceProduct(product, { ...net, variantsDecide: true });
    expect(decided).toMatchObject({ final_price: 110, original_price: 120, special_price: 110, cheapest_child: 'A' });
    expect(priceProduct(decided, { ...net, variantsDecide: true })).toEqual(decided);
  });

  it('includes the tax of the variant that it is taken from', () => {
    const children = [aChild('A', { price: 50, tax_class_id: 2 })];
    const priced = priceProduct({ ...configurable(100, children), tax_class_id: 9 }, net);
    expect(priced.price_incl_tax).toBe(59.5);
    expect(priced.price_incl_tax).toBe(priced.configurable_children?.[0]?.price_incl_tax);
  });

  it("prices each child, with the parent's tax class if it has none", () => {
    const product = { ...configurable(100, [aChild('A', { special_price: 60 })]), tax_class_id: 2 };
    expect(priceProduct(product, net).configurable_children?.[0]).toMatchObject({
      price: 60,
      old_price: 100,
      price_tax: 11.4,
    });
  });

  it("is restored when the cheapest child's special price has ended", () => {
    const child = aChild('A', { special_price: 60, special_to_date: '2026-12-31' });
    const priced = priceProduct(configurable(100, [child]), net);
    expect(priced).toMatchObject({ price: 60, old_price: 100 });
    expect(priceProduct(priced, later)).toMatchObject({ price: 100, old_price: null });
  });
});

describe('the price of a composite product', () => {
  it('is the sum of the default links, or the first ones, of a bundle', () => {
    const bundle = aProduct({
      type_id: 'bundle',
      price: 0,
      bundle_options: [
        {
          option_id: 1,
          product_links: [
            { sku: 'A', qty: 1, price: 10 },
            { sku: 'B', qty: 2, price: 15.5, is_default: true },
          ],
        },
        { option_id: 2, product_links: [{ sku: 'C', qty: 1, price: 9.99 }] },
      ],
    });
    expect(priceProduct(bundle, net)).toMatchObject({ price: 40.99, final_price: 40.99 });
  });

  it('starts at 0 and is the sum of the simple associated products of a group', () => {
    const link = { link_type: 'associated', linked_product_type: 'simple' };
    const group = aProduct({
      type_id: 'grouped',
      price: 999,
      product_links: [
        { ...link, linked_product_sku: 'A', price: 10 },
        { ...link, linked_product_sku: 'B', price: 20.5 },
        { ...link, linked_product_sku: 'C', price: 7, linked_product_type: 'configurable' },
        { link_type: 'upsell', linked_product_sku: 'D', price: 5 },
      ],
    });
    expect(priceProduct(group, net)).toMatchObject({ price: 30.5 });
    expect(priceProduct({ ...group, product_links: [] }, net)).toMatchObject({ price: 0 });
  });
});

describe('prices of any catalogue', () => {
  const cents = fc.integer({ min: 0, max: 100_000_00 }).map((value) => value / 100);
  const priced = fc.record(
    {
      price: cents,
      special_price: fc.option(cents),
      final_price: fc.option(cents),
      special_to_date: fc.constantFrom(null, '2026-12-31', '2026-01-01'),
    },
    { requiredKeys: ['price'] },
  );
  const anyProduct = fc
    .tuple(
      priced,
      fc.array(priced, { maxLength: 4 }),
      fc.constantFrom('simple', 'configurable'),
      fc.constantFrom(2, null),
    )
    .map(([own, children, type_id, tax_class_id]) =>
      aProduct({
        ...own,
        type_id,
        tax_class_id,
        ...(type_id === 'configurable' && {
          configurable_children: children.map((child, index) => aChild(`C${index}`, child)),
        }),
      }),
    );

  it('do not change when they are computed again', () => {
    fc.assert(
      fc.property(anyProduct, fc.boolean(), (product, isGross) => {
        const context = isGross ? gross : net;
        const once = priceProduct(product, context);
        expect(priceProduct(once, context)).toEqual(once);
      }),
    );
  });

  it('are never above the original, and an old price exists exactly if there is a reduction', () => {
    fc.assert(
      fc.property(anyProduct, (product) => {
        const { price = 0, original_price, old_price } = priceProduct(product, net);
        expect(price).toBeLessThanOrEqual(original_price ?? 0);
        expect(old_price).toBe(price < (original_price ?? 0) ? original_price : null);
      }),
    );
  });
});
