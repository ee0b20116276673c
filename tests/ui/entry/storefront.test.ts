import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_CATEGORIES } from '../../fixtures/catalogue';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { createStorefront, type Storefront } from '../../../ui/entry/server';

const manifest = { 'ui/entry/client.tsx': { file: 'assets/client.js' } };
const STORES = ['us', 'de'];

let fixture: FixturePlatform;
let storefront: Storefront;
const errors: unknown[] = [];

beforeAll(async () => {
  fixture = await openFixturePlatform({ stores: STORES });
  let turn = 0;
  storefront = createStorefront({
    // Answers arrive late and out of order, so that renders interleave.
    api: async (request) => {
      turn += 1;
      await new Promise((resolve) => setTimeout(resolve, (turn * 7) % 5));
      return fixture.platform.fetch(request);
    },
    versions: () => fixture.platform.versions(),
    manifest,
    config: { stores: { available: STORES }, catalogue: { serverTimeoutMs: 60_000 } },
    onError: (error) => errors.push(error),
  });
});
afterAll(async () => {
  await fixture.platform.close();
});

async function pageOf(path: string): Promise<string> {
  const response = await storefront.fetch(new Request(`http://shop.test${path}`));
  expect(response.status, path).toBe(200);
  return response.text();
}

function storeIn(html: string) {
  const handover = /id="handover">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const shown = html.slice(0, html.indexOf('id="handover"'));
  return {
    lang: /<html lang="([^"]+)"/.exec(html)?.[1],
    code: /"storeCode":"(\w+)"/.exec(handover)?.[1],
    dollars: /\$\d/.test(shown),
    euros: shown.includes('€'),
    germanLinks: /href="\/de\/[cp]\//.test(html),
  };
}

describe('the storefront on the server', () => {
  it('keeps concurrently rendered stores apart', async () => {
    const paths = ['/', '/search?q=jacket', '/search?q=shirt', '/de', '/de/search?q=jacket', '/de/search?q=shirt'];
    const asked = Array.from({ length: 30 }, (_, index) => paths[(index * 5) % paths.length] ?? '/');
    const pages = await Promise.all(asked.map(async (path) => ({ path, html: await pageOf(path) })));
    const alone = new Map<string, string>();
    for (const path of paths) alone.set(path, await pageOf(path));
    for (const { path, html } of pages) {
      const german = path.startsWith('/de');
      expect(storeIn(html), path).toEqual({
        lang: german ? 'de-DE' : 'en-US',
        code: german ? 'de' : 'us',
        dollars: !german,
        euros: german,
        germanLinks: german,
      });
      expect(html, path).toBe(alone.get(path));
    }
    expect(errors).toEqual([]);
  });

  it('shows sales on the next page', async () => {
    const path = /href="(\/p\/CAP\/[^"]+)"/.exec(await pageOf('/search?q=cap'))?.[1] ?? '';
    expect(await pageOf(path)).toContain('Only 3 left');
    const token = await cartWith(fixture, [{ sku: 'CAP', qty: 3 }]);
    await resultOf(fixture.call('POST', '/api/order', await orderOf(fixture, token)));
    expect(await pageOf(path)).toContain('This one is sold out');
  });

  it('shows a renamed category in the menu of the next page', async () => {
    const [first, ...others] = FIXTURE_CATEGORIES;
    const category = others.find((candidate) => candidate.parent_id === first?.id);
    if (category === undefined) throw new Error('The fixture has no category below its first one');
    expect(await pageOf('/cart')).toContain(category.name);
    await fixture.platform.catalogue.writeCategories([{ category: { ...category, name: 'Renamed' }, source: 'demo' }]);
    await fixture.platform.catalogue.reindex();
    const html = await pageOf('/cart');
    expect(html).toContain('Renamed');
    expect(html).not.toContain(`"name":"${category.name}"`);
  });

  it('shows on client-rendered pages only that script is required', async () => {
    for (const path of ['/checkout', '/order', '/my-account', '/my-account/orders']) {
      expect(await pageOf(path), path).toMatch(/<noscript><p role="note"[^>]*>This page needs JavaScript/);
    }
    expect(await pageOf('/de/checkout')).toContain('Diese Seite braucht JavaScript.');
    for (const path of ['/', '/cart']) expect(await pageOf(path), path).not.toContain('This page needs JavaScript');
  });
});
