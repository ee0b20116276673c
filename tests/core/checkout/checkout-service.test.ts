import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { fillIn, put, openShops } from '../open-shop';

const open = openShops();

describe('checkout', () => {
  it('keeps details between visits, but never a password', async () => {
    const storage = createMemoryStorage();
    const first = await open({ storage });
    await fillIn(first);
    await (await first.shop.checkout()).savePersonal({ password: 'correct horse', createAccount: true });
    const again = await open({ storage, fixture: first.fixture });
    const { personalDetails, shippingDetails } = (await again.shop.checkout()).snapshot;
    expect(personalDetails).toMatchObject({ emailAddress: 'ada@shop.test', createAccount: true, password: '' });
    expect(shippingDetails).toMatchObject({ city: 'New York', region_id: 43, state: 'New York' });
  });

  it('is active for 30 minutes after the last change', async () => {
    const shop = await open({ config: { checkout: { activeMs: 60 } } });
    const checkout = await shop.shop.checkout();
    expect(checkout.isActive()).toBe(false);
    await checkout.savePersonal({ firstName: 'Ada' });
    expect(checkout.isActive()).toBe(true);
    await expect.poll(() => checkout.isActive()).toBe(false);
  });

  it('validates the entered fields, with spaces trimmed', async () => {
    const shop = await open();
    const checkout = await shop.shop.checkout();
    expect(await checkout.savePersonal({ emailAddress: '  ada@shop.test ' })).toEqual({});
    expect(checkout.snapshot.personalDetails.emailAddress).toBe('ada@shop.test');
    expect(await checkout.saveShipping({ country: 'US', zipCode: 'x' })).toEqual({
      zipCode: {
        code: 'postcode',
        params: { what: 'a ZIP code', example: '10001' },
        message: 'Please enter a ZIP code like 10001',
      },
    });
  });

  it('finds the id of a state by its name, and clears both with a new country', async () => {
    const shop = await open();
    const checkout = await shop.shop.checkout();
    await checkout.saveShipping({ country: 'US', state: 'ca' });
    expect(checkout.snapshot.shippingDetails).toMatchObject({ state: 'California', region_id: 12 });
    await checkout.saveShipping({ region_id: 43 });
    expect(checkout.snapshot.shippingDetails).toMatchObject({ state: 'New York', region_id: 43 });
    await checkout.saveShipping({ country: 'DE' });
    expect(checkout.snapshot.shippingDetails).toMatchObject({ state: '', region_id: 0 });
  });

  it('updates the cart: methods and totals are those of the address', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await fillIn(shop);
    const { totals, shipping, payment } = shop.shop.cart.snapshot;
    expect(shipping).toEqual({ method_code: 'standard', carrier_code: 'vitrine' });
    expect(payment).toBe('cashondelivery');
    expect(totals?.tax_amount).toBeGreaterThan(0);
  });

  it('saves details offline too', async () => {
    const shop = await open({ online: false });
    shop.mishap('/api/cart/', ...Array.from({ length: 9 }, () => 'lost-before' as const));
    const checkout = await shop.shop.checkout();
    expect(await checkout.saveShipping({ country: 'US', city: 'New York' })).toEqual({});
    expect(checkout.snapshot.shippingDetails.city).toBe('New York');
  });

  it('fetches countries once, and their states with them', async () => {
    const shop = await open();
    const checkout = await shop.shop.checkout();
    const [, states] = await Promise.all([checkout.countries(), checkout.states('US'), checkout.countries()]);
    expect(states).toContainEqual({ region_id: 43, code: 'NY', name: 'New York' });
    expect(await checkout.states('DE')).toEqual([]);
    const asked = shop.requests.filter((request) => /countries|states/.test(request));
    expect(asked).toEqual(['GET /api/cart/countries']);
  });
  it('knows the shops of a country with pickup, and requests them once (S §7)', async () => {
    const { shop, requests } = await open();
    const checkout = await shop.checkout();
    const shops = await checkout.stores('DE');
    expect(shops).toMatchObject([{ name: 'Vitrine Mitte', city: 'Berlin' }]);
    expect(await checkout.stores('DE')).toBe(shops);
    expect(await checkout.stores('FR')).toEqual([]);
    expect(requests.filter((request) => request.endsWith('/api/cart/stores'))).toHaveLength(2);
  });

  it('loses nothing when two details are saved at once', async () => {
    const shop = await open();
    const checkout = await shop.shop.checkout();
    await Promise.all([checkout.saveShipping({ city: 'New York' }), checkout.saveShipping({ zipCode: '10004' })]);
    expect(checkout.snapshot.shippingDetails).toMatchObject({ city: 'New York', zipCode: '10004' });
  });
});
