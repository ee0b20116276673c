import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowsing, type Browsing, type BrowsingOptions } from '../browsing';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import type { Storage } from '../../../core/ports';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});

function browse(options: Partial<BrowsingOptions> = {}): Browsing {
  return openBrowsing({ fetch: (request) => fixture.platform.fetch(request), clock: fixture.clock, ...options });
}
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const catalogueOf = (...items: readonly object[]) => ({
  fetch: () => json({ items, total: items.length, start: 0, perPage: 50 }),
});

describe('loading a product', () => {
  it('returns the view of its first available variant, with breadcrumbs', async () => {
    const view = await browse().product.load({ sku: 'JACKET' });
    expect(view.current.sku).toBe('JACKET-BLACK-S');
    expect(view.errors).toEqual({ choice: `Please choose Size of ${view.parent.name} first` });
    expect(view.breadcrumbs.map(({ name }) => name)).toEqual(['Women', 'Jackets']);
  });

  it('finds the product of a variant, and shows that variant', async () => {
    const view = await browse().product.load({ sku: 'JACKET-BLACK-M' });
    expect(view.parent.sku).toBe('JACKET');
    expect(view.current.sku).toBe('JACKET-BLACK-M');
  });

  it('prefers the variant in the URL to a selection, and a selection to the remembered size', async () => {
    const shop = browse();
    const first = await shop.product.load({ sku: 'JACKET', childSku: 'JACKET-BLACK-S' });
    shop.product.choose(first, 'size', 'm');
    expect((await shop.product.load({ sku: 'JACKET' })).current.sku).toBe('JACKET-BLACK-M');
    expect((await shop.product.load({ sku: 'JACKET', selection: { size: 'S' } })).current.sku).toBe('JACKET-BLACK-S');
    const key = { sku: 'JACKET', childSku: 'JACKET-BLACK-M', selection: { size: 's' } };
    expect((await shop.product.load(key)).current.sku).toBe('JACKET-BLACK-M');
  });

  it("requires a sku: 'Please provide the search key sku for product/single action!' (S §8)", async () => {
    await expect(browse().product.load({ sku: ' ' })).rejects.toMatchObject({
      code: 'search-key-missing',
      message: 'Please provide the search key sku for product/single action!',
    });
    for (const key of ['{}', '{"parentSku":"JACKET","childSku":"JACKET-BLACK-S"}', '{"sku":5}'])
      await expect(browse().product.load(JSON.parse(key) as { sku: string })).rejects.toMatchObject({
        code: 'search-key-missing',
      });
  });

  it('reports whether a product is missing, disabled or not visible', async () => {
    const { product } = browse();
    await expect(product.load({ sku: 'NIX' })).rejects.toMatchObject({ code: 'product-not-found' });
    await expect(product.load({ sku: 'OLD' })).rejects.toMatchObject({ code: 'product-not-found' });
    await expect(product.load({ sku: 'HIDDEN' })).rejects.toMatchObject({
      message: 'Product query returned empty result product visibility = 1',
    });
  });

  it("logs 'Product with type grouped has no product_links set!' and 'Product link not found' (S §8)", async () => {
    const group = { id: 1, sku: 'SET', name: 'Set', type_id: 'grouped' };
    const empty = browse(catalogueOf(group));
    await empty.product.load({ sku: 'SET' });
    expect(JSON.stringify(empty.telemetry.records)).toContain('Product with type grouped has no product_links set!');
    const link = { link_type: 'associated', linked_product_sku: 'GONE' };
    const broken = browse(catalogueOf({ ...group, product_links: [link] }));
    await broken.product.load({ sku: 'SET' });
    expect(JSON.stringify(broken.telemetry.records)).toContain('Product link not found');
  });

  it('logs invalid configurable attributes: variants without a value for an option, or with a value it does not offer (S §8)', async () => {
    const option = { attribute_code: 'size', label: 'Size', values: [{ value_index: 's', label: 'S' }] };
    const child = (sku: string, attributes: object) => ({ id: 1, sku, price: 5, custom_attributes: attributes });
    const product = { id: 1, sku: 'TEE', name: 'Tee', type_id: 'configurable', configurable_options: [option] };
    const right = child('TEE-S', [{ attribute_code: 'size', value: 's' }]);
    const wrong = [child('TEE-X', []), child('TEE-XL', [{ attribute_code: 'size', value: 'xl' }])];
    const broken = browse(catalogueOf({ ...product, configurable_children: [right, ...wrong] }));
    expect((await broken.product.load({ sku: 'TEE' })).current.sku).toBe('TEE-S');
    expect(broken.telemetry.records).toContainEqual(
      expect.objectContaining({
        message: 'Wrong configurable attributes',
        data: { sku: 'TEE', variants: ['TEE-X: size', 'TEE-XL: size'] },
      }),
    );
    const sound = browse(catalogueOf({ ...product, configurable_children: [right] }));
    await sound.product.load({ sku: 'TEE' });
    expect(JSON.stringify(sound.telemetry.records)).not.toContain('Wrong configurable');
  });

  it.each(['OUTFIT', 'SET', 'BELT', 'CARD', 'SHIRT'])('shows %s with a price', async (sku) => {
    const view = await browse().product.load({ sku });
    expect(view.price.final).toBeGreaterThan(0);
    expect(view.current.sku).toBe(sku);
  });
});

describe('remembered sizes', () => {
  it('are kept across visits, per product type and in upper case', async () => {
    const storage = createMemoryStorage();
    const shop = browse({ storage });
    shop.product.choose(await shop.product.load({ sku: 'JACKET' }), 'size', 'M');
    await expect.poll(() => storage.get('product', 'rememberedSizes')).toEqual({ jackets: 'M' });
    expect((await browse({ storage }).product.load({ sku: 'JACKET' })).current.sku).toBe('JACKET-BLACK-M');
  });

  it('apply to a server-rendered page, unless a size is selected or the feature is off', async () => {
    const storage = createMemoryStorage();
    await storage.set('product', 'rememberedSizes', { jackets: 'M' });
    const made = await browse({ config: { serverSide: true } }).product.load({ sku: 'JACKET' });
    const { product } = browse({ storage });
    expect((await product.recall(made)).configuration.selection).toEqual({ color: 'black', size: 'm' });
    const small = product.choose(made, 'size', 's');
    expect(await product.recall(small)).toBe(small);
    const silent = browse({ storage, config: { products: { preselect: 'nothing' } } });
    expect((await silent.product.load({ sku: 'JACKET' })).unchosen).toEqual(['color', 'size']);
  });

  it('are ignored if the colour in the URL does not come in them', async () => {
    const storage = createMemoryStorage();
    await storage.set('product', 'rememberedSizes', { jackets: 'M' });
    const view = await browse({ storage }).product.load({ sku: 'JACKET', selection: { color: 'red' } });
    expect(view.configuration.selection).toEqual({ color: 'red' });
    expect(view.unchosen).toEqual(['size']);
  });

  it('are neither read nor written on the server', async () => {
    const storage = createMemoryStorage();
    await storage.set('product', 'rememberedSizes', { jackets: 'M' });
    const shop = browse({ storage, config: { serverSide: true } });
    const view = await shop.product.load({ sku: 'JACKET' });
    expect(view.current.sku).toBe('JACKET-BLACK-S');
    shop.product.choose(view, 'size', 's');
    expect(await storage.get('product', 'rememberedSizes')).toEqual({ jackets: 'M' });
  });

  it('do not break a page if storage fails', async () => {
    const refuse = () => Promise.reject(new Error('disk'));
    const storage: Storage = { ...createMemoryStorage(), get: refuse, set: refuse };
    const shop = browse({ storage });
    const view = await shop.product.load({ sku: 'JACKET' });
    shop.product.choose(view, 'size', 'm');
    await expect.poll(() => shop.telemetry.records.filter(({ kind }) => kind === 'error')).toHaveLength(2);
    expect((await shop.product.load({ sku: 'JACKET' })).current.sku).toBe('JACKET-BLACK-M');
  });
});

describe('selecting and configuring', () => {
  it('switches to the variant with the selected value, and reports the other selectable values', async () => {
    const { product } = browse();
    const view = product.choose(await product.load({ sku: 'JACKET' }), 'color', 'red');
    expect(view.current.sku).toBe('JACKET-RED-S');
    expect(view.stock.status).toBe('out_of_stock');
    const size = view.options.find(({ code }) => code === 'size');
    expect(size?.choices.map(({ value, exists }) => [value, exists])).toEqual([
      ['s', true],
      ['m', false],
    ]);
  });

  it('keeps the variant while other fields are set, and prices them', async () => {
    const { product } = browse();
    const jacket = product.configure(await product.load({ sku: 'JACKET-BLACK-M' }), { qty: 3 });
    expect(jacket.current).toMatchObject({ sku: 'JACKET-BLACK-M', qty: 3 });
    const belt = await product.load({ sku: 'BELT' });
    expect(belt.errors).toEqual({ 'option-1': 'Engraving is required' });
    expect(belt.price).toMatchObject({ final: 30, from: false });
    const engraved = product.configure(belt, { customOptions: { 1: 'Ada', 2: '2' } });
    expect(engraved.price.final).toBe(belt.price.final + 2.5);
    expect(engraved.errors).toEqual({});
  });

  it('recreates the same view from its seed', async () => {
    const { product } = browse();
    const view = product.choose(await product.load({ sku: 'JACKET' }), 'size', 'm');
    const { parent, configuration, breadcrumbs } = view;
    expect(product.restore(structuredClone({ parent, configuration, breadcrumbs }))).toEqual(view);
  });
});

describe('related products', () => {
  it('are empty on any failure (S §8)', async () => {
    const { product } = browse({ fetch: () => new Response('no', { status: 500 }) });
    expect(await product.similar('JACKET')).toEqual([]);
    expect(await product.bySkus(['JACKET'])).toEqual([]);
  });

  it('have their current prices, requested in batches', async () => {
    const shop = browse();
    const skus = Array.from({ length: 60 }, (_, index) => `X${index}`);
    const found = await shop.product.bySkus(['TEE', 'SHIRT', 'TEE', '', ...skus]);
    expect(found.map(({ sku }) => sku).sort()).toEqual(['SHIRT', 'TEE']);
    expect(shop.requests).toHaveLength(2);
    expect(await shop.product.bySkus([])).toEqual([]);
  });

  it('have a page of reviews with the distribution of stars', async () => {
    const { product } = browse();
    const page = await product.reviewsPage('JACKET');
    expect(page).toMatchObject({ total: 1, items: [{ title: 'Dry at last' }] });
    expect(page.distribution.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
    expect(page.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    expect((await product.reviewsPage('JACKET', { sort: 'lowest', start: 1 })).items).toEqual([]);
    const [given] = page.items.map(({ rating }) => rating);
    expect((await product.reviewsPage('JACKET', { stars: given })).total).toBe(1);
    expect(await product.reviewsPage('JACKET', { stars: given === 5 ? 4 : 5 })).toMatchObject({ total: 0, items: [] });
  });

  it('have their approved reviews', async () => {
    const { product } = browse();
    const view = await product.load({ sku: 'JACKET' });
    expect((await product.reviews(view.current)).map(({ title }) => title)).toEqual(['Dry at last']);
  });
});
