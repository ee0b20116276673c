import { describe, expect, it, vi } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createFaultyStorage } from '../../../adapters/storage/faulty';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import type { CheckoutState, PaymentDetails, PersonalDetails, ShippingDetails } from '../../../core/shopper';
import { parseConfig } from '../../../core/config';
import { fillIn, put, type OpenShop, openShops, accepted } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

const PERSONAL: PersonalDetails = {
  firstName: 'Ada',
  lastName: 'Byron',
  emailAddress: 'ada@shop.test',
  password: 'correct horse',
  createAccount: true,
};
const SHIPPING: Omit<ShippingDetails, 'loaded' | 'countryByDefault'> = {
  firstName: 'Ada',
  lastName: 'Byron',
  country: 'US',
  streetAddress: '1 Broadway',
  apartmentNumber: '4b',
  city: 'New York',
  state: 'New York',
  region_id: 43,
  zipCode: '10004',
  phoneNumber: '+1 212 555 0100',
  emailAddress: 'parcel@shop.test',
  shippingMethod: 'express',
  pickupStoreId: 2,
  isGift: false,
  giftMessage: '',
};
const PAYMENT: Omit<PaymentDetails, 'paymentMethodAdditional'> = {
  useShippingAddress: false,
  firstName: 'Charles',
  lastName: 'Babbage',
  company: 'Engines Ltd',
  country: 'DE',
  streetAddress: 'Unter den Linden 1',
  apartmentNumber: '2',
  city: 'Berlin',
  state: '',
  region_id: 0,
  zipTax: '10117',
  taxableShipping: true,
  zipCode: '10117',
  phoneNumber: '+49 30 123456',
  taxId: 'DE123',
  paymentMethod: 'banktransfer',
  activeOrderId: 'order-1',
};

async function saveAll({ shop }: OpenShop): Promise<void> {
  const checkout = await shop.checkout();
  await checkout.savePersonal(PERSONAL);
  await checkout.saveShipping(SHIPPING);
  await checkout.savePayment(PAYMENT);
}
const stateOf = async ({ shop }: OpenShop): Promise<CheckoutState> => (await shop.checkout()).snapshot;

describe('checkout state (S §3)', () => {
  it('keeps all personal, shipping and payment details across a reload, but not the password', async () => {
    const storage = createMemoryStorage();
    const first = await open({ storage });
    await saveAll(first);
    expect((await stateOf(first)).personalDetails).toEqual(PERSONAL);
    first.shop.dispose();
    const again = await stateOf(await open({ storage, fixture: first.fixture }));
    expect(again.personalDetails).toEqual({ ...PERSONAL, password: '' });
    const pickupPlace = { id: 2, country_id: 'US', region: 'California', region_id: 12, postcode: '90026' };
    expect(again.shippingDetails).toEqual({ ...SHIPPING, pickupPlace, loaded: true, countryByDefault: 'US' });
    expect(again.paymentDetails).toEqual({ ...PAYMENT, paymentMethodAdditional: {} });
    expect(again.modifiedAt).toBeGreaterThan(0);
  });

  it('keeps details entered offline, and shows them offline', async () => {
    const storage = createMemoryStorage();
    const first = await open({ storage, online: false });
    first.mishap('/api/', ...Array.from({ length: 40 }, () => 'lost-before' as const));
    await saveAll(first);
    first.shop.dispose();
    const again = await open({ storage, fixture: first.fixture, online: false });
    again.mishap('/api/', ...Array.from({ length: 40 }, () => 'lost-before' as const));
    expect(await stateOf(again)).toMatchObject({
      personalDetails: { emailAddress: 'ada@shop.test' },
      shippingDetails: { city: 'New York' },
      paymentDetails: { city: 'Berlin' },
    });
  });

  it('loses no input while the device has no space for it', async () => {
    const storage = createFaultyStorage({ inner: createMemoryStorage() });
    const shop = await open({ storage });
    storage.writes = 'full';
    await saveAll(shop);
    expect((await stateOf(shop)).shippingDetails).toMatchObject(SHIPPING);
  });

  it('starts with the country of the store', async () => {
    expect((await stateOf(await open())).shippingDetails).toMatchObject({ country: 'US', countryByDefault: 'US' });
    const shop = await open({ config: { stores: { available: ['de', 'us'] } } });
    expect((await stateOf(shop)).shippingDetails).toMatchObject({ country: 'DE', countryByDefault: 'DE' });
  });

  it('starts with the billing address equal to the shipping address', async () => {
    expect((await stateOf(await open())).paymentDetails.useShippingAddress).toBe(true);
  });

  it('drops only stored data with an unknown shape', async () => {
    const storage = createMemoryStorage();
    const first = await open({ storage });
    await saveAll(first);
    await storage.set('checkout', 'shippingDetails', { ...SHIPPING, city: 7, region_id: 'x' });
    await storage.set('checkout', 'personalDetails', 'nonsense');
    const again = await stateOf(await open({ storage, fixture: first.fixture }));
    expect(again.shippingDetails).toMatchObject({ city: '', region_id: 0, zipCode: '10004' });
    expect(again.personalDetails.firstName).toBe('');
    expect(again.paymentDetails.city).toBe('Berlin');
  });
});

describe('checkout is active for 30 minutes after its last modification (S §4; S §9: 1800000 ms)', () => {
  it('uses that value unless the shop sets another', () => {
    expect(parseConfig({}).checkout.activeMs).toBe(1_800_000);
  });

  it('expires on the last millisecond, and each change restarts it, also after a reload', async () => {
    const clock = createVirtualClock();
    const storage = createMemoryStorage();
    const first = await open({ clock, storage });
    const checkout = await first.shop.checkout();
    expect(checkout.isActive()).toBe(false);
    await checkout.savePersonal({ firstName: 'Ada' });
    await clock.advance(1_799_999);
    expect(checkout.isActive()).toBe(true);
    await checkout.savePersonal({ lastName: 'Byron' });
    await clock.advance(1_799_999);
    const again = await open({ clock, storage, fixture: first.fixture });
    const reloaded = await again.shop.checkout();
    expect([checkout.isActive(), reloaded.isActive()]).toEqual([true, true]);
    await clock.advance(1);
    expect([checkout.isActive(), reloaded.isActive()]).toEqual([false, false]);
  });
});

describe('shipping methods (S §4: several, one of them selected)', () => {
  it('apply to cart, totals and order, the last selected one', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await fillIn(shop);
    const checkout = await shop.shop.checkout();
    const amounts: number[] = [];
    for (const shippingMethod of ['standard', 'express', 'pickup', 'express']) {
      await checkout.saveShipping({ shippingMethod });
      await shop.shop.cart.settled();
      expect(shop.shop.cart.snapshot.shipping?.method_code).toBe(shippingMethod);
      amounts.push(shop.shop.cart.snapshot.totals?.shipping_amount ?? -1);
    }
    expect(amounts).toEqual([4, 14, 0, 14]);
    const outcome = accepted(await (await shop.shop.orders()).place());
    const placed = await (await shop.shop.orders()).show(outcome.order_id);
    expect(placed.totals).toContainEqual(expect.objectContaining({ code: 'shipping', value: 14 }));
  });

  it('are refused before ordering if the cart does not have them', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await fillIn(shop);
    await shop.shop.cart.selectShipping('nobody', 'by-pigeon');
    expect(await (await shop.shop.orders()).place()).toMatchObject({
      status: 'refused',
      change: 'details',
      fields: [{ field: 'shipping.shippingMethod' }],
    });
    expect((await shop.fixture.platform.stats()).orders).toBe(0);
  });
});

describe('validation of checkout fields (S §5)', () => {
  it('returns a message for each invalid field, including phone, postcode and state by country', async () => {
    const shop = await open();
    const checkout = await shop.shop.checkout();
    const wrong = { country: 'US', zipCode: '1', phoneNumber: '12', state: 'Atlantis', city: '', firstName: '' };
    const problems = await checkout.saveShipping(wrong);
    expect(Object.keys(problems).sort()).toEqual(['city', 'firstName', 'phoneNumber', 'state', 'zipCode']);
    for (const problem of Object.values(problems)) expect(problem.message).toMatch(/^(Please|There is no)/);
  });

  it('accepts another postcode, and no state, when the country is another one', async () => {
    const shop = await open();
    const checkout = await shop.shop.checkout();
    expect(await checkout.saveShipping({ country: 'DE', zipCode: '10115', state: '' })).toEqual({});
    expect(Object.keys(await checkout.saveShipping({ country: 'US', zipCode: '10115', state: '' }))).toEqual(['state']);
    expect(Object.keys(await checkout.saveShipping({ country: 'PL', zipCode: '10115-9', state: '' }))).toEqual([
      'zipCode',
    ]);
  });

  it('requires no password from a guest, and one from a shopper who requests an account', async () => {
    const shop = await open();
    const checkout = await shop.shop.checkout();
    expect(await checkout.savePersonal({ createAccount: false, password: '' })).toEqual({});
    expect(await checkout.savePersonal({ createAccount: true, password: 'short' })).toMatchObject({
      password: { code: 'password-short', params: { min: 8 } },
    });
  });
});
