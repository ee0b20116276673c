import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createFaultyStorage } from '../../../adapters/storage/faulty';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import type { JsonValue } from '../../../core/shopper';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { openShop, type OpenShop, type OpenShopOptions } from '../open-shop';
import { aProduct } from '../product/build';

const open: OpenShop[] = [];
async function shopper(options: OpenShopOptions = {}): Promise<OpenShop> {
  const shop = await openShop(options);
  open.push(shop);
  return shop;
}
const platforms: FixturePlatform[] = [];
afterEach(async () => {
  for (const { shop, fixture } of open.splice(0)) {
    shop.dispose();
    await fixture.platform.close();
  }
  for (const fixture of platforms.splice(0)) await fixture.platform.close();
});
const skus = (list: { readonly snapshot: { readonly items: readonly { readonly sku: string }[] } }) =>
  list.snapshot.items.map(({ sku }) => sku);
const settle = () => new Promise((resolve) => setImmediate(resolve));
const [tee, cap] = [aProduct({ sku: 'TEE' }), aProduct({ sku: 'CAP' })];

describe('the wishlist', () => {
  it('contains each product once, is observable, and reports AddToWishlist to analytics (A §7)', async () => {
    const { shop, telemetry } = await shopper();
    const counts: number[] = [];
    shop.wishlist.count$.subscribe((count) => counts.push(count));
    expect(await shop.wishlist.add(tee)).toBe(true);
    expect(await shop.wishlist.add(tee)).toBe(false);
    expect(await shop.wishlist.toggle(cap)).toBe(true);
    expect(await shop.wishlist.toggle(cap)).toBe(false);
    expect(shop.wishlist.has('TEE')).toBe(true);
    expect(counts).toEqual([0, 1, 2, 1]);
    expect(telemetry.records.flatMap((record) => (record.kind === 'event' ? [record.name] : []))).toEqual([
      'AddToWishlist',
      'AddToWishlist',
    ]);
  });

  it('is restored on the next visit', async () => {
    const storage = createMemoryStorage();
    const first = await shopper({ storage });
    await first.shop.wishlist.add(tee);
    await first.shop.wishlist.add(cap);
    const second = await shopper({ storage });
    expect(skus(second.shop.wishlist)).toEqual(['CAP', 'TEE']);
    expect(second.shop.wishlist.snapshot.isLoaded).toBe(true);
  });

  it('discards unreadable stored entries, and reports them', async () => {
    const storage = createMemoryStorage();
    const first = await shopper({ storage });
    await first.shop.wishlist.add(tee);
    const stored = (await storage.get('lists', 'wishlist')) as JsonValue[]; // sound: the list was just written
    await storage.set('lists', 'wishlist', [{ sku: 7 }, ...stored]);
    await storage.set('lists', 'compare', 'nonsense');
    const second = await shopper({ storage });
    expect(skus(second.shop.wishlist)).toEqual(['TEE']);
    expect(skus(second.shop.compare)).toEqual([]);
    expect(second.telemetry.records.filter(({ kind }) => kind === 'error')).toHaveLength(2);
  });

  it('refuses products over its limit, and names the limit', async () => {
    const { shop } = await shopper({ config: { lists: { wishlistLimit: 1 } } });
    await shop.wishlist.add(tee);
    await expect(shop.wishlist.add(cap)).rejects.toMatchObject({
      code: 'list-full',
      message: 'The list is limited to 1 products. Remove one first.',
    });
    expect(skus(shop.wishlist)).toEqual(['TEE']);
  });

  it('refuses a product if another tab has taken the last place, even if its message was lost', async () => {
    const storage = createMemoryStorage();
    const config = { lists: { wishlistLimit: 2 } };
    const one = await shopper({ storage, config });
    const other = await shopper({ storage, config });
    await one.shop.wishlist.add(tee);
    await other.shop.wishlist.add(cap);
    await expect(one.shop.wishlist.add(aProduct({ sku: 'BELT' }))).rejects.toMatchObject({ code: 'list-full' });
    expect(skus(one.shop.wishlist)).toEqual(['CAP', 'TEE']);
  });

  it('does not report a full list for a product that is removed while it is stored', async () => {
    const { shop } = await shopper();
    await shop.wishlist.load();
    const added = shop.wishlist.add(tee);
    await expect.poll(() => skus(shop.wishlist)).toEqual(['TEE']);
    const removed = shop.wishlist.remove('TEE');
    expect(await Promise.all([added, removed])).toEqual([true, true]);
    expect(skus(shop.wishlist)).toEqual([]);
  });

  it('takes a product page with the displayed variant, and removes it by either SKU', async () => {
    const { shop } = await shopper();
    const view = await shop.product.load({ sku: 'JACKET' });
    await shop.wishlist.add(view);
    expect(view.variant).toBeDefined();
    expect(shop.wishlist.snapshot.items[0]).toMatchObject({
      sku: 'JACKET',
      matched_sku: view.variant?.sku,
      final_price: view.price.final,
    });
    expect(await shop.wishlist.remove(view.variant?.sku ?? '')).toBe(true);
    expect(await shop.wishlist.remove('JACKET')).toBe(false);
  });

  it("shows today's prices after a refresh, and stays unchanged without a response of the shop", async () => {
    const shopping = await shopper();
    const { shop } = shopping;
    const real = (await shop.product.load({ sku: 'CAP' })).parent;
    await shop.wishlist.add({ ...real, price: 1, final_price: 1 });
    shopping.mishap('/api/products/render-list', 'lost-before');
    await shop.wishlist.refresh();
    expect(shop.wishlist.snapshot.items[0]?.final_price).toBe(1);
    await shop.wishlist.refresh();
    expect(shop.wishlist.snapshot.items[0]?.price).toBe(real.price);
  });

  it('shows no prices of another store', async () => {
    const { shop } = await shopper();
    await shop.wishlist.add(tee);
    await shop.storeViews.change('en');
    expect(shop.wishlist.snapshot.items[0]).toMatchObject({ sku: 'TEE' });
    expect(shop.wishlist.snapshot.items[0]).not.toHaveProperty('price');
  });
});

describe('lists in two tabs', () => {
  it('become the same, also when both change at once', async () => {
    const [hub, storage] = [createTabHub(), createMemoryStorage()];
    const fixture = await openFixturePlatform();
    platforms.push(fixture);
    const a = await openShop({ tabs: hub.open(), storage, fixture });
    const b = await openShop({ tabs: hub.open(), storage, fixture });
    await Promise.all([a.shop.wishlist.add(tee), b.shop.wishlist.add(cap)]);
    await settle();
    expect(skus(a.shop.wishlist).sort()).toEqual(['CAP', 'TEE']);
    expect(skus(b.shop.wishlist).sort()).toEqual(['CAP', 'TEE']);
    await a.shop.wishlist.remove('TEE');
    await settle();
    expect(skus(b.shop.wishlist)).toEqual(['CAP']);
    await b.shop.wishlist.clear();
    await settle();
    expect(skus(a.shop.wishlist)).toEqual([]);
    a.shop.dispose();
    b.shop.dispose();
  });
});

describe('a list whose storage fails', () => {
  it('stays visible, and is stored with the next change together with that of another tab', async () => {
    const [hub, storage] = [createTabHub(), createFaultyStorage({ inner: createMemoryStorage() })];
    const fixture = await openFixturePlatform();
    platforms.push(fixture);
    const a = await openShop({ tabs: hub.open(), storage, fixture });
    const b = await openShop({ tabs: hub.open(), storage, fixture });
    storage.writes = 'full';
    expect(await a.shop.wishlist.add(tee)).toBe(true);
    expect(skus(a.shop.wishlist)).toEqual(['TEE']);
    expect(a.telemetry.records.filter(({ kind }) => kind === 'error')).toHaveLength(1);
    storage.writes = 'well';
    await b.shop.wishlist.add(cap);
    await settle();
    expect(skus(a.shop.wishlist).sort()).toEqual(['CAP', 'TEE']);
    await settle();
    expect(skus(b.shop.wishlist).sort()).toEqual(['CAP', 'TEE']);
    expect(await storage.get('lists', 'wishlist')).toHaveLength(2);
    a.shop.dispose();
    b.shop.dispose();
  });

  it('is not overwritten after a failed read', async () => {
    const storage = createFaultyStorage({ inner: createMemoryStorage() });
    const first = await shopper({ storage });
    await first.shop.wishlist.add(tee);
    const { shop } = await shopper({ storage });
    storage.reads = 'fails';
    await shop.wishlist.add(cap);
    expect(skus(shop.wishlist).sort()).toEqual(['CAP', 'TEE']);
    storage.reads = 'well';
    expect(await storage.get('lists', 'wishlist')).toHaveLength(1);
    expect(skus((await shopper({ storage })).shop.wishlist)).toEqual(['TEE']);
  });
});

describe('a list whose storage was once too slow', () => {
  it('stores later changes, and removes them with the next clearing', async () => {
    const clock = createVirtualClock();
    const storage = createFaultyStorage({ inner: createMemoryStorage() });
    const { shop } = await shopper({ storage, clock });
    await shop.wishlist.add(tee);
    storage.reads = 'hangs';
    const added = shop.wishlist.add(cap);
    await settle();
    await clock.advance(800);
    await added;
    storage.reads = 'well';
    await shop.wishlist.add(aProduct({ sku: 'BELT' }));
    expect(await storage.get('lists', 'wishlist')).toHaveLength(3);
    await shop.wishlist.clear();
    expect(await storage.keys('lists')).toEqual([]);
  });
});

describe('a device with data of the version of 30 November 2026', () => {
  type Kept = Readonly<Record<'used' | 'noted', Readonly<Record<string, JsonValue>>>>;
  const recorded = JSON.parse(readFileSync(new URL('kept-device.json', import.meta.url), 'utf8')) as Kept; // sound: recorded by the tests of that version

  async function device(which: keyof Kept) {
    const storage = createMemoryStorage();
    for (const [key, value] of Object.entries(recorded[which])) await storage.set('lists', key, value);
    return { ...(await shopper({ storage })), storage };
  }

  it('keeps its lists unchanged, in the same format', async () => {
    const { shop, storage, telemetry } = await device('used');
    for (const name of ['wishlist', 'compare', 'recentlyViewed'] as const) {
      await shop[name].load();
      const items = recorded.used[name] as readonly { readonly sku: string }[]; // sound: as above
      expect(skus(shop[name])).toEqual(items.map(({ sku }) => sku));
      await shop[name].add(aProduct({ sku: 'NEW' }));
      const [added, ...others] = (await storage.get('lists', name)) as JsonValue[]; // sound: the list was just written
      expect(added).toMatchObject({ sku: 'NEW', qty: 1 });
      expect(others).toEqual(recorded.used[name]);
    }
    expect(shop.wishlist.snapshot.items[1]).toMatchObject({ sku: 'JACKET', matched_options: { color: 'black' } });
    expect(telemetry.records.filter(({ kind }) => kind === 'error')).toEqual([]);
  });

  it('adds the products that it had only queued', async () => {
    const { shop, storage } = await device('noted');
    await shop.recentlyViewed.load();
    expect(skus(shop.recentlyViewed)).toEqual(['CAP', 'JACKET']);
    expect(await storage.keys('lists')).toEqual(['recentlyViewed']);
  });
});

describe('the products to compare', () => {
  it('are limited to four, with a clear message for one more', async () => {
    const { shop } = await shopper();
    for (const sku of ['A', 'B', 'C', 'D']) await shop.compare.add(aProduct({ sku }));
    await expect(shop.compare.add(aProduct({ sku: 'E' }))).rejects.toThrow('The list is limited to 4 products');
    expect(shop.compare.limit).toBe(4);
  });

  it('are shown in the order they were added', async () => {
    const { shop } = await shopper();
    for (const sku of ['TEE', 'CAP']) await shop.compare.add((await shop.product.load({ sku })).parent);
    const { products, rows } = await shop.compare.table();
    expect(products.map(({ sku }) => sku)).toEqual(['TEE', 'CAP']);
    expect(rows.every(({ values }) => values.length === 2)).toBe(true);
    expect((await (await shopper()).shop.compare.table()).products).toEqual([]);
  });
});

describe('the recently viewed products', () => {
  it('include product pages as they are opened, newest first', async () => {
    const { shop } = await shopper();
    const path = async (sku: string) => (await shop.product.load({ sku })).path;
    for (const sku of ['TEE', 'CAP', 'TEE']) await shop.routing.open(await path(sku));
    await settle();
    expect(skus(shop.recentlyViewed)).toEqual(['TEE', 'CAP']);
  });

  it("include products queued without the list's code when it is next used, on this visit or the next", async () => {
    const storage = createMemoryStorage();
    const first = await shopper({ storage });
    await first.shop.recentlyViewed.note(await first.shop.product.load({ sku: 'TEE' }));
    expect(skus(first.shop.recentlyViewed)).toEqual([]);
    const { shop } = await shopper({ storage });
    await shop.recentlyViewed.load();
    expect(skus(shop.recentlyViewed)).toEqual(['TEE']);
    expect(await storage.keys('lists')).toEqual(['recentlyViewed']);
    await shop.recentlyViewed.note(cap);
    expect(skus(shop.recentlyViewed)).toEqual(['CAP', 'TEE']);
  });

  it('drop unreadable queued products', async () => {
    const storage = createMemoryStorage();
    const wrong: readonly JsonValue[] = [
      'x',
      { product: 3, at: 1, store: 'us' },
      { product: { parent: 1, configuration: 2 }, at: 1, store: 'us' },
    ];
    for (const [at, value] of wrong.entries()) await storage.set('lists', `recentlyViewed/${String(at)}`, value);
    const { shop } = await shopper({ storage });
    await shop.recentlyViewed.load();
    expect(skus(shop.recentlyViewed)).toEqual([]);
    expect(await storage.keys('lists')).toEqual([]);
  });

  it('drop the oldest at their limit', async () => {
    const { shop } = await shopper({ config: { lists: { recentlyViewedLimit: 1 } } });
    await shop.recentlyViewed.add(tee);
    await shop.recentlyViewed.add(cap);
    expect(skus(shop.recentlyViewed)).toEqual(['CAP']);
  });
});

describe('clearing (A §4.1 names wishlist and compare)', () => {
  it('empties one list, here and in storage, and leaves the others', async () => {
    const { shop, storage } = await shopper();
    for (const list of [shop.wishlist, shop.compare, shop.recentlyViewed]) await list.add(tee);
    await shop.wishlist.clear();
    await shop.compare.clear();
    expect([shop.wishlist, shop.compare, shop.recentlyViewed].map((list) => list.snapshot.items.length)).toEqual([
      0, 0, 1,
    ]);
    expect(await storage.keys('lists')).toEqual(['recentlyViewed']);
  });
});

describe('on the server', () => {
  it('lists are empty and nothing is read', async () => {
    const { shop } = await shopper({ config: { serverSide: true } });
    await shop.wishlist.load();
    expect(shop.wishlist.snapshot).toEqual({ items: [], isLoaded: false });
  });
});
