import { describe, expect, it, vi } from 'vitest';
import { clientCart, fillIn, openShops, put, type OpenShop } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const openAny = openShops();
async function open(): Promise<OpenShop> {
  const shop = await openAny();
  await shop.fixture.platform.catalogue.writeBlocks([
    { blocks: { en: { id: 1, identifier: 'cms_settings', title: '', content: '', json: { name: 'Vitrine' } } } },
  ]);
  return shop;
}
const WORDS =
  'Until you have paid for more orders, you can order at most 5 of Cotton Tee with deferred payment. Your bag is unchanged: reduce the quantity, or pay by card.';

describe('a guest order that would exceed the limit of unpaid stock', () => {
  it('is refused with product and limit, keeps the bag, and can be placed with fewer units', async () => {
    const shop = await open();
    await put(shop, 'TEE', 6);
    await fillIn(shop);
    const orders = await shop.shop.orders();
    const refused: unknown = await orders.place().catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'pay-later-limit',
      message: WORDS,
      params: { name: 'Cotton Tee', max: '5' },
    });
    expect(await orders.queue()).toEqual([]);
    expect(clientCart(shop)).toEqual(['6 TEE']);
    await shop.shop.cart.setQuantity('TEE', 5);
    await shop.shop.cart.settled();
    expect(await orders.place()).toMatchObject({ status: 'placed' });
  });

  it('is cancelled if it was placed offline: the shopper gets the reason, and the bag back', async () => {
    const shop = await open();
    await put(shop, 'TEE', 6);
    await fillIn(shop);
    await shop.shop.cart.settled();
    shop.network.set(false);
    const orders = await shop.shop.orders();
    await orders.place();
    shop.network.set(true);
    const [entry] = await orders.process();
    expect(entry).toMatchObject({ state: 'canceled', message: WORDS });
    expect(shop.notices.at(-1)).toMatchObject({ code: 'pay-later-limit', params: { name: 'Cotton Tee', max: '5' } });
    await shop.shop.cart.settled();
    expect(clientCart(shop)).toEqual(['6 TEE']);
  });
});
