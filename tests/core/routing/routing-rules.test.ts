import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowsing, type Browsing, type BrowsingOptions } from '../browsing';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import type { HttpRequest } from '../../../core/ports';

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
const dispatching = { urls: { useUrlDispatcher: true } };
function bodyOf(request: HttpRequest | undefined): unknown {
  if (typeof request?.body !== 'string') throw new Error('No body');
  return JSON.parse(request.body);
}
const mapRequests = (shop: Browsing) => shop.requests.filter(({ url }) => url.startsWith('/api/url/map'));

describe('the request to the URL map (S §7)', () => {
  it('has exactly the specified fields', async () => {
    const shop = browse({ config: dispatching });
    await shop.routing.resolve('/women/jackets?childSku=JACKET-BLACK-M');
    const [request] = mapRequests(shop);
    expect(request?.method).toBe('POST');
    expect(bodyOf(request)).toEqual({
      url: 'women/jackets',
      includeFields: ['id', 'sku', 'parentSku', 'name', 'type_id', 'slug', 'url_key', 'url_path', 'identifier'],
      excludeFields: null,
      options: {
        prefetchGroupProducts: false,
        assignProductConfiguration: false,
        populateRequestCacheTags: false,
        setProductErrors: false,
        fallbackToDefaultWhenNoAvailable: false,
        separateSelectedVariant: false,
        setConfigurableProductOptions: false,
        filterUnavailableVariants: true,
      },
      filters: { sku: 'JACKET-BLACK-M' },
      groupId: null,
      groupToken: null,
    });
  });

  it('sends the normalised path: every spelling makes the same request', async () => {
    const shop = browse();
    for (const path of ['/women//jackets/', '/women/./jackets', '/women/x/../jackets'])
      await shop.routing.resolve(path);
    expect(mapRequests(shop).map(bodyOf)).toMatchObject([{ url: 'women/jackets' }]);
  });

  it.each(['/p', '/c', '/i', '/c/women/jackets'])(
    'is sent for %s, a dynamic route without its parameters',
    async (path) => {
      const shop = browse();
      await shop.routing.resolve(path);
      expect(mapRequests(shop)).toHaveLength(1);
    },
  );

  it('returns a product, a category or a CMS page', async () => {
    const shop = browse({ config: dispatching });
    const name = async (path: string) => {
      const found = await shop.routing.resolve(path);
      return found.kind === 'match' ? [found.match.name, found.match.params] : found.kind;
    };
    expect(await name('/linen-shirt-2.html')).toEqual([
      'simple-product',
      { parentSku: 'SHIRT', slug: 'linen-shirt-2' },
    ]);
    expect(await name('/women/jackets')).toEqual(['category', { slug: 'jackets-4' }]);
    expect(await name('/about')).toEqual(['cms-page', { slug: 'about' }]);
    expect(await name('/nobody/is/here')).toBe('not-found');
  });
});

describe('a size or variant in the URL', () => {
  it('is a route param in upper case without the dispatcher, and stays in the query with it', async () => {
    const plain = await browse().routing.resolve('/p/JACKET/rain-jacket-1?size=m');
    expect(plain).toMatchObject({ match: { params: { size: 'M' }, query: { size: 'm' } } });
    const path = '/rain-jacket-1.html?size=m';
    const dispatched = await browse({ config: dispatching }).routing.resolve(path);
    expect(dispatched).toMatchObject({ match: { query: { size: 'm' } } });
    expect(dispatched.kind === 'match' && dispatched.match.params).not.toHaveProperty('size');
    const inParams = await browse().routing.resolve('/p/JACKET/rain-jacket-1/JACKET-BLACK-M');
    expect(inParams).toMatchObject({ match: { params: { childSku: 'JACKET-BLACK-M' } } });
  });

  it('follows the selected variant if the first variant is in the URL', async () => {
    const shop = browse();
    const { page } = await shop.routing.open('/p/JACKET/rain-jacket-1/JACKET-BLACK-S');
    if (page.name !== 'product') throw new Error(page.name);
    const next = shop.product.choose(page.view, 'size', 'm');
    expect(shop.routing.showView(next)).toBe('/p/JACKET/rain-jacket-1/JACKET-BLACK-M');
  });

  it('stays unchanged when that option is off', async () => {
    const shop = browse({ storeCode: 'en', config: { products: { firstVariantInUrl: false } } });
    const { page } = await shop.routing.open('/en/p/JACKET/rain-jacket-1?ref=mail');
    if (page.name !== 'product') throw new Error(page.name);
    const next = shop.product.choose(page.view, 'size', 'm');
    expect(shop.routing.showView(next)).toBe('/en/p/JACKET/rain-jacket-1?ref=mail');
    expect(shop.routing.page?.name === 'product' && shop.routing.page.view.current.sku).toBe('JACKET-BLACK-M');
    const before = shop.requests.length;
    await shop.routing.open('/en/p/JACKET/rain-jacket-1?ref=mail');
    expect(shop.requests).toHaveLength(before);
  });
});

describe('a product with visibility 1', () => {
  const hidden = { id: 9, sku: 'LOOSE', parentSku: 'JACKET', name: 'x', type_id: 'simple', visibility: 1 };
  const fetch = async (request: Request) =>
    decodeURIComponent(request.url).includes('"eq":"LOOSE"')
      ? Response.json({ items: [hidden], total: 1, start: 0, perPage: 1 })
      : await fixture.platform.fetch(request);

  it('redirects to its parent: 301 on the server, replace navigation in the browser', async () => {
    const server = browse({ fetch, config: { serverSide: true } });
    const parent = /^\/p\/JACKET\/rain-jacket-1/;
    expect(await server.routing.open('/p/LOOSE/x')).toMatchObject({
      status: 301,
      redirect: expect.stringMatching(parent) as unknown,
    });
    const browser = await browse({ fetch }).routing.open('/p/LOOSE/x');
    expect(browser).toMatchObject({ page: { name: 'product' }, followed: true });
    expect(browser.redirect).toMatch(parent);
  });

  it('is shown when direct access to configurable children is not prevented', async () => {
    const shop = browse({ fetch, config: { products: { preventConfigurableChildrenDirectAccess: false } } });
    const { page, status } = await shop.routing.open('/p/JACKET/x?x=1');
    expect([page.name, status]).toEqual(['product', 200]);
    const found = await shop.product.load({ sku: 'LOOSE' });
    expect(found.parent.sku).toBe('LOOSE');
  });
});

describe('filters of a category', () => {
  it('are in the parameters of the path if configured', async () => {
    const shop = browse({ config: { urls: { filtersIn: 'params' } } });
    await shop.routing.open('/c/women-3');
    const link = shop.routing.filterLink({ code: 'color', value: 'red' });
    expect(link).toBe('/c/women-3;color=red');
    const { page } = await shop.routing.open(link);
    expect(page.name === 'category' && page.category.listing.query.filters).toEqual({ color: ['red'] });
    expect(page.route).toMatchObject({ path: '/c/women-3', params: { slug: 'women-3' } });
  });
});

describe('a category', () => {
  it.each(['/women/jackets', '/c/jackets-4', '/c/4', '/c/women%2Fjackets'])(
    'is found at %s: by its url_path, or by a route parameter that matches one of its fields',
    async (path) => {
      const { page } = await browse().routing.open(path);
      expect(page.name === 'category' && page.category.category.id).toBe(4);
    },
  );

  it('has breadcrumbs from its ancestors, each with a name and a route link', async () => {
    const { page } = await browse({ storeCode: 'en' }).routing.open('/en/c/jackets-4');
    expect(page.name === 'category' && page.category.breadcrumbs).toEqual([{ name: 'Women', path: '/en/c/women-3' }]);
  });
});

describe('going back', () => {
  it('sets the flag and restores the scroll position and the category page size', async () => {
    const shop = browse({ config: { catalogue: { pageSize: 3 } } });
    await shop.routing.open('/c/men-5');
    await shop.routing.loadMore();
    await shop.routing.open('/cart', { scroll: 640 });
    expect(shop.routing.previous).toMatchObject({ route: { path: '/c/men-5' }, scroll: 640, pageSize: 6 });
    expect(shop.routing.isBack).toBe(false);
    await shop.routing.open('/c/men-5', { back: true, scroll: 0 });
    expect(shop.routing.isBack).toBe(true);
    await shop.routing.open('/c/men-5?color=red');
    expect(shop.routing.isBack).toBe(false);
  });
});

describe('a URL in another spelling', () => {
  const server = (config: BrowsingOptions['config'] = {}) => browse({ config: { ...config, serverSide: true } });

  it.each([
    ['/c/women-3/', '/c/women-3'],
    ['http://shop.test//c//women-3?color=red', '/c/women-3?color=red'],
    ['/c/./women-3/../men-5', '/c/men-5'],
    ['http://shop.test//evil.example/', '/evil.example'],
    ['/p/JACKET?x=1', '/p/JACKET/rain-jacket-1?x=1'],
    ['/p/JACKET-BLACK-M', '/p/JACKET/rain-jacket-1/JACKET-BLACK-M'],
  ])('%s leads to %s with 301, so that a page has one address', async (url, redirect) => {
    expect(await server().routing.open(url)).toMatchObject({ status: 301, redirect });
  });

  it('is not redirected with an unknown SKU', async () => {
    const result = await server().routing.open('/p/NOBODY');
    expect(result.status).toBe(404);
    expect(result.redirect).toBeUndefined();
  });

  it('excludes path parameters and the alias of home (A §2.1)', async () => {
    expect(await server().routing.open('/c/women-3;color=red')).toMatchObject({ status: 200 });
    expect(await server().routing.open('/pwa.html')).toMatchObject({ status: 200, page: { name: 'home' } });
  });
});

describe('a choice on a product page', () => {
  it('changes the page without a request, and returns the URL', async () => {
    const shop = browse();
    const { page } = await shop.routing.open('/p/JACKET/rain-jacket-1');
    if (page.name !== 'product') throw new Error(page.name);
    const before = shop.requests.length;
    const path = shop.routing.showView(shop.product.choose(page.view, 'size', 'm'));
    expect(path).toBe('/p/JACKET/rain-jacket-1/JACKET-BLACK-M');
    expect(shop.routing.page?.name === 'product' && shop.routing.page.view.current.sku).toBe('JACKET-BLACK-M');
    expect(shop.requests).toHaveLength(before);
  });

  it('is not loaded again when its URL is opened: the page is already there, and is reported as a page view (S §7)', async () => {
    const shop = browse();
    const { page } = await shop.routing.open('/p/JACKET/rain-jacket-1');
    if (page.name !== 'product') throw new Error(page.name);
    const path = shop.routing.showView(shop.product.choose(page.view, 'size', 'm'));
    const before = shop.requests.length;
    await shop.routing.open(path);
    await new Promise((resolve) => setImmediate(resolve));
    const later = shop.requests.slice(before).map(({ url }) => url);
    expect(later).toEqual([`/url?page=${encodeURIComponent(path)}&storeCode=us`]);
    expect(shop.routing.page?.name === 'product' && shop.routing.page.view.current.sku).toBe('JACKET-BLACK-M');
  });
});
