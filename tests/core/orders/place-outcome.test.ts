import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  ShopError,
  type OrderPlaced,
  type OrderRefused,
  type OrderWaiting,
  type PlaceOutcome,
} from '../../../core/shopper';
import { refusalOf, refusedFields } from '../../../core/orders/refusal';
import { whenSent } from '../../../core/orders/when-sent';
import { clientCart, fillIn, json, openAskingShops, put, type OpenShop, type OpenShopOptions } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openAskingShops();
const place = async ({ shop }: OpenShop) => (await shop.orders()).place();
const placedOrders = async ({ fixture }: OpenShop) => (await fixture.platform.stats()).orders;

async function ready(options: OpenShopOptions = {}): Promise<OpenShop> {
  const shop = await open(options);
  await put(shop, 'TEE', 2);
  await fillIn(shop);
  return shop;
}

const SOLD_OUT = json(500, { code: 500, result: 'Error: Error while adding products' });
const invalid = (...fields: string[]) =>
  json(400, {
    code: 400,
    result: 'Internal validation error',
    meta: { error: 'invalid_input', errors: fields.map((field) => ({ field, message: `${field} is wrong` })) },
  });

function unreachable(outcome: never): never {
  throw new Error(JSON.stringify(outcome));
}

describe('the type of an outcome', () => {
  it('exposes no order before it is narrowed', () => {
    expectTypeOf<PlaceOutcome>().toHaveProperty('status');
    expectTypeOf<PlaceOutcome>().not.toHaveProperty('order');
    expectTypeOf<PlaceOutcome>().not.toHaveProperty('order_id');
    expectTypeOf<PlaceOutcome>().not.toHaveProperty('number');
    expectTypeOf<PlaceOutcome>().not.toHaveProperty('result');
    expectTypeOf<OrderPlaced>().toHaveProperty('result');
    expectTypeOf<OrderWaiting>().toHaveProperty('order');
    expectTypeOf<OrderRefused>().toHaveProperty('items');
    expectTypeOf<OrderRefused>().not.toHaveProperty('order_id');
  });

  it('makes a switch with a missing case a compile error', () => {
    const all = (outcome: PlaceOutcome): string => {
      switch (outcome.status) {
        case 'placed':
          return outcome.number;
        case 'waiting':
          return outcome.order.order.order_id;
        case 'refused':
          return outcome.code;
        default:
          return unreachable(outcome);
      }
    };
    const withoutRefused = (outcome: PlaceOutcome): string => {
      switch (outcome.status) {
        case 'placed':
        case 'waiting':
          return outcome.order_id;
        default:
          // @ts-expect-error: 'refused' is left
          return unreachable(outcome);
      }
    };
    const withoutWaiting = (outcome: PlaceOutcome): string => {
      switch (outcome.status) {
        case 'placed':
          return outcome.order_id;
        case 'refused':
          return outcome.code;
        default:
          // @ts-expect-error: 'waiting' is left
          return unreachable(outcome);
      }
    };
    // @ts-expect-error: a function of all branches returns nothing for the one that it forgets
    const untold = (outcome: PlaceOutcome): string => {
      switch (outcome.status) {
        case 'placed':
          return 'Thank you';
        case 'waiting':
          return 'Kept';
      }
    };
    expect([all, withoutRefused, withoutWaiting, untold]).toHaveLength(4);
  });
});

describe('a refused order', () => {
  it('is reported as sold out if that is the reason, stays in the bag, and is not announced as waiting', async () => {
    const shop = await ready();
    shop.mishap('/api/order', SOLD_OUT);
    expect(await place(shop)).toMatchObject({
      status: 'refused',
      code: 'order-sold-out',
      change: 'bag',
      fields: [],
      items: [{ sku: 'TEE', qty: 2 }],
      message: expect.stringMatching(/sold out, so the order was not placed/) as string,
    });
    expect(clientCart(shop)).toEqual(['2 TEE']);
    expect(shop.notices.map(({ code }) => code)).toEqual(expect.arrayContaining(['order-sold-out']));
    expect(shop.notices.map(({ code }) => code)).not.toContain('order-queued');
  });

  it('names the checkout fields that the shop refuses', async () => {
    const shop = await ready();
    shop.mishap('/api/order', invalid('addressInformation.shippingAddress.postcode', 'personalDetails.emailAddress'));
    expect(await place(shop)).toMatchObject({
      status: 'refused',
      code: 'order-invalid',
      change: 'details',
      fields: [
        { field: 'shipping.zipCode', code: 'refused' },
        { field: 'personal.emailAddress', code: 'refused' },
      ],
    });
  });

  it.each([
    ['an empty bag', 'cart-empty', 'bag'],
    ['missing details', 'checkout-incomplete', 'details'],
  ] as const)('is also returned for %s, and nothing is thrown', async (what, code, change) => {
    const shop = await open();
    if (what === 'missing details') await put(shop, 'TEE');
    expect(await place(shop)).toMatchObject({ status: 'refused', code, change });
    expect(shop.requests).not.toContain('POST /api/order');
  });

  it('is never resent automatically, however the shop is configured: the shopper was told that it was not placed', async () => {
    const shop = await ready({ config: { orders: { automaticTransmission: true } } });
    shop.mishap('/api/order', SOLD_OUT);
    expect(await place(shop)).toMatchObject({ status: 'refused' });
    shop.requests.length = 0;
    shop.network.set(false);
    shop.network.set(true);
    await expect.poll(() => shop.requests).toContain('GET /api/cart/pull');
    expect(shop.requests).not.toContain('POST /api/order');
    expect(await placedOrders(shop)).toBe(0);
    expect(clientCart(shop)).toEqual(['2 TEE']);
  });

  it('is never returned after a bug: then it is unknown whether an order was placed', () => {
    expect(refusalOf(new TypeError('a fault'), [])).toBeUndefined();
    expect(refusalOf(new ShopError('storage-failed'), [])).toBeUndefined();
    expect(refusalOf(new ShopError('constructor' as 'offline'), [])).toBeUndefined(); // sound: any text may come from another bundle
  });
});

describe('a queued order', () => {
  it('explains why, when it will be sent and what it contains, and can be cancelled by its id', async () => {
    const shop = await ready();
    shop.network.set(false);
    const outcome = await place(shop);
    expect(outcome).toMatchObject({
      status: 'waiting',
      reason: 'offline',
      sends: 'on-reconnect',
      kept: 'device',
      order: { state: 'waiting', lines: [{ sku: 'TEE', qty: 2 }] },
    });
    if (outcome.status !== 'waiting') throw new Error('It does not wait');
    expect(clientCart(shop)).toEqual([]);
    expect(await (await shop.shop.orders()).cancel(outcome.order_id)).toBe(true);
    expect(clientCart(shop)).toEqual(['2 TEE']);
  });

  it.each([401, 409, 503])('waits for the confirmation of the shopper if the shop responds %i', async (code) => {
    const shop = await ready();
    shop.mishap('/api/order', json(code, { code, result: 'boom' }));
    expect(await place(shop)).toMatchObject({ status: 'waiting', reason: 'server-error', sends: 'when-asked' });
  });

  it('is sent by id: the others stay', async () => {
    const shop = await ready();
    shop.network.set(false);
    const first = await place(shop);
    await put(shop, 'CAP');
    await fillIn(shop);
    const second = await place(shop);
    if (first.status !== 'waiting' || second.status !== 'waiting') throw new Error('They do not wait');
    (await shop.shop.checkout()).setThankYouPage(false);
    shop.network.set(true);
    const after = await (await shop.shop.orders()).process([second.order_id]);
    expect(after.map(({ order, state }) => [order.order_id, state])).toEqual([
      [first.order_id, 'waiting'],
      [second.order_id, 'sent'],
    ]);
  });

  it('is sent at the next visit if automatic transmission is on', () => {
    expect([whenSent('server-error', true), whenSent('server-error', false), whenSent('offline', false)]).toEqual([
      'next-visit',
      'when-asked',
      'on-reconnect',
    ]);
  });
});

describe('the fields of a refusal', () => {
  const named = (...fields: string[]) => fields.map((field) => ({ field, message: 'x' }));
  const of = (hasOwnBill: boolean, ...fields: string[]) =>
    refusedFields(named(...fields), hasOwnBill).map(({ field }) => field);

  it('are those of the form, each once without a separate billing address', () => {
    const zip = ['addressInformation.shippingAddress.postcode', 'addressInformation.billingAddress.postcode'];
    expect(of(false, ...zip)).toEqual(['shipping.zipCode']);
    expect(of(true, ...zip)).toEqual(['shipping.zipCode', 'payment.zipCode']);
    expect(of(false, 'addressInformation.billingAddress.taxId')).toEqual(['payment.taxId']);
    expect(of(false, 'addressInformation.shippingAddress.street.0', 'personalDetails.lastName')).toEqual([
      'shipping.streetAddress',
      'personal.lastName',
    ]);
  });

  it('exclude fields that no form has', () => {
    expect(of(false, 'order_id', 'products.0.sku', 'addressInformation.shippingAddress.extra')).toEqual([]);
    expect(of(false, 'addressInformation.pickup_store_id', 'gift_message')).toEqual([
      'shipping.pickupStoreId',
      'shipping.giftMessage',
    ]);
  });
});
