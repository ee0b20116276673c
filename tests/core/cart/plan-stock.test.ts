import { afterEach, describe, expect, it } from 'vitest';
import { planStock } from '../../../core/cart/plan-stock';
import { openShop, put, type OpenShop } from '../open-shop';
import { item } from './cart-builder';

const LINES = [item({ sku: 'COAT' }), item({ sku: 'HAT' })];
const gone = [{ sku: 'COAT', is_in_stock: false }];
const back = [{ sku: 'COAT', is_in_stock: true }];
const shown = { allowOutOfStockInCart: true, synchronize: false };

describe('stock sync (S §4)', () => {
  it('in stock clears the stock error', () => {
    const failing = planStock(LINES, gone, shown);
    expect(failing[0]).toMatchObject({ is_in_stock: false, errors: { stock: 'AVAILABILITY_OUT_OF_STOCK' } });
    const [line] = planStock(failing, back, shown);
    expect(line).toMatchObject({ is_in_stock: true, info: { stock: 'AVAILABILITY_IN_STOCK' } });
    expect(line?.errors).toEqual({});
  });

  it.each([
    ['are allowed', { allowOutOfStockInCart: true, synchronize: false }],
    ['are disallowed but sync is on', { allowOutOfStockInCart: false, synchronize: true }],
  ])('out of stock sets an error if out-of-stock items %s', (_, policy) => {
    const after = planStock(LINES, gone, policy);
    expect(after.map(({ sku, errors }) => [sku, errors?.stock])).toEqual([
      ['COAT', 'AVAILABILITY_OUT_OF_STOCK'],
      ['HAT', undefined],
    ]);
  });

  it('the item is removed if out-of-stock items are disallowed and sync is off', () => {
    const after = planStock(LINES, gone, { allowOutOfStockInCart: false, synchronize: false });
    expect(after.map(({ sku }) => sku)).toEqual(['HAT']);
  });

  it('leaves a line unchanged without a response for it', () => {
    expect(planStock(LINES, [], shown)).toEqual(LINES);
  });
});

describe('a cart that is not synced', () => {
  let open: OpenShop;
  afterEach(async () => {
    open.shop.dispose();
    await open.fixture.platform.close();
  });

  async function sellOut(allowOutOfStockInCart: boolean): Promise<void> {
    open = await openShop({ config: { cart: { synchronize: false, allowOutOfStockInCart } } });
    await put(open, 'TEE');
    await put(open, 'CAP');
    const none = json({ code: 200, result: [{ sku: 'CAP', qty: 0, is_in_stock: false }] });
    open.mishap('/api/stock/list', none);
    await open.shop.cart.sync();
  }
  const json = (document: unknown) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    text: JSON.stringify(document),
  });

  it('requests the stock of its lines itself, and reports unavailable ones', async () => {
    await sellOut(true);
    expect(open.shop.cart.snapshot.cartItems.map(({ sku, is_in_stock: inStock }) => [sku, inStock])).toEqual([
      ['TEE', undefined],
      ['CAP', false],
    ]);
  });

  it('removes them if they may not stay, and notifies the shopper', async () => {
    await sellOut(false);
    expect(open.shop.cart.snapshot.cartItems.map(({ sku }) => sku)).toEqual(['TEE']);
    expect(open.notices.at(-1)).toMatchObject({ type: 'error', message: 'Baseball Cap is out of stock' });
  });

  it('keeps its lines unchanged without a response', async () => {
    open = await openShop({ config: { cart: { synchronize: false, allowOutOfStockInCart: false } } });
    await put(open, 'CAP');
    open.mishap('/api/stock/list', 'lost-before');
    await open.shop.cart.sync();
    expect(open.shop.cart.snapshot.cartItems).toHaveLength(1);
  });
});

describe('cart adding and stock (S §4)', () => {
  let open: OpenShop;
  afterEach(async () => {
    open.shop.dispose();
    await open.fixture.platform.close();
  });

  it.each([
    [false, ['There may be fewer than 4 of Baseball Cap left']],
    [true, []],
  ])(
    'volatile stock warns unless out-of-stock items are allowed in the cart (allowed: %s), and is added',
    async (allowed, notified) => {
      open = await openShop({ config: { cart: { allowOutOfStockInCart: allowed } } });
      const { items, problems } = await open.shop.cart.add(await open.shop.product.load({ sku: 'CAP' }), 4);
      expect(items).toMatchObject([{ sku: 'CAP', qty: 4 }]);
      expect(problems.map(({ message }) => message)).toEqual(notified);
      expect(open.notices.filter(({ type }) => type === 'warning').map(({ timeToLive }) => timeToLive)).toEqual(
        notified.map(() => 5000),
      );
    },
  );

  it('out of stock warns for 5 seconds and is not added', async () => {
    open = await openShop();
    const { parent } = await open.shop.product.load({ sku: 'SCARF' });
    const { items, problems } = await open.shop.cart.add(parent);
    expect(items).toEqual([]);
    expect(problems).toMatchObject([{ sku: 'SCARF', code: 'out-of-stock' }]);
    expect(open.notices.at(-1)).toMatchObject({ type: 'error', timeToLive: 5000 });
  });

  it('a bare grouped product adds each part once, as its price counts them; its page adds the displayed quantities', async () => {
    open = await openShop();
    const { parent } = await open.shop.product.load({ sku: 'SET' });
    const links = (parent.product_links ?? []).map((link) => ({ ...link, qty: 3 }));
    const { items } = await open.shop.cart.add({ ...parent, product_links: links });
    expect(items.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['TEE', 1],
      ['SOCKS', 1],
    ]);
  });

  it('grouped products add their associated products as separate items; two configurations of one are two lines', async () => {
    open = await openShop();
    await put(open, 'SET');
    expect(open.shop.cart.snapshot.cartItems.map(({ sku }) => sku)).toEqual(['TEE', 'SOCKS']);
    await open.shop.cart.clear();
    const belt = await open.shop.product.load({ sku: 'BELT' });
    for (const words of ['ADA', 'BOB', 'ADA']) {
      await open.shop.cart.add(open.shop.product.configure(belt, { customOptions: { 1: words } }));
    }
    await open.shop.cart.settled();
    expect(open.shop.cart.snapshot.cartItems.map(({ qty, options }) => [qty, options])).toEqual([
      [2, [{ label: 'Engraving', value: 'ADA' }]],
      [1, [{ label: 'Engraving', value: 'BOB' }]],
    ]);
  });
});
