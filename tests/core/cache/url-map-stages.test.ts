import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createFaultyStorage } from '../../../adapters/storage/faulty';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { UrlMapCache } from '../../../core/routing/url-map-cache';

const route = { name: 'category', params: { slug: 'men' }, canonical: '/c/men' };

function open(mediumMs: number, serverMs: number) {
  const clock = createVirtualClock();
  const medium = createFaultyStorage({ inner: createMemoryStorage() });
  const later = <T>(ms: number, value: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      clock.schedule(() => void value().then(resolve, reject), ms);
    });
  const storage = {
    ...medium,
    get: (collection: string, key: string) => later(mediumMs, () => medium.get(collection, key)),
  };
  const map = new UrlMapCache(storage, clock, createMemoryTelemetry());
  const find = async () => {
    const kept = await map.read('us:/men');
    if (kept !== undefined) return 'cache';
    await map.ask(() => later(serverMs, () => Promise.resolve(route)));
    await map.write('us:/men', route);
    return 'server';
  };
  const found = async () => {
    const finding = find();
    await clock.advance(mediumMs + serverMs);
    return finding;
  };
  return { found, calls: medium.calls };
}

describe('S §4 local cache: the URL map in two stages', () => {
  it('is read from the device if that is faster than the server', async () => {
    const { found } = open(5, 80);
    expect([await found(), await found()]).toEqual(['server', 'cache']);
  });

  it('is neither read from nor written to a device that is slower than the server', async () => {
    const { found, calls } = open(200, 80);
    expect([await found(), await found(), await found()]).toEqual(['server', 'server', 'server']);
    expect(calls).toEqual(['get cache.url-map/us:/men']);
  });
});
