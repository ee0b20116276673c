import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createFaultyStorage } from '../../../adapters/storage/faulty';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { GuardedStorage } from '../../../core/cache/guarded-storage';
import { parseConfig } from '../../../core/config';
import type { Storage } from '../../../core/ports';

const KB = 1024;
const CACHE = 'cache.url-map';

function open(inner: Storage = createMemoryStorage()) {
  const clock = createVirtualClock();
  const telemetry = createMemoryTelemetry();
  const medium = createFaultyStorage({ inner });
  const storage = new GuardedStorage(medium, { clock, telemetry, config: parseConfig({}).cache });
  const given = async <T>(call: Promise<T>): Promise<T> => {
    await clock.advance(800);
    return call;
  };
  const errors = () => telemetry.records.flatMap((record) => (record.kind === 'error' ? [record] : []));
  return { clock, medium, inner, storage, given, errors };
}

describe('S §4 local cache: a read or write without response in 800 ms', () => {
  it.each([
    ['get', (storage: Storage) => storage.get('cart', 'items')],
    ['keys', (storage: Storage) => storage.keys('cart')],
    ['usage', (storage: Storage) => storage.usage('cart')],
  ] as const)('logs an error, recreates the local database and counts it: %s', async (_name, read) => {
    const { clock, medium, storage, errors } = open();
    medium.reads = 'hangs';
    const call = read(storage);
    await clock.advance(799);
    expect([errors(), medium.recreated]).toEqual([[], 0]);
    await clock.advance(1);
    await call;
    expect(medium.recreated).toBe(1);
    expect(errors()).toMatchObject([
      {
        error: { message: 'Storage did not answer in time' },
        context: { collection: 'cart', kind: 'readErrors', count: 1 },
      },
    ]);
  });

  it.each([
    ['set', (storage: Storage) => storage.set('cart', 'items', 1)],
    ['remove', (storage: Storage) => storage.remove('cart', 'items')],
    ['clear', (storage: Storage) => storage.clear('cart')],
  ] as const)('logs an error, recreates the local database and counts it: %s', async (_name, write) => {
    const { medium, storage, given, errors } = open();
    medium.writes = 'hangs';
    await given(write(storage));
    await given(write(storage));
    expect(medium.recreated).toBe(2);
    expect(errors().map(({ context }) => [context.kind, context.count])).toEqual([
      ['writeErrors', 1],
      ['writeErrors', 2],
    ]);
  });

  it('continues with the recreated database', async () => {
    const { medium, inner, storage, given } = open();
    Object.assign(medium, { writes: 'hangs', healsWhenRecreated: true });
    await given(storage.set('cart', 'items', 'lost on the way'));
    await storage.set('cart', 'items', 'written');
    expect(await inner.get('cart', 'items')).toBe('written');
  });

  it('does not wait 800 ms for a medium that fails at once, and counts that too', async () => {
    const { clock, medium, storage, errors } = open();
    medium.writes = 'fails';
    await storage.set('cart', 'items', 1);
    expect([clock.now() - createVirtualClock().now(), medium.recreated]).toEqual([0, 0]);
    expect(errors()).toMatchObject([{ context: { kind: 'writeErrors', count: 1 } }]);
  });
});

describe('S §4 local cache: after 1 read error or 30 write errors persistent caching is off for that collection', () => {
  it.each(['hangs', 'fails'] as const)('after 1 read error, if the medium %s', async (state) => {
    const { medium, storage, given } = open();
    medium.reads = state;
    await given(storage.get('cart', 'items'));
    medium.reads = 'well';
    const asked = medium.calls.length;
    await storage.set('cart', 'items', 'in memory only');
    expect(await storage.get('cart', 'items')).toBe('in memory only');
    expect(await storage.keys('cart')).toEqual(['items']);
    expect(medium.calls).toHaveLength(asked);
  });

  it.each(['hangs', 'fails'] as const)('after 30 write errors and not before, if the medium %s', async (state) => {
    const { medium, inner, storage, given } = open();
    medium.writes = state;
    for (let count = 1; count <= 29; count += 1) await given(storage.set('cart', 'items', count));
    medium.writes = 'well';
    await storage.set('cart', 'items', 'the 30th is well');
    expect(await inner.get('cart', 'items')).toBe('the 30th is well');
    medium.writes = state;
    await given(storage.set('cart', 'items', 'the 30th error'));
    medium.writes = 'well';
    const asked = medium.calls.length;
    await storage.set('cart', 'items', 'in memory only');
    expect(await storage.get('cart', 'items')).toBe('in memory only');
    expect(medium.calls).toHaveLength(asked);
    expect(await inner.get('cart', 'items')).toBe('the 30th is well');
  });

  it('keeps the other collections on the medium', async () => {
    const { medium, inner, storage, given } = open();
    medium.reads = 'hangs';
    await given(storage.get('cart', 'items'));
    medium.reads = 'well';
    await storage.set('orders', 'one', 1);
    expect(await inner.get('orders', 'one')).toBe(1);
  });

  it('loses no writes made meanwhile, as long as the shop is open', async () => {
    const { medium, storage, given } = open();
    medium.writes = 'hangs';
    for (let item = 1; item <= 40; item += 1) await given(storage.set('cart', `item-${item}`, item));
    const read: unknown[] = [];
    for (const key of await storage.keys('cart')) read.push(await storage.get('cart', key));
    expect(read.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });
});

describe('S §9: local storage quota 4096 KB, checked every 30 s; purge when exceeded', () => {
  it('purges within 30 s even if nothing else is written', async () => {
    const { clock, inner, storage } = open();
    await storage.set(CACHE, 'a', 'x'.repeat(3000 * KB));
    await storage.set(CACHE, 'b', 'x'.repeat(3000 * KB));
    await clock.advance(29_999);
    expect(await inner.keys(CACHE)).toEqual(['a', 'b']);
    await clock.advance(1);
    expect(await inner.keys(CACHE)).toEqual([]);
  });

  it('purges nothing at the quota', async () => {
    const { clock, inner, storage } = open();
    // Quotes add two bytes.
    await storage.set(CACHE, 'a', 'x'.repeat(2048 * KB - 2));
    await storage.set(CACHE, 'b', 'x'.repeat(2048 * KB - 2));
    await clock.advance(60_000);
    expect(await inner.keys(CACHE)).toEqual(['a', 'b']);
    expect(clock.pending).toBe(0);
  });

  it('counts data of earlier visits', async () => {
    const inner = createMemoryStorage();
    await inner.set(CACHE, 'old', 'x'.repeat(5000 * KB));
    const { storage } = open(inner);
    await storage.set(CACHE, 'new', 1);
    expect(await inner.keys(CACHE)).toEqual(['new']);
  });

  it('counts the cart, the orders and the lists with the caches: they share the quota', async () => {
    const { clock, inner, storage } = open();
    await storage.set('orders', 'mine', 'x'.repeat(2000 * KB));
    await storage.set('cart', 'mine', 'x'.repeat(2000 * KB));
    await storage.set(CACHE, 'a', 'x'.repeat(100 * KB));
    await clock.advance(30_000);
    await storage.set(CACHE, 'b', 1);
    await clock.advance(30_000);
    expect(await inner.keys(CACHE)).toEqual(['b']);
    expect([await inner.keys('orders'), await inner.keys('cart')]).toEqual([['mine'], ['mine']]);
  });

  it('never purges data that a shopper may not lose', async () => {
    const { clock, inner, storage } = open();
    for (const collection of ['cart', 'orders', 'checkout', 'sync', 'account', 'wishlist']) {
      await storage.set(collection, 'mine', 'x'.repeat(2000 * KB));
    }
    await storage.set(CACHE, 'a', 'x'.repeat(5000 * KB));
    await storage.set(CACHE, 'b', 1);
    await clock.advance(30_000);
    expect(await inner.keys(CACHE)).toEqual([]);
    for (const collection of ['cart', 'orders', 'checkout', 'sync', 'account', 'wishlist']) {
      expect(await inner.keys(collection), collection).toEqual(['mine']);
    }
  });

  it('stops after the shop is closed', async () => {
    const { clock, storage } = open();
    await storage.set(CACHE, 'a', 1);
    await storage.set(CACHE, 'b', 1);
    expect(clock.pending).toBe(1);
    storage.dispose();
    expect(clock.pending).toBe(0);
  });

  it('does not block the shop when the medium hangs during the check', async () => {
    const { medium, storage, given } = open();
    medium.reads = 'hangs';
    await given(storage.set(CACHE, 'a', 1));
    expect(await storage.get(CACHE, 'a')).toBe(1);
  });
});

describe('S §4 local cache: quota exceeded clears caches and retries', () => {
  it('frees space for the cart by clearing the caches, including those of earlier visits', async () => {
    const inner = createMemoryStorage({ quotaBytes: 300 });
    await inner.set(CACHE, 'old', 'x'.repeat(250));
    const { storage, errors } = open(inner);
    await storage.set('cart', 'items', 'y'.repeat(200));
    expect(await inner.get('cart', 'items')).toBe('y'.repeat(200));
    expect(await inner.keys(CACHE)).toEqual([]);
    expect(errors()).toEqual([]);
  });

  it('frees space for a cache by clearing the caches, never the cart or the orders', async () => {
    const inner = createMemoryStorage({ quotaBytes: 300 });
    const { storage } = open(inner);
    await storage.set('cart', 'items', 'y'.repeat(100));
    await storage.set('orders', 'one', 'y'.repeat(100));
    await storage.set(CACHE, 'a', 'x'.repeat(60));
    await storage.set(CACHE, 'b', 'x'.repeat(60));
    expect(await inner.keys(CACHE)).toEqual(['b']);
    expect([await inner.keys('cart'), await inner.keys('orders')]).toEqual([['items'], ['one']]);
  });

  it('keeps values in memory that do not fit even then, reports it, and leaves the stored values', async () => {
    const inner = createMemoryStorage({ quotaBytes: 120 });
    const { storage, errors } = open(inner);
    await storage.set('cart', 'items', 'y'.repeat(100));
    await storage.set('cart', 'items', 'y'.repeat(200));
    expect(await storage.get('cart', 'items')).toBe('y'.repeat(200));
    expect(await inner.get('cart', 'items')).toBe('y'.repeat(100));
    expect(errors()).toMatchObject([{ context: { collection: 'cart', kind: 'writeErrors' } }]);
  });
});
