import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalSearch } from '../../../adapters/search';
import type { SearchEngine } from '../../../adapters/platform/ports/catalogue/search';
import { seedPeople } from '../../../adapters/demo';
import { createPageCache } from '../../../cli/serve/pages/page-cache';
import { STORE_VIEWS } from '../../../core/shopper';
import { createStorefront } from '../../../ui/entry/server';
import { FIXTURE_CATEGORIES, recordOf } from '../../fixtures/catalogue';
import { resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { signIn } from '../../fixtures/signed-in';

const STORES = STORE_VIEWS.map(({ storeCode }) => storeCode);
const FIRST = STORE_VIEWS.map(({ storeCode, appendStoreCode }) => (appendStoreCode ? `/${storeCode}` : ''));
const LISTS = ['', `/c/${String(FIXTURE_CATEGORIES.at(-1)?.slug)}`, '/search?q=cap'];

let shop: FixturePlatform;
let token: string;
let fetchPage: (request: Request) => Promise<Response>;
let errors: unknown[];
let release: () => void;
let held: Promise<void>;
let begun: number;

const hold = () => {
  held = new Promise((resolve) => (release = resolve));
};

function engine(): SearchEngine {
  const onBroken = (error: unknown) => {
    throw error;
  };
  const local = createLocalSearch({ uuid: () => 'draft', onBroken });
  const rebuild = local.rebuild.bind(local);
  return Object.assign(local, {
    rebuild: async (...given: Parameters<SearchEngine['rebuild']>) => {
      begun += 1;
      await held;
      await rebuild(...given);
    },
  });
}

beforeEach(async () => {
  [errors, begun] = [[], 0];
  hold();
  shop = await openFixturePlatform({ stores: STORES, search: engine() });
  await seedPeople(shop.platform.people, { now: shop.clock.now() });
  ({ token } = await signIn(shop, 'alma@vitrine.example'));
  const { platform } = shop;
  const storefront = createStorefront({
    api: (request) => platform.fetch(request),
    call: (...given) => platform.call(...given),
    versions: () => platform.versions(),
    manifest: { 'ui/entry/client.tsx': { file: 'assets/client.js' } },
    config: { stores: { available: STORES } },
    onError: (error) => errors.push(error),
  });
  const pages = createPageCache({ now: () => shop.clock.now(), changes: platform.changes, storefront });
  fetchPage = (request) => pages.fetch(request);
});
afterEach(async () => {
  release();
  await shop.platform.close();
});

const ask = (path: string) => fetchPage(new Request(`http://shop.test${path === '' ? '/' : path}`));
async function statuses(): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  for (const first of FIRST)
    for (const list of LISTS) {
      const response = await ask(`${first}${list}`);
      await response.text();
      found.add(response.status);
    }
  return found;
}

const edit = async (kind: string, id: string, change: (document: Record<string, unknown>) => object) => {
  const kept = await resultOf<{ version: string; document: Record<string, unknown> }>(
    shop.call('GET', `/api/manage/${kind}?token=${token}&id=${id}`),
  );
  const body = { id, version: kept.version, document: change(kept.document) };
  await resultOf(shop.call('POST', `/api/manage/${kind}?token=${token}`, body));
};
const renamed = (texts: unknown) => {
  const { en, ...others } = texts as { readonly en: object }; // sound: the texts of a product
  return { ...others, en: { ...en, name: 'Quagga cap' } };
};
const cap = recordOf('CAP');
const sale = { special_price: 1.25, special_from_date: '2026-01-02', special_to_date: '2026-01-10' };

const WRITES: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a saved product', () => edit('product', 'CAP', ({ texts, ...rest }) => ({ ...rest, texts: renamed(texts) }))],
  [
    'a saved category',
    () => edit('category', String(FIXTURE_CATEGORIES.at(-1)?.id), (one) => ({ ...one, position: 7 })),
  ],
  ['a price list', () => shop.platform.prices.apply('sku,price\nCAP,9\nTEE,8\n', { name: 'l.csv', isDry: false })],
  ['an import', () => shop.platform.catalogue.writeBatch([{ ...cap, product: { ...cap.product, name: 'Imported' } }])],
  ['attributes and goods written anew', () => shop.platform.catalogue.reindex()],
];

describe('pages while an index is being built', () => {
  it('are available in every store, whatever was written', async () => {
    release();
    expect(await statuses()).toEqual(new Set([200]));
    for (const [what, write] of WRITES) {
      hold();
      const before = begun;
      await write();
      expect([what, await statuses()]).toEqual([what, new Set([200])]);
      if (what !== 'a price list') expect([what, begun > before]).toEqual([what, true]);
      release();
      await shop.platform.warm();
    }
    expect(errors).toEqual([]);
  });

  it('are available when a sale of many products begins', async () => {
    const many = Array.from({ length: 60 }, (_none, at) => ({
      ...cap,
      product: { ...cap.product, ...sale, id: 7000 + at, sku: `SALE-${String(at)}`, url_key: `sale-${String(at)}` },
      stock: { [`SALE-${String(at)}`]: { qty: 1, is_in_stock: true } },
    }));
    await shop.platform.catalogue.writeProducts(many);
    await shop.platform.catalogue.reindex();
    release();
    await shop.platform.warm();
    const list = '/search?q=cap&sort=price-low';
    await (await ask(list)).text();
    await shop.clock.advance(Date.parse('2026-01-02T00:00:00Z') - shop.clock.now() + 1000);
    expect(await statuses()).toEqual(new Set([200]));
    // Lists cached during a partial price import are rebuilt once it completes.
    await expect.poll(async () => (await ask(list)).text()).toContain('$1.25');
    expect(errors).toEqual([]);
  });

  it('ask to retry if there is no index yet, and log the reason', async () => {
    const response = await ask(LISTS[2] ?? '');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(errors).toMatchObject([{ code: 'search-failed' }]);
    release();
    await expect.poll(async () => (await ask(LISTS[2] ?? '')).status).toBe(200);
  });
});
