import { describe, expect, it } from 'vitest';
import { demoShop, productsOf, repeated, valuesOf } from './demo-shop';
import { lookUp } from '../../../core/kernel/look-up';

const shop = await demoShop();
const products = productsOf(shop);
const skus = new Set(products.map(({ sku }) => sku));
const optionsOf = (code: string): ReadonlySet<string> =>
  new Set(shop.attributesByCode.get(code)?.attribute.options.map(({ value }) => value) ?? []);

describe('references in the demo catalogue', () => {
  it('put every product into existing categories, from the lowest up to the department', () => {
    for (const product of products) {
      const ids = (product.category_ids ?? []).map(Number);
      expect(ids.length, product.sku).toBeGreaterThan(0);
      const levels = ids.map((id) => shop.categories.get(id)?.category.level ?? Number.NaN);
      expect(levels, product.sku).not.toContain(Number.NaN);
      expect(levels, product.sku).toContain(2);
    }
  });

  it('fill every category without subcategories', () => {
    const used = new Set(products.flatMap((product) => (product.category_ids ?? []).map(Number)));
    const empty = [...shop.categories.values()]
      .map(({ category }) => category)
      .filter((category) => category.level > 1 && !used.has(category.id))
      .map((category) => category.url_path);
    expect(empty).toEqual([]);
  });

  it.each(['gender', 'ptype', 'color', 'size', 'set', 'brand', 'collection', 'material', 'fit', 'sport', 'approved'])(
    'use only options of the attribute %s',
    (code) => {
      const known = optionsOf(code);
      const used = new Set(products.flatMap((product) => valuesOf(lookUp(product, code))));
      expect(used.size, code).toBeGreaterThan(1);
      expect([...used].filter((value) => !known.has(value))).toEqual([]);
    },
  );

  it('have no option twice and give every colour a swatch', () => {
    for (const { attribute } of shop.attributesByCode.values()) {
      expect(repeated(attribute.options.map(({ value }) => value)), attribute.attribute_code).toEqual([]);
    }
    const colours = shop.attributesByCode.get('color')?.attribute.options ?? [];
    expect(colours.length).toBeGreaterThanOrEqual(24);
    for (const { value, swatch } of colours) expect(swatch, value).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('give each variant one offered value for each choice, and no two variants the same', () => {
    for (const product of products.filter(({ type_id: type }) => type === 'configurable')) {
      const choices = product.configurable_options ?? [];
      const children = product.configurable_children ?? [];
      const combinations = children.map((child) =>
        choices.map(({ attribute_code: code, values }) => {
          const chosen = child.custom_attributes.filter((attribute) => attribute.attribute_code === code);
          expect(chosen, child.sku).toHaveLength(1);
          const value = String(chosen[0]?.value);
          expect(
            values.map(({ value_index: index }) => index),
            child.sku,
          ).toContain(value);
          return value;
        }),
      );
      expect(children.length, product.sku).toBeGreaterThan(0);
      expect(repeated(combinations.map((values) => values.join()))).toEqual([]);
    }
  });

  it('build sets and kits of existing simple products', () => {
    const simple = new Set(products.filter(({ type_id: type }) => type === 'simple').map(({ sku }) => sku));
    const grouped = products.filter(({ type_id: type }) => type === 'grouped');
    for (const { sku, product_links: links = [] } of grouped) {
      expect(links.length, sku).toBeGreaterThanOrEqual(2);
      for (const link of links) {
        expect(link.link_type).toBe('associated');
        expect(simple, `${sku} → ${link.linked_product_sku}`).toContain(link.linked_product_sku);
      }
    }
    const bundles = products.filter(({ type_id: type }) => type === 'bundle');
    for (const { sku, bundle_options: places = [] } of bundles) {
      for (const place of places) {
        for (const link of place.product_links) expect(simple, `${sku} → ${link.sku}`).toContain(link.sku);
        const defaults = place.product_links.filter((link) => link.is_default === true);
        expect(defaults.length, `${sku}: ${place.title ?? ''}`).toBe(place.required === true ? 1 : 0);
      }
      expect(repeated(places.flatMap((place) => place.product_links.map(({ id }) => id)))).toEqual([]);
    }
  });

  it('include stock for each SKU that can be bought', () => {
    for (const { product, stock } of shop.products.values()) {
      const own = ['bundle', 'grouped'].includes(product.type_id) ? [] : [product.sku];
      const expected = [...own, ...(product.configurable_children ?? []).map(({ sku }) => sku)];
      expect(Object.keys(stock).sort(), product.sku).toEqual(expected.sort());
    }
  });

  it('offer custom options of each type: a fixed price, a percentage, a choice, a character limit, a required one', () => {
    const options = products.flatMap((product) => product.custom_options ?? []);
    const types = new Set(options.map(({ type }) => type));
    expect([...types].sort()).toEqual(['area', 'checkbox', 'date', 'drop_down', 'email', 'field', 'radio']);
    expect(options.some((option) => option.price_type === 'fixed' && (option.price ?? 0) > 0)).toBe(true);
    expect(options.some((option) => option.price_type === 'percent')).toBe(true);
    expect(options.some((option) => option.max_characters !== undefined)).toBe(true);
    expect(new Set(options.map((option) => option.is_require === true)).size).toBe(2);
  });

  it('include reviews of existing products, of all ratings, dated after the product and before now', () => {
    const born = new Map(products.map(({ sku, created_at: created }) => [sku, Date.parse(created ?? '')]));
    expect(repeated(shop.reviews.map(({ id }) => id))).toEqual([]);
    for (const review of shop.reviews) {
      expect(skus).toContain(review.product_sku);
      expect(Date.parse(review.created_at)).toBeGreaterThan((born.get(review.product_sku) ?? 0) - 3_600_000);
    }
    expect(new Set(shop.reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
    const reviewed = new Set(shop.reviews.map((review) => review.product_sku));
    expect(reviewed.size).toBeGreaterThan(240);
    expect(reviewed.size).toBeLessThan(400);
  });
});
