import { describe, expect, it } from 'vitest';
import { createVirtualClock, type VirtualClock } from '../../../adapters/clock/virtual';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { GuardedStorage } from '../../../core/cache/guarded-storage';
import { strictStorage } from '../../../core/cache/strict-storage';
import { parseConfig } from '../../../core/config';
import type { Storage } from '../../../core/ports';

const never = new Promise<never>(() => undefined);

function guard(inner: Storage) {
  const clock: VirtualClock = createVirtualClock();
  const telemetry = createMemoryTelemetry();
  const storage = new GuardedStorage(inner, { clock, telemetry, config: parseConfig({}).cache });
  return { clock, telemetry, storage };
}

function hanging() {
  const inner = createMemoryStorage();
  const state = { hangs: false, asked: 0, recreated: 0 };
  const storage: Storage = {
    ...inner,
    get: (collection, key) => {
      state.asked += 1;
      return state.hangs ? never : inner.get(collection, key);
    },
    set: (collection, key, value) => {
      state.asked += 1;
      return state.hangs ? never : inner.set(collection, key, value);
    },
    recreate: () => {
      state.recreated += 1;
      return Promise.resolve();
    },
  };
  return { state, storage };
}

describe('GuardedStorage', () => {
  it('passes calls through while the medium works', async () => {
    const { storage, clock, telemetry } = guard(createMemoryStorage());
    await storage.set('cart', 'a', 1);
    await storage.set('cart', 'b', 2);
    await storage.remove('cart', 'a');
    expect([await storage.get('cart', 'b'), await storage.keys('cart'), await storage.usage('cart')]).toEqual([
      2,
      ['b'],
      1,
    ]);
    expect([clock.pending, telemetry.records]).toEqual([0, []]);
  });

  it('gives up a read after 800 ms, reconnects, and uses memory only after one such error', async () => {
    const { state, storage: medium } = hanging();
    const { storage, clock, telemetry } = guard(medium);
    state.hangs = true;
    const read = storage.get('cart', 'a');
    await clock.advance(799);
    expect(state.recreated).toBe(0);
    await clock.advance(1);
    expect(await read).toBeUndefined();
    expect(state.recreated).toBe(1);
    expect(telemetry.records).toMatchObject([{ kind: 'error', error: { message: 'Storage did not answer in time' } }]);
    await storage.set('cart', 'a', 'kept in memory');
    expect([await storage.get('cart', 'a'), state.asked]).toEqual(['kept in memory', 1]);
  });

  it('continues to write after 29 errors in one collection, and does not affect the others', async () => {
    const { state, storage: medium } = hanging();
    const { storage, clock } = guard(medium);
    state.hangs = true;
    for (let attempt = 1; attempt <= 30; attempt += 1) {
      const write = storage.set('cart', 'a', attempt);
      await clock.advance(800);
      await write;
      expect(await storage.get('cart', 'a')).toBe(attempt);
    }
    state.hangs = false;
    const asked = state.asked;
    await storage.set('cart', 'a', 31);
    expect(state.asked).toBe(asked);
    await storage.set('orders', 'a', 1);
    expect(state.asked).toBe(asked + 1);
  });

  it('writes values to the medium later that it once refused', async () => {
    const { state, storage: medium } = hanging();
    const { storage, clock } = guard(medium);
    state.hangs = true;
    const write = storage.set('cart', 'a', 'old');
    await clock.advance(800);
    await write;
    state.hangs = false;
    await storage.set('cart', 'a', 'new');
    expect(await medium.get('cart', 'a')).toBe('new');
    expect(await storage.get('cart', 'a')).toBe('new');
  });

  it('clears the caches when storage is full, and retries', async () => {
    const inner = createMemoryStorage({ quotaBytes: 200 });
    const { storage, telemetry } = guard(inner);
    await storage.set('cache.url', 'a', 'x'.repeat(150));
    await storage.set('cart', 'items', 'y'.repeat(100));
    expect(await inner.get('cart', 'items')).toHaveLength(100);
    expect(await inner.get('cache.url', 'a')).toBeUndefined();
    expect(telemetry.records).toEqual([]);
  });

  it('keeps values in memory that do not fit even then', async () => {
    const { storage, telemetry } = guard(createMemoryStorage({ quotaBytes: 50 }));
    await storage.set('cart', 'items', 'y'.repeat(100));
    expect(await storage.get('cart', 'items')).toHaveLength(100);
    expect(telemetry.records).toHaveLength(1);
  });

  it('purges caches above the quota, checking at most every 30 seconds', async () => {
    const inner = createMemoryStorage();
    const { storage, clock } = guard(inner);
    await storage.set('cache.url', 'a', 'x'.repeat(3000 * 1024));
    await storage.set('cache.url', 'b', 'x'.repeat(3000 * 1024));
    await storage.set('cache.url', 'c', 1);
    expect(await inner.keys('cache.url')).toEqual(['a', 'b', 'c']);
    await clock.advance(30_000);
    await storage.set('cache.url', 'd', 1);
    expect(await inner.keys('cache.url')).toEqual(['d']);
  });

  it('rejects strict calls that fail, without a copy in memory', async () => {
    const inner = createMemoryStorage({ quotaBytes: 50 });
    const { storage, telemetry } = guard(inner);
    const strict = strictStorage(storage);
    await strict.set('lists', 'compare', 'x');
    await expect(strict.set('lists', 'compare', 'y'.repeat(100))).rejects.toThrow();
    expect([await strict.get('lists', 'compare'), await storage.get('lists', 'compare')]).toEqual(['x', 'x']);
    await strict.remove('lists', 'compare');
    expect([await inner.keys('lists'), telemetry.records]).toEqual([[], []]);
    expect(strictStorage(inner)).toBe(inner);
  });

  it('gives up a strict read after 800 ms, and tries the medium again with the next call', async () => {
    const { state, storage: medium } = hanging();
    const { storage, clock } = guard(medium);
    const strict = strictStorage(storage);
    state.hangs = true;
    const read = expect(strict.get('lists', 'compare')).rejects.toThrow('did not answer in time');
    await clock.advance(800);
    await read;
    state.hangs = false;
    await strict.set('lists', 'compare', 'x');
    expect(await strict.get('lists', 'compare')).toBe('x');
    expect([state.asked, state.recreated]).toEqual([3, 1]);
  });

  it('does not switch a collection to memory because strict calls failed, nor the reverse', async () => {
    const { state, storage: medium } = hanging();
    const { storage, clock } = guard(medium);
    state.hangs = true;
    const strictRead = expect(strictStorage(storage).get('lists', 'compare')).rejects.toThrow();
    await clock.advance(800);
    await strictRead;
    state.hangs = false;
    await storage.set('lists', 'viewed', 'x');
    expect(await medium.get('lists', 'viewed')).toBe('x');
    state.hangs = true;
    const read = storage.get('lists', 'viewed');
    await clock.advance(800);
    await read;
    state.hangs = false;
    await strictStorage(storage).remove('lists', 'viewed');
    expect(await medium.keys('lists')).toEqual([]);
  });
});
