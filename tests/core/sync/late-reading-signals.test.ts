import { describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createInProcessHttp } from '../../../adapters/http/in-process';
import { createSeededIds } from '../../../adapters/ids/seeded';
import { createFixedNetwork } from '../../../adapters/network/fixed';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createNoTabs } from '../../../adapters/tabs/none';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import { createShop, isShopError, type Shop } from '../../../core/shopper';
import type { ReadOptions } from '../../../core/ports';

type Reading = readonly [name: string, read: (shop: Shop, options: ReadOptions) => Promise<unknown>];

const READINGS: readonly Reading[] = [
  ['checkout.states', async (shop, options) => (await shop.checkout()).states('US', options)],
  ['checkout.stores', async (shop, options) => (await shop.checkout()).stores('US', options)],
  ['checkout.taxByZip', async (shop, options) => (await shop.checkout()).taxByZip('10004', 'US', options)],
  ['checkout.countryByIp', async (shop, options) => (await shop.checkout()).countryByIp(options)],
  ['sharedCarts.load', async (shop, options) => (await shop.sharedCarts()).load('code', options)],
  ['tracking.open', async (shop, options) => (await shop.orders()).tracking.open('100001', options)],
  ['tracking.find', async (shop, options) => (await shop.orders()).tracking.find('100001', 'a@shop.test', options)],
  ['tracking.giftCardBalance', async (shop, options) => (await shop.orders()).tracking.giftCardBalance('X', options)],
  ['accounts.find', async (shop, options) => (await shop.accounts()).find('a@shop.test', options)],
  ['accounts.isResetGood', async (shop, options) => (await shop.accounts()).isResetGood('a@shop.test', 'x', options)],
];

function openSilent() {
  const clock = createVirtualClock();
  const waiting: AbortSignal[] = [];
  const answered = { code: 200, result: [{ id: 'US', name: 'United States' }] };
  const http = createInProcessHttp({
    clock,
    fetch: (request) => {
      if (request.url.includes('/countries')) return Response.json(answered);
      waiting.push(request.signal);
      return new Promise(() => undefined);
    },
  });
  const adapters = {
    ...{ http, clock, storage: createMemoryStorage(), network: createFixedNetwork(true), tabs: createNoTabs() },
    ...{ telemetry: createMemoryTelemetry(), ids: createSeededIds('signals') },
  };
  return { shop: createShop({ adapters }), waiting };
}

describe('read calls of lazily loaded areas', () => {
  it.each(READINGS)('%s stops its request when it is aborted, and shows nothing', async (_name, read) => {
    const { shop, waiting } = openSilent();
    const shown: unknown[] = [];
    shop.notices.notifications$.subscribe((all) => shown.push(...all));
    const caller = new AbortController();
    const reading = read(shop, { signal: caller.signal }).catch((error: unknown) => error);
    await expect.poll(() => waiting.length).toBe(1);
    caller.abort();
    const error = await reading;
    expect(isShopError(error) && error.details['reason']).toBe('EABORTED');
    expect(waiting.map(({ aborted }) => aborted)).toEqual([true]);
    expect(shown).toEqual([]);
    shop.dispose();
  });
});
