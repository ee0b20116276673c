import * as vitest from 'vitest';
import { createVirtualClock } from '../../adapters/clock/virtual';
import { createFaultyStorage } from '../../adapters/storage/faulty';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { StorageQuotaError } from '../../core/ports';
import { storageSuite } from '../../testing';

const { describe, expect, it } = vitest;

describe('createFaultyStorage without faults', () =>
  storageSuite(vitest, () => createFaultyStorage({ inner: createMemoryStorage() }), {
    openSmall: (quotaBytes) => createFaultyStorage({ inner: createMemoryStorage({ quotaBytes }) }),
  }));

describe('createFaultyStorage', () => {
  const open = (clock = createVirtualClock({ start: 0 })) => ({
    clock,
    storage: createFaultyStorage({ inner: createMemoryStorage(), clock }),
  });

  it('delays each call while it is slow', async () => {
    const { storage, clock } = open();
    storage.writes = 'slow';
    let writtenAt = -1;
    void storage.set('cart', 'items', 1).then(() => (writtenAt = clock.now()));
    await clock.advance(299);
    expect([writtenAt, await storage.get('cart', 'items')]).toEqual([-1, undefined]);
    await clock.advance(1);
    expect([writtenAt, await storage.get('cart', 'items')]).toEqual([300, 1]);
  });

  it('stores nothing while it is full, and keeps its contents', async () => {
    const { storage } = open();
    await storage.set('cart', 'items', 1);
    storage.writes = 'full';
    await expect(storage.set('cart', 'items', 2)).rejects.toBeInstanceOf(StorageQuotaError);
    expect(await storage.get('cart', 'items')).toBe(1);
    await storage.remove('cart', 'items');
    expect(await storage.get('cart', 'items')).toBeUndefined();
  });

  it('loses everything at once when it is wiped', async () => {
    const { storage } = open();
    await storage.set('cart', 'items', 1);
    await storage.set('orders', 'one', 2);
    await storage.wipe();
    expect([await storage.keys('cart'), await storage.keys('orders')]).toEqual([[], []]);
    await storage.set('cart', 'items', 3);
    expect(await storage.get('cart', 'items')).toBe(3);
  });
});
