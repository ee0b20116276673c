import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { clientCart, fillIn, json, openShops, put, type OpenShop, type OpenShopOptions, accepted } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

async function queue({ shop, network }: OpenShop): Promise<string> {
  network.set(false);
  const { order_id } = accepted(await (await shop.orders()).place());
  (await shop.checkout()).setThankYouPage(false);
  return order_id;
}

const callOff = async ({ shop }: OpenShop, id: string) => (await shop.orders()).cancel(id);

describe('lines of a cancelled order (S §4, offline orders)', () => {
  it('are restored completely, including those of another order with the same product, once per order', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await fillIn(shop);
    const first = await queue(shop);
    await put(shop, 'TEE', 3);
    const second = await queue(shop);
    for (const id of [first, second, first, second]) expect(await callOff(shop, id)).toBe(true);
    expect(clientCart(shop)).toEqual(['5 TEE']);
  });

  it('stay in the cart when an order is placed with lines removed since (seed 412780)', async () => {
    const shop = await open({ config: { orders: { automaticTransmission: false } } });
    await put(shop, 'TEE', 2);
    await fillIn(shop);
    const first = await queue(shop);
    shop.network.set(true);
    await shop.shop.cart.settled();
    await put(shop, 'TEE', 3);
    shop.mishap('/api/order', json(500, { code: 500, result: 'Error: Error while adding products' }));
    const orders = await shop.shop.orders();
    expect(await orders.place()).toMatchObject({ status: 'refused', code: 'order-sold-out' });
    await shop.shop.cart.remove('TEE');
    await callOff(shop, first);
    expect(clientCart(shop)).toEqual(['2 TEE']);
    await orders.process();
    expect(await orders.queue()).toMatchObject([{ state: 'canceled' }, { state: 'sent' }]);
    expect(clientCart(shop)).toEqual(['2 TEE']);
  });

  it('are in the cart or on their way to it, whenever the page is killed: never lost, never doubled', async () => {
    const writes = await kill(Number.POSITIVE_INFINITY);
    expect(writes).toBeGreaterThan(2);
    for (let after = 0; after <= writes; after += 1) await kill(after);
  });
});

/**
 * Cancels an order of two units with writes failing after a number.
 * @returns the writes made
 */
async function kill(after: number): Promise<number> {
  const inner = createMemoryStorage();
  const storage = { ...inner, set: inner.set.bind(inner) };
  const shop = await open({ storage } satisfies OpenShopOptions);
  await put(shop, 'TEE', 2);
  await fillIn(shop);
  const id = await queue(shop);
  let writes = 0;
  storage.set = (...write) => {
    writes += 1;
    return writes <= after ? inner.set(...write) : Promise.resolve();
  };
  await callOff(shop, id);
  shop.shop.dispose();

  const again = await open({ storage: inner, fixture: shop.fixture, online: false });
  const waiting = (await (await again.shop.orders()).queue()).filter(({ state }) => state === 'waiting');
  const units = again.shop.cart.snapshot.cartItems.reduce((sum, { qty }) => sum + qty, 0);
  expect({ after, units: units + 2 * waiting.length }).toEqual({ after, units: 2 });
  return writes;
}
