import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import type { CartArea } from '../../../core/shopper';
import { clientCart, json, put, serverCart, type OpenShop, openShops } from '../open-shop';

const open = openShops();

const paths = ({ requests }: OpenShop): string[] =>
  requests.splice(0).flatMap((request) => (request.includes('/api/cart/') ? [request.replace(/.*\/cart\//, '')] : []));
const elsewhere = ({ shop, fixture }: OpenShop, name: 'update' | 'delete', cartItem: unknown) =>
  fixture.call('POST', `/api/cart/${name}?cartId=${shop.cart.snapshot.cartServerToken}`, { cartItem });
const force = async (cart: CartArea) =>
  (await cart.sync({ force: true })).map(({ sku, status, action }) => `${sku}: ${status}, ${action}`);

describe('cart adding (S §4)', () => {
  it('each product is validated: a negative price blocks it with the message of S §8, a price of zero does not', async () => {
    const { shop, notices } = await open();
    const [tee] = await shop.product.bySkus(['TEE']);
    if (tee === undefined) throw new Error('The fixture has no TEE');
    const { special_price: _special, ...plain } = tee;
    const refused = await shop.cart.add({ ...plain, price: -1, final_price: -1 });
    expect(refused).toMatchObject({ items: [], problems: [{ sku: 'TEE', code: 'price-unknown' }] });
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      message: 'Product price is unknown, product cannot be added to the cart!',
    });
    expect((await shop.cart.add({ ...plain, price: 0, final_price: 0 })).items).toHaveLength(1);
  });

  it('product errors are reported too, and nothing is added', async () => {
    const { shop, notices } = await open();
    const view = await shop.product.load({ sku: 'BELT' });
    const { items, problems } = await shop.cart.add({ ...view, errors: { parts: 'Engraving is required' } });
    expect(items).toEqual([]);
    expect(problems).toMatchObject([{ code: 'invalid-input', message: 'Engraving is required' }]);
    expect(notices.at(-1)).toMatchObject({ type: 'error', message: 'Engraving is required' });
  });

  it('sold-out items are reported with one dedicated code, whatever else is missing', async () => {
    const { shop } = await open();
    const view = await shop.product.load({ sku: 'JACKET' });
    const soldOut = { variants: 'No available product variants', stock: 'Sold out', choice: 'Choose a size' };
    expect((await shop.cart.add({ ...view, errors: soldOut })).problems).toMatchObject([{ code: 'no-variants' }]);
    const belt = await shop.product.load({ sku: 'BELT' });
    const { problems } = await shop.cart.add({ ...belt, errors: { stock: 'Sold out' } });
    expect(problems).toMatchObject([{ code: 'out-of-stock' }]);
  });

  it('a cart token is created if there are items but no token, then a sync follows', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    expect(paths(shop)).toEqual(['create']);
    await put(shop, 'SOCKS');
    expect(paths(shop)).toEqual(['update']);
  });

  it('items with an existing match add quantity, otherwise the item is appended', async () => {
    const shop = await open();
    for (const sku of ['TEE', 'SOCKS', 'TEE']) await put(shop, sku);
    expect(shop.shop.cart.snapshot.cartItems.map(({ sku, qty }) => `${qty} ${sku}`)).toEqual(['2 TEE', '1 SOCKS']);
  });

  it('bundle items are one line that lists their parts, however often the same parts are added', async () => {
    const shop = await open();
    const view = await shop.shop.product.load({ sku: 'OUTFIT' });
    await shop.shop.cart.add(view);
    await shop.shop.cart.add(view);
    await shop.shop.cart.settled();
    const [line, ...others] = shop.shop.cart.snapshot.cartItems;
    expect(others).toEqual([]);
    expect(line).toMatchObject({ sku: 'OUTFIT', qty: 2, type_id: 'bundle' });
    expect(line?.options?.length).toBeGreaterThan(0);
  });

  it('removal can cascade by parent sku, and a removal variant keeps items that have a server_item_id', async () => {
    const shop = await open();
    for (const childSku of ['JACKET-BLACK-S', 'JACKET-BLACK-M']) {
      await shop.shop.cart.add(await shop.shop.product.load({ sku: 'JACKET', childSku }));
    }
    await put(shop, 'TEE');
    expect(await shop.shop.cart.remove('JACKET', undefined, { byParentSku: true, keepConfirmed: true })).toEqual([]);
    expect(await shop.shop.cart.remove('JACKET', undefined, { byParentSku: true })).toHaveLength(2);
    await shop.shop.cart.settled();
    expect(await serverCart(shop)).toEqual(['1 TEE']);
  });

  it('each line has a thumbnail of its product (S §3)', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    expect(shop.shop.cart.snapshot.cartItems).toMatchObject([{ thumbnail: '/garment/cotton-tee.svg' }]);
  });

  it.each([
    ['items', 2],
    ['quantities', 4],
  ] as const)('the count is that of %s by configuration (S §9)', async (countType, expected) => {
    const { shop } = await open({ config: { cart: { countType, synchronize: false } } });
    for (const [sku, qty] of [
      ['TEE', 3],
      ['SOCKS', 1],
    ] as const)
      await shop.cart.add(await shop.product.load({ sku }), qty);
    let count = 0;
    shop.cart.count$.subscribe((shown) => (count = shown)).unsubscribe();
    expect(count).toBe(expected);
  });
});

describe('cart persistence (S §4)', () => {
  it('items, token, hash, totals and segments are persisted on adding, changing and removing', async () => {
    const storage = createMemoryStorage();
    const shop = await open({ storage });
    await put(shop, 'TEE', 2);
    const { cartServerToken, cartItemsHash, totals } = shop.shop.cart.snapshot;
    expect(await storage.get('cart', 'us.cart')).toMatchObject({
      cartItems: [{ sku: 'TEE', qty: 2 }],
      cartServerToken,
      cartItemsHash,
      totals: { grand_total: totals?.grand_total },
      segments: [{ code: 'subtotal' }, { code: 'grand_total' }],
    });
    await shop.shop.cart.setQuantity('TEE', 3);
    await expect.poll(() => storage.get('cart', 'us.cart')).toMatchObject({ cartItems: [{ qty: 3 }] });
    await shop.shop.cart.remove('TEE');
    await expect.poll(() => storage.get('cart', 'us.cart')).toMatchObject({ cartItems: [] });
  });
});

describe('cart sync (S §4)', () => {
  it('runs only if the hash changed or no sync has happened, unless forced', async () => {
    const shop = await open();
    await put(shop, 'TEE');
    paths(shop);
    expect(await shop.shop.cart.sync()).toEqual([]);
    expect(paths(shop)).toEqual([]);
    expect(await force(shop.shop.cart)).toEqual(['TEE: no-changes, none']);
    expect(paths(shop)).toEqual(['pull']);
  });

  it('does not run if it is disabled by configuration, forced or not', async () => {
    const shop = await open({ config: { cart: { synchronize: false } } });
    await put(shop, 'TEE');
    expect(await shop.shop.cart.sync({ force: true })).toEqual([]);
    expect(paths(shop)).toEqual([]);
    expect(clientCart(shop)).toEqual(['1 TEE']);
  });

  it('the times of the last sync and the last totals are recorded', async () => {
    const shop = await open();
    expect(shop.shop.cart.snapshot).toMatchObject({ cartServerLastSyncDate: 0, cartServerLastTotalsSyncDate: 0 });
    await put(shop, 'TEE');
    const { cartServerLastSyncDate, cartServerLastTotalsSyncDate } = shop.shop.cart.snapshot;
    expect(cartServerLastSyncDate).toBeGreaterThan(0);
    expect(cartServerLastTotalsSyncDate).toBeGreaterThan(0);
  });

  it('a dry run reports all that a sync would do and does none of it, on either side', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await elsewhere(shop, 'update', { sku: 'TEE', qty: 5 });
    const before = shop.shop.cart.snapshot;
    const found = await shop.shop.cart.sync({ force: true, dryRun: true });
    expect(found).toMatchObject([{ sku: 'TEE', status: 'wrong-qty', action: 'update-locally', serverQty: 5 }]);
    expect(shop.shop.cart.snapshot.cartItems).toBe(before.cartItems);
    expect(await serverCart(shop)).toEqual(['5 TEE']);
  });

  const flags = (
    serverMergeByDefault: boolean,
    serverSyncCanRemoveLocalItems: boolean,
    serverSyncCanModifyLocalItems: boolean,
  ) => ({ config: { cart: { serverMergeByDefault, serverSyncCanRemoveLocalItems, serverSyncCanModifyLocalItems } } });

  it.each([
    ['server-only items are added locally', flags(true, true, true), 'CAP: no-item, add-locally', ['1 CAP', '2 TEE']],
    [
      'if the server may not merge, they are deleted from it',
      flags(false, true, true),
      'CAP: no-item, delete-from-server',
      ['2 TEE'],
    ],
    ['also if it may not change local items', flags(true, true, false), 'CAP: no-item, delete-from-server', ['2 TEE']],
  ])('%s', async (_, options, step, after) => {
    const shop = await open(options);
    await put(shop, 'TEE', 2);
    await elsewhere(shop, 'update', { sku: 'CAP', qty: 1 });
    expect(await force(shop.shop.cart)).toEqual(['TEE: no-changes, none', step]);
    expect([clientCart(shop), await serverCart(shop)]).toEqual([after, after]);
  });

  it.each([
    ['items missing on the server are removed', flags(true, true, true), 'TEE: no-item, remove-locally', ['1 SOCKS']],
    [
      'or the server is updated, if it may not remove',
      flags(true, false, true),
      'TEE: no-item, add-to-server',
      ['1 SOCKS', '2 TEE'],
    ],
  ])('%s', async (_, options, step, after) => {
    const shop = await open(options);
    await put(shop, 'TEE', 2);
    await put(shop, 'SOCKS');
    await elsewhere(shop, 'delete', { sku: 'TEE' });
    expect(await force(shop.shop.cart)).toEqual([step, 'SOCKS: no-changes, none']);
    expect([clientCart(shop), await serverCart(shop)]).toEqual([after, after]);
  });

  it.each([
    [
      'a quantity mismatch leads to a local update',
      flags(true, true, true),
      'TEE: wrong-qty, update-locally',
      ['7 TEE'],
    ],
    [
      'or to a server update, if the server may not change local items',
      flags(true, true, false),
      'TEE: wrong-qty, update-server',
      ['2 TEE'],
    ],
  ])('%s', async (_, options, step, after) => {
    const shop = await open(options);
    await put(shop, 'TEE', 2);
    await elsewhere(shop, 'update', { sku: 'TEE', qty: 7 });
    expect(await force(shop.shop.cart)).toEqual([step]);
    expect([clientCart(shop), await serverCart(shop)]).toEqual([after, after]);
  });

  it('a failed server item update removes the item or restores its previous quantity', async () => {
    const shop = await open();
    const refusal = json(400, { code: 400, result: 'qty must be at most 5' });
    await put(shop, 'TEE', 2);
    shop.mishap('/cart/update', refusal);
    await put(shop, 'SOCKS');
    expect(clientCart(shop)).toEqual(['2 TEE']);
    shop.mishap('/cart/update', refusal);
    await shop.shop.cart.setQuantity('TEE', 9);
    await shop.shop.cart.settled();
    expect([clientCart(shop), await serverCart(shop)]).toEqual([['2 TEE'], ['2 TEE']]);
  });

  it('any response except 200 and 401 to connecting disables cart sync, and the error is logged', async () => {
    const shop = await open();
    shop.mishap('/cart/create', json(500, { code: 500, result: 'Internal Server Error' }));
    await put(shop, 'TEE');
    await put(shop, 'SOCKS');
    expect(paths(shop)).toEqual(['create']);
    expect(shop.telemetry.records.filter(({ kind }) => kind === 'error')).toHaveLength(1);
    expect(shop.shop.cart.snapshot.connectBypassCount).toBe(0);
  });
});
