import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order, OrderResult, PlacedOrder, ShippingMethod } from '../../../../../core/contract';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  await fixture.platform.close();
});

const place = (order: Order) => fixture.call('POST', '/api/order', order);

interface Inputs {
  readonly store?: unknown;
  readonly countryId?: string;
  readonly shipping?: string;
}

async function pickedUp({ store, countryId = 'US', shipping = 'pickup' }: Inputs): Promise<Order> {
  const address = countryId === 'US' ? NEW_YORK : { ...NEW_YORK, countryId, region: null, region_id: null };
  const token = await cartWith(fixture, [{ sku: 'TEE' }]);
  const { hash: _hash, ...order } = await orderOf(fixture, token, { shipping, address });
  const addressInformation = { ...order.addressInformation, ...(store !== undefined && { pickup_store_id: store }) };
  return { ...order, addressInformation } as Order; // sound but for what the test says of the shop
}

describe('an order for pickup', () => {
  it('shows the shop: order, page and email have name, address and hours', async () => {
    const order = await pickedUp({ store: 1 });
    const shop = { id: 1, name: 'Vitrine SoHo', address: '112 Greene Street', city: 'New York', country: 'US' };
    const result = await resultOf<OrderResult>(place(order));
    expect(result.pickup_store).toMatchObject(shop);
    expect(await resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${order.order_id}`))).toMatchObject({
      pickup_store: shop,
    });
    const [mail] = await fixture.platform.outbox.list('ada@shop.test');
    const where = 'Vitrine SoHo, 112 Greene Street, New York, Mon-Sat 10-20, Sun 11-18';
    expect(mail?.text).toContain(`Pick it up at: ${where}`);
    expect(mail?.letter?.facts?.flatMap(({ rows }) => rows.map(({ value }) => value))).toContain(where);
  });

  it('requires no street and no city, unlike a parcel', async () => {
    const placeOnly = (order: Order): Order => {
      const { addressInformation: info } = order;
      const bare = { ...info.shippingAddress, street: [''], city: '' };
      return { ...order, addressInformation: { ...info, shippingAddress: bare, billingAddress: bare } };
    };
    const result = await resultOf<OrderResult>(place(placeOnly(await pickedUp({ store: 1 }))));
    expect(result.pickup_store).toMatchObject({ id: 1 });
    const { status } = await place(placeOnly(await pickedUp({ shipping: 'standard' })));
    expect(status).toBe(400);
  });

  it.each([
    ['none', { store: undefined }],
    ['an unknown one', { store: 99 }],
    ['one of another country', { store: 3 }],
    ['one where none exists', { store: 1, countryId: 'FR' }],
    ['a non-number', { store: 'SoHo' }],
    ['a fraction', { store: 1.5 }],
  ])('is refused by field with a shop id that is %s', async (_, inputs) => {
    const { status, json } = await place(await pickedUp(inputs));
    expect({ status, json }).toMatchObject({ status: 400, json: { meta: { error: 'invalid_input' } } });
    const { errors } = (json as { meta: { errors: readonly { field: string }[] } }).meta; // sound: as just checked, and the test fails otherwise
    expect(errors.map(({ field }) => field)).toEqual(['addressInformation.pickup_store_id']);
    expect((await fixture.platform.stats()).orders).toBe(0);
  });

  it('is offered only if the country has a shop', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const to = async (country_id: string) => {
      const asked = fixture.call('POST', `/api/cart/shipping-methods?cartId=${token}`, { address: { country_id } });
      return (await resultOf<readonly ShippingMethod[]>(asked)).map(({ method_code }) => method_code);
    };
    expect(await to('US')).toContain('pickup');
    expect(await to('GB')).toContain('pickup');
    expect(await to('CA')).toContain('standard');
    expect(await to('CA')).not.toContain('pickup');
    const all = async (query: string) =>
      resultOf<readonly ShippingMethod[]>(fixture.call('GET', `/api/cart/shipping-methods${query}`));
    const codes = { US: await all(''), CA: await all('?country=CA') };
    expect(codes.US.some(({ method_code }) => method_code === 'pickup')).toBe(true);
    expect(codes.US.map(({ method_code }) => method_code)).toEqual(['standard', 'express', 'pickup']);
    expect(codes.CA.map(({ method_code }) => method_code)).toEqual(['standard']);
  });

  it('is refused if the country has no shop', async () => {
    const { status, json } = await place(await pickedUp({ countryId: 'FR' }));
    expect(status).toBe(400);
    expect(json).toMatchObject({ meta: { errors: [{ field: 'addressInformation.shipping_method_code' }] } });
  });

  it('stores no shop if the order is delivered', async () => {
    const result = await resultOf<OrderResult>(place(await pickedUp({ store: 1, shipping: 'standard' })));
    expect(result).not.toHaveProperty('pickup_store');
  });
});

describe('an order without delivery (S §4, virtual cart)', () => {
  const nowhere = { ...NEW_YORK, street: [''], city: '', phone: '' };
  const virtual = async (sku: string, address = nowhere) =>
    orderOf(fixture, await cartWith(fixture, [{ sku }]), { shipping: '', payment: 'banktransfer', address });

  it('requires neither street, city nor phone', async () => {
    const result = await resultOf<OrderResult>(place(await virtual('CARD')));
    expect(result.price).toBe(54.44);
  });

  it('still requires the place of taxation', async () => {
    const { json } = await place(await virtual('CARD', { ...nowhere, postcode: '' }));
    expect(json).toMatchObject({
      code: 400,
      meta: {
        errors: [
          { field: 'addressInformation.shippingAddress.postcode' },
          { field: 'addressInformation.billingAddress.postcode' },
        ],
      },
    });
  });

  it('requires a street and a city once it contains physical goods', async () => {
    const token = await cartWith(fixture, [{ sku: 'CARD' }, { sku: 'TEE' }]);
    const { json } = await place(await orderOf(fixture, token, { address: nowhere }));
    const { errors } = (json as { meta: { errors: readonly { field: string }[] } }).meta; // sound: refused orders name their fields, and the test fails otherwise
    expect(errors.map(({ field }) => field)).toContain('addressInformation.shippingAddress.street.0');
  });
});

describe('an order that is not completely handed over', () => {
  it('cannot be paid on delivery: the method is neither offered nor accepted, and the response says why', async () => {
    const token = await cartWith(fixture, [{ sku: 'CARD' }, { sku: 'TEE' }]);
    const order = await orderOf(fixture, token, { payment: 'banktransfer' });
    const { hash: _hash, ...free } = order;
    const onDelivery = { ...free.addressInformation, payment_method_code: 'cashondelivery' };
    const { status, json } = await place({ ...free, addressInformation: onDelivery });
    expect(status).toBe(400);
    const field = 'addressInformation.payment_method_code';
    const message = `${field} cannot be cashondelivery: gift cards, services and downloads are not delivered`;
    expect(json).toMatchObject({ meta: { errors: [{ field, message }] } });
    expect((await resultOf<OrderResult>(place(order))).number).toBeDefined();
  });

  it('has a suitable name for payment at pickup, without a delivery fee', async () => {
    const collected = await resultOf<OrderResult>(place(await pickedUp({ store: 1 })));
    expect(collected.payment_method).toBe('Pay when you collect');
    const brought = await resultOf<OrderResult>(place(await pickedUp({ shipping: 'standard' })));
    expect(brought.payment_method).toBe('Cash on delivery');
  });
});
