import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOpenSearch } from '../../../../adapters/search';
import { buildUrl } from '../../../../core/contract/foundation/query-codec';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';
import { FakeOpenSearch } from './fake-opensearch';

const ASKED_AGAIN_MS = 5001;

let server: FakeOpenSearch;
let shop: FixturePlatform;
beforeEach(async () => {
  server = new FakeOpenSearch((document) => !JSON.stringify(document).includes('"OLD"'));
  await server.begin();
  shop = await openFixturePlatform({ search: createOpenSearch({ url: server.url, uuid: randomUUID }) });
});
afterEach(async () => {
  expect(shop.telemetry.records.filter(({ kind }) => kind === 'error')).toEqual([]);
  await shop.platform.close();
  await server.die();
});

const listed = buildUrl('/api/catalog', { store: 'us', type: 'product', searchQuery: { filters: [] }, size: 50 });

async function list(): Promise<{ readonly total: number; readonly skus: readonly string[]; readonly notice?: string }> {
  const { status, json } = await shop.call('GET', listed);
  expect(status).toBe(200);
  const { items, total, ...rest } = json as {
    items: { sku: string }[];
    total: number;
    notice?: string;
  }; // sound: the contract's answer, of which this much is looked at
  const notice = rest.notice === undefined ? {} : { notice: rest.notice };
  return { total, skus: items.map(({ sku }) => sku).toSorted(), ...notice };
}

async function untilItAnswers() {
  for (let tries = 0; tries < 10; tries += 1) {
    await shop.clock.advance(ASKED_AGAIN_MS);
    const found = await list();
    if (found.notice === undefined) return found;
  }
  throw new Error('It was never asked again');
}

describe('an OpenSearch server that is down for a while', () => {
  it.each(['with its data', 'without anything'])(
    'is bypassed meanwhile, and used again automatically: %s',
    async (how) => {
      const before = await list();
      expect(before).not.toHaveProperty('notice');
      expect(before.total).toBeGreaterThan(3);
      const kept = server.kept;
      expect(kept).toBeGreaterThanOrEqual(before.total);
      await server.die();
      expect(await list()).toEqual({ ...before, notice: 'search_unavailable' });
      expect((await shop.call('GET', '/readyz')).status).toBe(200);
      if (how === 'without anything') server.forget();
      await server.begin();
      const asked = server.asked;
      expect(await list()).toHaveProperty('notice');
      expect(server.asked).toBe(asked);
      expect(await untilItAnswers()).toEqual(before);
      expect(server.kept).toBe(kept);
      expect(server.asked).toBeGreaterThan(asked);
    },
  );

  it('does not block concurrent callers: each of them gets the list of the database', async () => {
    const before = await list();
    await server.die();
    const found = await Promise.all(Array.from({ length: 20 }, () => list()));
    expect(found).toEqual(Array.from({ length: 20 }, () => ({ ...before, notice: 'search_unavailable' })));
  });
});
