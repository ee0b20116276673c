import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { openFixturePlatform } from '../../fixtures/platform';
import { clientCart, fillIn, openShops, put, type OpenShop } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

const BROADWAY = { country_id: 'US', postcode: '10004', region_id: 43, region: 'New York' };

async function openDevice() {
  const device = { fixture: await openFixturePlatform(), storage: createMemoryStorage(), hub: createTabHub() };
  return (seed: string) => open({ ...device, tabs: device.hub.open(), seed });
}

/** Estimates shipping abroad and reverts: the server knows one address, but the totals are of the other. */
async function lookAbroad(shop: OpenShop): Promise<void> {
  const { cart } = shop.shop;
  shop.mishap('/cart/shipping-information', 'lost-before');
  await cart.loadShippingMethods({ country_id: 'DE' });
  shop.mishap('/cart/shipping-methods', 'lost-before');
  await cart.loadShippingMethods(BROADWAY);
}

async function addTee({ shop }: OpenShop): Promise<void> {
  await shop.cart.setQuantity('TEE', 3);
  await shop.cart.settled();
}

/** New York taxes 8.875 %, Germany's rate does not apply. */
const OF_THREE_TEES = { subtotal: 45, shipping_amount: 4, tax_amount: 4.35 };

describe('an address sent to the server only for shipping methods (seed 2089058)', () => {
  it('is not used for the next totals', async () => {
    const shop = await (await openDevice())('only');
    await put(shop, 'TEE', 2);
    await fillIn(shop);
    await lookAbroad(shop);
    await addTee(shop);
    expect(shop.shop.cart.snapshot.totals).toMatchObject(OF_THREE_TEES);
  });

  it('nor for those of another tab, open now or later', async () => {
    for (const isOpen of [true, false]) {
      const tab = await openDevice();
      const first = await tab('first');
      const second = isOpen ? await tab('second') : undefined;
      await put(first, 'TEE', 2);
      await fillIn(first);
      await lookAbroad(first);
      const other = second ?? (await tab('second'));
      await expect.poll(() => clientCart(other)).toEqual(['2 TEE']);
      await addTee(other);
      for (const { shop } of [first, other]) {
        await expect.poll(() => shop.cart.snapshot.totals).toMatchObject(OF_THREE_TEES);
      }
    }
  });
});
