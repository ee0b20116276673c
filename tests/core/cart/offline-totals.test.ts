import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORE_VIEWS } from '../../../core/shopper';
import { EMPTY_CART, type CartRecord } from '../../../core/cart/cart-record';
import { fromServerLine } from '../../../core/cart/fold-server-line';
import { segmentsOf } from '../../../core/cart';
import type { CartTotals, ServerCartItem, ShippingInformation, ShippingMethod } from '../../../core/contract';
import { loadSha3 } from '../../../core/kernel/sha3';
import { FIXTURE_TAX_RULES } from '../../fixtures/catalogue';
import { cartWith, resultOf } from '../../fixtures/order';
import { openFixturePlatform } from '../../fixtures/platform';
import { fillIn, openShop, put, type OpenShop } from '../open-shop';

const OUTFIT = { extension_attributes: { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [12] }] } };
const BELT = {
  extension_attributes: {
    custom_options: [
      { option_id: 1, option_value: 'ADA' },
      { option_id: 2, option_value: '2' },
    ],
  },
};
const LINES = [
  { sku: 'TEE' },
  { sku: 'SHIRT' },
  { sku: 'SOCKS' },
  { sku: 'CARD' },
  { sku: 'JACKET-BLACK-M', parentSku: 'JACKET' },
  { sku: 'OUTFIT', product_option: OUTFIT },
  { sku: 'BELT', product_option: BELT },
];
const ADDRESSES = [
  {},
  { country_id: 'US', region_id: 43, region: 'New York' },
  { country_id: 'US', region_id: 12, region: 'California' },
  { country_id: 'DE' },
  { country_id: 'GB' },
];

describe('totals calculated while the server is unreachable', () => {
  it("equal the server's for any cart, destination, shipping method, payment method and coupon", async () => {
    const fixture = await openFixturePlatform();
    const sha3_224 = await loadSha3();
    const line = fc.record({ what: fc.constantFrom(...LINES), qty: fc.integer({ min: 1, max: 40 }) });
    const lines = fc.uniqueArray(line, { selector: ({ what }) => what.sku, minLength: 1 });
    const store = fc.constantFrom('us', 'en', 'de');
    await fc.assert(
      fc.asyncProperty(
        store,
        lines,
        fc.constantFrom(...ADDRESSES),
        fc.boolean(),
        fc.constantFrom(undefined, 'WELCOME10', 'TAKE5', 'FREESHIP'),
        fc.constantFrom('banktransfer', 'card'),
        async (code, chosen, address, ships, coupon, payment) => {
          const token = await cartWith(
            fixture,
            chosen.map(({ what, qty }) => ({ ...what, qty })),
            code,
          );
          const methods = await resultOf<ShippingMethod[]>(
            fixture.call('POST', `/api/cart/shipping-methods?cartId=${token}`, { address }),
          );
          const method = ships ? methods[0] : undefined;
          const notified = method ? await chooseMethods(method, payment, token) : undefined;
          if (coupon) await resultOf(fixture.call('POST', `/api/cart/apply-coupon?cartId=${token}&coupon=${coupon}`));
          const charged = await resultOf<CartTotals>(fixture.call('GET', `/api/cart/totals?cartId=${token}`));
          const items = await resultOf<ServerCartItem[]>(fixture.call('GET', `/api/cart/pull?cartId=${token}`));
          const view = STORE_VIEWS.find(({ storeCode }) => storeCode === code);
          const cart: CartRecord = {
            ...EMPTY_CART,
            cartItems: items.map((item) => fromServerLine(item, sha3_224)),
            address,
            taxing: view === undefined ? null : { tax: view.tax, rules: FIXTURE_TAX_RULES, at: 0 },
            shippingMethods: methods,
            shipping: method ?? null,
            paymentMethods: notified?.payment_methods ?? [],
            payment: notified?.payment ?? null,
            coupon: coupon === undefined ? null : { code: coupon, active: true },
            // Stale totals are ignored, except for their rules.
            totals: { ...charged, grand_total: -1, total_segments: [] },
          };
          expect(segmentsOf(cart)).toEqual(charged.total_segments);
        },
      ),
      { numRuns: 30 },
    );

    function chooseMethods(method: ShippingMethod, payment: string, token: string): Promise<ShippingInformation> {
      const addressInformation = {
        shippingMethodCode: method.method_code,
        shippingCarrierCode: method.carrier_code,
        paymentMethodCode: payment,
      };
      return resultOf(fixture.call('POST', `/api/cart/shipping-information?cartId=${token}`, { addressInformation }));
    }
  }, 60_000);
});

function shown({ shop }: OpenShop): Readonly<Record<string, number>> {
  let figures: Record<string, number> = {};
  const now = shop.cart.segments$.subscribe((segments) => {
    figures = Object.fromEntries(segments.map(({ code, value }) => [code, value]));
  });
  now.unsubscribe();
  return figures;
}

describe('an offline order with tax on top of the price', () => {
  it('is shown with its tax, and charged exactly that when the network is back', async () => {
    const open = await openShop();
    await put(open, 'TEE', 2);
    await fillIn(open);
    const jacket = await open.shop.product.load({ sku: 'JACKET-BLACK-M' });
    open.network.set(false);
    await open.shop.cart.add(jacket, 1);
    await open.shop.cart.settled();
    // 2 × 15 and 90, delivery 4, and 8.875 % of New York on each: 2.66 + 7.99 + 0.36.
    expect(shown(open)).toEqual({ subtotal: 120, shipping: 4, tax: 11.01, grand_total: 135.01 });

    const orders = await open.shop.orders();
    await orders.place();
    (await open.shop.checkout()).setThankYouPage(false);
    open.network.set(true);
    const [entry] = await orders.process();
    expect(entry).toMatchObject({ state: 'sent', result: { price: 135.01 } });
  });

  it('follows an address that changes offline', async () => {
    const open = await openShop();
    await put(open, 'TEE', 2);
    await fillIn(open);
    open.network.set(false);
    const checkout = await open.shop.checkout();
    await checkout.saveShipping({ country: 'US', state: 'California', region_id: 12, zipCode: '90001' });
    await open.shop.cart.settled();
    expect(shown(open)).toEqual({ subtotal: 30, shipping: 4, grand_total: 34 });
  });

  it('uses the rules of the last visit, separately for each store', async () => {
    const first = await openShop();
    await put(first, 'TEE');
    await fillIn(first);
    await first.shop.cart.settled();
    first.shop.dispose();

    const again = await openShop({ storage: first.storage, fixture: first.fixture, online: false });
    await again.shop.cart.setQuantity('TEE', 2);
    expect(shown(again)).toMatchObject({ tax: 3.02, grand_total: 37.02 });
    expect(again.requests.filter((request) => request.includes('/api/catalog'))).toEqual([]);
    await again.shop.storeViews.change('en');
    await expect.poll(() => again.shop.cart.snapshot.cartItems.length).toBe(0);
  });
});
