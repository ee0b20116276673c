import { afterEach, beforeEach, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { createLocalSearch } from '../../../../../adapters/search';
import type { IndexChanges, SearchEngine } from '../../../../../adapters/platform/ports/catalogue/search';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { findProducts } from '../../../../fixtures/search';
import { signIn } from '../../../../fixtures/signed-in';

/** More than a search waits for. */
const SKUS = Array.from({ length: 620 }, (_none, at) => `LINE-${String(at)}`);
const inStock = { filters: [{ attribute: 'stock.is_in_stock', value: { eq: true } }] };

let shop: FixturePlatform;
let token: string;
let others = 0;
const applied: IndexChanges[] = [];

function watched(): SearchEngine {
  const onBroken = (error: unknown) => {
    throw error;
  };
  const local = createLocalSearch({ uuid: () => 'draft', onBroken });
  const apply = local.apply.bind(local);
  return Object.assign(local, {
    apply: (...[name, changes]: Parameters<SearchEngine['apply']>) => {
      applied.push(changes);
      return apply(name, changes);
    },
  });
}

beforeEach(async () => {
  applied.splice(0);
  shop = await openFixturePlatform({ search: watched() });
  await seedPeople(shop.platform.people, { now: shop.clock.now() });
  others = 0;
  others = await total();
  for (const [at, sku] of SKUS.entries()) {
    const product = { id: 5000 + at, sku, name: 'Line', type_id: 'simple', status: 1, visibility: 4, price: 10 };
    await shop.platform.catalogue.writeProduct({
      source: 'test',
      product,
      stock: { [sku]: { qty: 5, is_in_stock: true } },
    });
  }
  await shop.platform.catalogue.reindex();
  await expect.poll(total).toBe(SKUS.length);
  ({ token } = await signIn(shop, 'mira@vitrine.example'));
});
afterEach(() => shop.platform.close());

const total = async () => (await findProducts(shop, inStock)).total - others;
const sellAll = async () => {
  for (let at = 0; at < SKUS.length; at += 100) {
    const items = SKUS.slice(at, at + 100).map((sku) => ({ sku, qty: -5 }));
    await resultOf(shop.call('POST', `/api/stock/add?token=${token}`, { items }));
  }
};

it('updates the index with a long list of changes in batches, between searches', async () => {
  expect(await total()).toBe(SKUS.length);
  const before = (await shop.platform.versions()).catalogue;
  applied.splice(0);
  await sellAll();
  await expect.poll(total).toBe(0);
  const sizes = applied.map(({ stock }) => stock.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(SKUS.length);
  expect((await shop.platform.versions()).catalogue).toBe(before);
});

it('advances the stock version of the index only once it holds all changes', async () => {
  await total();
  const known = applied.at(-1)?.upTo.stock ?? 0;
  applied.splice(0);
  await sellAll();
  // On a busy machine the index may begin before all is sold, and then knows more in its second run.
  const runs = applied.length === 0 ? 1 : 2;
  await expect.poll(total).toBe(0);
  const versions = applied.map(({ upTo }) => upTo.stock);
  expect(versions).toEqual(versions.toSorted((one, other) => one - other));
  expect(new Set(versions).size).toBeLessThanOrEqual(runs);
  const during = versions[0] ?? Number.NaN;
  await resultOf(shop.call('POST', `/api/stock/add?token=${token}`, { items: [{ sku: 'LINE-7', qty: 5 }] }));
  expect(await total()).toBe(1);
  expect(during).toBeGreaterThanOrEqual(known);
  expect(applied.at(-1)?.upTo.stock).toBeGreaterThan(during + 6);
});
