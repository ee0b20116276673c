import { DISMISS } from '../../../core/notices/notices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowsing, type Browsing, type BrowsingOptions } from '../browsing';
import { RoutingService } from '../../../core/routing/routing-service';
import type { Notification } from '../../../core/notices/notices';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { packTile } from '../../../core/routing/pack-tile';

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
const onServer = (options: Partial<BrowsingOptions> = {}) =>
  browse({ ...options, config: { ...options.config, serverSide: true } });

function notices(shop: Browsing): readonly Notification[] {
  let shown: readonly Notification[] = [];
  shop.notices.notifications$.subscribe((next) => (shown = next)).unsubscribe();
  return shown;
}
const paths = (shop: Browsing) => shop.requests.map(({ url }) => url.split('?')[0]);

describe('opening a page', () => {
  it.each([
    ['/', 'home', 'home'],
    ['/c/women-3', 'category', 'category'],
    ['/search?q=jacket', 'search', 'search'],
    ['/p/SHIRT/linen-shirt-2', 'product', 'simple-product'],
    ['/p/CARD/gift-card-11', 'product', 'virtual-product'],
    ['/p/OUTFIT/weekend-outfit-8', 'product', 'bundle-product'],
    ['/p/JACKET/rain-jacket-1', 'product', 'configurable-product'],
    ['/p/JACKET/rain-jacket-1/JACKET-BLACK-M', 'product', 'configurable-product'],
    ['/i/about', 'cms-page', 'cms-page'],
    ['/cart', 'cart', 'cart'],
    ['/cart/code', 'cart', 'cart'],
    ['/checkout', 'checkout', 'checkout'],
    ['/successful-payment', 'successful-payment', 'successful-payment'],
    ['/failed-payment', 'failed-payment', 'failed-payment'],
    ['/error', 'error', 'error'],
  ])('%s shows the page %s with the route %s', async (url, page, route) => {
    const shop = browse();
    const result = await shop.routing.open(url);
    expect(result).toMatchObject({ status: 200, page: { name: page, route: { name: route, storeCode: 'us' } } });
    expect(result.redirect).toBeUndefined();
    expect(shop.routing.page).toBe(result.page);
    expect(shop.content.settings?.name).toBe('Vitrine');
  });

  it.each([
    '/nothing',
    '/c/nothing',
    '/p/NIX/nix',
    '/p/OLD/old-coat-12',
    '/p/HIDDEN/hidden-vest-7',
    '/i/nothing',
    '/privacy',
    '/my-account/nothing',
    '/my-account/orders/7/items',
  ])('%s is not found, with the status 404', async (url) => {
    expect(await browse().routing.open(url)).toMatchObject({
      status: 404,
      page: { name: 'page-not-found', route: { name: 'page-not-found', params: { slug: 'page-not-found' } } },
    });
  });

  it('shows the variant named in the URL', async () => {
    const { page } = await browse().routing.open('/p/JACKET/rain-jacket-1/JACKET-BLACK-M');
    expect(page.name === 'product' && page.view.current.sku).toBe('JACKET-BLACK-M');
    const bySize = await browse().routing.open('/p/JACKET/rain-jacket-1?size=M');
    expect(bySize.page.name === 'product' && bySize.page.view.current.sku).toBe('JACKET-BLACK-M');
  });

  it('shows the filters in the URL', async () => {
    const { page } = await browse().routing.open('/c/women-3?color=red&utm_source=mail');
    expect(page.name === 'category' && page.category.listing.query.filters).toEqual({ color: ['red'] });
  });

  it('pings the shop after each change of route, in the browser only (S §7)', async () => {
    const shop = browse();
    await shop.routing.open('/cart?x=1');
    expect(shop.requests.at(-1)?.url).toContain('/url?page=%2Fcart%3Fx%3D1');
    const server = onServer();
    await server.routing.open('/cart');
    expect(paths(server)).not.toContain('/url');
  });

  it('reports that it is loading', async () => {
    const shop = browse();
    const states: boolean[] = [];
    shop.routing.isNavigating$.subscribe((state) => states.push(state));
    await shop.routing.open('/cart');
    expect(states).toEqual([false, true, false]);
  });

  it('lets a later call replace an earlier one', async () => {
    const gates: (() => void)[] = [];
    const shop = browse({
      fetch: async (request) => {
        if (request.url.includes('JACKET')) await new Promise<void>((resolve) => gates.push(resolve));
        return fixture.platform.fetch(request);
      },
    });
    const slow = shop.routing.open('/p/JACKET/rain-jacket-1');
    await shop.routing.open('/cart');
    for (let rounds = 0; rounds < 20; rounds += 1) {
      gates.splice(0).forEach((open) => open());
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await slow).page.name).toBe('product');
    expect(shop.routing.page?.name).toBe('cart');
    expect(shop.requests.filter(({ url }) => url.startsWith('/url'))).toHaveLength(1);
  });
});

describe('redirects', () => {
  it.each([
    ['an old slug', '/p/JACKET/old-name', '/p/JACKET/rain-jacket-1'],
    ["a variant's sku in place of the product's", '/p/JACKET-BLACK-M/x', '/p/JACKET/rain-jacket-1/JACKET-BLACK-M'],
    ['a removed variant', '/p/JACKET/rain-jacket-1/JACKET-RED-M', '/p/JACKET/rain-jacket-1'],
    ['a clean path', '/women/jackets?color=red', '/c/jackets-4?color=red'],
    ['a category by its id', '/c/4?sort=newest', '/c/jackets-4?sort=newest'],
    ['a page with its own path', '/i/privacy-policy', '/privacy'],
    ['the code of the default store', '/us/cart?x=1', '/cart?x=1'],
  ])('lead from %s to its location, with 301 on the server', async (_what, url, redirect) => {
    const fetch = async (request: Request) => {
      const page = { id: 9, identifier: 'privacy-policy', title: 'Privacy', content: '' };
      if (!request.url.includes('/api/cms/page/')) return fixture.platform.fetch(request);
      return Response.json({ code: 200, result: page });
    };
    expect(await onServer({ fetch }).routing.open(url)).toMatchObject({ status: 301, redirect });
    const shop = browse({ fetch });
    expect(await shop.routing.open(url)).toMatchObject({ status: 200, redirect, followed: true });
    expect(shop.routing.page?.route.path).toBe(redirect.split('?')[0]);
  });

  it('lead from a product that is not individually visible to its parent (S §2)', async () => {
    const hidden = { id: 9, sku: 'LOOSE', parentSku: 'JACKET', name: 'x', type_id: 'simple', visibility: 1 };
    const fetch = async (request: Request) =>
      decodeURIComponent(request.url).includes('"eq":"LOOSE"')
        ? Response.json({ items: [hidden], total: 1, start: 0, perPage: 1 })
        : await fixture.platform.fetch(request);
    const result = await onServer({ fetch }).routing.open('/p/LOOSE/x');
    expect(result).toMatchObject({ status: 301 });
    expect(result.redirect).toMatch(/^\/p\/JACKET\/rain-jacket-1/);
  });

  it('go to another store with 302 and leave the page unchanged', async () => {
    const shop = browse();
    await shop.routing.open('/cart');
    const result = await shop.routing.open('/en/checkout?x=1');
    expect(result).toMatchObject({ status: 302, redirect: '/en/checkout?x=1', page: { name: 'cart' } });
    expect(shop.routing.page?.name).toBe('cart');
    const english = browse({ storeCode: 'en' });
    expect(await english.routing.open('/cart')).toMatchObject({ status: 302, redirect: '/cart' });
    expect(await english.routing.open('/en/cart')).toMatchObject({ status: 200 });
  });
});

describe('a page that cannot be loaded', () => {
  it('shows an offline page at the requested URL, and recovers (S §8)', async () => {
    let offline = false;
    const shop = browse({
      fetch: (request) => {
        if (offline && request.url.includes('JACKET')) throw new Error('no network');
        return fixture.platform.fetch(request);
      },
    });
    await shop.routing.open('/cart');
    offline = true;
    shop.network.set(false);
    const asked = '/p/JACKET/rain-jacket-1';
    const result = await shop.routing.open(asked);
    expect(result).toMatchObject({ status: 503, page: { name: 'offline', route: { name: 'offline', path: asked } } });
    expect(result.redirect).toBeUndefined();
    expect(notices(shop)).toEqual([]);
    offline = false;
    shop.network.set(true);
    expect(await shop.routing.open(asked)).toMatchObject({ status: 200, page: { name: 'product' } });
  });

  it('does the same for home', async () => {
    const shop = browse({ fetch: () => new Response('', { status: 500 }) });
    shop.network.set(false);
    expect(await shop.routing.open('/')).toMatchObject({
      status: 503,
      page: { name: 'offline', route: { path: '/' } },
    });
  });

  it('otherwise shows an error notification with its message and OK; navigation continues (S §8)', async () => {
    const fetch = async (request: Request) =>
      request.url.includes('type=product') ? new Response('', { status: 500 }) : await fixture.platform.fetch(request);
    const shop = browse({ fetch });
    expect(await shop.routing.open('/c/women-3')).toMatchObject({
      status: 500,
      page: { name: 'error', message: 'The catalogue could not be searched' },
    });
    expect(notices(shop)).toEqual([
      expect.objectContaining({
        type: 'error',
        message: 'The catalogue could not be searched',
        action1: DISMISS,
        action2: { label: 'Try again', intent: { kind: 'go', path: '/c/women-3' } },
      }),
    ]);
    expect(await shop.routing.open('/cart')).toMatchObject({ status: 200 });
    const server = onServer({ fetch });
    expect(await server.routing.open('/c/women-3')).toMatchObject({ status: 500 });
    expect(notices(server)).toEqual([]);
  });

  it('is shown without settings and menu if these are unavailable', async () => {
    const shop = browse({
      fetch: async (request) =>
        /cms_settings|type=category/.test(request.url)
          ? new Response('', { status: 500 })
          : await fixture.platform.fetch(request),
    });
    expect(await shop.routing.open('/search?q=jacket')).toMatchObject({ status: 200, page: { name: 'search' } });
    expect(shop.telemetry.records.filter(({ kind }) => kind === 'error')).toHaveLength(2);
  });
});

describe('the transition from server to browser', () => {
  it('shows a page that nobody has seen until a shopper interacts, or navigates', async () => {
    const server = onServer();
    await server.routing.open('/p/BELT/leather-belt-10');
    const shop = browse();
    const seen: (string | undefined)[] = [];
    shop.routing.seen$.subscribe((page) => seen.push(page?.name));
    shop.routing.hydrate(JSON.parse(JSON.stringify(server.routing.dehydrate())));
    await shop.routing.open('/p/BELT/leather-belt-10');
    expect([shop.routing.page?.name, seen]).toEqual(['product', [undefined]]);
    await shop.routing.prepare();
    expect(seen).toEqual([undefined, 'product']);
    await shop.routing.open('/cart');
    expect(seen).toEqual([undefined, 'product', 'cart']);
  });

  it.each([
    '/',
    '/c/women-3?color=black',
    '/search?q=jacket',
    '/p/JACKET/rain-jacket-1/JACKET-BLACK-M',
    '/p/BELT/leather-belt-10',
    '/i/about',
    '/nothing',
  ])('%s is shown without a request', async (url) => {
    const server = onServer();
    const { page } = await server.routing.open(url);
    const states = [server.routing.dehydrate(), server.catalogue.dehydrate(), server.content.dehydrate()].map(
      (state): unknown => JSON.parse(JSON.stringify(state)),
    );
    const shop = browse();
    shop.catalogue.hydrate(states[1]);
    shop.content.hydrate(states[2]);
    shop.routing.hydrate(states[0]);
    const shown = shop.routing.page;
    expect(await shop.routing.open(url)).toEqual({ status: 200, page: shown });
    expect(shop.requests).toEqual([]);
    expect(shown?.name).toBe(page.name);
    const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T; // sound: pages are plain JSON
    if (shown?.name === 'product' && page.name === 'product') {
      expect(shown.view).toEqual(plain(page.view));
      expect(shown.similar).toEqual(plain(page.similar.map(packTile)));
    }
    if (shown?.name === 'home' && page.name === 'home') {
      expect(shown.home.slides).toEqual(plain(page.home.slides));
      expect(shown.home.bestsellers).toEqual(plain(page.home.bestsellers.map(packTile)));
      expect(shown.home.mainCategories.map((category) => category.path)).toEqual(
        page.home.mainCategories.map((category) => category.path),
      );
    }
  });

  it('omits what the browser can compute', async () => {
    const server = onServer();
    await server.routing.open('/p/JACKET/rain-jacket-1');
    expect(JSON.stringify(server.routing.dehydrate()).match(/made to be worn/g)).toHaveLength(1);
    await server.routing.open('/search?q=jacket');
    expect(JSON.stringify(server.routing.dehydrate())).toContain('"attributeMetadata":[]');
  });

  it('requests the first page again once another was opened', async () => {
    const shop = browse();
    shop.routing.hydrate({ address: '/cart?', page: { name: 'cart', route: {} } });
    await shop.routing.open('/checkout');
    await shop.routing.open('/cart');
    expect(paths(shop).filter((path) => path === '/url')).toHaveLength(2);
  });

  it('ignores an invalid state', () => {
    const shop = browse();
    for (const state of [null, 1, 'x', {}, { address: 1, page: {} }, { address: '/', page: null }])
      shop.routing.hydrate(state);
    expect(shop.routing.page).toBeNull();
    expect(shop.routing.dehydrate()).toBeNull();
  });
});

describe('a listing page', () => {
  it('toggles filters by links, keeps the rest and returns to the first page', async () => {
    const shop = browse({ storeCode: 'en' });
    await shop.routing.open('/en/c/women-3?color=red&sort=newest&page=2');
    expect(shop.routing.filterLink({ code: 'size', value: 'm' })).toBe('/en/c/women-3?color=red&size=m&sort=newest');
    expect(shop.routing.filterLink({ code: 'color', value: 'red' })).toBe('/en/c/women-3?sort=newest');
    expect(shop.routing.filterLink({ sort: 'price-low' })).toBe('/en/c/women-3?color=red&sort=price-low');
    expect(shop.routing.filterLink({ clear: true })).toBe('/en/c/women-3?sort=newest');
    expect(shop.routing.filterLink({ start: 100 })).toBe('/en/c/women-3?color=red&sort=newest&page=3');
  });

  it('keeps the search text', async () => {
    const shop = browse();
    await shop.routing.open('/search?q=jacket');
    expect(shop.routing.filterLink({ code: 'color', value: 'red' })).toBe('/search?q=jacket&color=red');
  });

  it('grows, and is restored when the shopper comes back (S §2)', async () => {
    const shop = browse({ config: { catalogue: { pageSize: 3 } } });
    await shop.routing.open('/c/men-5');
    const address = await shop.routing.loadMore();
    expect(address).toBe('/c/men-5?per-page=6');
    const left = shop.routing.page;
    expect(left?.name === 'category' && left.category.listing.items).toHaveLength(6);
    await shop.routing.open('/cart');
    const before = shop.requests.length;
    await shop.routing.open(address ?? '', { back: true });
    expect(shop.routing.page).toBe(left);
    expect(paths(shop).slice(before)).toEqual(['/url']);
    await shop.routing.open('/cart');
    const fresh = await shop.routing.open('/c/men-5');
    expect(fresh.page.name === 'category' && fresh.page.category.listing.items).toHaveLength(3);
  });

  it('has a URL that shows the same number after a reload, and grows by pages from there', async () => {
    const shop = browse({ config: { catalogue: { pageSize: 3 } } });
    await shop.routing.open('/c/men-5?per-page=6');
    const skus = () => {
      const { page } = shop.routing;
      return page?.name === 'category' ? page.category.listing.items.map(({ sku }) => sku) : [];
    };
    const reloaded = skus();
    expect(reloaded).toHaveLength(6);
    expect(shop.routing.filterLink({ sort: 'newest' })).toBe('/c/men-5?sort=newest');
    expect(await shop.routing.loadMore()).toBe('/c/men-5?per-page=8');
    expect(skus().slice(0, 6)).toEqual(reloaded);
    expect(await shop.routing.loadMore()).toBeUndefined();
  });

  it('is available at once when the URL follows the added items', async () => {
    const shop = browse({ config: { catalogue: { pageSize: 3 } } });
    await shop.routing.open('/c/men-5');
    const address = await shop.routing.loadMore();
    const before = shop.requests.length;
    await shop.routing.open(address ?? '');
    expect(shop.requests.slice(before).filter(({ url }) => !url.startsWith('/url?'))).toEqual([]);
  });

  it('is loaded again when its sources have changed', async () => {
    const shop = browse();
    await shop.routing.open('/c/men-5');
    const before = shop.routing.page;
    await shop.routing.reload();
    expect(shop.routing.page).not.toBe(before);
    expect(shop.routing.page?.route.path).toBe('/c/men-5');
  });

  it('has nothing more to load elsewhere', async () => {
    const shop = browse();
    await shop.routing.open('/cart');
    const before = shop.requests.length;
    await shop.routing.loadMore();
    expect(shop.requests).toHaveLength(before);
  });
});

describe('preparing navigation', () => {
  const routing = (source: () => Promise<never>, shop = browse()) =>
    new RoutingService(source, shop.product, shop.catalogue, shop.config, shop.storeViews);

  it('loads the code that opens pages, without a request', async () => {
    let loads = 0;
    const shop = browse();
    await routing(() => {
      loads += 1;
      return new Promise<never>((_resolve, reject) => reject(new Error('chunk')));
    }, shop).prepare();
    expect(loads).toBe(1);
    expect(shop.requests).toEqual([]);
  });
});
