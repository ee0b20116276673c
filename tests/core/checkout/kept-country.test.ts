import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import type { CheckoutArea, ShippingDetails, Storage } from '../../../core/shopper';
import { openShops, put, type OpenShop } from '../open-shop';

const open = openShops();

async function visit(store: string, storage: Storage, before?: OpenShop): Promise<[OpenShop, CheckoutArea]> {
  const shop = await open({
    storage,
    config: { stores: { available: [store] } },
    seed: store,
    ...(before !== undefined && { fixture: before.fixture }),
  });
  await put(shop, 'TEE');
  const checkout = await shop.shop.checkout();
  await shop.shop.cart.settled();
  return [shop, checkout];
}

async function afterUs(
  typed: Partial<ShippingDetails>,
): Promise<Pick<ShippingDetails, 'country' | 'countryByDefault'>> {
  const storage = createMemoryStorage();
  const [us, checkout] = await visit('us', storage);
  if (Object.keys(typed).length > 0) await checkout.saveShipping(typed);
  us.shop.dispose();
  const [, { snapshot }] = await visit('de', storage, us);
  const { country, countryByDefault } = snapshot.shippingDetails;
  return { country, countryByDefault };
}

describe('the country of checkout in several stores', () => {
  it('is that of each store if checkout was only viewed, which does not make checkout active (S §4, S §9)', async () => {
    const storage = createMemoryStorage();
    const [us, checkout] = await visit('us', storage);
    expect(checkout.snapshot.shippingDetails.shippingMethod).toBe('standard');
    expect(checkout.snapshot.paymentDetails.paymentMethod).not.toBe('');
    expect([checkout.snapshot.modifiedAt, checkout.isActive()]).toEqual([0, false]);
    us.shop.dispose();
    const [, german] = await visit('de', storage, us);
    expect(german.snapshot.shippingDetails).toMatchObject({ country: 'DE', countryByDefault: 'DE' });
    expect(german.isActive()).toBe(false);
  });

  it('is that of each store if something else was typed', async () => {
    expect(await afterUs({ isGift: true })).toEqual({ country: 'DE', countryByDefault: 'DE' });
  });

  it('stays if the shopper selected another one, or typed an address in it', async () => {
    expect(await afterUs({ country: 'FR' })).toMatchObject({ country: 'FR' });
    expect(await afterUs({ zipCode: '10004' })).toMatchObject({ country: 'US' });
    expect(await afterUs({ state: 'New York' })).toMatchObject({ country: 'US' });
  });
});
