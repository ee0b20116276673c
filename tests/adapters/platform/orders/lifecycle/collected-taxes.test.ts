import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { CartTotals, Order, OrderAddress, StaffOrderMade } from '../../../../../core/contract';
import type { OrderEdited } from '../../../../../core/contract/orders/manage-order-edit';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { signIn } from '../../../../fixtures/signed-in';

const OREGON = { region: 'Oregon', region_id: 49, region_code: 'OR' };
const PORTLAND: OrderAddress = { ...NEW_YORK, ...OREGON, city: 'Portland', postcode: '97201' };
const [SOHO, SILVER_LAKE] = [1, 2];
const NEW_YORK_TAX = 10.65; // 8.875 % of 120

const taxIn = (totals: readonly { readonly code: string; readonly value: number }[]) =>
  totals.find(({ code }) => code === 'tax')?.value ?? 0;

describe.each(DATABASES)('the taxes of goods for pickup on %s', (kind) => {
  let shop: RawShop;
  beforeEach(async () => {
    shop = await openRawShop(kind);
  });
  afterEach(() => shop.end());

  const totalsOf = (token: string) => resultOf<CartTotals>(shop.call('GET', `/api/cart/totals?cartId=${token}`));
  const collected = async (address: OrderAddress, store = SOHO) => {
    const token = await cartWith(shop, [{ sku: 'CAP' }]);
    return orderOf(shop, token, { payment: 'card', shipping: 'pickup', shop: store, address });
  };
  const place = (order: Order) => shop.call('POST', '/api/order', order);

  it.each([
    ['New York', NEW_YORK],
    ['Portland', PORTLAND],
  ])('are those of the shop in New York, for a buyer in %s', async (_, address) => {
    const order = await collected(address);
    expect(taxIn(order.totals)).toBe(NEW_YORK_TAX);
    expect((await totalsOf(order.cart_id)).tax_amount).toBe(NEW_YORK_TAX);
    expect(await resultOf(place(order))).toMatchObject({ price: 130.65 });
  });

  it('need no place of the buyer but the country', async () => {
    const order = await collected({
      ...NEW_YORK,
      street: [''],
      city: '',
      postcode: '',
      ...{ region: '', region_id: null },
    });
    expect(await resultOf(place(order))).toMatchObject({ price: 130.65 });
    const { hash: _hash, ...typed } = await collected(NEW_YORK);
    const shippingAddress = { ...typed.addressInformation.shippingAddress, postcode: 'ABC' };
    const addressInformation = { ...typed.addressInformation, shippingAddress };
    expect(await place({ ...typed, addressInformation })).toMatchObject({ status: 400 });
  });

  it('are those of the state of another shop, for the same address', async () => {
    const [there, here] = [await collected(PORTLAND, SILVER_LAKE), await collected(PORTLAND)];
    expect(taxIn(there.totals)).not.toBe(taxIn(here.totals));
    await resultOf(place(there));
  });

  it('follow the method: a delivery is taxed at the address, also after a pickup', async () => {
    const { cart_id: token } = await collected(PORTLAND);
    expect(taxIn((await orderOf(shop, token, { address: PORTLAND })).totals)).toBe(0);
    expect((await totalsOf(token)).tax_amount).toBe(0);
    const methods = { shippingMethodCode: 'pickup', shippingCarrierCode: 'store' };
    await orderOf(shop, token, { address: PORTLAND, shop: SOHO });
    const body = { methods };
    expect(await resultOf(shop.call('POST', `/api/cart/collect-totals?cartId=${token}`, body))).toMatchObject({
      tax_amount: NEW_YORK_TAX,
    });
  });

  it('refuse an order for a shop that was not quoted, with the new totals', async () => {
    const token = await cartWith(shop, [{ sku: 'CAP' }]);
    const { hash: _hash, ...order } = await orderOf(shop, token, { shipping: 'pickup', address: PORTLAND });
    expect(taxIn(order.totals)).toBe(0);
    const addressInformation = { ...order.addressInformation, pickup_store_id: SOHO };
    const { json } = await place({ ...order, addressInformation });
    expect(json).toMatchObject({ meta: { error: 'totals_changed', totals: { tax_amount: NEW_YORK_TAX } } });
  });

  it('are those of the only shop of a country until one is selected', async () => {
    const germany = { ...NEW_YORK, countryId: 'DE', region: null, region_id: null, region_code: null };
    const token = await cartWith(shop, [{ sku: 'CAP' }], 'de');
    const address = { ...germany, postcode: '10117', city: 'Berlin' };
    const quoted = await orderOf(shop, token, { store: 'de', shipping: 'pickup', address });
    expect(quoted.totals).toEqual(
      (await orderOf(shop, token, { store: 'de', shipping: 'pickup', shop: 3, address })).totals,
    );
  });

  it('are the same in a staff quote, and in an edit of the order', async () => {
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    const { token } = await signIn(shop, 'alma@vitrine.example');
    const post = (path: string, body: object) => shop.call('POST', `/api/manage/${path}?token=${token}`, body);
    const { email: _email, ...address } = PORTLAND;
    const input = {
      ...{ key: 'form-0001', store: 'us', email: 'grace@shop.test', lines: [{ sku: 'CAP', qty: 1 }] },
      ...{ shipping_address: address, payment_method_code: 'cashondelivery' },
      ...{ shipping_method_code: 'pickup', shipping_carrier_code: 'store', pickup_store_id: SOHO },
    };
    const { quote } = await resultOf<StaffOrderMade>(post('order-new', { ...input, dry_run: true }));
    expect(taxIn(quote?.totals ?? [])).toBe(NEW_YORK_TAX);
    const { order } = await resultOf<StaffOrderMade>(post('order-new', input));
    expect(order?.price).toBe(130.65);
    const edit = { id: order?.number, lines: [{ line: 0, qty: 2 }] };
    const edited = await resultOf<OrderEdited>(post('order-edit', edit));
    expect(edited.order.price).toBe(261.3);
  });
});
