import { afterEach, describe, expect, it } from 'vitest';
import { isShopError } from '../../../core/shopper';
import { json, openShop, type OpenShop } from '../open-shop';

const opened: OpenShop[] = [];
afterEach(async () => {
  for (const { shop, fixture } of opened.splice(0)) {
    shop.dispose();
    await fixture.platform.close();
  }
});

async function openCheckout() {
  const shop = await openShop();
  opened.push(shop);
  return { ...shop, checkout: await shop.shop.checkout() };
}

const rejection = (error: unknown): boolean => isShopError(error, 'request-rejected');

describe('places in checkout (S §7)', () => {
  it('tax by zip returns the rate and the state of a postcode', async () => {
    const { checkout } = await openCheckout();
    expect(await checkout.taxByZip(' 10004 ', 'US')).toEqual({ rate: 8.875, region: 'New York', region_id: 43 });
    expect(await checkout.taxByZip('10115', 'DE')).toEqual({ rate: 19, region: null, region_id: null });
  });

  it('country by ip returns the country of the shopper', async () => {
    const { checkout } = await openCheckout();
    expect(await checkout.countryByIp()).toBe('US');
  });

  it.each([400, 404, 500])('tax by zip and country by ip reject on code %s', async (code) => {
    const open = await openCheckout();
    const { checkout, notices } = open;
    open.mishap('/api/cart/tax-by-zip', json(code, { code, result: 'No' }));
    open.mishap('/api/cart/geo-country', json(code, { code, result: 'No' }));
    await expect(checkout.taxByZip('10004', 'US')).rejects.toSatisfy(rejection);
    await expect(checkout.countryByIp()).rejects.toSatisfy(rejection);
    expect(notices).toEqual([]);
  });

  it('countries come with their states, each requested once', async () => {
    const { checkout, requests } = await openCheckout();
    requests.length = 0;
    expect(await checkout.countries()).toContainEqual({ id: 'DE', name: 'Germany' });
    expect((await checkout.states('US')).map(({ code }) => code)).toContain('NY');
    expect(await checkout.states('DE')).toEqual([]);
    expect(requests.length).toBeLessThanOrEqual(1);
  });
});
