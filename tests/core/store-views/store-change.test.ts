import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import type { Storage } from '../../../core/shopper';
import { openShop, type OpenShop } from '../open-shop';

const running: OpenShop[] = [];
afterEach(async () => {
  for (const { shop, fixture } of running.splice(0)) {
    shop.dispose();
    await fixture.platform.close();
  }
});

async function visit(store: 'us' | 'en', storage: Storage): Promise<OpenShop> {
  const other = store === 'us' ? 'en' : 'us';
  const open = await openShop({ storage, config: { stores: { available: [store, other] } } });
  running.push(open);
  await open.shop.start();
  return open;
}

async function deviceWithCache(): Promise<Storage> {
  const storage = createMemoryStorage();
  await visit('us', storage);
  await storage.set('cache.url-map', 'us:/old', { path: '/old' });
  await storage.set('wishlist', 'items', ['mine']);
  return storage;
}

describe('a change of the store (S §4)', () => {
  it("clears the caches and keeps the shopper's data", async () => {
    const storage = createMemoryStorage();
    const { shop } = await visit('us', storage);
    await storage.set('cache.url-map', 'us:/old', { path: '/old' });
    await storage.set('wishlist', 'items', ['mine']);
    await shop.storeViews.change('en');
    await expect.poll(() => storage.keys('cache.url-map')).toEqual([]);
    expect(await storage.get('wishlist', 'items')).toEqual(['mine']);
  });

  it('is detected at the start of the next visit, if it was made by opening a URL', async () => {
    const storage = await deviceWithCache();
    await visit('en', storage);
    expect(await storage.keys('cache.url-map')).toEqual([]);
    expect(await storage.get('wishlist', 'items')).toEqual(['mine']);
  });

  it('is none if the next visit is to the same store', async () => {
    const storage = await deviceWithCache();
    await visit('us', storage);
    expect(await storage.keys('cache.url-map')).toEqual(['us:/old']);
  });

  it('shows prices and the interface as in the new store', async () => {
    const { shop } = await visit('us', createMemoryStorage());
    const languages: string[] = [];
    shop.storeViews.interfaceLanguage$.subscribe((language) => languages.push(language));
    expect(shop.storeViews.price(5)).toBe('$5.00');
    await shop.storeViews.change('en');
    expect(shop.storeViews.current.i18n.defaultLocale).toBe('en-GB');
    expect(languages).toEqual(['en']);
  });
});
