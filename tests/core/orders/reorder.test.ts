import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import type { ReorderOutcome } from '../../../core/account';
import type { ProductConfiguration } from '../../../core/shopper';
import { recordOf } from '../../fixtures/catalogue';
import { openFixturePlatform } from '../../fixtures/platform';
import { clientCart, fillIn, openShops, put, serverCart, type OpenShop, ordered } from '../open-shop';
import { signIn } from '../sign-in';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();
const ordersOf = ({ shop }: OpenShop) => shop.orders();

async function putConfigured(
  { shop }: OpenShop,
  sku: string,
  configuration: Partial<ProductConfiguration>,
): Promise<void> {
  const view = shop.product.configure(await shop.product.load({ sku }), configuration);
  await shop.cart.add(view, configuration.qty);
  await shop.cart.settled();
}

async function fillCart(open: OpenShop): Promise<void> {
  await put(open, 'JACKET-BLACK-M', 2);
  await putConfigured(open, 'BELT', { qty: 1, customOptions: { '1': 'Ada', '2': '2' } });
  await putConfigured(open, 'OUTFIT', {
    qty: 1,
    bundle: { '1': { qty: 2, selections: [12] }, '2': { qty: 1, selections: [21] } },
  });
  await putConfigured(open, 'SET', { qty: 1, parts: { TEE: 2, SOCKS: 1 } });
}

function lines({ shop }: OpenShop) {
  return shop.cart.snapshot.cartItems
    .map(({ sku, parentSku, qty, price, options, product_option }) => ({
      ...{ sku, parentSku, qty, price, options, product_option },
    }))
    .toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
}

async function place(open: OpenShop, paymentMethod = 'cashondelivery'): Promise<string> {
  await fillIn(open);
  await (await open.shop.checkout()).savePayment({ paymentMethod });
  await open.shop.cart.settled();
  return (await ordered(open)).order_id;
}

async function reorder(open: OpenShop, id: string): Promise<ReorderOutcome> {
  const outcome = await (await ordersOf(open)).reorder(id);
  await open.shop.cart.settled();
  return outcome;
}

async function change(
  { fixture }: OpenShop,
  sku: string,
  product: Partial<ReturnType<typeof recordOf>['product']>,
  stock?: number,
) {
  const record = recordOf(sku);
  const units = { qty: stock ?? 0, is_in_stock: (stock ?? 0) > 0, manage_stock: true };
  await fixture.platform.catalogue.writeProduct({
    ...record,
    product: { ...record.product, ...product },
    ...(stock !== undefined && { stock: { ...record.stock, [sku]: units } }),
  });
}

describe('ordering again (A §4.8, reorder)', () => {
  it('adds each line to the cart with its original variant, options, parts and quantity', async () => {
    const shop = await open();
    await fillCart(shop);
    const before = lines(shop);
    const order = await place(shop);
    expect(clientCart(shop)).toEqual([]);

    const outcome = await reorder(shop, order);
    expect(outcome.lines.map(({ added, problem }) => ({ added, problem }))).toEqual(
      before.map(() => ({ added: true, problem: undefined })),
    );
    expect(lines(shop)).toEqual(before);
    expect(await serverCart(shop)).toEqual(clientCart(shop));
    expect(shop.notices.filter(({ code }) => code.startsWith('reorder'))).toMatchObject([
      { code: 'reorder-added', type: 'success' },
    ]);
  });

  it('works on another device for the customer, by the number in the history', async () => {
    const shop = await open();
    await signIn(shop, 'ada@shop.test');
    await fillCart(shop);
    const before = lines(shop);
    const placed = await (await ordersOf(shop)).show(await place(shop));

    const other = await open({ fixture: shop.fixture, storage: createMemoryStorage(), seed: 'other' });
    await signIn(other, 'ada@shop.test');
    const outcome = await reorder(other, placed.number);
    expect(outcome.number).toBe(placed.number);
    expect(outcome.lines.every(({ added, price, price_before }) => added && price === price_before)).toBe(true);
    expect(lines(other)).toEqual(before);
  });

  it('can be followed by a new order at once', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    const first = await place(shop);
    await reorder(shop, first);
    const second = await place(shop);
    expect(second).not.toBe(first);
    expect((await (await ordersOf(shop)).show(second)).products).toMatchObject([{ sku: 'TEE', count: 2 }]);
    expect((await shop.fixture.platform.stats()).orders).toBe(2);
  });

  it('reports removed, sold-out and no longer available lines one by one, and adds the rest', async () => {
    const shop = await open();
    await fillCart(shop);
    await put(shop, 'SHIRT', 1);
    const order = await place(shop);
    await change(shop, 'TEE', { status: 2 });
    await change(shop, 'SHIRT', {}, 0);
    await change(shop, 'BELT', { custom_options: [] });
    await change(shop, 'OUTFIT', {
      bundle_options: [
        { option_id: 1, title: 'Top', required: true, product_links: [{ id: 11, sku: 'SHIRT', qty: 1 }] },
      ],
    });

    const { lines: notified } = await reorder(shop, order);
    expect(Object.fromEntries(notified.map(({ sku, problem, added }) => [sku, problem ?? added]))).toEqual({
      'JACKET-BLACK-M': true,
      BELT: 'changed',
      OUTFIT: 'changed',
      TEE: 'gone',
      SOCKS: true,
      SHIRT: 'sold-out',
    });
    expect(clientCart(shop)).toEqual(['1 SOCKS', '2 JACKET-BLACK-M']);
    const [added, ...notices] = shop.notices.filter(({ code }) => code.startsWith('reorder'));
    expect(added).toMatchObject({ code: 'reorder-added', params: { names: 'Rain Jacket, Sport Socks' } });
    expect(notices.map(({ code, params, hasNoTimeout }) => ({ code, params, hasNoTimeout }))).toEqual([
      { code: 'reorder-gone', params: { names: 'Cotton Tee' }, hasNoTimeout: true },
      { code: 'reorder-sold-out', params: { names: 'Linen Shirt' }, hasNoTimeout: true },
      { code: 'reorder-changed', params: { names: 'Leather Belt, Weekend Outfit' }, hasNoTimeout: true },
    ]);
  });

  it.each([
    ['is sold out', { status: 1 }, 0, 'sold-out'],
    ['is not sold any more', { status: 2 }, 5, 'gone'],
  ] as const)('never substitutes a variant that %s', async (_, change, qty, problem) => {
    const shop = await open();
    await put(shop, 'JACKET-BLACK-M', 1);
    const order = await place(shop);
    const record = recordOf('JACKET');
    const children = record.product.configurable_children ?? [];
    await shop.fixture.platform.catalogue.writeProduct({
      ...record,
      product: {
        ...record.product,
        configurable_children: children.map((child) =>
          child.sku === 'JACKET-BLACK-M' ? { ...child, ...change } : child,
        ),
      },
      stock: { ...record.stock, 'JACKET-BLACK-M': { qty, is_in_stock: qty > 0, manage_stock: true } },
    });
    expect((await reorder(shop, order)).lines).toMatchObject([{ sku: 'JACKET-BLACK-M', added: false, problem }]);
    expect(clientCart(shop)).toEqual([]);
  });

  it('accepts a changed price, and shows it', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    const order = await place(shop);
    await change(shop, 'TEE', { price: 18 });
    expect((await reorder(shop, order)).lines).toEqual([
      { sku: 'TEE', name: 'Cotton Tee', qty: 2, added: true, price_before: 15, price: 18 },
    ]);
    expect(shop.shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', qty: 2, price: 18 }]);
    expect(shop.notices).toContainEqual(
      expect.objectContaining({ code: 'reorder-prices', params: { names: 'Cotton Tee' } }),
    );
  });

  it('reports items merged into existing lines, until it has been read', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    const order = await place(shop);
    await put(shop, 'SOCKS', 1);
    await reorder(shop, order);
    expect(clientCart(shop)).toEqual(['1 SOCKS', '2 TEE']);
    expect(shop.notices.filter(({ code }) => code.startsWith('reorder'))).toMatchObject([
      { code: 'reorder-joined', params: { names: 'Cotton Tee' }, hasNoTimeout: true },
    ]);
  });

  it('runs once if requested twice concurrently', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    const order = await place(shop);
    const orders = await ordersOf(shop);
    await Promise.all([orders.reorder(order), orders.reorder(order)]);
    expect(clientCart(shop)).toEqual(['2 TEE']);
  });

  it('adds only missing lines of an order that awaits payment, whose lines are still in the cart', async () => {
    const shop = await open();
    await put(shop, 'TEE', 3);
    const order = await place(shop, 'card');
    expect(clientCart(shop)).toEqual(['3 TEE']);
    await reorder(shop, order);
    expect(clientCart(shop)).toEqual(['3 TEE']);
    await shop.shop.cart.setQuantity('TEE', 1);
    await reorder(shop, order);
    expect(clientCart(shop)).toEqual(['3 TEE']);
  });

  it('adds nothing if the shop becomes unreachable', async () => {
    const shop = await open();
    await put(shop, 'TEE', 1);
    await put(shop, 'SOCKS', 1);
    const order = await place(shop);
    shop.mishap('SOCKS', 'lost-before', 'lost-before');
    await expect((await ordersOf(shop)).reorder(order)).rejects.toMatchObject({ code: 'search-failed' });
    expect(clientCart(shop)).toEqual([]);
  });

  it('reports a missing order', async () => {
    const shop = await open({ fixture: await openFixturePlatform() });
    await expect((await ordersOf(shop)).reorder('order-nobody-made')).rejects.toMatchObject({
      code: 'request-rejected',
      details: { status: 404 },
    });
  });
});
