import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../core/config';
import {
  categoryLink,
  linkRules,
  listedLink,
  localPath,
  pageLink,
  productLink,
  slugOf,
  type LinkRules,
} from '../../../core/links/links';
import { matchRoute } from '../../../core/routing/match-route';
import { STORE_VIEWS, type StoreView } from '../../../core/store-views';
import { aChild, aConfigurable, aProduct, anOption } from '../product/build';

const plain: LinkRules = { prefix: '', useUrlDispatcher: false };
const clean: LinkRules = { prefix: '', useUrlDispatcher: true };
const choosing: LinkRules = { ...plain, choosesVariant: true };
const inEn: LinkRules = { prefix: '/en', useUrlDispatcher: false };

describe('the link of a product', () => {
  it('is its SKU and slug', () => {
    expect(productLink(aProduct(), plain)).toBe('/p/TEE/tee-1');
    expect(productLink(aProduct(), inEn)).toBe('/en/p/TEE/tee-1');
  });

  it('uses url_key or name without a slug', () => {
    const { slug: _slug, ...nameless } = aProduct({ name: 'Été & Hiver' });
    expect(productLink({ ...nameless, url_key: 'key' }, plain)).toBe('/p/TEE/key');
    expect(productLink(nameless, plain)).toBe('/p/TEE/ete-hiver');
  });

  it('names the variant: the selected one, the one that matched the search, or the first (S §2)', () => {
    const configurable = aConfigurable();
    expect(productLink({ ...configurable, sku: 'TEE-BLACK-M', parentSku: 'TEE' }, plain)).toBe(
      '/p/TEE/tee-1/TEE-BLACK-M',
    );
    expect(productLink({ ...configurable, matched_sku: 'TEE-RED-M' }, choosing)).toBe('/p/TEE/tee-1/TEE-RED-M');
    expect(productLink(configurable, choosing)).toBe('/p/TEE/tee-1/TEE-BLACK-S');
    expect(productLink({ ...configurable, configurable_children: [] }, choosing)).toBe('/p/TEE/tee-1');
  });

  it('names no variant if the shop does not preselect one', () => {
    const configurable = aConfigurable();
    expect(productLink(configurable, plain)).toBe('/p/TEE/tee-1');
    expect(productLink({ ...configurable, matched_sku: 'TEE-RED-M' }, plain)).toBe('/p/TEE/tee-1');
    expect(productLink(configurable, plain, { color: 'red' })).toBe('/p/TEE/tee-1?color=red');
  });

  it('names in a list the displayed colour, and the size only if the shopper filters by it', () => {
    const listed = {
      ...aConfigurable({ configurable_children: undefined }),
      matched_sku: 'TEE-RED-M',
      matched_options: { color: 'red', size: 'm' },
    };
    expect(listedLink(listed, plain)).toBe('/p/TEE/tee-1?color=red');
    expect(listedLink(listed, plain, { size: ['m'] })).toBe('/p/TEE/tee-1/TEE-RED-M');
    expect(listedLink(listed, plain, { size: ['m', 's'] })).toBe('/p/TEE/tee-1?color=red');
    expect(listedLink(listed, choosing)).toBe('/p/TEE/tee-1/TEE-RED-M');
    expect(listedLink({ ...aConfigurable(), sku: 'TEE-RED-M', parentSku: 'TEE' }, plain)).toBe(
      '/p/TEE/tee-1/TEE-RED-M',
    );
  });

  it('contains the size in upper case if size is the only option (S §2)', () => {
    const sized = aConfigurable({
      configurable_options: [anOption('size', ['s', 'm'])],
      configurable_children: [aChild({ size: 's' }), aChild({ size: 'm' })],
    });
    expect(productLink(sized, choosing)).toBe('/p/TEE/tee-1?size=S');
    expect(productLink({ ...sized, matched_sku: 'TEE-M' }, choosing)).toBe('/p/TEE/tee-1?size=M');
    const listed = { ...sized, configurable_children: undefined, matched_sku: 'TEE-xl' };
    expect(productLink(listed, choosing)).toBe('/p/TEE/tee-1?size=XL');
    expect(productLink({ ...sized, sku: 'TEE-M', parentSku: 'TEE' }, plain)).toBe('/p/TEE/tee-1?size=M');
  });

  it('is the clean path with the variant in the query if the dispatcher is on (S §2)', () => {
    const configurable = { ...aConfigurable(), url_path: 'women/tee.html' };
    expect(productLink({ ...configurable, sku: 'TEE-BLACK-S', parentSku: 'TEE' }, clean)).toBe(
      '/women/tee.html?childSku=TEE-BLACK-S',
    );
    expect(productLink({ ...aProduct(), url_path: 'tee.html' }, clean)).toBe('/tee.html');
    expect(productLink(aProduct(), clean)).toBe('/p/TEE/tee-1');
  });

  it('escapes special characters of a SKU, and can be parsed again', () => {
    const link = productLink(aProduct({ sku: 'A/B é?', slug: 'x y' }), plain);
    expect(matchRoute(link)?.params).toEqual({ parentSku: 'A/B é?', slug: 'x y' });
  });
});

describe('other links', () => {
  it('lead to categories by slug, or by path with the dispatcher', () => {
    const category = { slug: 'jackets-4', url_path: 'women/jackets' };
    expect(categoryLink(category, plain)).toBe('/c/jackets-4');
    expect(categoryLink(category, clean)).toBe('/women/jackets');
    expect(categoryLink({ slug: 'x' }, clean)).toBe('/c/x');
  });

  it('lead to pages by identifier, or by their own path', () => {
    expect(pageLink('about', inEn)).toBe('/en/i/about');
    expect(pageLink('privacy-policy', plain)).toBe('/privacy');
  });

  it('are prefixed with the store, but not twice for the home page', () => {
    expect(localPath('/', inEn)).toBe('/en');
    expect(localPath('cart', inEn)).toBe('/en/cart');
    expect(localPath('/cart', plain)).toBe('/cart');
  });
});

describe('the prefix of a store', () => {
  const view = (code: string): StoreView => {
    const found = STORE_VIEWS.find(({ storeCode }) => storeCode === code);
    if (!found) throw new Error(code);
    return found;
  };

  it('is its code, except for the default store or if prefixing is off (S §2)', () => {
    expect(linkRules(view('en'), parseConfig()).prefix).toBe('/en');
    expect(linkRules(view('us'), parseConfig()).prefix).toBe('');
    expect(linkRules(view('en'), parseConfig({ stores: { available: ['en', 'us'] } })).prefix).toBe('');
    expect(linkRules(view('en'), parseConfig({ stores: { multistore: false } })).prefix).toBe('');
    expect(linkRules({ ...view('en'), appendStoreCode: false }, parseConfig()).prefix).toBe('');
  });
});

describe('a slug', () => {
  it.each([
    ['Rain Jacket', 'rain-jacket'],
    ['Été', 'ete'],
    ['Куртка № 5', 'куртка-no-5'],
    ['!!!', '-'],
  ])('of %s is %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
});
