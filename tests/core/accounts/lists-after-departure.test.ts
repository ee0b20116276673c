import { describe, expect, it } from 'vitest';
import { createFaultyStorage } from '../../../adapters/storage/faulty';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import type { Storage } from '../../../core/shopper';
import { openShops } from '../open-shop';
import { signIn } from '../sign-in';

describe('a sign-out in another tab', () => {
  const open = openShops();

  it('empties the lists of a tab whose storage fails', async () => {
    const [storage, hub] = [createMemoryStorage(), createTabHub()];
    const one = await open({ storage, tabs: hub.open() });
    const faulty = createFaultyStorage({ inner: createMemoryStorage() });
    const part = (collection: string) => (collection === 'lists' ? faulty : storage);
    const failing: Storage = {
      ...storage,
      get: (collection, key) => part(collection).get(collection, key),
      set: (collection, key, value) => part(collection).set(collection, key, value),
      remove: (collection, key) => part(collection).remove(collection, key),
    };
    const { shop } = await open({ fixture: one.fixture, storage: failing, tabs: hub.open() });
    const there = await shop.accounts();
    await signIn(one, 'ada@vitrine.example');
    await expect.poll(() => there.snapshot.user).not.toBeNull();
    Object.assign(faulty, { reads: 'fails', writes: 'fails' });
    const tee = await shop.product.load({ sku: 'TEE' });
    const lists = [shop.wishlist, shop.compare, shop.recentlyViewed];
    for (const list of lists) await list.add(tee);
    expect(lists.map(({ snapshot }) => snapshot.items.length)).toEqual([1, 1, 1]);
    await (await one.shop.accounts()).logout();
    await expect.poll(() => lists.map(({ snapshot }) => snapshot.items.length)).toEqual([0, 0, 0]);
  });
});
