import { describe, expect, it } from 'vitest';
import { fillIn, openShops } from '../open-shop';

const open = openShops();

async function shopAfterEstimate() {
  const opened = await open();
  const { shop } = opened;
  await shop.cart.add(await shop.product.load({ sku: 'SOCKS' }), 1);
  await fillIn(opened);
  const orders = await shop.orders();
  expect(await orders.place()).toMatchObject({ status: 'placed' });
  await shop.cart.add(await shop.product.load({ sku: 'SOCKS' }), 3);
  await shop.cart.loadShippingMethods({ country_id: 'US' });
  return { opened, shop, orders, total: () => shop.cart.snapshot.totals?.grand_total };
}

describe('an order after an estimate for another address', () => {
  it('has the totals of its own address once the checkout is saved again, even unchanged', async () => {
    const { opened, shop, orders, total } = await shopAfterEstimate();
    const estimate = total();
    await fillIn(opened);
    expect(shop.cart.snapshot.address).toMatchObject({ region: 'New York', postcode: '10004' });
    expect(total()).toBeGreaterThan(estimate ?? Number.NaN);
    expect(await orders.place()).toMatchObject({ status: 'placed' });
  });

  it('is refused with the totals of its own address, and placed when they are accepted', async () => {
    const { orders, total } = await shopAfterEstimate();
    const estimate = total();
    expect(await orders.place()).toMatchObject({ status: 'refused', code: 'totals-changed' });
    expect(total()).toBeGreaterThan(estimate ?? Number.NaN);
    expect(await orders.place()).toMatchObject({ status: 'placed' });
  });
});
