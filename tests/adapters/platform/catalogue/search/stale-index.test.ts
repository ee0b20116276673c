import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { createLocalSearch } from '../../../../../adapters/search';
import type { SearchEngine } from '../../../../../adapters/platform/ports/catalogue/search';
import { buildUrl } from '../../../../../core/contract/foundation/query-codec';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

interface Kept {
  readonly version: string;
  readonly document: { readonly texts: { readonly en: object } };
}

let shop: FixturePlatform;
let token: string;
let release: (() => void) | undefined;
let made = 0;

function held(): SearchEngine {
  const onBroken = (error: unknown) => {
    throw error;
  };
  const local = createLocalSearch({ uuid: () => 'draft', onBroken });
  const rebuild: SearchEngine['rebuild'] = async (...parameters) => {
    made += 1;
    if (made > 1) await new Promise<void>((resolve) => (release = resolve));
    await local.rebuild(...parameters);
  };
  const changed = new Map<string | symbol, unknown>(Object.entries({ rebuild }));
  return new Proxy(local, {
    get: (target, name) => {
      const found: unknown = changed.get(name) ?? Reflect.get(target, name);
      return typeof found === 'function'
        ? (...given: unknown[]): unknown => Reflect.apply(found, target, given)
        : found;
    },
  });
}

beforeEach(async () => {
  made = 0;
  release = undefined;
  shop = await openFixturePlatform({ starter: true, search: held(), stores: ['us'] });
  await seedPeople(shop.platform.people, { now: shop.clock.now() });
  ({ token } = await signIn(shop, 'mira@vitrine.example'));
});
afterEach(async () => {
  expect(shop.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await shop.platform.close();
});

const found = async (text: string) => {
  const path = buildUrl('/api/catalog', { store: 'us', type: 'product', searchQuery: { filters: [], text } });
  return ((await shop.call('GET', path)).json as { total: number; items: { sku: string; name: string }[] }).items; // sound: fails if not
};
const rename = async (name: string) => {
  const { version, document } = await resultOf<Kept>(shop.call('GET', `/api/manage/product?token=${token}&id=CAP`));
  const texts = { ...document.texts, en: { ...document.texts.en, name } };
  const body = { id: 'CAP', version, document: { ...document, texts } };
  await resultOf(shop.call('POST', `/api/manage/product?token=${token}`, body));
};

describe('a changed index', () => {
  it('is searched unchanged while the new one is built, with current documents', async () => {
    expect(await found('cap')).toMatchObject([{ sku: 'CAP' }]);
    await rename('Quagga');
    expect(await found('cap')).toMatchObject([{ sku: 'CAP', name: 'Quagga' }]);
    await expect.poll(() => release).toBeDefined();
    expect(await found('quagga')).toEqual([]);
    release?.();
    await expect.poll(() => found('quagga')).toMatchObject([{ sku: 'CAP' }]);
    expect(made).toBe(2);
  });

  it('is rebuilt again if something changed during the build', async () => {
    await found('cap');
    await rename('Quagga');
    await found('cap');
    await expect.poll(() => release).toBeDefined();
    await rename('Okapi');
    await found('cap');
    expect(made).toBe(2);
    release?.();
    await expect.poll(async () => (await found('cap'), made)).toBe(3);
    release?.();
    await expect.poll(() => found('okapi')).toMatchObject([{ sku: 'CAP' }]);
  });

  it('is rebuilt once writes have stopped, without waiting for the usual build time', async () => {
    await found('cap');
    await rename('Quagga');
    await found('cap');
    await expect.poll(() => release).toBeDefined();
    await rename('Okapi');
    await shop.clock.advance(60_000);
    release?.();
    await expect.poll(() => found('okapi')).toMatchObject([{ sku: 'CAP' }]);
    await rename('Tapir');
    await found('cap');
    await shop.clock.advance(400);
    await rename('Kudu');
    await found('cap');
    await shop.clock.advance(400);
    await found('cap');
    expect(made).toBe(2);
    await shop.clock.advance(200);
    await found('cap');
    await expect.poll(() => made).toBe(3);
    release?.();
    await expect.poll(() => found('kudu')).toMatchObject([{ sku: 'CAP' }]);
  });

  it('rebuilds data derived from the outdated one, because its lists may be cached', async () => {
    const { changes } = shop.platform;
    await found('cap');
    const { cursor: before } = await changes.since();
    await rename('Quagga');
    const saved = await changes.since(before);
    expect(saved.tags).toContain('listing:');
    await found('cap');
    await expect.poll(() => release).toBeDefined();
    expect(await changes.since(saved.cursor)).toEqual({ cursor: saved.cursor, tags: new Set() });
    const versions = await shop.platform.versions();
    release?.();
    await expect.poll(() => found('quagga')).toMatchObject([{ sku: 'CAP' }]);
    const renewed = await changes.since(saved.cursor);
    expect(renewed.tags).toContain('listing:');
    expect((await shop.platform.versions()).products).not.toBe(versions.products);
    expect((await changes.since(renewed.cursor)).tags).toEqual(new Set());
  });

  it('is rebuilt even if all pages are cached and nobody searches', async () => {
    await found('cap');
    await rename('Quagga');
    await found('cap');
    await expect.poll(() => release).toBeDefined();
    await rename('Okapi');
    await shop.clock.advance(60_000);
    release?.();
    await expect.poll(() => found('okapi')).toMatchObject([{ sku: 'CAP' }]);
    expect(made).toBe(2);
    await shop.clock.advance(1000);
    await expect.poll(async () => (await shop.platform.changes.since(), made)).toBe(3);
    release?.();
  });

  it('is awaited by callers who need the latest one', async () => {
    await found('cap');
    await rename('Quagga');
    const warmed = shop.platform.warm();
    await expect.poll(() => release).toBeDefined();
    release?.();
    await warmed;
    expect(await found('quagga')).toMatchObject([{ sku: 'CAP' }]);
  });
});
