import { describe, expect, it } from 'vitest';
import type { SiteAddress } from '../../../../adapters/platform';
import { parseConfig, STORE_VIEWS } from '../../../../core/shopper';
import type { Site } from '../../../../cli/serve/site/site';
import { sitemapFile, sitemapIndex } from '../../../../cli/serve/site/sitemap';

function product(index: number): SiteAddress {
  return { kind: 'product', sku: `A${String(index)}`, name: 'x', slug: `a-${String(index)}`, lastmod: undefined };
}

function site(products: number, more: Partial<Site> = {}): Site & { read: number } {
  const own: Site & { read: number } = {
    read: 0,
    base: 'https://shop.example',
    config: parseConfig(),
    platform: {
      fetch: () => Promise.reject(new Error('not asked')),
      feed: () => {
        throw new Error('not asked');
      },
      addresses: {
        count: () => Promise.resolve(products),
        async *list() {
          await Promise.resolve();
          for (let index = 0; index < products; index += 1) {
            own.read += 1;
            yield product(index);
          }
        },
      },
    },
    ...more,
  };
  return own;
}
const text = async (stream: ReadableStream<Uint8Array> | undefined): Promise<string> => new Response(stream).text();
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

describe('the index of the sitemap', () => {
  it('names the files of every open store', async () => {
    expect(locs(await sitemapIndex(site(3)))).toEqual([
      'https://shop.example/sitemap-us-1.xml',
      'https://shop.example/sitemap-en-1.xml',
    ]);
  });
  it('splits a store with more addresses than a file may contain', async () => {
    expect(locs(await sitemapIndex(site(5), 2)).filter((loc) => loc?.includes('-us-'))).toEqual([
      'https://shop.example/sitemap-us-1.xml',
      'https://shop.example/sitemap-us-2.xml',
      'https://shop.example/sitemap-us-3.xml',
    ]);
    expect(locs(await sitemapIndex(site(100_000)))).toHaveLength(4);
  });
  it('uses the host of a store that has one', async () => {
    const views = STORE_VIEWS.map((view) =>
      view.storeCode === 'en' ? { ...view, url: 'https://en.example/en' } : view,
    );
    const index = await sitemapIndex(site(1, { config: parseConfig({ stores: { views } }) }));
    expect(locs(index)[1]).toBe('https://en.example/sitemap-en-1.xml');
  });
});

describe('a file of the sitemap', () => {
  it('has its part of the addresses, and each address is in one part', async () => {
    const parts = await Promise.all([1, 2, 3].map((number) => sitemapFile('en', number, site(5), 2).then(text)));
    expect(parts.map((part) => locs(part).length)).toEqual([2, 2, 1]);
    expect(parts.flatMap(locs)).toEqual([0, 1, 2, 3, 4].map((n) => `https://shop.example/en/p/A${n}/a-${n}`));
  });
  it('does not exist for a closed store, or after the last file', async () => {
    expect(await sitemapFile('de', 1, site(1))).toBeUndefined();
    expect(await sitemapFile('us', 0, site(1))).toBeUndefined();
    expect(await sitemapFile('us', 2, site(1))).toBeUndefined();
  });
  it('is escaped and has the date of the last change of a page', async () => {
    const own = site(1);
    own.platform.addresses.list = async function* (): AsyncGenerator<SiteAddress, void, void> {
      await Promise.resolve();
      yield { kind: 'product', sku: "A&B'<", name: 'x', slug: 'é', lastmod: '2026-01-02T03:04:05.000Z' };
    };
    const xml = await text(await sitemapFile('us', 1, own));
    expect(xml).toContain(
      '<loc>https://shop.example/p/A%26B&apos;%3C/%C3%A9</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>',
    );
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n[\s\S]*<\/urlset>\n$/);
  });
  it('is streamed: a client that disconnects costs no more', async () => {
    const own = site(40_000);
    const reader = (await sitemapFile('us', 1, own))?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    expect(own.read).toBeGreaterThan(0);
    expect(own.read).toBeLessThan(5000);
  });
  it('uses clean URLs if the shop does', async () => {
    const own = site(1, { config: parseConfig({ urls: { useUrlDispatcher: true } }) });
    own.platform.addresses.list = async function* (): AsyncGenerator<SiteAddress, void, void> {
      await Promise.resolve();
      yield { kind: 'home' };
      yield { kind: 'category', id: 5, name: 'Men', slug: 'men-5', url_path: 'men' };
      yield { kind: 'cms_page', identifier: 'privacy-policy' };
    };
    expect(locs(await text(await sitemapFile('en', 1, own)))).toEqual([
      'https://shop.example/en',
      'https://shop.example/en/men',
      'https://shop.example/en/privacy',
    ]);
  });
});
