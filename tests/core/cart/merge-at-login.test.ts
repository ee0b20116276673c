import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { codeFor, signIn } from '../../fixtures/signed-in';
import { clientCart, fillIn, json, openShop, put, serverCart, type OpenShop, type OpenShopOptions } from '../open-shop';

const CONTACT = 'grace@shop.test';
let fixture: FixturePlatform;
const opened: OpenShop[] = [];
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  for (const { shop } of opened.splice(0)) shop.dispose();
  await fixture.platform.close();
});

async function open(options: OpenShopOptions = {}): Promise<OpenShop> {
  const shop = await openShop({ fixture, ...options });
  opened.push(shop);
  return shop;
}

async function fillElsewhere(...lines: readonly { readonly sku: string; readonly qty: number }[]): Promise<void> {
  const { token } = await signIn(fixture, CONTACT);
  await fixture.clock.advance(16_000);
  const cart = await resultOf<string>(fixture.call('POST', `/api/cart/create?token=${token}`));
  for (const cartItem of lines) await fixture.call('POST', `/api/cart/update?cartId=${cart}`, { cartItem });
}

async function enter({ shop }: OpenShop): Promise<void> {
  const accounts = await shop.accounts();
  await accounts.requestCode(CONTACT);
  await accounts.checkCode(await codeFor(fixture, CONTACT));
  await shop.cart.settled();
}

const notified = ({ notices }: OpenShop) => notices.filter(({ code }) => code === 'cart-kept');

describe('carts at login', () => {
  it('merge while browsing: units of the same line are added up, without a notice', async () => {
    await fillElsewhere({ sku: 'TEE', qty: 2 }, { sku: 'SHIRT', qty: 1 });
    const shop = await open();
    await put(shop, 'TEE', 3);
    await put(shop, 'SOCKS');
    await enter(shop);
    expect(clientCart(shop)).toEqual(['1 SHIRT', '1 SOCKS', '5 TEE']);
    expect(await serverCart(shop)).toEqual(['1 SHIRT', '1 SOCKS', '5 TEE']);
    expect(notified(shop)).toEqual([]);
  });

  it('stop at the maximum quantity of a line', async () => {
    await fillElsewhere({ sku: 'TEE', qty: 9_999 });
    const shop = await open();
    await put(shop, 'TEE', 5);
    await enter(shop);
    expect(clientCart(shop)).toEqual(['10000 TEE']);
    expect(await serverCart(shop)).toEqual(['10000 TEE']);
  });

  it('in checkout stay unchanged for the shopper, who is told that another cart exists', async () => {
    await fillElsewhere({ sku: 'TEE', qty: 2 }, { sku: 'SHIRT', qty: 1 });
    const shop = await open();
    await put(shop, 'SOCKS', 2);
    await fillIn(shop);
    const { totals } = shop.shop.cart.snapshot;
    await enter(shop);
    expect(clientCart(shop)).toEqual(['2 SOCKS']);
    expect(await serverCart(shop)).toEqual(['2 SOCKS']);
    expect(shop.shop.cart.snapshot.totals?.grand_total).toBe(totals?.grand_total);
    expect(notified(shop)).toMatchObject([{ type: 'info', timeToLive: 10_000 }]);
    expect(notified(shop)[0]?.message).toContain('will be back after the order');
  });

  it('in checkout are silent if there is no other cart', async () => {
    const shop = await open();
    await put(shop, 'SOCKS', 2);
    await fillIn(shop);
    await enter(shop);
    expect(clientCart(shop)).toEqual(['2 SOCKS']);
    expect(notified(shop)).toEqual([]);
  });

  it('kept apart for checkout are merged after the order with later additions', async () => {
    await fillElsewhere({ sku: 'TEE', qty: 2 });
    const shop = await open();
    await put(shop, 'SOCKS', 2);
    await fillIn(shop);
    await enter(shop);
    const orders = await shop.shop.orders();
    await orders.place();
    expect(clientCart(shop)).toEqual([]);
    await put(shop, 'TEE');
    await put(shop, 'SHIRT');
    expect(clientCart(shop)).toEqual(['1 SHIRT', '3 TEE']);
    expect(await serverCart(shop)).toEqual(['1 SHIRT', '3 TEE']);
  });

  it('merge once online if login happened offline', async () => {
    await fillElsewhere({ sku: 'TEE', qty: 2 });
    const shop = await open();
    await put(shop, 'SOCKS');
    shop.mishap('/cart/create', 'lost-before');
    await enter(shop);
    expect(clientCart(shop)).toEqual(['1 SOCKS']);
    await shop.shop.cart.setQuantity('SOCKS', 2);
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['2 SOCKS', '2 TEE']);
    expect(await serverCart(shop)).toEqual(['2 SOCKS', '2 TEE']);
  });

  it('stay separate if the shop refuses to merge them, and the merge is not retried automatically', async () => {
    await fillElsewhere({ sku: 'TEE', qty: 2 });
    const shop = await open();
    await put(shop, 'SOCKS');
    const before = shop.shop.cart.snapshot.cartServerToken;
    shop.mishap('/cart/create', json(200, { code: 400, result: 'Not this one' }));
    shop.requests.length = 0;
    await enter(shop);
    await put(shop, 'CAP');
    expect(clientCart(shop)).toEqual(['1 CAP', '1 SOCKS']);
    expect(shop.shop.cart.snapshot.cartServerToken).toBe(before);
    expect(shop.requests.filter((path) => path.endsWith('/cart/create'))).toHaveLength(1);
    await shop.shop.cart.sync({ force: true });
    expect(clientCart(shop)).toEqual(['1 CAP', '1 SOCKS', '2 TEE']);
  });

  it('are hidden after logout, and complete again at the next login', async () => {
    await fillElsewhere({ sku: 'TEE', qty: 2 });
    const shop = await open();
    await put(shop, 'SOCKS');
    await enter(shop);
    await (await shop.shop.accounts()).logout();
    expect(clientCart(shop)).toEqual([]);
    await put(shop, 'TEE');
    await fixture.clock.advance(16_000);
    await enter(shop);
    expect(clientCart(shop)).toEqual(['1 SOCKS', '3 TEE']);
    expect(await serverCart(shop)).toEqual(['1 SOCKS', '3 TEE']);
  });
});
