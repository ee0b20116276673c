import { BANK_ACCOUNT } from '../../fixtures/catalogue';
import { describe, expect, it } from 'vitest';
import { openFixturePlatform } from '../../fixtures/platform';
import { fillIn, put, type OpenShop, openShops } from '../open-shop';

const open = openShops();

function shown({ shop }: OpenShop): Readonly<Record<string, number>> {
  let figures: Record<string, number> = {};
  const subscription = shop.cart.segments$.subscribe((segments) => {
    figures = Object.fromEntries(segments.map(({ code, value }) => [code, value]));
  });
  subscription.unsubscribe();
  return figures;
}

async function requestsOf(shop: OpenShop, action: () => Promise<unknown>): Promise<readonly string[]> {
  shop.requests.length = 0;
  await action();
  await shop.shop.cart.settled();
  return shop.requests.splice(0);
}

describe('one round trip in a connected cart until the displayed price is the server’s', () => {
  const update = ['POST /api/cart/update'];

  it('is all that adding takes, for a viewed cart, with a coupon, and in checkout', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    const { cart, product } = shop.shop;
    const views = [
      await product.load({ sku: 'SOCKS' }),
      await product.load({ sku: 'SHIRT' }),
      await product.load({ sku: 'CAP' }),
    ] as const;
    expect(await requestsOf(shop, () => cart.add(views[0]))).toEqual(update);
    expect(cart.snapshot.totals?.grand_total).toBe(20.5);
    await cart.applyCoupon('TAKE5');
    expect(await requestsOf(shop, () => cart.add(views[1]))).toEqual(update);
    expect(cart.snapshot.totals?.grand_total).toBe(45.5);
    await fillIn(shop);
    expect(await requestsOf(shop, () => cart.add(views[2]))).toEqual(update);
    expect(shown(shop)).toMatchObject({ subtotal: 170.5, discount: -5, shipping: 4 });
    expect(shown(shop)['grand_total']).toBe(cart.snapshot.totals?.grand_total);
  });

  it('is all that a quantity, a removal and a coupon take', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await put(shop, 'SOCKS');
    await fillIn(shop);
    const { cart } = shop.shop;
    expect(await requestsOf(shop, () => cart.setQuantity('TEE', 3))).toEqual(update);
    expect(await requestsOf(shop, () => cart.remove('SOCKS'))).toEqual(['POST /api/cart/delete']);
    expect(await requestsOf(shop, () => cart.applyCoupon('WELCOME10'))).toEqual(['POST /api/cart/apply-coupon']);
    expect(await requestsOf(shop, () => cart.removeCoupon())).toEqual(['POST /api/cart/delete-coupon']);
    expect(cart.snapshot.totals).toMatchObject({ subtotal: 45, shipping_amount: 4, coupon_code: null });
  });
});

describe('methods (S §4: they refresh only when totals need sync or it is forced)', () => {
  it('are not requested again while the cart they were offered for is unchanged', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    const { cart } = shop.shop;
    const address = { country_id: 'US', postcode: '10004', region_id: 43 };
    const first = await requestsOf(shop, () => cart.loadShippingMethods(address));
    expect(first).toContain('POST /api/cart/shipping-methods');
    expect(await requestsOf(shop, () => cart.loadShippingMethods(address))).toEqual([]);
    await requestsOf(shop, () => cart.loadPaymentMethods());
    expect(await requestsOf(shop, () => cart.loadPaymentMethods())).toEqual([]);
    expect(await requestsOf(shop, () => cart.loadShippingMethods({ country_id: 'DE' }))).not.toEqual([]);
    await cart.setQuantity('TEE', 2);
    expect(await requestsOf(shop, () => cart.loadShippingMethods({ country_id: 'DE' }))).toContain(
      'POST /api/cart/shipping-methods',
    );
  });

  it('cost what will be charged after the lines changed, without a request', async () => {
    const shop = await open();
    await put(shop, 'CAP');
    await fillIn(shop);
    const express = () =>
      shop.shop.cart.snapshot.shippingMethods.find(({ method_code }) => method_code === 'express')?.price_incl_tax;
    expect(express()).toBe(15.24);
    // 480.00 reaches the limit of 400.00.
    expect(await requestsOf(shop, () => shop.shop.cart.setQuantity('CAP', 4))).toEqual(['POST /api/cart/update']);
    expect(express()).toBe(0);
  });

  it('follow a cart of which a part, or all, becomes virtual and shipped again', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await fillIn(shop);
    const { cart } = shop.shop;
    const codes = () => cart.snapshot.paymentMethods.map(({ code }) => code);
    expect([codes(), cart.snapshot.payment]).toEqual([['card', 'banktransfer', 'cashondelivery'], 'cashondelivery']);
    await put(shop, 'CARD');
    expect([codes(), cart.snapshot.payment]).toEqual([['card', 'banktransfer'], 'card']);
    expect(cart.snapshot.shipping).toEqual({ method_code: 'standard', carrier_code: 'vitrine' });
    await cart.remove('TEE');
    await cart.settled();
    expect([codes(), cart.snapshot.payment]).toEqual([['card', 'banktransfer'], 'card']);
    expect(cart.snapshot).toMatchObject({ shipping: null, shippingMethods: [] });
    expect(shown(shop)).toMatchObject({ subtotal: 50, grand_total: 54.44 });
    expect(shown(shop)).not.toHaveProperty('shipping');
    await put(shop, 'TEE');
    expect(codes()).toEqual(['card', 'banktransfer']);
    await cart.remove('CARD');
    await cart.settled();
    expect(codes()).toEqual(['card', 'banktransfer', 'cashondelivery']);
    expect(cart.snapshot.shipping).toEqual({ method_code: 'standard', carrier_code: 'vitrine' });
    await (await shop.shop.checkout()).savePayment({ paymentMethod: 'cashondelivery' });
    const outcome = await (await shop.shop.orders()).place();
    expect(outcome).toMatchObject({ status: 'placed', result: { price: shown(shop)['grand_total'] ?? 20.69 } });
  });

  it('come from the settings block if the server sent none, and stay the server’s if it merely does not respond', async () => {
    const invoice = { code: 'invoice', title: 'Invoice' };
    const fixture = await openFixturePlatform();
    const json = { name: 'Vitrine', bank_account: BANK_ACCOUNT, payment_methods: [invoice] };
    await fixture.platform.catalogue.writeBlocks([{ blocks: { en: { id: 1, identifier: 'cms_settings', json } } }]);
    const shop = await open({ fixture });
    await shop.shop.content.loadSettings();
    await put(shop, 'TEE');
    const { cart } = shop.shop;
    shop.mishap('/api/cart/payment-methods', 'lost-before');
    expect(await cart.loadPaymentMethods()).toEqual([invoice]);
    expect(cart.snapshot.payment).toBe('invoice');
    const notified = await cart.loadPaymentMethods();
    expect(notified.map(({ code }) => code)).toEqual(['card', 'banktransfer', 'cashondelivery']);
    await cart.setQuantity('TEE', 2);
    shop.mishap('/api/cart/payment-methods', 'lost-before');
    expect(await cart.loadPaymentMethods()).toEqual(notified);
  });
});

describe('the discount of a payment method (S §5)', () => {
  it('applies from its minimum when that method is selected, and is charged', async () => {
    const shop = await open();
    await put(shop, 'CAP');
    await fillIn(shop);
    expect(shown(shop)).not.toHaveProperty('payment_discount');
    await (await shop.shop.checkout()).savePayment({ paymentMethod: 'banktransfer' });
    await shop.shop.cart.settled();
    // 2 % of 120.00 is 2.40, rounded up to half a dollar.
    expect(shown(shop)).toMatchObject({ subtotal: 120, payment_discount: -2.5 });
    const total = shown(shop)['grand_total'];
    const outcome = await (await shop.shop.orders()).place();
    expect(outcome).toMatchObject({ status: 'placed', result: { price: total } });
  });
});

describe('an offline order', () => {
  async function orderOffline(shop: OpenShop, change: () => Promise<unknown>) {
    shop.network.set(false);
    await change();
    await shop.shop.cart.settled();
    const before = shown(shop);
    const orders = await shop.shop.orders();
    await orders.place();
    (await shop.shop.checkout()).setThankYouPage(false);
    shop.network.set(true);
    const [entry] = await orders.process();
    return { before, entry };
  }

  it.each(['WELCOME10', 'TAKE5', 'FREESHIP'])(
    'with the coupon %s costs what was shown, whatever changed',
    async (code) => {
      const shop = await open();
      await put(shop, 'TEE', 2);
      await fillIn(shop);
      await shop.shop.cart.applyCoupon(code);
      const socks = await shop.shop.product.load({ sku: 'SOCKS' });
      const { before, entry } = await orderOffline(shop, async () => {
        await shop.shop.cart.add(socks, 3);
        await shop.shop.cart.setQuantity('TEE', 5);
      });
      expect(before['subtotal']).toBe(91.5);
      expect(before['discount'] ?? before['shipping']).not.toBe(4);
      expect(entry).toMatchObject({ state: 'sent', result: { price: before['grand_total'] } });
    },
  );

  it('with the discount of a payment method, chosen offline, costs what was shown', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await fillIn(shop);
    const { before, entry } = await orderOffline(shop, async () => {
      await shop.shop.cart.setQuantity('TEE', 9);
      await (await shop.shop.checkout()).savePayment({ paymentMethod: 'banktransfer' });
    });
    expect(before).toMatchObject({ subtotal: 135, payment_discount: -3 });
    expect(entry).toMatchObject({ state: 'sent', result: { price: before['grand_total'] } });
  });
});

describe('totals without a country (S §5: totals need a default country)', () => {
  it('are not requested, and the reason is logged', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    const asked = await requestsOf(shop, () => shop.shop.cart.loadShippingMethods({ country_id: '' }));
    expect(asked).toEqual(['POST /api/cart/shipping-methods']);
    const logged = shop.telemetry.records.map((record) => record.kind === 'error' && record.error.message);
    expect(logged).toContain('Please do set the tax.defaultCountry in order to calculate totals');
  });
});
