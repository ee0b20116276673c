import { BANK_ACCOUNT } from '../../fixtures/catalogue';
import { describe, expect, it, vi } from 'vitest';
import type { ShopConfigInput } from '../../../core/shopper';
import { adoptTotals } from '../../../core/cart/adopt-totals';
import { EMPTY_CART } from '../../../core/cart/cart-record';
import { recordOf } from '../../fixtures/catalogue';
import { openFixturePlatform } from '../../fixtures/platform';
import { fillIn, openShops, put, type OpenShop } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

const METHODS = ['cashondelivery', 'banktransfer', 'card'];

async function openLocal(config: ShopConfigInput = { cart: { synchronize: false } }): Promise<OpenShop> {
  const fixture = await openFixturePlatform();
  const json = {
    name: 'Vitrine',
    bank_account: BANK_ACCOUNT,
    payment_methods: METHODS.map((code) => ({ code, title: code })),
  };
  await fixture.platform.catalogue.writeBlocks([{ blocks: { en: { id: 1, identifier: 'cms_settings', json } } }]);
  return open({ fixture, config });
}

function shown({ shop }: OpenShop): Readonly<Record<string, number>> {
  let sum: Record<string, number> = {};
  shop.cart.segments$
    .subscribe((segments) => {
      sum = Object.fromEntries(segments.map(({ code, value }) => [code, value]));
    })
    .unsubscribe();
  return sum;
}

const place = async ({ shop }: OpenShop) => (await shop.orders()).place();
async function failure(open: OpenShop): Promise<string> {
  const outcome = await place(open);
  return outcome.status === 'refused' ? outcome.code : outcome.status;
}
const choose = async (open: OpenShop, input: { readonly shippingMethod?: string; readonly paymentMethod?: string }) => {
  const { shippingMethod, paymentMethod } = input;
  const checkout = await open.shop.checkout();
  if (shippingMethod !== undefined) await checkout.saveShipping({ shippingMethod });
  if (paymentMethod !== undefined) await checkout.savePayment({ paymentMethod });
  await open.shop.cart.settled();
};

describe('a cart that is not synchronised, by configuration (S §4, cart sync runs only when enabled)', () => {
  it('is on no server, says so, and sends no requests', async () => {
    const local = await openLocal();
    await put(local, 'TEE', 2);
    await fillIn(local);
    expect(local.shop.cart.snapshot).toMatchObject({ isLocal: true, cartServerToken: '', isSyncing: false });
    const carts = local.requests.filter((request) => /\/api\/cart\/(?!countries|states)/.test(request));
    expect(new Set(carts)).toEqual(new Set(['GET /api/cart/shipping-methods']));
    expect(local.notices.filter(({ type }) => type === 'error')).toEqual([]);
    expect(local.telemetry.records.filter(({ kind }) => kind === 'error')).toEqual([]);
  });

  it.each([
    ['standard', 'TEE', 2],
    ['express', 'TEE', 2],
    ['express', 'CAP', 4],
    ['pickup', 'SOCKS', 1],
  ])('costs locally the same as on the server: %s delivery of %s', async (shippingMethod, sku, qty) => {
    const [local, synced] = [await openLocal(), await open()];
    for (const shop of [local, synced]) {
      await put(shop, sku, qty);
      await fillIn(shop);
      await choose(shop, { shippingMethod });
    }
    expect(shown(local)).toEqual(shown(synced));
    expect(shown(local)['tax']).toBeGreaterThan(0);
    const prices = ({ shop }: OpenShop) =>
      shop.cart.snapshot.shippingMethods.map(({ method_code, price_incl_tax }) => [method_code, price_incl_tax]);
    expect(prices(local)).toEqual(prices(synced));
  });

  it('is ordered for the displayed total, and is empty then', async () => {
    const local = await openLocal();
    await put(local, 'TEE', 2);
    await fillIn(local);
    const total = shown(local)['grand_total'];
    expect(await place(local)).toMatchObject({ status: 'placed', result: { price: total } });
    expect(local.shop.cart.snapshot.cartItems).toEqual([]);
    expect((await local.fixture.platform.stats()).orders).toBe(1);
  });

  it('offers the payment methods of the settings block (S §4), and selects the first', async () => {
    const local = await openLocal();
    await put(local, 'TEE');
    await (await local.shop.checkout()).saveShipping({ country: 'US', zipCode: '10004' });
    await local.shop.cart.settled();
    expect(local.shop.cart.snapshot.paymentMethods.map(({ code }) => code)).toEqual(METHODS);
    expect(local.shop.cart.snapshot.payment).toBe('cashondelivery');
  });

  it('has no delivery and no cash on delivery while it is virtual, until something is added and the card removed', async () => {
    const local = await openLocal();
    await put(local, 'CARD');
    await fillIn(local);
    expect(local.shop.cart.snapshot).toMatchObject({ shippingMethods: [], shipping: null, payment: 'banktransfer' });
    await put(local, 'TEE');
    const { shippingMethods, shipping, paymentMethods } = local.shop.cart.snapshot;
    expect(shippingMethods.map(({ method_code }) => method_code)).toEqual(['standard', 'express', 'pickup']);
    expect(shipping?.method_code).toBe('standard');
    expect(paymentMethods.map(({ code }) => code)).toEqual(METHODS.filter((code) => code !== 'cashondelivery'));
    await local.shop.cart.remove('CARD');
    await local.shop.cart.settled();
    expect(local.shop.cart.snapshot.paymentMethods.map(({ code }) => code)).toEqual(METHODS);
  });

  it("is not ordered at a price other than shown: it adopts the shop's price first", async () => {
    const local = await openLocal();
    await put(local, 'TEE', 2);
    await put(local, 'SOCKS');
    await fillIn(local);
    const before = shown(local);
    const { product, ...rest } = recordOf('TEE');
    const { special_price: _special, ...plain } = product;
    await local.fixture.platform.catalogue.writeProduct({ ...rest, product: { ...plain, price: 17 } });
    expect(await failure(local)).toBe('totals-changed');
    expect((await local.fixture.platform.stats()).orders).toBe(0);
    expect(local.shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', price: 17 }, { sku: 'SOCKS' }]);
    expect(shown(local)['subtotal']).toBe(39.5);
    const total = shown(local)['grand_total'];
    expect(total).not.toBe(before['grand_total']);
    expect(await place(local)).toMatchObject({ status: 'placed', result: { price: total } });
  });

  it('shows a discount known only to the shop before it is charged', async () => {
    const local = await openLocal();
    await put(local, 'CAP');
    await fillIn(local);
    await choose(local, { paymentMethod: 'banktransfer' });
    expect(shown(local)).not.toHaveProperty('payment_discount');
    expect(await failure(local)).toBe('totals-changed');
    expect(shown(local)).toMatchObject({ subtotal: 120, payment_discount: -2.5 });
    const total = shown(local)['grand_total'];
    expect(await place(local)).toMatchObject({ status: 'placed', result: { price: total } });
  });

  it('can be ordered offline too, and is sent when the network is back', async () => {
    const local = await openLocal();
    await put(local, 'TEE');
    await fillIn(local);
    const total = shown(local)['grand_total'];
    local.network.set(false);
    expect(await place(local)).toMatchObject({ status: 'waiting', reason: 'offline' });
    local.network.set(true);
    const orders = await local.shop.orders();
    expect(await orders.process()).toMatchObject([{ state: 'sent', result: { price: total } }]);
  });
});

describe('a cart whose totals alone are not synchronised', () => {
  it('costs locally what it is charged', async () => {
    const shop = await openLocal({ cart: { synchronizeTotals: false } });
    await put(shop, 'TEE', 2);
    await fillIn(shop);
    expect(shown(shop)['tax']).toBeGreaterThan(0);
    const total = shown(shop)['grand_total'];
    expect(await place(shop)).toMatchObject({ status: 'placed', result: { price: total } });
  });
});

describe('adoptTotals', () => {
  it('uses only totals that are the sum of these lines', () => {
    expect(adoptTotals(EMPTY_CART, undefined, null)).toBe(EMPTY_CART);
    const item = { checksum: 'x', sku: 'TEE', name: 'Tee', type_id: 'simple', qty: 1, price: 20 };
    const cart = { ...EMPTY_CART, cartItems: [item] };
    const totals = (sku: string, qty: number) => ({
      ...{
        quote_currency_code: 'USD',
        grand_total: 9,
        subtotal: 9,
        discount_amount: 0,
        shipping_amount: 0,
        tax_amount: 0,
      },
      items_qty: qty,
      items: [{ item_id: 1, sku, qty, name: 'Tee', price: 9, row_total: 9 }],
      total_segments: [{ code: 'grand_total', title: 'Grand total', value: 9 }],
    });
    expect(adoptTotals(cart, totals('CAP', 1), null)).toBe(cart);
    expect(adoptTotals(cart, totals('TEE', 2), null)).toBe(cart);
    expect(adoptTotals(cart, totals('TEE', 1), null)).toMatchObject({
      cartItems: [{ price: 9 }],
      totals: { grand_total: 9 },
    });
  });
});
