import { describe, expect, it } from 'vitest';
import { createSystemClock } from '../../adapters/clock/system';
import { createSeededIds } from '../../adapters/ids/seeded';
import { createFixedNetwork } from '../../adapters/network/fixed';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { createNoTabs } from '../../adapters/tabs/none';
import { createMemoryTelemetry } from '../../adapters/telemetry/memory';
import {
  createShop,
  ShopError,
  type Adapters,
  type Product,
  type Shop,
  type ShopConfigInput,
} from '../../core/shopper';

const adapters: Adapters = {
  http: { send: () => Promise.reject(new Error('no request is expected')) },
  storage: createMemoryStorage(),
  clock: createSystemClock(),
  network: createFixedNetwork(true),
  tabs: createNoTabs(),
  telemetry: createMemoryTelemetry(),
  ids: createSeededIds('shop'),
};

function thrown(options: { readonly storeCode?: string; readonly config?: ShopConfigInput }): unknown {
  try {
    createShop({ ...options, adapters }).dispose();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('opening a shop', () => {
  it.each([
    ['that is closed', { storeCode: 'de' }, 'store: "de" is not an open store (open: us, en)'],
    ['that does not exist', { storeCode: 'xx' }, 'store: "xx" is not an open store (open: us, en)'],
    [
      'that opens an undescribed one',
      { config: { stores: { available: ['xx'] } } },
      'stores.available: names the unknown store "xx" (known: us, en, eu, de, ru, ua, cn)',
    ],
  ])('in a store %s is refused with a ShopError that lists the open ones', (_, options, message) => {
    const error = thrown(options);
    expect(error).toBeInstanceOf(ShopError);
    expect(error).toMatchObject({ code: 'invalid-input', message });
  });

  it.each([
    ['without adapters', undefined, 'adapters.http: is missing'],
    ['without one adapter', { ...adapters, tabs: undefined }, 'adapters.tabs: is missing'],
  ])('%s names the first that is missing', (_, given, message) => {
    // Safe: deliberately violates the type, as untyped callers can.
    expect(() => createShop({ adapters: given as unknown as Adapters })).toThrow(message);
  });

  it('starts in the first open store, and makes no request', () => {
    const shop = createShop({ config: { stores: { available: ['en', 'us'] } }, adapters });
    expect(shop.storeViews.current.storeCode).toBe('en');
    shop.dispose();
  });
});

describe('a disposed shop', () => {
  it.each([
    ['checkout', (shop: Shop) => shop.checkout()],
    ['orders', (shop: Shop) => shop.orders()],
    ['accounts', (shop: Shop) => shop.accounts()],
    ['reviews', (shop: Shop) => shop.reviews()],
    ['the cart', (shop: Shop) => shop.cart.add({ sku: 'TEE' } as Product)], // sound: it is not looked at
  ])('ends pending work on %s as if there were no response', async (_, use) => {
    const shop = createShop({ adapters });
    const using = use(shop);
    shop.dispose();
    const error: unknown = await using.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ShopError);
    expect(error).toMatchObject({ code: 'request-failed', details: { reason: 'ECLOSED' } });
  });
});
