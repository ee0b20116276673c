import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { StorageQuotaError, type JsonValue, type Storage } from '../../../core/shopper';
import { openFixturePlatform } from '../../fixtures/platform';
import { clientCart, openShops, put, serverCart } from '../open-shop';
import { signIn } from '../sign-in';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

/** A device without room: pages cannot persist anything. */
function full(): Storage {
  return { ...createMemoryStorage(), set: () => Promise.reject(new StorageQuotaError('No room')) };
}

async function copyOf(storage: Storage): Promise<Storage> {
  const copy = createMemoryStorage();
  for (const key of await storage.keys('cart')) {
    await copy.set('cart', key, (await storage.get('cart', key)) as JsonValue); // sound: a storage keeps nothing else
  }
  return copy;
}

async function openTwoTabs(storage: Storage) {
  const device = { fixture: await openFixturePlatform(), storage, hub: createTabHub() };
  const tab = (seed: string) => open({ ...device, tabs: device.hub.open(), seed });
  return [await tab('first'), await tab('second')] as const;
}

describe('two customers in two tabs of a device that cannot store the user (S §4, cart persistence)', () => {
  it('each have their own cart; neither tab requests or shows the other one', async () => {
    const [first, second] = await openTwoTabs(full());
    await signIn(first, 'ada@shop.test');
    await put(first, 'TEE', 2);
    await signIn(second, 'bob@shop.test');
    await put(second, 'SOCKS', 1);
    await first.shop.cart.setQuantity('TEE', 3);
    await Promise.all([first, second].map(({ shop }) => shop.cart.settled()));
    for (const { shop } of [first, second]) await shop.cart.sync({ force: true });

    expect(clientCart(first)).toEqual(['3 TEE']);
    expect(clientCart(second)).toEqual(['1 SOCKS']);
    expect(await serverCart(first)).toEqual(['3 TEE']);
    expect(await serverCart(second)).toEqual(['1 SOCKS']);
    expect(first.shop.cart.snapshot.cartServerToken).not.toBe(second.shop.cart.snapshot.cartServerToken);
  });

  it('a user who signs in beside the cart of another customer does not get it', async () => {
    const [first, second] = await openTwoTabs(full());
    await signIn(first, 'ada@shop.test');
    await put(first, 'TEE', 2); // A guest tab is notified but cannot read whose cart it is.
    await signIn(second, 'bob@shop.test');
    expect(clientCart(second)).toEqual([]);
    expect(await serverCart(first)).toEqual(['2 TEE']);
  });
});

describe('a page of a customer on a device that has lost the user (S §4, cart merge)', () => {
  async function openForgotten() {
    const device = { fixture: await openFixturePlatform(), storage: createMemoryStorage(), hub: createTabHub() };
    const tab = (seed: string) => open({ ...device, tabs: device.hub.open(), seed });
    const first = await tab('first');
    await signIn(first, 'ada@shop.test');
    for (const collection of ['cart', 'account']) await device.storage.clear(collection);
    return { first, tab };
  }

  it('sends nothing to a guest’s page, and therefore leaks nothing to a user who signs in there (seed 20006857)', async () => {
    const { first, tab } = await openForgotten();
    const second = await tab('second');
    await second.shop.cart.sync(); // Its cart is loaded, so anything of Ada's came by message.
    await put(first, 'TEE', 2);
    await first.shop.cart.settled();
    first.shop.dispose();
    expect(clientCart(second)).toEqual([]);
    await signIn(second, 'bob@shop.test');
    expect(await serverCart(second)).toEqual([]);
  });

  it('leaves no line for the next user who signs in there', async () => {
    const { first, tab } = await openForgotten();
    await put(first, 'TEE', 2);
    await first.shop.cart.settled();
    first.shop.dispose();
    const second = await tab('second');
    await signIn(second, 'bob@shop.test');
    expect(clientCart(second)).toEqual([]);
    expect(await serverCart(second)).toEqual([]);
  });
});

describe('two customers who sign in beside the same guest cart (S §4, cart merge)', () => {
  it('the first one gets it; the other gets the lines in a separate cart without affecting the first one (seed 4064973)', async () => {
    const fixture = await openFixturePlatform();
    const first = await open({ fixture, seed: 'first' });
    await put(first, 'TEE', 2);
    // The tabs can neither read nor notify each other from now on.
    const second = await open({ fixture, seed: 'second', storage: await copyOf(first.storage) });
    second.mishap('/api/cart/update', 'lost-before');
    await put(second, 'SOCKS', 1);
    await signIn(first, 'ada@shop.test');
    await signIn(second, 'bob@shop.test');

    expect(await serverCart(first)).toEqual(['2 TEE']);
    expect(clientCart(second)).toEqual(['1 SOCKS', '2 TEE']);
    expect(await serverCart(second)).toEqual(['1 SOCKS', '2 TEE']);
    expect(second.shop.cart.snapshot.cartServerToken).not.toBe(first.shop.cart.snapshot.cartServerToken);
  });
});

describe('two tabs of a device that can store the user (S §4, cart persistence)', () => {
  it('switch to the next customer together, whichever is notified first', async () => {
    const [first, second] = await openTwoTabs(createMemoryStorage());
    await signIn(first, 'ada@shop.test');
    await put(first, 'TEE', 2);
    await expect.poll(() => clientCart(second)).toEqual(['2 TEE']);
    await (await first.shop.accounts()).logout();
    await signIn(first, 'bob@shop.test');
    await put(first, 'SOCKS', 1);
    await expect.poll(() => clientCart(second)).toEqual(['1 SOCKS']);
    await second.shop.cart.setQuantity('SOCKS', 4);
    await second.shop.cart.settled();
    await expect.poll(() => clientCart(first)).toEqual(['4 SOCKS']);
    expect(await serverCart(second)).toEqual(['4 SOCKS']);
  });
});
