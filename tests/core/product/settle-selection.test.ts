import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopConfigInput } from '../../../core/config';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { openBrowsing, type Browsing, type BrowsingOptions } from '../browsing';
import { openShop } from '../open-shop';

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
const preselect = (value: 'look' | 'variant' | 'nothing'): { readonly config: ShopConfigInput } => ({
  config: { products: { preselect: value } },
});

describe('the initial selection', () => {
  it('is the displayed colour, without a size', async () => {
    const view = await browse().product.load({ sku: 'JACKET' });
    expect(view.configuration.selection).toEqual({ color: 'black' });
    expect(view.unchosen).toEqual(['size']);
    expect(view.options.find(({ code }) => code === 'size')?.choices.some(({ selected }) => selected)).toBe(false);
    expect(view.path).toMatch(/^\/p\/JACKET\/[^/]+\?color=black$/);
    expect(view.stock).toEqual({ status: 'ok' });
  });

  it('is the whole first available variant if the shop says so (S §4)', async () => {
    const view = await browse(preselect('variant')).product.load({ sku: 'JACKET' });
    expect(view.configuration.selection).toEqual({ color: 'black', size: 's' });
    expect(view.unchosen).toEqual([]);
    expect(view.errors).toEqual({});
  });

  it('is empty if configured so', async () => {
    const view = await browse(preselect('nothing')).product.load({ sku: 'JACKET' });
    expect(view.configuration.selection).toEqual({});
    expect(view.unchosen).toEqual(['color', 'size']);
  });

  it('includes options with only one value, in any configuration', async () => {
    const { product } = browse(preselect('nothing'));
    const view = await product.load({ sku: 'JACKET' });
    const children = (view.parent.configurable_children ?? []).filter(({ sku }) => sku === 'JACKET-BLACK-S');
    const parent = { ...view.parent, configurable_children: children };
    expect(product.restore({ ...view, parent }).unchosen).toEqual([]);
  });

  it('is the one in the URL', async () => {
    const { product } = browse(preselect('nothing'));
    expect((await product.load({ sku: 'JACKET-BLACK-M' })).unchosen).toEqual([]);
    expect((await product.load({ sku: 'JACKET', selection: { size: 'M' } })).unchosen).toEqual(['color']);
  });
});

describe('a choice that excludes another one', () => {
  it('deselects the other one without a replacement', async () => {
    const { product } = browse();
    const medium = product.choose(await product.load({ sku: 'JACKET' }), 'size', 'm');
    const red = product.choose(medium, 'color', 'red');
    expect(red.configuration.selection).toEqual({ color: 'red' });
    expect(red.unchosen).toEqual(['size']);
  });
});

describe('a missing selection', () => {
  it('keeps the product out of the cart, which names it by label and by code', async () => {
    const { shop } = await openShop();
    const view = await shop.product.load({ sku: 'JACKET' });
    const { items, problems } = await shop.cart.add(view);
    expect(items).toEqual([]);
    expect(problems).toMatchObject([{ sku: 'JACKET', code: 'choose-variant', fields: ['size'] }]);
    expect(problems[0]?.message).toContain('Size');
    const chosen = shop.product.choose(view, 'size', 'm');
    expect((await shop.cart.add(chosen)).items).toMatchObject([{ sku: 'JACKET-BLACK-M' }]);
  });

  it('is not in the link of a list entry', async () => {
    const { shop } = await openShop();
    await shop.wishlist.add(await shop.product.load({ sku: 'JACKET' }));
    const [kept] = shop.wishlist.snapshot.items;
    expect(kept).toMatchObject({ matched_options: { color: 'black' } });
    expect(kept && shop.routing.productLink(kept)).toMatch(/\?color=black$/);
  });
});
