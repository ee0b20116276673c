// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSystemClock, createSystemIds } from '../../../../adapters/node';
import { seedDemo } from '../../../../adapters/demo';
import { createPlatform, type Platform } from '../../../../adapters/platform';
import { FEED_PORTALS } from '../../../../core/internal';
import { parseConfig, STORE_VIEWS } from '../../../../core/shopper';
import type { Product } from '../../../../core/contract';
import { feedFile, feedText } from '../../../../cli/serve/site/product-feed';
import { createSiteFiles } from '../../../../cli/serve/site/site-files';
import type { Site } from '../../../../cli/serve/site/site';
import { collect } from '../../../fixtures/collect';
import { openFixturePlatform } from '../../../fixtures/platform';
import { catalogueFaults, portalFaults, readFeed, type PortalItem } from '../../../fixtures/portal-rules';

const NOW = Date.UTC(2026, 0, 1, 12);
const STORES = ['us', 'en', 'de'];

const siteOf = (platform: Site['platform'], base = 'https://shop.example'): Site => ({
  platform,
  base,
  config: parseConfig({ stores: { available: STORES } }),
});
const feedOf = async (portal: 'facebook' | 'google', storeCode: string, site: Site): Promise<string> =>
  new Response(feedFile({ portal, storeCode }, site, NOW)).text();
const valueOf = (items: readonly PortalItem[], id: string, name: string) =>
  items.find((item) => item.get('id')?.[0] === id)?.get(name)?.[0];

let demo: Platform;
let fixture: Awaited<ReturnType<typeof openFixturePlatform>>;
beforeAll(async () => {
  demo = await createPlatform({
    data: ':memory:',
    clock: createSystemClock(),
    ids: createSystemIds(),
    stores: STORES,
    mode: 'development',
  });
  await seedDemo(demo.catalogue, { now: Date.now(), products: 120 });
  fixture = await openFixturePlatform();
}, 60_000);
afterAll(async () => {
  await demo.close();
  await fixture.platform.close();
});

describe.each(FEED_PORTALS)('the feed of %s', (portal) => {
  it.each(STORES)('follows its published rules for each demo product, in the store %s', async (store) => {
    const { channel, items } = readFeed(await feedOf(portal, store, siteOf(demo)));
    expect([...channel.keys()]).toEqual(['title', 'link', 'description']);
    expect(items.length).toBeGreaterThan(400);
    expect(items.flatMap((item) => portalFaults(item, portal))).toEqual([]);
    expect(catalogueFaults(items)).toEqual([]);
    expect(items.some((item) => item.has('sale_price_effective_date'))).toBe(true);
    expect(items.some((item) => item.get('availability')?.[0]?.startsWith('out'))).toBe(true);
  });

  it('follows them with each item of the fixture', async () => {
    const { items } = readFeed(await feedOf(portal, 'us', siteOf(fixture.platform)));
    expect(items.flatMap((item) => portalFaults(item, portal))).toEqual([]);
    expect(items.map((item) => item.get('id')?.[0])).toEqual([
      'JACKET-BLACK-S',
      'JACKET-BLACK-M',
      'JACKET-RED-S',
      'SHIRT',
      'TEE',
      'SOCKS',
      'CAP',
      'SCARF',
      'OUTFIT',
      'BELT',
      'CARD',
    ]);
  });

  it('is well-formed for any product name', async () => {
    const { platform } = await openFixturePlatform();
    const names = ['<b>&"\'</b> ]]>', 'A\u0000B\u0008C\uFFFE', '👗🏽 Emoji', `${'x'.repeat(9998)}🧥`, '-->'];
    for (const [at, name] of names.entries()) {
      await platform.catalogue.writeProduct({ source: 'demo', product: hostile(900 + at, name), stock: stockOf(at) });
    }
    const { items } = readFeed(await feedOf(portal, 'us', siteOf(platform)));
    expect(items.flatMap((item) => portalFaults(item, portal))).toEqual([]);
    expect(valueOf(items, 'ODD-0', 'title')).toBe('<b>&"\'</b> ]]>');
    expect(valueOf(items, 'ODD-1', 'title')).toBe('A B C');
    expect(valueOf(items, 'ODD-2', 'title')).toBe('👗🏽 Emoji');
    expect(valueOf(items, 'ODD-3', 'title')).toBe(`${'x'.repeat(149)}…`);
    expect(valueOf(items, 'ODD-4', 'title')).toBe('-->');
    await platform.close();
  });
});

describe('the published feed rules', () => {
  it('find malformed XML', () => {
    expect(() => readFeed('<rss><channel>&</channel></rss>')).toThrow('Not well-formed');
  });
  it.each([
    ['price', '<g:price>15.00 USD</g:price>', '<g:price>$15</g:price>', "price is '$15'"],
    ['availability', 'in_stock', 'in stock', "availability is 'in stock'"],
    ['link', 'https://shop.example/p/', '/p/', "link is '/p/TEE/cotton-tee-3'"],
    ['picture', '.png', '.svg', 'image_link is no picture'],
  ])('find an invalid %s', async (_what, right, wrong, fault) => {
    const xml = await feedOf('google', 'us', siteOf(fixture.platform));
    const tee = readFeed(xml.replaceAll(right, wrong)).items.find((item) => item.get('id')?.[0] === 'TEE');
    expect(portalFaults(tee ?? new Map(), 'google').join()).toContain(fault);
  });
  it('find a duplicate id', async () => {
    const { items } = readFeed(await feedOf('google', 'us', siteOf(fixture.platform)));
    expect(catalogueFaults([...items, ...items.slice(3, 4)])).toEqual(['SHIRT stands twice']);
  });
});

const stockOf = (at: number) => ({ [`ODD-${String(at)}`]: { qty: 1, is_in_stock: true, manage_stock: true } });
const hostile = (id: number, name: string): Product => ({
  id,
  sku: `ODD-${String(id - 900)}`,
  name,
  slug: `odd ${String(id)} é<&`,
  type_id: 'simple',
  price: 10,
  image: "/garment/it's <odd>.svg",
  description: `<p onclick="x">${name}</p>${'<a'.repeat(20_000)}`,
  brand_name: name,
});

describe('the feed of a store', () => {
  it('formats values as each portal requires', async () => {
    const [google, facebook] = await Promise.all(
      (['google', 'facebook'] as const).map(
        async (portal) => readFeed(await feedOf(portal, 'us', siteOf(fixture.platform))).items,
      ),
    );
    expect(valueOf(google ?? [], 'TEE', 'availability')).toBe('in_stock');
    expect(valueOf(facebook ?? [], 'TEE', 'availability')).toBe('in stock');
    expect(valueOf(google ?? [], 'SHIRT', 'sale_price_effective_date')).toBe(
      '2025-12-01T00:00+0000/2026-01-10T23:59+0000',
    );
    expect(valueOf(facebook ?? [], 'SHIRT', 'sale_price_effective_date')).toBe(
      '2025-12-01T00:00+00:00/2026-01-10T23:59+00:00',
    );
    expect(valueOf(google ?? [], 'TEE', 'brand')).toBeUndefined();
    expect(valueOf(facebook ?? [], 'TEE', 'brand')).toBe('Vitrine');
  });

  it('contains the links, texts and prices, and the URL of each variant', async () => {
    const { items } = readFeed(await feedOf('google', 'de', siteOf(fixture.platform)));
    const black = (name: string) => valueOf(items, 'JACKET-BLACK-S', name);
    expect(black('link')).toBe('https://shop.example/de/p/JACKET/rain-jacket-1/JACKET-BLACK-S');
    expect(black('title')).toBe('Regenjacke, Schwarz, S');
    expect([black('price'), black('color'), black('size')]).toEqual(['75.00 EUR', 'Schwarz', 'S']);
    expect([black('item_group_id'), black('product_type')]).toEqual(['JACKET', 'Women > Jackets']);
    expect(black('image_link')).toBe('https://shop.example/share/garment/black.png');
    expect([black('gender'), black('age_group')]).toEqual(['female', 'adult']);
    expect(valueOf(items, 'JACKET-RED-S', 'availability')).toBe('out_of_stock');
    expect(valueOf(items, 'TEE', 'link')).toBe('https://shop.example/de/p/TEE/cotton-tee-3');
  });

  it('uses the host of a store that has one', async () => {
    const views = STORE_VIEWS.map((view) =>
      view.storeCode === 'en' ? { ...view, url: 'https://en.example/en' } : view,
    );
    const site = { ...siteOf(fixture.platform), config: parseConfig({ stores: { views } }) };
    const { items } = readFeed(await feedOf('google', 'en', site));
    expect(items.map((item) => item.get('link')?.[0]?.startsWith('https://en.example/en/p/'))).not.toContain(false);
  });

  it('omits and counts items that lack a field required by every portal', async () => {
    const { platform } = await openFixturePlatform();
    const bare = (id: number, more: Partial<Product>) =>
      platform.catalogue.writeProduct({
        source: 'demo',
        product: { ...hostile(id, 'x'), ...more },
        stock: stockOf(id - 900),
      });
    await bare(900, { image: undefined });
    await bare(901, { price: 0 });
    await bare(902, { name: ' ' });
    await bare(903, { sku: 'L'.repeat(51) });
    const count = { items: 0, products: new Set<string>(), leftOut: [] };
    const [us] = STORE_VIEWS;
    if (us === undefined) throw new Error('No store views');
    const text = (
      await collect(feedText({ portal: 'google', store: us, site: siteOf(platform), now: NOW }, count))
    ).join('');
    expect(count.leftOut).toEqual([
      { kind: 'left-out', sku: 'ODD-0', missing: 'image' },
      { kind: 'left-out', sku: 'ODD-1', missing: 'price' },
      { kind: 'left-out', sku: 'ODD-2', missing: 'title' },
      { kind: 'left-out', sku: 'L'.repeat(51), missing: 'id' },
    ]);
    expect(text).toMatch(
      /<!-- items: 11; left out: 4, 1 without image, 1 without price, 1 without title, 1 without id -->\n$/,
    );
    expect(readFeed(text).items).toHaveLength(11);
    await platform.close();
  });

  it('is streamed: a reader who disconnects causes no further work', async () => {
    let read = 0;
    const [entry] = await collect(fixture.platform.feed(STORE_VIEWS[0] ?? expect.fail('No store views')));
    const platform: Site['platform'] = {
      fetch: (request) => fixture.platform.fetch(request),
      addresses: fixture.platform.addresses,
      async *feed() {
        for (; entry !== undefined && read < 40_000; read += 1) yield await Promise.resolve(entry);
      },
    };
    const reader = feedFile({ portal: 'google', storeCode: 'us' }, siteOf(platform), NOW)?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(1000);
  });
});

describe('the file of a feed', () => {
  const files = () =>
    createSiteFiles({
      ...siteOf(fixture.platform),
      icon: () => Promise.reject(new Error('not asked')),
      raster: () => Promise.reject(new Error('not asked')),
    });
  const get = (path: string) => files().respond(new Request(`https://shop.example${path}`), path);

  it('is served as XML and revalidated after an hour', async () => {
    const answer = await get('/feeds/facebook-us.xml');
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(readFeed((await answer?.text()) ?? '').items).toHaveLength(11);
  });
  it.each(['/feeds/facebook-ru.xml', '/feeds/facebook-xx.xml', '/feeds/shopzilla-us.xml', '/feeds/google-us.xml/x'])(
    'does not exist at %s: an unknown portal, or a closed store',
    async (path) => {
      expect(await get(path)).toBeUndefined();
    },
  );
});
