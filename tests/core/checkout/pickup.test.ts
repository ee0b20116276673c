import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import type { Order } from '../../../core/account';
import type { Confirmation } from '../../../core/shopper';
import { validateShipping } from '../../../core/checkout/validate-checkout';
import { emptyCheckout } from '../../../storybook/fixtures/checkout';
import { fillIn, openShops, put, type OpenShop, type OpenShopOptions, accepted } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

const SOHO = { id: 1, name: 'Vitrine SoHo', address: '112 Greene Street', city: 'New York' };

async function whoComes(options: OpenShopOptions = {}): Promise<OpenShop> {
  const shop = await open(options);
  await put(shop, 'TEE');
  await fillIn(shop);
  await (await shop.shop.checkout()).saveShipping({ shippingMethod: 'pickup' });
  await shop.shop.cart.settled();
  return shop;
}

async function choose({ shop }: OpenShop, pickupStoreId: number): Promise<Readonly<Record<string, string>>> {
  const errors = await (await shop.checkout()).saveShipping({ pickupStoreId });
  return Object.fromEntries(Object.entries(errors).map(([field, { message }]) => [field, message]));
}

const place = async ({ shop }: OpenShop) => (await shop.orders()).place();

function taxOf({ shop }: OpenShop): number {
  let tax = 0;
  const segments = shop.cart.segments$.subscribe(
    (shown) => (tax = shown.find(({ code }) => code === 'tax')?.value ?? 0),
  );
  segments.unsubscribe();
  return tax;
}

async function confirmationOf({ shop }: OpenShop): Promise<Confirmation | null> {
  let seen: Confirmation | null = null;
  (await shop.orders()).confirmation$.subscribe((confirmation) => (seen = confirmation)).unsubscribe();
  return seen;
}

function orderSent({ requests, bodies }: OpenShop): Order {
  return bodies[requests.lastIndexOf('POST /api/order')] as Order; // sound: what is sent there is an order
}

describe('the shop of a pickup order', () => {
  const details = { ...emptyCheckout.shippingDetails, shippingMethod: 'pickup' };
  const problemOf = (pickupStoreId: number, shops: readonly (typeof SOHO)[] | undefined, shippingMethod = 'pickup') =>
    validateShipping({ ...details, shippingMethod, pickupStoreId }, { countries: undefined, states: undefined, shops })[
      'pickupStoreId'
    ]?.code;

  it.each([
    ['is required if the country has shops', 0, [SOHO], 'unchosen'],
    [
      'is required while they cannot be listed: without it the order would only be refused later',
      0,
      undefined,
      'unchosen',
    ],
    ['must be one of them', 3, [SOHO], 'store-unknown'],
    ['is accepted if it is one', 1, [SOHO], undefined],
    ['is accepted while they cannot be listed', 1, undefined, undefined],
    ['is not required if there is none', 0, [], undefined],
  ] as const)('%s', (_, id, shops, code) => {
    expect(problemOf(id, shops)).toBe(code);
  });

  it('is the only address needed: its place decides the tax', () => {
    const states = [{ region_id: 43, code: 'NY', name: 'New York' }];
    const wrong = (typed: Partial<typeof details>, shops: readonly (typeof SOHO)[] | undefined = [SOHO]) =>
      Object.keys(
        validateShipping(
          { ...details, country: 'US', pickupStoreId: 1, ...typed },
          { countries: undefined, states, shops },
        ),
      );
    const missing = (shops: readonly (typeof SOHO)[] | undefined, shippingMethod = 'pickup') =>
      wrong({ shippingMethod }, shops);
    const parcel = ['streetAddress', 'city', 'phoneNumber', 'zipCode', 'state'];
    for (const shops of [[SOHO], undefined]) for (const field of parcel) expect(missing(shops)).not.toContain(field);
    expect(wrong({ zipCode: 'ABC', state: 'Nowhere' })).toEqual(expect.arrayContaining(['zipCode', 'state']));
    expect(missing([])).toEqual(expect.arrayContaining(parcel));
    expect(missing([SOHO], 'standard')).toEqual(expect.arrayContaining(parcel));
  });

  it('leaves the place for taxes to be asked for once nothing of the cart is delivered', async () => {
    const shop = await whoComes();
    const checkout = await shop.shop.checkout();
    await checkout.saveShipping({ zipCode: '', state: '' });
    expect(checkout.validate()).not.toHaveProperty('shipping.zipCode');
    expect(checkout.validate('virtual')).toHaveProperty('payment.zipCode');
  });

  it('is ignored while the order is delivered', () => {
    expect(problemOf(0, [SOHO], 'standard')).toBeUndefined();
  });

  it('is required by its field before ordering', async () => {
    const shop = await whoComes();
    expect(await place(shop)).toMatchObject({
      status: 'refused',
      code: 'checkout-incomplete',
      fields: [{ field: 'shipping.pickupStoreId', message: 'Please choose a shop' }],
    });
    expect((await shop.fixture.platform.stats()).orders).toBe(0);
  });

  it('is refused at once if the country has no such shop, and is cleared with the country', async () => {
    const shop = await whoComes();
    expect(await choose(shop, 3)).toEqual({
      pickupStoreId: 'There is no shop 3 to pick it up in there: please choose one',
    });
    expect(await choose(shop, 2)).toEqual({});
    const checkout = await shop.shop.checkout();
    await checkout.saveShipping({ country: 'DE' });
    expect(checkout.snapshot.shippingDetails.pickupStoreId).toBe(0);
  });

  it('is selected automatically if the country has only one', async () => {
    const shop = await whoComes();
    const checkout = await shop.shop.checkout();
    await checkout.saveShipping({ country: 'DE' });
    const [only] = await checkout.stores('DE');
    expect(checkout.snapshot.shippingDetails.pickupStoreId).toBe(only?.id);
    await checkout.saveShipping({ shippingMethod: 'standard', pickupStoreId: 0 });
    expect(checkout.snapshot.shippingDetails.pickupStoreId).toBe(0);
    await checkout.saveShipping({ shippingMethod: 'pickup' });
    expect(checkout.snapshot.shippingDetails.pickupStoreId).toBe(only?.id);
    await checkout.saveShipping({ country: 'US' });
    await checkout.stores('US');
    expect(checkout.snapshot.shippingDetails.pickupStoreId).toBe(0);
  });

  it('is not selected automatically for a shopper whose page could not list it', async () => {
    const shop = await whoComes();
    const checkout = await shop.shop.checkout();
    await checkout.saveShipping({ country: 'DE' });
    const outcome = await place(shop);
    const field = 'shipping.pickupStoreId';
    expect(outcome).toMatchObject({ fields: expect.arrayContaining([expect.objectContaining({ field })]) as unknown });
    expect(checkout.snapshot.shippingDetails.pickupStoreId).toBe(0);
  });

  it('is kept across a reload', async () => {
    const storage = createMemoryStorage();
    const before = await whoComes({ storage });
    await choose(before, 2);
    before.shop.dispose();
    const { shop } = await open({ storage, fixture: before.fixture });
    expect((await shop.checkout()).snapshot.shippingDetails).toMatchObject({
      shippingMethod: 'pickup',
      pickupStoreId: 2,
    });
  });

  it('is sent with the order, and shown on the order and the thank-you page', async () => {
    const shop = await whoComes();
    await choose(shop, 1);
    const outcome = accepted(await place(shop));
    expect(orderSent(shop).addressInformation.pickup_store_id).toBe(1);
    expect(outcome).toMatchObject({ status: 'placed', result: { pickup_store: SOHO } });
    expect(await confirmationOf(shop)).toMatchObject({ state: 'placed', pickup_store: SOHO });
    const orders = await shop.shop.orders();
    expect(await orders.show(outcome.order_id)).toMatchObject({ pickup_store: SOHO });
    expect(await orders.check(outcome.order_id)).toMatchObject({ pickup_store: SOHO });
  });

  it('is the place of tax: selecting it changes the total at once, wherever the shopper lives', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await fillIn(shop);
    const checkout = await shop.shop.checkout();
    const settled = () => shop.shop.cart.settled();
    await checkout.saveShipping({ city: 'Portland', state: 'Oregon', zipCode: '97201' });
    await settled();
    expect(taxOf(shop)).toBe(0);
    await checkout.saveShipping({ shippingMethod: 'pickup' });
    await settled();
    expect(taxOf(shop)).toBe(0);
    await choose(shop, 1);
    await settled();
    const inNewYork = taxOf(shop);
    expect(inNewYork).toBeGreaterThan(0);
    accepted(await place(shop));
    expect(orderSent(shop).totals).toContainEqual({ code: 'tax', value: inNewYork });
  });

  it('is the place of tax offline too', async () => {
    const shop = await whoComes();
    await (await shop.shop.checkout()).saveShipping({ city: 'Portland', state: 'Oregon', zipCode: '97201' });
    await choose(shop, 1);
    await shop.shop.cart.settled();
    const before = taxOf(shop);
    shop.network.set(false);
    await shop.shop.cart.setQuantity('TEE', 2);
    expect(taxOf(shop)).toBeCloseTo(2 * before, 1);
  });

  it('is omitted from an order that is delivered after all', async () => {
    const shop = await whoComes();
    await choose(shop, 1);
    await (await shop.shop.checkout()).saveShipping({ shippingMethod: 'standard' });
    await shop.shop.cart.settled();
    await place(shop);
    expect(orderSent(shop).addressInformation).not.toHaveProperty('pickup_store_id');
    expect(await confirmationOf(shop)).not.toHaveProperty('pickup_store');
  });

  it('is stored with an offline order', async () => {
    const shop = await whoComes();
    await choose(shop, 1);
    shop.network.set(false);
    expect(await place(shop)).toMatchObject({ status: 'waiting' });
    expect(await confirmationOf(shop)).toMatchObject({ state: 'queued', pickup_store: SOHO });
    shop.network.set(true);
    const orders = await shop.shop.orders();
    expect(await orders.process()).toMatchObject([{ state: 'sent', result: { pickup_store: SOHO } }]);
  });
});
