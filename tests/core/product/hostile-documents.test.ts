import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShopError } from '../../../core/shopper';
import type { Product } from '../../../core/contract';
import { openBrowsing } from '../browsing';
import { aChild, aConfigurable, aProduct } from './build';

const headers = { 'content-type': 'application/json' };

function shopOf(...items: readonly unknown[]) {
  const answer = (list: readonly unknown[]) =>
    JSON.stringify({ items: list, total: list.length, start: 0, perPage: 50 });
  return openBrowsing({
    fetch: ({ url }) =>
      new Response(answer(url.includes('type=product') || url.includes('/products/') ? items : []), { headers }),
  });
}

const RICH: Product = {
  ...aConfigurable(),
  tax_class_id: 2,
  special_price: 60,
  special_from_date: '2026-01-01',
  media_gallery: [{ image: '/a.jpg', lab: 'Front', pos: 1 }],
  custom_options: [{ option_id: 1, title: 'Words', type: 'field', price: 5, price_type: 'percent' }],
  bundle_options: [{ option_id: 1, title: 'Part', product_links: [{ id: 1, sku: 'CAP', qty: 1, price: 3 }] }],
  product_links: [{ link_type: 'associated', linked_product_sku: 'CAP', price: 3 }],
  stock: { qty: 3, is_in_stock: true },
  category_ids: [4],
};

function placesIn(value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((entry: unknown, at) => [at, entry] as const)
    : Object.entries(value);
  return [path, ...entries.flatMap(([name, entry]) => placesIn(entry, [...path, name]))];
}

function withValue(value: unknown, [name, ...below]: readonly (string | number)[], put: unknown): unknown {
  if (name === undefined) return put;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }; // sound: paths lead through lists and objects alone
  Reflect.set(copy as object, name, withValue(Reflect.get(value as object, name), below, put)); // sound: as above
  return copy;
}

const HOSTILE = [
  null,
  '',
  'NaN',
  -1,
  0.1 + 0.2,
  1e300,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  {},
  [null],
  { toString: 'no function' },
  '<script>alert(1)</script>',
  '\u0000',
  'x'.repeat(5000),
] as const;

describe('an untrusted product document', () => {
  it('with any value at any position gives a page, or an error of the shop', async () => {
    const places = placesIn(RICH).filter((path) => path.length > 0);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.constantFrom(...HOSTILE), async (path, value) => {
        const { product } = shopOf(withValue(RICH, path, value));
        try {
          const view = await product.load({ sku: 'TEE' });
          const chosen = product.choose(view, 'size', 'm');
          expect(Number.isFinite(chosen.price.final)).toBe(true);
          product.configure(chosen, { qty: 2, customOptions: { 1: 'ADA' } });
        } catch (error) {
          if (!isShopError(error)) throw error;
        }
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  it('does not affect the rest of its list if it is broken', async () => {
    const broken = [null, 7, { id: 'x', sku: 'A', name: 'A', type_id: 'simple' }, { sku: 'B' }];
    const { catalogue } = shopOf(aProduct({ sku: 'ONE' }), ...broken, aProduct({ sku: 'TWO', id: 2 }));
    const { items } = await catalogue.search({ text: 'anything' });
    expect(items.map(({ sku }) => sku)).toEqual(['ONE', 'TWO']);
  });

  it('of an unknown type is shown, but cannot be bought', async () => {
    const { product } = shopOf(aProduct({ type_id: 'giftregistry' }));
    const view = await product.load({ sku: 'TEE' });
    expect(view.current.name).toBe('Tee');
    expect(view.errors.price).toBe('Product price is unknown, product cannot be added to the cart!');
  });

  it('keeps unknown attributes without any effect', async () => {
    const odd = { ...aProduct(), moon_phase: { of: ['full', 3] }, 'dotted.name': 1, __proto__of: 'x' };
    const { product } = shopOf(odd);
    expect((await product.load({ sku: 'TEE' })).parent).toMatchObject({ moon_phase: { of: ['full', 3] } });
  });

  it('cannot reach the prototype of all objects', async () => {
    const text =
      '{"id":1,"sku":"TEE","name":"Tee","type_id":"simple","price":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
    const { product } = shopOf(JSON.parse(text));
    await product.load({ sku: 'TEE' });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect('polluted' in {}).toBe(false);
  });

  it.each([1e300, -1e300])('with a price of %s, beyond the range of cents, has none', async (price) => {
    const { product } = shopOf(aProduct({ price }));
    expect((await product.load({ sku: 'TEE' })).errors.price).toContain('price is unknown');
  });

  it('whose variants have unknown or missing option values selects among the others', async () => {
    const mute = aChild({}, { sku: 'TEE-MUTE', custom_attributes: [] });
    const strange = aChild({ sleeve: 'long' }, { sku: 'TEE-STRANGE' });
    const product = aConfigurable();
    const children = [mute, strange, ...(product.configurable_children ?? [])];
    const shop = shopOf({ ...product, configurable_children: children });
    const view = await shop.product.load({ sku: 'TEE', selection: { color: 'black', size: 'm' } });
    expect(view.current.sku).toBe('TEE-BLACK-M');
  });
});

describe('the response of render-list and similar products', () => {
  it('is parsed product by product: a broken one is omitted', async () => {
    const { product } = shopOf(aProduct({ sku: 'ONE' }), { sku: 7 });
    expect((await product.bySkus(['ONE', 'TWO'])).map(({ sku }) => sku)).toEqual(['ONE']);
    expect((await product.similar('ONE')).map(({ sku }) => sku)).toEqual(['ONE']);
  });
});
