import { describe, expect, it } from 'vitest';
import { bagSum, pendingTotal } from '../../../core/internal';
import { fillIn, openShops, put, type OpenShop } from '../open-shop';

const open = openShops();

async function sumOf({ shop }: OpenShop, taxIncluded = false) {
  await shop.cart.settled();
  const { snapshot } = shop.cart;
  return bagSum(snapshot, snapshot.segments, taxIncluded);
}

describe('the sum of a bag next to a page', () => {
  it('is the same before and after checkout knows the address, and excludes what checkout adds', async () => {
    const shop = await open();
    await put(shop, 'TEE', 2);
    await shop.shop.cart.applyCoupon('WELCOME10');
    const before = await sumOf(shop);
    expect(before).toMatchObject({
      rows: [
        { code: 'subtotal', value: 30 },
        { code: 'discount', value: -3 },
      ],
      added: 'shipping-and-tax',
    });
    await fillIn(shop);
    const after = await sumOf(shop);
    const { snapshot } = shop.shop.cart;
    expect(pendingTotal(snapshot, snapshot.segments, false)).toBeUndefined();
    expect(after).toEqual(before);
  });

  it('names what is added later: tax if prices exclude it, shipping if something is delivered', async () => {
    const shop = await open();
    await put(shop, 'CARD');
    expect([(await sumOf(shop)).added, (await sumOf(shop, true)).added]).toEqual(['tax', undefined]);
    await put(shop, 'TEE');
    expect([(await sumOf(shop)).added, (await sumOf(shop, true)).added]).toEqual(['shipping-and-tax', 'shipping']);
  });
});
