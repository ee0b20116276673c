import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureCatalogue } from '../../fixtures/catalogue';
import { readDocument } from '../../fixtures/read-document';
import { openSite, type OpenSite } from '../../fixtures/site';
import { ensureStorefront } from '../built-bin';

const BUILD = join(import.meta.dirname, '..', '..', '..', 'dist', 'ui');
const PATIENCE_MS = 240_000;
const sites: OpenSite[] = [];

async function open(config: Parameters<typeof openSite>[0]['config'] = {}): Promise<OpenSite> {
  const site = await openSite({ stores: ['us', 'en'], config, fill: fixtureCatalogue, build: BUILD });
  sites.push(site);
  return site;
}
async function at(site: OpenSite, path: string) {
  const response = await site.fetch(path);
  const { robots, canonicals, alternates } = readDocument(await response.text());
  return {
    status: response.status,
    robots: robots.join(),
    canonical: canonicals.map((href) => href.replace(site.base, '')).join(),
    stores: alternates.length,
  };
}

let site: OpenSite;
beforeAll(async () => {
  await ensureStorefront();
  site = await open({ catalogue: { pageSize: 3 } });
}, PATIENCE_MS);
afterAll(async () => {
  for (const opened of sites) await opened.close();
});

describe('crawlers on pages that are not in the sitemap', () => {
  it.each([
    ['/cart', '/cart'],
    ['/checkout', '/checkout'],
    ['/compare', '/compare'],
    ['/my-account/wishlist', '/my-account/wishlist'],
    ['/search?q=jacket', '/search?q=jacket'],
    ['/en/search?q=jacket&sort=newest', '/en/search?q=jacket'],
    ['/c/men-5?brand=linea', '/c/men-5?brand=linea'],
  ])('%s is not indexed, and has one URL', async (path, canonical) => {
    expect(await at(site, path)).toEqual({ status: 200, robots: 'noindex', canonical, stores: 0 });
  });

  it.each([
    ['another order', '/c/men-5?sort=newest', '/c/men-5'],
    ['another page size', '/c/men-5?per-page=2', '/c/men-5'],
    ['campaign parameters', '/c/men-5?utm_source=mail', '/c/men-5'],
    ['a later page', '/en/c/men-5?page=2', '/en/c/men-5?page=2'],
    ['a chosen variant', '/p/JACKET/rain-jacket-1/JACKET-BLACK-M', '/p/JACKET/rain-jacket-1'],
    ['a chosen size', '/en/p/JACKET/rain-jacket-1?size=M', '/en/p/JACKET/rain-jacket-1'],
    ['the alias of home', '/pwa.html', '/'],
  ])('%s links to the page it belongs to', async (_what, path, canonical) => {
    expect(await at(site, path)).toEqual({ status: 200, robots: 'index, follow', canonical, stores: 3 });
  });

  it.each(['/no/such/page', '/c/no-such-category', '/p/NOPE/nope', '/en/i/nope', '/de/cart', '/c/men-5/x'])(
    '%s does not exist: 404, without a canonical URL',
    async (path) => {
      expect(await at(site, path)).toEqual({ status: 404, robots: 'noindex', canonical: '', stores: 0 });
    },
  );

  it('an empty category page is not indexed', async () => {
    expect(await at(site, '/c/men-5?page=99')).toMatchObject({ robots: 'noindex' });
  });

  it.each([
    ['/c/men-5/', '/c/men-5'],
    ['/us/cart', '/cart'],
    ['/p/JACKET-BLACK-M/x', '/p/JACKET/rain-jacket-1/JACKET-BLACK-M'],
    ['/p/SHIRT/old-name?ref=1', '/p/SHIRT/linen-shirt-2?ref=1'],
    ['/women/jackets.html', '/c/jackets-4'],
    ['/en/women/jackets', '/en/c/jackets-4'],
    ['/i/about/', '/i/about'],
  ])('%s has moved to %s', async (path, location) => {
    const response = await site.fetch(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });
});

describe('a shop outside production (A §2.1)', () => {
  it('fills in the name and default address of the account unless the shopper typed something, and both stay editable', async () => {
    const staging = await open({ stage: 'staging' });
    for (const path of ['/', '/c/men-5', '/p/SHIRT/linen-shirt-2', '/en/i/about']) {
      expect(await at(staging, path)).toMatchObject({ status: 200, robots: 'noindex', stores: 0 });
    }
    expect(await (await staging.fetch('/')).text()).toContain('"stage":"staging"');
  });
});

describe('a shop with clean URLs', () => {
  it('uses them: as canonical, in the other stores, and in the sitemap', async () => {
    const clean = await open({ urls: { useUrlDispatcher: true } });
    expect(await at(clean, '/women/jackets')).toEqual({
      status: 200,
      robots: 'index, follow',
      canonical: '/women/jackets',
      stores: 3,
    });
    expect(await at(clean, '/en/rain-jacket-1.html?childSku=JACKET-BLACK-M')).toMatchObject({
      canonical: '/en/rain-jacket-1.html',
    });
    const sitemap = await (await clean.fetch('/sitemap-en-1.xml')).text();
    expect(sitemap).toContain('<loc>https://shop.example/en/rain-jacket-1.html</loc>');
    for (const [, loc = ''] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      expect(await at(clean, loc)).toMatchObject({ status: 200, canonical: loc.replace(clean.base, '') });
    }
  });
});
