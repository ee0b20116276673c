import { describe, expect, it, vi } from 'vitest';
import { createFaultyStorage } from '../../adapters/storage/faulty';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { HttpFailure } from '../../core/shopper';
import {
  fillIn,
  clientCart,
  json,
  put,
  type OpenShop,
  type OpenShopOptions,
  openShops,
  ordered,
} from '../core/open-shop';
import { signIn } from '../core/sign-in';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

const place = async ({ shop }: OpenShop) => (await shop.orders()).place();
const ordersOf = async ({ fixture }: OpenShop) => (await fixture.platform.stats()).orders;

async function offline(options: OpenShopOptions = {}): Promise<OpenShop> {
  const shop = await open(options);
  await put(shop, 'CAP', 2);
  await fillIn(shop);
  shop.network.set(false);
  return shop;
}

describe('an offline order (S §1: queued and sent later)', () => {
  it('survives a reload: the next visit finds it in the queue and sends it', async () => {
    const storage = createMemoryStorage();
    const first = await offline({ storage });
    const { order_id } = await ordered(first);
    first.shop.dispose();
    const again = await open({ storage, fixture: first.fixture });
    const orders = await again.shop.orders();
    expect(await orders.queue()).toMatchObject([{ state: 'waiting', order: { order_id } }]);
    expect(clientCart(again)).toEqual([]);
    expect(await orders.process()).toMatchObject([{ state: 'sent', transmited: true }]);
    expect(await ordersOf(again)).toBe(1);
  });

  it('survives a tab that is killed after any write: it is in the queue or in the cart, never in both for long, and never lost', async () => {
    const writes = await writesOfQueueing();
    expect(writes).toBeGreaterThan(3);
    for (let killedAfter = 0; killedAfter <= writes; killedAfter += 1) {
      const inner = createMemoryStorage();
      const storage = { ...inner, set: inner.set.bind(inner) };
      const first = await offline({ storage });
      await first.shop.cart.settled();
      let left = killedAfter;
      storage.set = (...write) => {
        left -= 1;
        return left >= 0 ? inner.set(...write) : Promise.resolve();
      };
      await place(first);
      first.shop.dispose();

      const again = await open({ storage: inner, fixture: first.fixture });
      const waiting = (await (await again.shop.orders()).queue()).filter(({ state }) => state === 'waiting');
      const caps = again.shop.cart.snapshot.cartItems.reduce((sum, { qty }) => sum + qty, 0);
      expect({ killedAfter, units: caps + 2 * waiting.length }).toEqual({ killedAfter, units: 2 });
    }
  });

  it('notifies the shopper when the device has no space to store it, and is sent all the same', async () => {
    const storage = createFaultyStorage({ inner: createMemoryStorage() });
    const shop = await offline({ storage });
    storage.writes = 'full';
    await place(shop);
    expect(shop.notices.map(({ code }) => code)).toContain('order-not-kept');
    expect(shop.notices.find(({ code }) => code === 'order-not-kept')).toMatchObject({ hasNoTimeout: true });
    shop.network.set(true);
    expect(await (await shop.shop.orders()).process()).toMatchObject([{ state: 'sent' }]);
    expect(await ordersOf(shop)).toBe(1);
  });

  it('does not mention storage if there is enough', async () => {
    const shop = await offline();
    await place(shop);
    expect(shop.notices.map(({ code }) => code)).not.toContain('order-not-kept');
  });

  it('survives a login in between: it is sent once, and does not affect the customer’s cart', async () => {
    const shop = await offline();
    await place(shop);
    (await shop.shop.checkout()).setThankYouPage(false);
    shop.network.set(true);
    await signIn(shop, 'ada@shop.test');
    await put(shop, 'TEE', 1);
    const [entry] = await (await shop.shop.orders()).process();
    expect(entry).toMatchObject({ state: 'sent', transmited: true });
    expect(await ordersOf(shop)).toBe(1);
    expect(clientCart(shop)).toEqual(['1 TEE']);
  });

  it('still creates the requested account, without ever storing the password', async () => {
    const storage = createMemoryStorage();
    const shop = await offline({ storage });
    const checkout = await shop.shop.checkout();
    await checkout.savePersonal({ createAccount: true, password: 'correct horse' });
    await place(shop);
    expect(JSON.stringify(await storage.get('orders', (await storage.keys('orders'))[0] ?? ''))).not.toContain('horse');
    shop.network.set(true);
    await (await shop.shop.orders()).process();
    expect(checkout.snapshot.personalDetails.password).toBe('');
    const accounts = await shop.shop.accounts();
    expect(await accounts.loginWithPassword('ada@shop.test', 'correct horse')).toMatchObject({
      email: 'ada@shop.test',
    });
  });

  it('is cancelled with the message of S §8 when its products have sold out meanwhile, and leaves the cart for correction', async () => {
    const shop = await offline();
    await place(shop);
    (await shop.shop.checkout()).setThankYouPage(false);
    const other = await open({ fixture: shop.fixture, seed: 'other' });
    await put(other, 'CAP', 2);
    await fillIn(other);
    expect(await place(other)).toMatchObject({ status: 'placed' });

    shop.network.set(true);
    const orders = await shop.shop.orders();
    const [entry] = await orders.process();
    const message = "Some products you've ordered are out of stock. Your order has been canceled.";
    expect(entry).toMatchObject({ state: 'canceled', message });
    expect(shop.notices.map((notice) => notice.message)).toContain(message);
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['2 CAP']);
    await shop.shop.cart.setQuantity('CAP', 1);
    await shop.shop.cart.settled();
    expect(await place(shop)).toMatchObject({ status: 'placed' });
    expect(await ordersOf(shop)).toBe(2);
  });

  it('is refused if the bag was emptied while the button waited: nothing is queued that the next visit could not read', async () => {
    const { shop, giveUp } = await waitingForCountries();
    const placing = place(shop);
    await giveUp.isDue;
    await shop.shop.cart.remove('CAP');
    giveUp.now();
    expect(await placing).toMatchObject({ status: 'refused', code: 'cart-empty' });
    expect(await shop.storage.keys('orders')).toEqual([]);
    expect(shop.notices.map(({ code }) => code)).not.toContain('order-waiting');
  });

  it('is refused at another total than shown when the button was pressed: the shopper sees the new one first', async () => {
    const { shop, giveUp } = await waitingForCountries();
    const placing = place(shop);
    await giveUp.isDue;
    await shop.shop.cart.setQuantity('CAP', 1);
    giveUp.now();
    expect(await placing).toMatchObject({ status: 'refused', code: 'totals-changed' });
    expect(await shop.storage.keys('orders')).toEqual([]);
    expect(clientCart(shop)).toEqual(['1 CAP']);
    expect(await place(shop)).toMatchObject({ status: 'waiting', reason: 'offline' });
  });

  it('is refused immediately if the next visit could not read it: it would be lost silently', async () => {
    const shop = await offline({ config: { cart: { maxQuantity: 20_000 } } });
    await shop.shop.cart.setQuantity('CAP', 10_001);
    expect(await place(shop)).toMatchObject({ status: 'refused', code: 'order-invalid' });
    expect(await shop.storage.keys('orders')).toEqual([]);
    expect(clientCart(shop)).toEqual(['10001 CAP']);
  });

  it('is not lost after an unreadable response of the shop, and stays the same order', async () => {
    const shop = await offline();
    await place(shop);
    (await shop.shop.checkout()).setThankYouPage(false);
    shop.network.set(true);
    const html = { status: 200, headers: { 'content-type': 'text/html' }, text: '<html>' };
    shop.mishap('/api/order', html, json(200, { hello: 'world' }), 'lost-after');
    const orders = await shop.shop.orders();
    let [entry] = await orders.process();
    while (entry?.state === 'waiting') [entry] = await orders.process();
    expect(entry).toMatchObject({ state: 'sent', attempts: 4 });
    expect(await ordersOf(shop)).toBe(1);
  });
});

async function waitingForCountries() {
  const storage = createMemoryStorage();
  const first = await offline({ storage });
  await first.shop.cart.settled();
  first.shop.dispose();
  const shop = await open({ storage, fixture: first.fixture, online: false });
  const signal = { due: (): void => undefined, over: (): void => undefined };
  const isDue = new Promise<void>((resolve) => (signal.due = resolve));
  const isOver = new Promise<void>((resolve) => (signal.over = resolve));
  shop.mishap('/api/cart/countries', async () => {
    signal.due();
    await isOver;
    throw new HttpFailure('ETIMEOUT', 'Nobody answers');
  });
  return { shop, giveUp: { isDue, now: () => signal.over() } };
}

async function writesOfQueueing(): Promise<number> {
  const inner = createMemoryStorage();
  const storage = { ...inner, set: inner.set.bind(inner) };
  const shop = await offline({ storage });
  await shop.shop.cart.settled();
  let writes = 0;
  storage.set = (...write) => {
    writes += 1;
    return inner.set(...write);
  };
  await place(shop);
  await shop.shop.cart.settled();
  return writes;
}
