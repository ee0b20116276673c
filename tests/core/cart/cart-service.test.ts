import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { isShopError, type JsonValue } from '../../../core/shopper';
import { clientCart, hold, json, put, serverCart, type OpenShop, openShops } from '../open-shop';

const open = openShops();

const cartCalls = ({ requests }: OpenShop): string[] =>
  requests.splice(0).filter((request) => request.includes('/api/cart/'));

describe('adding to the cart', () => {
  it('requests nothing from the server until something is added', async () => {
    const shop = await open();
    expect(shop.requests).toEqual([]);
    expect(shop.shop.cart.snapshot).toMatchObject({ isLoaded: true, cartItems: [] });
  });

  it('creates a cart with the first line in one round trip, and the response has the totals', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    expect(cartCalls(shop)).toEqual(['POST /api/cart/create']);
    expect(shop.shop.cart.snapshot).toMatchObject({
      totals: { grand_total: 30 },
      cartItems: [{ totals: { row_total: 30 } }],
    });
    expect(await serverCart(shop)).toEqual(['2 TEE']);
  });

  it('sends the first line separately to a back end that only creates empty carts', async () => {
    const shop = await open();
    const made = await shop.fixture.call('POST', '/api/cart/create');
    shop.mishap('/cart/create', json(200, made.json));
    await put(shop, 'TEE', 2);
    expect(cartCalls(shop)).toEqual(['POST /api/cart/create', 'POST /api/cart/update']);
    expect([clientCart(shop), await serverCart(shop)]).toEqual([['2 TEE'], ['2 TEE']]);
  });

  it('sends changes made while the cart was created with its first line', async () => {
    const shop = await open();
    const tee = await shop.shop.product.load({ sku: 'TEE' });
    const { arrived, letGo } = hold(shop, '/api/cart/create');
    await shop.shop.cart.add(tee, 2);
    await arrived;
    await shop.shop.cart.setQuantity('TEE', 5);
    letGo();
    await shop.shop.cart.settled();
    expect([clientCart(shop), await serverCart(shop)]).toEqual([['5 TEE'], ['5 TEE']]);
    const other = await open();
    const second = hold(other, '/api/cart/create');
    await other.shop.cart.add(tee, 2);
    await second.arrived;
    await other.shop.cart.remove('TEE');
    second.letGo();
    await other.shop.cart.settled();
    expect([clientCart(other), await serverCart(other)]).toEqual([[], []]);
  });

  it('takes one round trip in a connected cart until the price is the server’s, also after a reload', async () => {
    const storage = createMemoryStorage();
    const first = await open({ storage });
    await put(first, 'TEE');
    first.shop.dispose();
    const again = await open({ storage, fixture: first.fixture });
    expect(clientCart(again)).toEqual(['1 TEE']);
    await put(again, 'SOCKS');
    expect(cartCalls(again)).toEqual(['POST /api/cart/update']);
    expect(await serverCart(again)).toEqual(['1 SOCKS', '1 TEE']);
  });

  it('shows the line at once, before the server has responded', async () => {
    const shop = await open();
    const view = await shop.shop.product.load({ sku: 'TEE' });
    const { items } = await shop.shop.cart.add(view, 2);
    expect(items).toMatchObject([{ sku: 'TEE', qty: 2, price: 15 }]);
    expect(shop.shop.cart.snapshot.isSyncing).toBe(true);
    await shop.shop.cart.settled();
    expect(shop.shop.cart.snapshot).toMatchObject({ isSyncing: false, totals: { grand_total: 30 } });
  });

  it('adds up equal lines and keeps variants apart', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await put(shop, 'TEE', 2);
    const jacket = await shop.shop.product.load({ sku: 'JACKET', childSku: 'JACKET-BLACK-S' });
    await shop.shop.cart.add(jacket);
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['1 JACKET-BLACK-S', '3 TEE']);
    expect(await serverCart(shop)).toEqual(['1 JACKET-BLACK-S', '3 TEE']);
    expect(shop.shop.cart.snapshot.cartItems[1]).toMatchObject({
      parentSku: 'JACKET',
      options: [
        { label: 'Color', value: 'Black' },
        { label: 'Size', value: 'S' },
      ],
    });
  });

  it('notifies about an added product and about an increased quantity', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await put(shop, 'TEE', 2);
    expect(shop.notices.map(({ type, message }) => `${type}: ${message}`)).toEqual([
      'success: Cotton Tee was added to your bag',
      'success: There are now 3 of Cotton Tee in your bag',
    ]);
  });

  it('reports why an out-of-stock product was not added', async () => {
    const shop = await open();
    const { problems, items } = await shop.shop.cart.add(await shop.shop.product.load({ sku: 'SCARF' }));
    expect(items).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(shop.notices).toMatchObject([{ type: 'error', timeToLive: 5000 }]);
    expect(clientCart(shop)).toEqual([]);
  });

  it('adds the products of a group as separate lines', async () => {
    const shop = await open();
    const [group] = await shop.shop.product.bySkus(['SET']);
    if (group === undefined) throw new Error('The fixture has no group');
    await shop.shop.cart.add(group);
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['1 SOCKS', '1 TEE']);
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '1 TEE']);
  });

  it('refuses a quantity outside the limits without a request', async () => {
    const shop = await open({ config: { cart: { maxQuantity: 5 } } });
    const view = await shop.shop.product.load({ sku: 'TEE' });
    expect((await shop.shop.cart.add(view, 6)).problems).toMatchObject([
      { code: 'quantity-limit', message: 'Quantity must be a whole number from 1 to 5' },
    ]);
    await shop.shop.cart.add(view, 5);
    await expect(shop.shop.cart.setQuantity('TEE', 0)).rejects.toThrow('from 1 to 5');
    await expect(shop.shop.cart.remove('CAP')).rejects.toSatisfy((error) => isShopError(error, 'not-in-cart'));
  });
});

describe('changing the cart', () => {
  it('sends each changed line once, in order', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await put(shop, 'SOCKS');
    shop.requests.length = 0;
    await shop.shop.cart.setQuantity('TEE', 4);
    await shop.shop.cart.remove('SOCKS');
    await shop.shop.cart.settled();
    expect(cartCalls(shop).filter((call) => call.startsWith('POST'))).toEqual([
      'POST /api/cart/update',
      'POST /api/cart/delete',
    ]);
    expect(await serverCart(shop)).toEqual(['4 TEE']);
  });

  it('empties the server cart too', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await shop.shop.cart.clear();
    await shop.shop.cart.settled();
    expect(await serverCart(shop)).toEqual([]);
  });

  it('restores the old quantity of a line when the server refuses the new one, and reports it', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    shop.mishap('/cart/update', json(400, { code: 400, result: 'qty must be at most 5' }));
    await shop.shop.cart.setQuantity('TEE', 9);
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['2 TEE']);
    expect(shop.notices.at(-1)).toMatchObject({ type: 'error', message: 'qty must be at most 5' });
  });

  it('removes a new line that the server refuses', async () => {
    const shop = await open();
    await put(shop, 'SOCKS');
    shop.mishap('/cart/update', json(400, { code: 400, result: 'TEE is not for sale' }));
    await put(shop, 'TEE');
    expect(clientCart(shop)).toEqual(['1 SOCKS']);
  });

  it('keeps a change whose response was lost, and sends it again with the next sync', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    shop.mishap('/cart/update', 'lost-before', 'lost-after');
    await shop.shop.cart.setQuantity('TEE', 3);
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['3 TEE']);
    await shop.shop.cart.sync();
    await shop.shop.cart.sync();
    expect(await serverCart(shop)).toEqual(['3 TEE']);
    expect(clientCart(shop)).toEqual(['3 TEE']);
  });

  it('does not restore a removed line whose adding got no response', async () => {
    const shop = await open();
    await put(shop, 'SOCKS');
    shop.mishap('/cart/update', 'lost-after');
    await put(shop, 'TEE');
    await shop.shop.cart.remove('TEE');
    await shop.shop.cart.sync({ force: true });
    expect(clientCart(shop)).toEqual(['1 SOCKS']);
    expect(await serverCart(shop)).toEqual(['1 SOCKS']);
  });
});

describe('syncing the cart', () => {
  it('does nothing offline and brings both sides together when the network is back', async () => {
    const shop = await open({ online: false });
    shop.network.set(true);
    const view = await shop.shop.product.load({ sku: 'TEE' });
    shop.network.set(false);
    shop.requests.length = 0;
    await shop.shop.cart.add(view, 2);
    await shop.shop.cart.settled();
    expect(await shop.shop.cart.sync({ force: true })).toEqual([]);
    expect(shop.requests).toEqual([]);
    shop.network.set(true);
    await expect.poll(() => shop.shop.cart.snapshot.totals?.grand_total).toBe(30);
    expect(await serverCart(shop)).toEqual(['2 TEE']);
  });

  it('applies changes of another device, and reports each difference', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    const { cartServerToken } = shop.shop.cart.snapshot;
    const path = `/api/cart/update?cartId=${cartServerToken}`;
    await shop.fixture.call('POST', path, { cartItem: { sku: 'CAP', qty: 1 } });
    await shop.fixture.call('POST', path, { cartItem: { sku: 'TEE', qty: 5 } });
    const dry = await shop.shop.cart.sync({ force: true, dryRun: true });
    expect(clientCart(shop)).toEqual(['2 TEE']);
    const found = await shop.shop.cart.sync({ force: true });
    expect(found).toEqual(dry);
    expect(found).toMatchObject([
      { sku: 'TEE', status: 'wrong-qty', action: 'update-locally', clientQty: 2, serverQty: 5 },
      { sku: 'CAP', status: 'no-item', action: 'add-locally' },
    ]);
    expect(clientCart(shop)).toEqual(['1 CAP', '5 TEE']);
    expect((await shop.shop.cart.sync({ force: true })).every(({ action }) => action === 'none')).toBe(true);
  });

  it('creates a new cart when the server has lost or closed the old one', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    const before = shop.shop.cart.snapshot.cartServerToken;
    await shop.fixture.call('POST', `/api/cart/close?cartId=${before}`);
    await put(shop, 'SOCKS');
    expect(shop.shop.cart.snapshot.cartServerToken).not.toBe(before);
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '2 TEE']);
  });

  it('connects as a guest after 401, gives up after the maximum, and retries when forced', async () => {
    const shop = await open({ config: { cart: { maxBypassAttempts: 1 } } });
    const refused = json(401, { code: 401, result: 'Unauthorized' });
    shop.mishap('/cart/create', refused, refused);
    await put(shop, 'TEE');
    expect(cartCalls(shop)).toEqual(['POST /api/cart/create', 'POST /api/cart/create']);
    await put(shop, 'SOCKS');
    expect(cartCalls(shop)).toEqual([]);
    expect(shop.telemetry.records.some(({ kind }) => kind === 'error')).toBe(true);
    await shop.shop.cart.sync({ force: true });
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '1 TEE']);
  });

  it('uses no carts while pages are rendered on the server', async () => {
    const shop = await open({ config: { serverSide: true } });
    await put(shop, 'TEE');
    expect(cartCalls(shop)).toEqual([]);
    expect(shop.shop.cart.snapshot.isLoaded).toBe(true);
  });
});

describe('totals, methods and coupons', () => {
  it('come from the server with address and methods, and payment methods are marked as the server’s', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    const methods = await shop.shop.cart.loadShippingMethods({ country_id: 'US', postcode: '10004', region_id: 43 });
    expect(methods.map(({ method_code }) => method_code)).toContain('standard');
    await shop.shop.cart.selectShipping('vitrine', 'standard');
    const { segments, totals, paymentMethods } = shop.shop.cart.snapshot;
    expect(segments.map(({ code }) => code)).toEqual(['subtotal', 'shipping', 'tax', 'grand_total']);
    expect(totals?.grand_total).toBeGreaterThan(34);
    expect(paymentMethods.every(({ is_server_method }) => is_server_method)).toBe(true);
  });

  it('accept a valid coupon and reject an invalid one, with the error at its field and no notice', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    const said = shop.notices.length;
    expect(await shop.shop.cart.applyCoupon('NONSENSE')).toBe(false);
    expect(shop.notices).toHaveLength(said);
    expect(await shop.shop.cart.applyCoupon('WELCOME10')).toBe(true);
    expect(shop.shop.cart.snapshot).toMatchObject({
      coupon: { code: 'WELCOME10', active: true },
      totals: { grand_total: 27 },
    });
    await shop.shop.cart.removeCoupon();
    expect(shop.shop.cart.snapshot).toMatchObject({ coupon: null, totals: { grand_total: 30 } });
  });

  it('do not report a coupon as invalid without a response, or after a server error', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    shop.mishap('/apply-coupon', 'lost-before', json(500, { code: 500, result: 'Internal error' }));
    await expect(shop.shop.cart.applyCoupon('WELCOME10')).rejects.toMatchObject({ code: 'request-failed' });
    await expect(shop.shop.cart.applyCoupon('WELCOME10')).rejects.toMatchObject({ code: 'request-failed' });
    expect(await shop.shop.cart.applyCoupon('WELCOME10')).toBe(true);
    shop.mishap('/delete-coupon', 'lost-before');
    await expect(shop.shop.cart.removeCoupon()).rejects.toMatchObject({ code: 'request-failed' });
    expect(shop.shop.cart.snapshot.coupon).toEqual({ code: 'WELCOME10', active: true });
  });

  it('are computed locally while the server is unreachable', async () => {
    const shop = await open();
    const view = await shop.shop.product.load({ sku: 'TEE' });
    shop.network.set(false);
    await shop.shop.cart.add(view, 2);
    let shown: readonly { readonly code: string; readonly value: number }[] = [];
    shop.shop.cart.segments$.subscribe((segments) => (shown = segments)).unsubscribe();
    expect(shown).toMatchObject([
      { code: 'subtotal', value: 30 },
      { code: 'grand_total', value: 30 },
    ]);
  });
});

type Stored = Readonly<Record<string, JsonValue>> & { readonly cartItems: readonly JsonValue[] };

describe('a stored cart', () => {
  it('is ignored where it cannot be read, and the rest of it is used', async () => {
    const storage = createMemoryStorage();
    const first = await open({ storage });
    await put(first, 'TEE');
    await put(first, 'SOCKS');
    await first.shop.cart.settled();
    first.shop.dispose();
    const stored = (await storage.get('cart', 'us.cart')) as Stored; // sound: just written
    const cartItems = [{ sku: 'BROKEN' }, ...stored.cartItems, 7];
    await storage.set('cart', 'us.cart', { ...stored, cartItems, totals: 'nonsense' });
    const again = await open({ storage, fixture: first.fixture });
    expect(clientCart(again)).toEqual(['1 SOCKS', '1 TEE']);
    expect(again.telemetry.records.filter(({ kind }) => kind === 'error')).toHaveLength(1);
  });

  it('belongs to its store', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    await shop.shop.storeViews.change('en');
    await expect.poll(() => clientCart(shop)).toEqual([]);
    await shop.shop.storeViews.change('us');
    await expect.poll(() => clientCart(shop)).toEqual(['1 TEE']);
  });

  it('is the same in all tabs, including its totals', async () => {
    const hub = createTabHub();
    const storage = createMemoryStorage();
    const one = await open({ storage, tabs: hub.open() });
    const two = await open({ storage, tabs: hub.open(), fixture: one.fixture });
    await put(one, 'TEE', 2);
    await expect.poll(() => clientCart(two)).toEqual(['2 TEE']);
    expect(two.shop.cart.snapshot.totals).toMatchObject({ grand_total: 30 });
    await put(two, 'SOCKS');
    await expect.poll(() => one.shop.cart.snapshot.totals?.grand_total).toBe(35.5);
    expect(one.shop.cart.snapshot.cartServerToken).toBe(two.shop.cart.snapshot.cartServerToken);
  });
});
