import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfigurableChild, Product, TaxRule } from '../../../core/contract';
import { percentOf, toDecimal, toMinor } from '../../../core/kernel/money';
import { priceProduct, taxPlaceOf, taxRate, unitPrice, withTax, type PricingContext } from '../../../core/pricing';
import { aChild, aProduct } from './build';

const NOW = Date.UTC(2026, 5, 15, 12);
const amount = fc.integer({ min: 1, max: 10_000_00 }).map((cents) => cents / 100);
const dates = fc.constantFrom(
  {},
  { special_from_date: '2026-01-01', special_to_date: '2026-12-31' },
  { special_from_date: '2026-07-01' },
  { special_to_date: '2026-06-01' },
);
const inForce = ({ special_from_date: from, special_to_date: to }: Partial<Product>): boolean =>
  (from ?? '2026-01-01') <= '2026-06-15' && (to ?? '2026-12-31') >= '2026-06-15';

const rates = fc.array(
  fc.record({
    rate: fc.integer({ min: 0, max: 2500 }).map((r) => r / 100),
    tax_country_id: fc.constantFrom('DE', 'US'),
  }),
  { maxLength: 3 },
);
const context = fc.record({ includesTax: fc.boolean(), rates }).map(({ includesTax, rates: all }): PricingContext => ({
  now: NOW,
  storeView: { tax: { sourcePriceIncludesTax: includesTax, defaultCountry: 'DE', calculateServerSide: true } },
  taxRules: [{ id: 1, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates: all }],
}));

const priced = fc.tuple(amount, fc.option(amount), dates).map(([price, special_price, window]) => ({
  price,
  special_price,
  ...window,
  tax_class_id: 2,
}));
const simple = priced.map((members) => aProduct(members));
const child: fc.Arbitrary<ConfigurableChild> = fc
  .tuple(priced, fc.constantFrom(1, 1, 2), fc.boolean(), fc.uuid())
  .map(([members, status, is_in_stock, sku]) => aChild(sku, { ...members, status, stock: { qty: 1, is_in_stock } }));
const configurable = fc
  .tuple(priced, fc.array(child, { maxLength: 5 }))
  .map(([members, children]) => aProduct({ ...members, type_id: 'configurable', configurable_children: children }));
const bundle = fc
  .array(fc.tuple(amount, fc.integer({ min: 1, max: 3 }), fc.boolean()), { minLength: 1, maxLength: 4 })
  .map((links) =>
    aProduct({
      type_id: 'bundle',
      bundle_options: [
        {
          option_id: 1,
          product_links: links.map(([price, qty, is_default], at) => ({
            id: at,
            sku: `P${at}`,
            qty,
            is_default,
            price,
          })),
        },
      ],
    }),
  );
const grouped = fc.array(amount, { maxLength: 4 }).map((prices) =>
  aProduct({
    type_id: 'grouped',
    product_links: prices.map((price, at) => ({ link_type: 'associated', linked_product_sku: `P${at}`, price })),
  }),
);
const anyProduct = fc.oneof(simple, configurable, bundle, grouped);

describe('the price of any product (S §4)', () => {
  it('is whole cents in every amount, without floating point', () => {
    fc.assert(
      fc.property(anyProduct, context, (product, where) => {
        const { price, final_price, original_price, price_tax, price_incl_tax, special_price } = priceProduct(
          product,
          where,
        );
        for (const figure of [price, final_price, original_price, price_tax, price_incl_tax, special_price]) {
          expect(toDecimal(toMinor(figure ?? 0))).toBe(figure);
        }
      }),
    );
  });

  it('equals the price of its cart line', () => {
    fc.assert(
      fc.property(anyProduct, context, (product, where) => {
        const made = priceProduct(product, where);
        expect(unitPrice(made).final).toBe(toMinor(made.final_price ?? 0));
        expect(unitPrice(made).regular).toBe(toMinor(made.original_price ?? 0));
      }),
    );
  });

  it('is the special price exactly if that is lower and inside its dates; otherwise that becomes 0', () => {
    fc.assert(
      fc.property(simple, context, (product, where) => {
        const { price, special_price } = product;
        const applies = special_price !== null && (special_price ?? 0) < (price ?? 0) && inForce(product);
        const made = priceProduct(product, where);
        expect(made.final_price).toBe(applies ? special_price : price);
        expect(made.special_price).toBe(applies ? special_price : 0);
      }),
    );
  });

  it("of a configurable is the lower of its own and its cheapest child's, in stock before sold out, without disabled ones", () => {
    fc.assert(
      fc.property(configurable, context, (product, where) => {
        const own = priceProduct({ ...product, type_id: 'simple' }, where).final_price ?? 0;
        const made = priceProduct(product, where);
        const sold = (made.configurable_children ?? []).filter(({ status }) => status !== 2);
        const available = sold.filter(({ stock }) => stock?.is_in_stock === true);
        const prices = (available.length > 0 ? available : sold).map((one) => one.final_price ?? 0);
        expect(made.final_price).toBe(Math.min(own, ...prices));
        const decided = priceProduct(product, { ...where, variantsDecide: true });
        expect(decided.final_price).toBe(prices.length > 0 ? Math.min(...prices) : own);
      }),
    );
  });

  it('of a bundle is the sum of the default link, or the first, times its qty; of a group the sum of its parts, from 0', () => {
    fc.assert(
      fc.property(bundle, grouped, context, (kit, group, where) => {
        const links = kit.bundle_options?.[0]?.product_links ?? [];
        const standard = links.find((link) => link.is_default === true) ?? links[0];
        expect(toMinor(priceProduct(kit, where).price ?? 0)).toBe(toMinor(standard?.price ?? 0) * (standard?.qty ?? 0));
        const parts = (group.product_links ?? []).reduce((sum, link) => sum + toMinor(link.price ?? 0), 0);
        expect(toMinor(priceProduct(group, where).price ?? 0)).toBe(parts);
      }),
    );
  });

  it('increases by the amount of a fixed option, and by a percent option’s share of the product price', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(simple, amount, percent, context, (product, fixed, share, where) => {
        const made = priceProduct(
          {
            ...product,
            custom_options: [
              { option_id: 1, title: 'Fixed', type: 'field', price: fixed, price_type: 'fixed' },
              { option_id: 2, title: 'Percent', type: 'field', price: share, price_type: 'percent' },
            ],
          },
          where,
        );
        const bare = unitPrice(made).final;
        const cost = (customOptions: Record<string, string>): number => unitPrice(made, { customOptions }).final - bare;
        expect(cost({ 1: 'x' })).toBe(toMinor(fixed));
        expect(cost({ 2: 'x' })).toBe(percentOf(bare, share));
        expect(cost({ 1: 'x', 2: 'x' })).toBe(toMinor(fixed) + percentOf(bare, share));
      }),
    );
  });
});

describe('tax (S §3, §4)', () => {
  const rule = (id: number, classes: readonly number[], rate: number, region = 0): TaxRule => ({
    id,
    product_tax_class_ids: [...classes],
    customer_tax_class_ids: [3],
    rates: [{ rate, tax_country_id: 'US', tax_region_id: region, region_name: region === 0 ? null : 'NY' }],
  });

  it('is 0 with no matching rule, by class, customer, country or region', () => {
    const rules = [rule(1, [2], 8, 43)];
    const place = { country: 'US', regionId: 43 };
    expect(taxRate({ rules, productClassId: 2, at: NOW, place })).toBe(8);
    expect(taxRate({ rules, productClassId: 9, at: NOW, place })).toBe(0);
    expect(taxRate({ rules, productClassId: null, at: NOW, place })).toBe(0);
    expect(taxRate({ rules, productClassId: 2, at: NOW, customerClassId: 7, place })).toBe(0);
    expect(taxRate({ rules, productClassId: 2, at: NOW, place: { country: 'DE' } })).toBe(0);
    expect(taxRate({ rules, productClassId: 2, at: NOW, place: { country: 'US', regionId: 12 } })).toBe(0);
    expect(taxRate({ rules: [], productClassId: 2, at: NOW, place })).toBe(0);
  });

  it('is that of the region in any order of the rules, and the country rate elsewhere', () => {
    const all = [rule(1, [2], 5), rule(2, [2], 8.875, 43), rule(3, [4], 20, 43)];
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 3 }), (rules) => {
        expect(taxRate({ rules, productClassId: 2, at: NOW, place: { country: 'US', regionId: 43 } })).toBe(8.875);
        expect(taxRate({ rules, productClassId: 2, at: NOW, place: { country: 'us', region: 'ny' } })).toBe(8.875);
        expect(taxRate({ rules, productClassId: 2, at: NOW, place: { country: 'US' } })).toBe(5);
      }),
    );
  });

  it('is inside a source price that includes it and on top of one that does not, to the cent', () => {
    const rate = fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), rate, (net, percent) => {
        const onTop = withTax(net, percent, false);
        expect(onTop.gross).toBe(net + onTop.tax);
        // Rounding may cost one cent.
        expect(Math.abs(withTax(onTop.gross, percent, true).net - net)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is due at the destination if known, and otherwise in the country of the store', () => {
    const tax = { sourcePriceIncludesTax: false, defaultCountry: 'US', defaultRegion: 'TX', calculateServerSide: true };
    expect(taxPlaceOf(null, tax)).toEqual({ country: 'US', region: 'TX' });
    expect(taxPlaceOf({ country_id: '' }, tax)).toEqual({ country: 'US', region: 'TX' });
    expect(taxPlaceOf({ country_id: 'DE' }, tax)).toEqual({ country: 'DE' });
    expect(taxPlaceOf({ country_id: 'GB' }, tax)).toEqual({ country: 'UK' });
    const newYork = { country_id: 'US', region_id: '43', region: 'New York' };
    expect(taxPlaceOf(newYork, tax)).toEqual({ country: 'US', regionId: 43, region: 'New York' });
    expect(taxPlaceOf({ country_id: 'US', region_id: 'no number' }, tax)).toEqual({ country: 'US' });
  });
});
