import { describe, expect, it, vi } from 'vitest';
import { fillIn, openShops } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

describe('an order that was queued before it had a server cart', () => {
  it('gets one of its own store, whichever store is open when it is sent', async () => {
    const opened = await open();
    const { shop, network, fixture } = opened;
    const view = await shop.product.load({ sku: 'TEE' });
    await fillIn(opened);
    network.set(false);
    await shop.cart.add(view, 1);
    const orders = await shop.orders();
    expect(await orders.place()).toMatchObject({ status: 'waiting' });
    await shop.storeViews.change('en');
    network.set(true);
    const [entry] = await orders.process();
    const { cart_id } = entry?.order ?? { cart_id: '' };
    expect((await fixture.call('GET', `/api/cart/pull?cartId=${cart_id}&storeCode=us`)).status).toBe(200);
    expect(entry?.message ?? '').not.toContain('Address provided');
  });
});
