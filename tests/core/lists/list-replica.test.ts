import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createFaultyStorage } from '../../../adapters/storage/faulty';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { createNoTabs } from '../../../adapters/tabs/none';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { GuardedStorage } from '../../../core/cache/guarded-storage';
import { parseConfig } from '../../../core/config';
import { ListReplica } from '../../../core/lists/kept';
import { toListed } from '../../../core/lists/listed-product';
import type { ListedProduct, ListName } from '../../../core/lists';
import type { JsonValue, Storage, Tabs } from '../../../core/shopper';
import { aProduct } from '../product/build';

const settle = () => new Promise((resolve) => setImmediate(resolve));
const listed = (sku: string, at: number) => toListed(aProduct({ sku }), at, 'us');
const skus = (items: readonly ListedProduct[]) => items.map(({ sku }) => sku);

function open(storage: Storage, tabs: Tabs = createNoTabs(), name: ListName = 'wishlist') {
  const telemetry = createMemoryTelemetry();
  return new ListReplica({ name, rules: { limit: 10, whenFull: 'refuse' } }, { storage, tabs, telemetry });
}

interface PreviousMessage {
  readonly type?: string;
  readonly name?: string;
  readonly put: readonly ListedProduct[];
  readonly removed: readonly { readonly sku: string; readonly at: number }[];
}

/** Tab of the previous release: holds the list in memory and writes it whole with each change, its own or received. */
function previousTab(storage: Storage, tabs: Tabs) {
  let items: readonly ListedProduct[] = [];
  const keep = () =>
    items.length === 0
      ? storage.remove('lists', 'wishlist')
      : storage.set('lists', 'wishlist', items as unknown as JsonValue);
  const apply = ({ put, removed }: Pick<PreviousMessage, 'put' | 'removed'>) => {
    const others = items.filter(({ sku }) => !put.some((product) => product.sku === sku));
    items = [...put, ...others].filter(
      (item) => !removed.some(({ sku, at }) => sku === item.sku && item.added_at <= at),
    );
  };
  tabs.messages$.subscribe((message) => {
    const change = message as PreviousMessage; // sound: tabs post only objects here
    if (change.type !== 'list' || change.name !== 'wishlist') return;
    apply(change);
    void keep();
  });
  return {
    items: () => items,
    put: async (product: ListedProduct) => {
      apply({ put: [product], removed: [] });
      const kept = keep();
      tabs.post({ type: 'list', name: 'wishlist', put: [product] as unknown as JsonValue, removed: [] });
      await kept;
    },
  };
}

describe('a list beside a tab of the previous release', () => {
  it('is not overwritten by it', async () => {
    const [hub, storage] = [createTabHub(), createMemoryStorage()];
    const replica = open(storage, hub.open());
    const previous = previousTab(storage, hub.open());
    await replica.dispatch({ type: 'put', products: [listed('TEE', 1)] });
    await settle();
    await previous.put(listed('CAP', 2));
    await settle();
    expect(skus(replica.state)).toEqual(['CAP', 'TEE']);
    expect(await storage.get('lists', 'wishlist')).toHaveLength(2);
  });

  it('stays empty after it is cleared', async () => {
    const [hub, storage] = [createTabHub(), createMemoryStorage()];
    const replica = open(storage, hub.open());
    const previous = previousTab(storage, hub.open());
    await previous.put(listed('TEE', 1));
    await settle();
    expect(skus(replica.state)).toEqual(['TEE']);
    await replica.dispatch({ type: 'remove', entries: [{ sku: 'TEE', at: 2 }] });
    await settle();
    expect(previous.items()).toEqual([]);
    await previous.put(listed('CAP', 3));
    await settle();
    expect(skus(replica.state)).toEqual(['CAP']);
  });

  it('does not read the changes of other lists', async () => {
    const messages$ = new Subject<unknown>();
    const storage = createFaultyStorage({ inner: createMemoryStorage() });
    const replica = open(storage, { ...createNoTabs(), messages$ });
    for (const name of ['compare', 'recentlyViewed']) messages$.next({ type: 'list', name, put: [], removed: [] });
    await settle();
    expect(storage.calls).toEqual([]);
    replica.dispose();
  });
});

describe('prices of a list', () => {
  it('are not announced to other tabs, which may show another store', async () => {
    const posted: JsonValue[] = [];
    const replica = open(createMemoryStorage(), { ...createNoTabs(), post: (message) => void posted.push(message) });
    await replica.dispatch({ type: 'put', products: [listed('TEE', 1)] });
    const { length } = posted;
    expect(length).toBeGreaterThan(0);
    const products = new Map([['TEE', aProduct({ sku: 'TEE', price: 7 })]]);
    await replica.dispatch({ type: 'refresh', products, storeCode: 'en' });
    expect(replica.state).toMatchObject([{ price: 7, store_code: 'en' }]);
    expect(posted).toHaveLength(length);
  });
});

describe('queued products', () => {
  const note = (storage: Storage, sku: string) =>
    storage.set('lists', `recentlyViewed/${sku}`, {
      product: aProduct({ sku }) as unknown as JsonValue,
      at: 1,
      store: 'us',
    });

  it('that could not be stored at first do not return after the list is cleared', async () => {
    const storage = createFaultyStorage({ inner: createMemoryStorage() });
    await note(storage, 'TEE');
    storage.writes = 'full';
    const replica = open(storage, createNoTabs(), 'recentlyViewed');
    await replica.open();
    expect(skus(replica.state)).toEqual(['TEE']);
    expect(await storage.keys('lists')).toEqual(['recentlyViewed/TEE']);
    storage.writes = 'well';
    await replica.dispatch({ type: 'remove', entries: [{ sku: 'TEE', at: 2 }] });
    expect(await storage.keys('lists')).toEqual([]);
    const next = open(storage, createNoTabs(), 'recentlyViewed');
    await next.open();
    expect(next.state).toEqual([]);
  });

  it('that could not be read stay, and are added by the next load', async () => {
    const inner = createMemoryStorage();
    await note(inner, 'TEE');
    let isBroken = true;
    const failing: Storage = {
      ...inner,
      get: (collection, key) =>
        isBroken && key.includes('/') ? Promise.reject(new Error('broken')) : inner.get(collection, key),
    };
    const [clock, telemetry] = [createVirtualClock(), createMemoryTelemetry()];
    const storage = new GuardedStorage(failing, { clock, telemetry, config: parseConfig({}).cache });
    const replica = open(storage, createNoTabs(), 'recentlyViewed');
    await expect(replica.open()).rejects.toThrow('broken');
    expect(await inner.keys('lists')).toEqual(['recentlyViewed/TEE']);
    isBroken = false;
    await replica.load();
    expect(skus(replica.state)).toEqual(['TEE']);
    expect(await inner.keys('lists')).toEqual(['recentlyViewed']);
  });

  it('stay for the next visit until they are stored in the list, also by a reload', async () => {
    const storage = createFaultyStorage({ inner: createMemoryStorage() });
    await note(storage, 'TEE');
    storage.writes = 'full';
    const replica = open(storage, createNoTabs(), 'recentlyViewed');
    await replica.open();
    await replica.load();
    expect(await storage.keys('lists')).toEqual(['recentlyViewed/TEE']);
    storage.writes = 'well';
    await replica.load();
    expect(await storage.keys('lists')).toEqual(['recentlyViewed']);
  });
});
