import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { recordOf } from '../../fixtures/catalogue';
import { openShops, put } from '../open-shop';

const open = openShops();

describe('a shared cart (S §2, /cart/{code}; S §7, cart get)', () => {
  it('can be opened by another shopper and copied to their own cart; the original is unchanged', async () => {
    const ada = await open();
    await put(ada, 'TEE');
    await ada.shop.cart.setQuantity('TEE', 2);
    const outcome = await (await ada.shop.sharedCarts()).share();
    if (outcome.status !== 'shared') throw new Error(outcome.status);
    const bob = await open({ fixture: ada.fixture, storage: createMemoryStorage(), seed: 'bob' });
    await put(bob, 'TEE');
    const carts = await bob.shop.sharedCarts();
    const shared = await carts.load(outcome.code);
    expect(shared?.items).toMatchObject([{ sku: 'TEE', qty: 2, price: 15 }]);
    expect(shared?.items[0]).not.toHaveProperty('server_item_id');
    if (shared === null) throw new Error('gone');
    const { problems } = await carts.addAll(shared);
    await bob.shop.cart.settled();
    expect(problems).toEqual([]);
    expect(bob.shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', qty: 3 }]);
    expect(bob.shop.cart.snapshot.totals?.items_qty).toBe(3);
    await ada.shop.cart.sync({ force: true });
    expect(ada.shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', qty: 2 }]);
    expect(bob.shop.cart.snapshot.cartServerToken).not.toBe(ada.shop.cart.snapshot.cartServerToken);
  });

  it('omits sold-out products, and reports them', async () => {
    const ada = await open();
    await put(ada, 'TEE');
    const outcome = await (await ada.shop.sharedCarts()).share();
    if (outcome.status !== 'shared') throw new Error(outcome.status);
    await ada.fixture.platform.catalogue.writeProduct({
      ...recordOf('TEE'),
      stock: { TEE: { qty: 0, is_in_stock: false, manage_stock: true } },
    });
    const bob = await open({ fixture: ada.fixture, storage: createMemoryStorage(), seed: 'bob' });
    const carts = await bob.shop.sharedCarts();
    const shared = await carts.load(outcome.code);
    expect(shared?.items[0]).toMatchObject({ is_in_stock: false });
    const { items, problems } = await carts.addAll(shared ?? { code: '', items: [], lost: 0 });
    expect([items, problems.map(({ code }) => code)]).toEqual([[], ['out-of-stock']]);
    expect(bob.notices.map(({ code }) => code)).toContain('out-of-stock');
  });

  it('is not found for an unknown code, and cannot be created from an empty bag or offline', async () => {
    const guest = await open();
    const carts = await guest.shop.sharedCarts();
    expect(await carts.load('0123456789abcdef')).toBeNull();
    expect(await carts.load('no code/at all')).toBeNull();
    expect(await carts.share()).toEqual({ status: 'empty' });
    await put(guest, 'TEE');
    guest.network.set(false);
    await guest.shop.cart.setQuantity('TEE', 3);
    expect(await carts.share()).toEqual({ status: 'unreached' });
  });
});
