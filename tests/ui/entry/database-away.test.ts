import { afterEach, expect, it } from 'vitest';
import { openSqlite } from '../../../adapters/database/sqlite';
import { DatabaseUnavailableError, type Database } from '../../../adapters/platform/ports/database';
import { createStorefront } from '../../../ui/entry/server';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

let fixture: FixturePlatform | undefined;
afterEach(() => fixture?.platform.close());

it.each(['/', '/p/TEE', '/search?q=cap', '/c/women'])(
  'the page %s asks to retry while the database is down, and loads once it responds',
  async (path) => {
    const stored = await openSqlite(':memory:');
    let isAway = false;
    const reach = () => {
      if (isAway) throw new DatabaseUnavailableError('The database does not answer');
    };
    const database: Database = {
      read: async (work) => {
        reach();
        return stored.read(work);
      },
      write: async (...unit) => {
        reach();
        return stored.write(...unit);
      },
      close: () => stored.close(),
    };
    fixture = await openFixturePlatform({ stores: ['us'], database });
    const { platform } = fixture;
    const storefront = createStorefront({
      api: (request) => platform.fetch(request),
      call: (method, url) => platform.call(method, url),
      versions: () => platform.versions(),
      manifest: { 'ui/entry/client.tsx': { file: 'assets/client.js' } },
      config: { stores: { available: ['us'] } },
      onError: () => undefined,
    });
    const ask = () => storefront.render(new Request(`http://shop.test${path}`));
    const before = await ask();
    isAway = true;
    const { response, dependsOn } = await ask();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(dependsOn).toBeUndefined();
    expect(await response.text()).toContain('<h1');
    isAway = false;
    const after = await ask();
    expect(after.response.status).toBe(before.response.status);
    expect(after.response.status).not.toBe(503);
  },
);
