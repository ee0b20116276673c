import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { HttpFailure } from '../../../core/shopper';
import { clientCart, openShops, put, serverCart, type OpenShop } from '../open-shop';
import { signIn } from '../sign-in';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

async function goTo(shop: OpenShop, storeCode: string, lines: readonly string[]): Promise<void> {
  await shop.shop.storeViews.change(storeCode);
  await expect.poll(() => clientCart(shop)).toEqual(lines);
  await shop.shop.cart.settled();
}

describe('the cart of the previous store (S §4, cart persistence)', () => {
  it('gets the responses that were in flight when the store changed, and none of them affects the other store', async () => {
    const shop = await open();
    await put(shop, 'TEE', 1);
    let answer = (): void => undefined;
    const lost = new Promise<void>((resolve) => (answer = resolve));
    shop.mishap('/api/cart/update', async () => {
      await lost;
      throw new HttpFailure('ECONNRESET', 'The connection broke');
    });
    const first = shop.shop.cart.setQuantity('TEE', 3);
    await expect.poll(() => shop.requests.filter((request) => request.endsWith('/update')).length).toBe(1);
    const second = shop.shop.cart.setQuantity('TEE', 5);
    await shop.shop.storeViews.change('en');
    answer();
    await Promise.all([first, second]);
    await shop.shop.cart.settled();
    await expect.poll(() => clientCart(shop)).toEqual([]);
    expect(shop.shop.cart.snapshot.cartServerToken).toBe('');
    await goTo(shop, 'us', ['5 TEE']);
    expect(await serverCart(shop)).toEqual(['5 TEE']);
  });
});

describe('an empty cart of a store', () => {
  it('lists the carts of other stores, also after a reload, and stops once they are emptied', async () => {
    const storage = createMemoryStorage();
    const shop = await open({ storage });
    await put(shop, 'TEE', 2);
    await goTo(shop, 'en', []);
    expect(shop.shop.cart.snapshot.elsewhere).toEqual([{ storeCode: 'us', units: 2 }]);
    const reloaded = await open({ storage, fixture: shop.fixture, seed: 'reloaded' });
    await goTo(reloaded, 'en', []);
    await expect.poll(() => reloaded.shop.cart.snapshot.elsewhere).toEqual([{ storeCode: 'us', units: 2 }]);
    await goTo(shop, 'us', ['2 TEE']);
    expect(shop.shop.cart.snapshot.elsewhere).toEqual([]);
    await shop.shop.cart.clear();
    await goTo(shop, 'en', []);
    expect(shop.shop.cart.snapshot.elsewhere).toEqual([]);
  });
});

describe('signing out, and signing in as another user', () => {
  it('leaves nothing of a customer in the cart of another store, neither for a guest nor for the next user who signs in', async () => {
    const shop = await open();
    await signIn(shop, 'ada@shop.test');
    await put(shop, 'TEE', 2);
    await goTo(shop, 'en', []);
    await (await shop.shop.accounts()).logout();
    await goTo(shop, 'us', []);
    expect(shop.shop.cart.snapshot.cartServerToken).toBe('');
    await goTo(shop, 'en', []);
    await signIn(shop, 'bob@shop.test');
    await goTo(shop, 'us', []);
  });

  it('leaves nothing of a customer in a tab that shows another store and only receives the message', async () => {
    const [hub, storage] = [createTabHub(), createMemoryStorage()];
    const first = await open({ tabs: hub.open(), storage });
    await signIn(first, 'ada@shop.test');
    const second = await open({ tabs: hub.open(), storage, fixture: first.fixture, seed: 'second tab' });
    await goTo(first, 'en', []);
    await put(first, 'TEE', 2);
    await (await second.shop.accounts()).logout();
    await expect.poll(() => clientCart(first)).toEqual([]);
    expect(first.shop.cart.snapshot.cartServerToken).toBe('');
    await signIn(second, 'bob@shop.test');
    await first.shop.cart.settled();
    expect(clientCart(first)).toEqual([]);
    await goTo(second, 'en', []);
  });

  it('keeps the cart that a guest has in another store for the next shopper there on this device', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await goTo(shop, 'en', []);
    await signIn(shop, 'ada@shop.test');
    await (await shop.shop.accounts()).logout();
    await goTo(shop, 'us', ['2 TEE']);
  });
});
