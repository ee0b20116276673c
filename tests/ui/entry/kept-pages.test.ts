import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, type PageCache } from '../../../cli/serve/pages/page-cache';
import { createStorefront } from '../../../ui/entry/server';
import { FIXTURE_CATEGORIES, recordOf } from '../../fixtures/catalogue';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

vi.setConfig({ testTimeout: 120_000 });

let fixture: FixturePlatform;
let pages: PageCache;
let made: string[];
let whileRendering: () => Promise<void>;

beforeEach(async () => {
  fixture = await openFixturePlatform({ stores: ['us', 'de'] });
  made = [];
  whileRendering = () => Promise.resolve();
  const { platform } = fixture;
  const storefront = createStorefront({
    api: (request) => platform.fetch(request),
    call: (...given) => platform.call(...given),
    versions: () => platform.versions(),
    manifest: { 'ui/entry/client.tsx': { file: 'assets/client.js' } },
    config: { stores: { available: ['us', 'de'] } },
    onError: (error) => {
      throw error;
    },
  });
  pages = createPageCache({
    now: () => fixture.clock.now(),
    changes: platform.changes,
    storefront: {
      ...storefront,
      async render(request) {
        made.push(new URL(request.url).pathname);
        const rendered = await storefront.render(request);
        await whileRendering();
        return rendered;
      },
    },
  });
});
afterEach(async () => {
  await fixture.platform.close();
});

async function page(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await pages.fetch(new Request(`http://shop.test${path}`, { headers }));
  expect(response.status, path).toBe(200);
  return response.text();
}

async function madeAnew(paths: readonly string[]): Promise<readonly string[]> {
  made = [];
  for (const path of paths) await page(path);
  return made;
}

async function linkTo(sku: string): Promise<string> {
  return new RegExp(`href="(/p/${sku}/[^"]+)"`).exec(await page('/search?q='))?.[1] ?? '';
}

async function sell(sku: string, qty: number): Promise<void> {
  const token = await cartWith(fixture, [{ sku, qty }]);
  await resultOf(fixture.call('POST', '/api/order', await orderOf(fixture, token)));
}

async function isLikeCap(path: string): Promise<boolean> {
  const sku = /^\/p\/([^/]+)/.exec(path)?.[1];
  if (sku === undefined) return false;
  const { json } = await fixture.call('GET', `/api/products/similar?sku=${sku}`);
  return JSON.stringify(json).includes('"CAP"');
}

async function keepSome() {
  await fixture.platform.catalogue.writePages([
    { pages: { en: { id: 900, identifier: 'kept', title: 'Kept', content: '<p>Before</p>' } } },
  ]);
  const products = [...new Set((await page('/search?q=')).match(/\/p\/[^"?]+(?=")/g))];
  const categories = FIXTURE_CATEGORIES.filter(({ level }) => level > 1).map(({ slug }) => `/c/${slug}`);
  const html = new Map<string, string>();
  for (const path of ['/', '/i/kept', ...categories, ...products]) html.set(path, await page(path));
  const all = [...html.keys()];
  expect(await madeAnew(all)).toEqual([]);
  const shows = (path: string) => html.get(path)?.includes('Baseball Cap') === true;
  const [cap = '', scarf = ''] = ['/p/CAP/', '/p/SCARF/'].map((start) => all.find((path) => path.startsWith(start)));
  const showing = all.filter(shows);
  const goesBy = await Promise.all(all.map(isLikeCap));
  const without = all.filter((path, at) => !shows(path) && goesBy[at] !== true);
  expect(showing).toContain(cap);
  expect(without).toContain('/i/kept');
  return { all, cap, scarf, showing, without };
}

describe('cached pages of a shop', () => {
  it('are rendered again after a price change: those that show the product and its listings, and no others', async () => {
    const paths = await keepSome();
    const { product, ...rest } = recordOf('CAP');
    await fixture.platform.catalogue.writeProduct({ ...rest, product: { ...product, price: 33.25 } });
    expect(await madeAnew(paths.without)).toEqual([]);
    expect(await madeAnew(paths.showing)).toEqual(paths.showing);
    expect(await page(paths.cap)).toContain('$33.25');
  });

  it('show sales immediately: the remaining stock on the product page, and sold out everywhere', async () => {
    const paths = await keepSome();
    await sell('CAP', 1);
    expect(await madeAnew([...paths.showing, ...paths.without])).toEqual([paths.cap]);
    expect(await page(paths.cap)).toContain('Only 2 left');
    await sell('CAP', 2);
    expect(await madeAnew(paths.without)).toEqual([]);
    expect(await page(paths.cap)).toContain('This one is sold out');
    expect(await madeAnew(paths.showing)).toEqual(paths.showing.filter((path) => path !== paths.cap));
  });

  it('are all rendered again when a category is renamed, since all of them contain the menu', async () => {
    const paths = await keepSome();
    const [first, ...others] = FIXTURE_CATEGORIES;
    const category = others.find(({ parent_id: parent }) => parent === first?.id);
    if (category === undefined) throw new Error('The fixture has no category below its first one');
    await fixture.platform.catalogue.writeCategories([{ category: { ...category, name: 'Renamed' }, source: 'demo' }]);
    expect(await page(paths.scarf)).toContain('Renamed');
    expect(await madeAnew(paths.all)).toEqual(paths.all.filter((path) => path !== paths.scarf));
  });

  it('are rendered again when content changes: one page, or all for settings', async () => {
    const paths = await keepSome();
    const write = (content: string) =>
      fixture.platform.catalogue.writePages([
        { pages: { en: { id: 900, identifier: 'kept', title: 'Kept', content: `<p>${content}</p>` } } },
      ]);
    await write('After');
    expect(await madeAnew(paths.all)).toEqual(['/i/kept']);
    expect(await page('/i/kept')).toContain('After');
    await fixture.platform.catalogue.writeBlocks([
      { blocks: { en: { id: 901, identifier: 'cms_settings', json: { name: 'Another name' } } } },
    ]);
    expect(await page(paths.scarf)).toContain('Another name');
  });

  it('have the settings of the merchant’s block as soon as they are written', async () => {
    const path = '/search?q=';
    const tiles = async () => [...(await page(path)).matchAll(/data-testid="product-tile"/g)].length;
    expect(await tiles()).toBeGreaterThan(2);
    const json = { name: 'Vitrine', config: { catalogue: { pageSize: 2 } } };
    await fixture.platform.catalogue.writeBlocks([{ blocks: { en: { id: 901, identifier: 'cms_settings', json } } }]);
    expect(await tiles()).toBe(2);
    expect(await page(path)).toContain('"config":{"catalogue":{"pageSize":2}');
  });

  it('are rendered once for two concurrent requests', async () => {
    made = [];
    const [one, two] = await Promise.all([page('/'), page('/')]);
    expect(made).toEqual(['/']);
    expect(one).toBe(two);
  });

  it('are not cached when something they show was written while they were rendered', async () => {
    const path = await linkTo('CAP');
    const { product, ...rest } = recordOf('CAP');
    whileRendering = async () => {
      whileRendering = () => Promise.resolve();
      await fixture.platform.catalogue.writeProduct({ ...rest, product: { ...product, price: 44.5 } });
    };
    await page(path);
    expect(await page(path)).toContain('$44.50');
  });

  it('show a special price when it begins', async () => {
    const path = await linkTo('CAP');
    const { product, ...rest } = recordOf('CAP');
    const sale = { special_price: 1.25, special_from_date: '2026-02-01', special_to_date: '2026-02-10' };
    await fixture.platform.catalogue.writeProduct({ ...rest, product: { ...product, ...sale } });
    await fixture.platform.catalogue.reindex();
    expect(await page(path)).not.toContain('$1.25');
    await fixture.clock.advance(Date.parse('2026-02-01T00:00:00Z') - fixture.clock.now() - 60_000);
    expect(await page(path)).not.toContain('$1.25');
    made = [];
    await fixture.clock.advance(120_000);
    expect(made).toEqual([]);
    expect(await page(path)).toContain('$1.25');
  });

  it('differ by store, by the selected language, and by query', async () => {
    const us = await page('/');
    expect(await page('/de')).not.toBe(us);
    const german = await page('/', { cookie: 'a=b; interface-language=de' });
    expect(german).toContain('lang="de');
    expect(await page('/', { cookie: 'visited=1' })).toBe(us);
    expect(await page('/search?q=cap')).not.toBe(await page('/search?q=scarf'));
  });

  it('never include carts, addresses that do not exist, or redirects', async () => {
    const kept = pages.count;
    for (const path of ['/cart', '/checkout', '/nothing/here', '/p/NOPE/nope', '/successful-payment']) {
      await pages.fetch(new Request(`http://shop.test${path}`));
    }
    expect(pages.count).toBe(kept);
  });
});

describe('URLs with content for a single visitor (A §4.2, §4.4)', () => {
  it('have no cached page', async () => {
    await page('/');
    made = [];
    const html = await page('/?contact=eve%40shop.test&code=SECRET1&promo=SECRET2');
    expect(made).toEqual([]);
    expect(html).not.toMatch(/SECRET|eve(@|%40)shop/);
  });

  it("are in no referrer: even the shop's own host receives only its origin", async () => {
    for (const path of ['/', '/?contact=eve%40shop.test&code=SECRET1', '/create-password?email=a%40b.c&token=SECRET']) {
      const response = await pages.fetch(new Request(`http://shop.test${path}`));
      expect(response.headers.get('referrer-policy')).toBe('strict-origin');
    }
  });

  it('survive a redirect, which is not cached', async () => {
    const response = await pages.fetch(new Request('http://shop.test//cart/?promo=LOTTE'));
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      301,
      '/cart?promo=LOTTE',
      'no-store',
    ]);
  });

  it('include the page for a new password, and account pages are never cached', async () => {
    for (const path of ['/create-password?email=eve%40shop.test&token=SECRET', '/de/my-account/orders/7']) {
      const response = await pages.fetch(new Request(`http://shop.test${path}`));
      const html = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(html).toContain('noindex');
      expect(html).not.toMatch(/SECRET|eve(@|%40)shop/);
    }
  });
});
