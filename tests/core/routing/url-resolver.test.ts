import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowsing, type Browsing, type BrowsingOptions } from '../browsing';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { StorageQuotaError } from '../../../core/ports';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});

function browse(options: Partial<BrowsingOptions> = {}): Browsing {
  return openBrowsing({ fetch: (request) => fixture.platform.fetch(request), clock: fixture.clock, ...options });
}
const paths = (shop: Browsing) => shop.requests.map(({ url }) => url.split('?')[0]);

describe('the URL map', () => {
  it('is requested once for a path: memory, then the browser cache, then the server (S §2)', async () => {
    const storage = createMemoryStorage();
    const asked = (shop: Browsing) => paths(shop).filter((path) => path === '/api/url/map').length;
    const shop = browse({ storage });
    await shop.routing.resolve('/women/jackets');
    await shop.routing.resolve('/women/jackets/');
    await shop.routing.resolve('/nothing');
    await shop.routing.resolve('/nothing');
    expect(asked(shop)).toBe(2);
    const later = browse({ storage });
    expect(await later.routing.resolve('/women/jackets')).toEqual({
      kind: 'redirect',
      path: '/c/jackets-4',
      status: 301,
    });
    expect(asked(later)).toBe(0);
  });

  it('serves clean addresses itself when the dispatcher is on', async () => {
    const shop = browse({ config: { urls: { useUrlDispatcher: true } } });
    expect(await shop.routing.resolve('/women/jackets')).toMatchObject({
      kind: 'match',
      match: { name: 'category', params: { slug: 'jackets-4' } },
    });
    expect(await shop.routing.open('/women/jackets')).toMatchObject({ status: 200, page: { name: 'category' } });
    const product = await shop.routing.open('/rain-jacket-1.html?childSku=JACKET-BLACK-M');
    expect(product).toMatchObject({
      status: 200,
      page: { name: 'product', view: { current: { sku: 'JACKET-BLACK-M' } } },
    });
    expect(await shop.routing.open('/c/jackets-4')).toMatchObject({ redirect: '/women/jackets', followed: true });
  });

  it('is cleared when storage is full, and continues (S §8)', async () => {
    const storage = createMemoryStorage();
    await storage.set('cache.url-map', 'old', 1);
    let isFull = true;
    const full = {
      ...bound(storage),
      set: (collection: string, key: string, value: never) =>
        isFull ? Promise.reject(new StorageQuotaError('full')) : storage.set(collection, key, value),
      clear: (collection: string) => {
        isFull = false;
        return storage.clear(collection);
      },
    };
    const shop = browse({ storage: full });
    await shop.routing.resolve('/women/jackets');
    expect(await storage.keys('cache.url-map')).toEqual(['us:/women/jackets']);
  });

  it('is cached for exactly one day', async () => {
    const storage = createMemoryStorage();
    await browse({ storage }).routing.resolve('/women/jackets');
    await fixture.clock.advance(86_400_000 - 1);
    const sooner = browse({ storage });
    await sooner.routing.resolve('/women/jackets');
    expect(paths(sooner)).toEqual([]);
    await fixture.clock.advance(1);
    const later = browse({ storage });
    await later.routing.resolve('/women/jackets');
    expect(paths(later)).toEqual(['/api/url/map']);
  });

  it('is an error if unreachable, not an unknown path', async () => {
    const shop = browse({ fetch: () => Response.json({ code: 500, result: 'broken' }, { status: 500 }) });
    await expect(shop.routing.resolve('/women/jackets')).rejects.toMatchObject({ code: 'request-rejected' });
  });
});

function bound(storage: ReturnType<typeof createMemoryStorage>) {
  return {
    get: storage.get.bind(storage),
    set: storage.set.bind(storage),
    remove: storage.remove.bind(storage),
    keys: storage.keys.bind(storage),
    clear: storage.clear.bind(storage),
    usage: storage.usage.bind(storage),
    recreate: storage.recreate.bind(storage),
    close: storage.close.bind(storage),
  };
}
