import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../../adapters/storage/memory';
import { createFaultyStorage } from '../../../../adapters/storage/faulty';
import { createNoTabs } from '../../../../adapters/tabs/none';
import { createMemoryTelemetry } from '../../../../adapters/telemetry/memory';
import { createVirtualClock } from '../../../../adapters/clock/virtual';
import { createSeededIds } from '../../../../adapters/ids/seeded';
import { ClaimsService } from '../../../../core/claims/claims-service';
import { parseConfig } from '../../../../core/config';
import { lazily } from '../../../../core/kernel/async/lazily';
import { Store } from '../../../../core/kernel/store';
import { KeptList } from '../../../../core/lists/kept-list';
import { ShownList } from '../../../../core/lists/shown-list';
import { ListReplica } from '../../../../core/lists/list-replica';
import type { ListState } from '../../../../core/lists/lists';
import { NoticesService } from '../../../../core/notices/notices-service';
import { PromoService } from '../../../../core/promo-mode/promo-mode-service';
import { openShops } from '../../open-shop';

const open = openShops();

async function brokenMedium() {
  const storage = createFaultyStorage({ inner: createMemoryStorage() });
  await storage.set('claims', 'cookiesAccepted', { code: 'cookiesAccepted', created_at: 1, value: true });
  await storage.set('promo', 'promo', true);
  await storage.set('lists', 'wishlist', []);
  storage.reads = 'fails';
  const [clock, config] = [createVirtualClock(), parseConfig()];
  return { storage, clock, config, tabs: createNoTabs(), telemetry: createMemoryTelemetry() };
}

describe('lazily', () => {
  it('loads once for all callers', async () => {
    let loads = 0;
    const load = lazily(() => Promise.resolve((loads += 1)));
    expect([await Promise.all([load(), load()]), await load(), loads]).toEqual([[1, 1], 1, 1]);
  });

  it('passes a failure to all concurrent callers, and tries again for the next ones', async () => {
    let loads = 0;
    const load = lazily(() => ((loads += 1) === 1 ? Promise.reject(new Error('first')) : Promise.resolve(loads)));
    const outcomes = await Promise.allSettled([load(), load()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await load()).toBe(2);
  });
});

describe('stored data that could not be read', () => {
  it('is read again on the next call: claims', async () => {
    const { storage, tabs, clock, telemetry, config } = await brokenMedium();
    const claims = new ClaimsService(storage, tabs, clock, telemetry, config);
    await expect(claims.load()).rejects.toThrow('The medium is broken');
    storage.reads = 'well';
    expect((await claims.get('cookiesAccepted'))?.value).toBe(true);
  });

  it('is read again on the next call: promo mode', async () => {
    const { storage, tabs, clock, telemetry, config } = await brokenMedium();
    const notices = new NoticesService(clock, createSeededIds('notices'), config);
    const promo = new PromoService(storage, tabs, notices, telemetry, config, () => null);
    await expect(promo.load()).rejects.toThrow('The medium is broken');
    storage.reads = 'well';
    await promo.load();
    expect(promo.isOn).toBe(true);
  });

  it('is read again on the next call: a list', async () => {
    const { storage, tabs, clock, telemetry } = await brokenMedium();
    const { storeViews, product } = (await open()).shop;
    const store = new Store<ListState>({ items: [], isLoaded: false });
    const definition = { name: 'wishlist', rules: { limit: 10, whenFull: 'refuse' } } as const;
    const shown = new ShownList(store, storeViews);
    const replica = new ListReplica(definition, { storage, tabs, telemetry });
    const list = new KeptList({ list: definition, replica, shown, telemetry, clock, product });
    await expect(list.load()).rejects.toThrow('The medium is broken');
    storage.reads = 'well';
    await list.load();
    expect(store.value.isLoaded).toBe(true);
  });
});
