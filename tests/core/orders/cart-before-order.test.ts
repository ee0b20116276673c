import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import type { Storage } from '../../../core/ports';
import { fillIn, openShops, ordered, put } from '../open-shop';

const open = openShops();

/** Memory storage whose carts take long to write. @returns it, and a log of finished writes */
function slowCarts() {
  const storage = createMemoryStorage();
  const log: string[] = [];
  const slow: Storage = {
    ...storage,
    set: async (collection, key, value) => {
      if (collection === 'cart') for (let turn = 0; turn < 5; turn += 1) await new Promise((go) => setTimeout(go));
      await storage.set(collection, key, value);
      const { released, lines, cartItems } = value as Partial<Record<string, unknown>>; // sound: only objects are stored
      if (collection === 'cart' && Array.isArray(cartItems)) log.push(`cart of ${cartItems.length}`);
      if (lines !== undefined) log.push(released === true ? 'released order' : 'order');
    },
  };
  return { storage: slow, log };
}

it.each([
  { state: 'placed', online: true },
  { state: 'queued without a network', online: false },
])('an order that is $state leaves the cart of the device before it is reported', async ({ online }) => {
  const { storage, log } = slowCarts();
  const shop = await open({ storage });
  await put(shop, 'TEE');
  await fillIn(shop);
  log.length = 0;
  shop.network.set(online);
  await ordered(shop);
  expect(log.indexOf('cart of 0')).toBeGreaterThan(0);
  expect(log.indexOf('released order')).toBeGreaterThan(log.indexOf('cart of 0'));
});
