import { describe, expect, it } from 'vitest';
import { fillIn, json, put, type OpenShop, openShops } from './open-shop';

const open = openShops();

const calls = ({ requests }: OpenShop): string[] =>
  requests.filter((request) => /\/api\/(cart|order)/.test(request)).map((request) => request.replace('/api/', ''));

describe('requests of a whole guest journey', () => {
  it('are seven, from the first product in the cart to the placed order', async () => {
    const guest = await open();
    const { shop } = guest;
    await put(guest, 'TEE');
    await shop.cart.setQuantity('TEE', 2);
    await shop.cart.settled();
    expect(await shop.cart.applyCoupon('WELCOME10')).toBe(true);
    const checkout = await shop.checkout();
    await checkout.countries();
    await shop.cart.settled();
    await fillIn(guest, 'card'); // Checkout's default; another method adds a request.
    const outcome = await (await shop.orders()).place();
    expect(outcome.status).toBe('placed');
    expect(calls(guest)).toEqual([
      'POST cart/create',
      'POST cart/update',
      'POST cart/apply-coupon',
      'GET cart/countries',
      'POST cart/shipping-information',
      'POST cart/shipping-information',
      'POST order',
    ]);
  });

  it('are sent to a separate back end that only responds', async () => {
    const guest = await open();
    const { shop } = guest;
    await put(guest, 'TEE');
    guest.requests.length = 0;
    const [line] = shop.cart.snapshot.cartItems;
    const { sku = '', name = '', server_item_id: item_id, price } = line ?? {};
    const result = { item_id, sku, name, price, qty: 2, product_type: 'simple', quote_id: 'Q' };
    guest.mishap('/api/cart/update', json(200, { code: 200, result }));
    await shop.cart.setQuantity(sku, 2);
    await shop.cart.settled();
    expect(calls(guest)).toEqual(['POST cart/update', 'GET cart/totals']);
  });

  it('fall back to the shipping methods alone when the call for everything fails', async () => {
    const guest = await open();
    await put(guest, 'TEE');
    guest.requests.length = 0;
    guest.mishap('/api/cart/shipping-information', json(500, { code: 500, result: 'Internal error' }));
    await guest.shop.checkout();
    await guest.shop.cart.settled();
    expect(calls(guest).filter((call) => !call.endsWith('countries'))).toEqual([
      'POST cart/shipping-information',
      'POST cart/shipping-methods',
      'POST cart/shipping-information',
    ]);
    expect(guest.shop.cart.snapshot.shipping).toEqual({ method_code: 'standard', carrier_code: 'vitrine' });
  });
});
