import { describe, expect, it } from 'vitest';
import { saveForLater } from '../../../core/internal';
import { isShopError, type CartItem } from '../../../core/shopper';
import { type OpenShop, openShops, put, serverCart } from '../open-shop';
import { aProduct } from '../product/build';

describe('saving a bag line for later', () => {
  const open = openShops();
  const first = ({ shop }: OpenShop): CartItem => {
    const [line] = shop.cart.snapshot.cartItems;
    if (line === undefined) throw new Error('The bag is empty');
    return line;
  };

  async function withJacket(): Promise<OpenShop> {
    const shop = await open();
    await shop.shop.cart.add(await shop.shop.product.load({ sku: 'JACKET', childSku: 'JACKET-BLACK-M' }), 2);
    await put(shop, 'SOCKS');
    return shop;
  }

  it('moves it to the wishlist as the selected variant; it can be moved back', async () => {
    const shop = await withJacket();
    const { removed, isNew } = await saveForLater(shop.shop, first(shop));
    await shop.shop.cart.settled();
    expect(isNew).toBe(true);
    expect(shop.shop.wishlist.snapshot.items).toMatchObject([{ sku: 'JACKET', matched_sku: 'JACKET-BLACK-M' }]);
    expect(await serverCart(shop)).toEqual(['1 SOCKS']);
    await shop.shop.cart.restore(removed);
    expect(shop.shop.cart.snapshot.cartItems.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['JACKET-BLACK-M', 2],
      ['SOCKS', 1],
    ]);
    expect(await shop.shop.wishlist.remove('JACKET-BLACK-M')).toBe(true);
  });

  it('returns whether the wishlist already had it', async () => {
    const shop = await withJacket();
    await shop.shop.wishlist.add(await shop.shop.product.load({ sku: 'JACKET' }));
    expect(await saveForLater(shop.shop, first(shop))).toMatchObject({ isNew: false });
  });

  it('leaves it in the bag if the wishlist is full', async () => {
    const shop = await withJacket();
    const { wishlist } = shop.shop;
    for (let n = 0; n < wishlist.limit; n += 1) await wishlist.add(aProduct({ sku: `X-${String(n)}` }));
    await expect(saveForLater(shop.shop, first(shop))).rejects.toSatisfy((error) => isShopError(error, 'list-full'));
    expect(shop.shop.cart.snapshot.cartItems).toHaveLength(2);
  });

  it('leaves it in the bag if its product is not available any more', async () => {
    const shop = await withJacket();
    const line = { ...first(shop), sku: 'GONE-M', parentSku: 'GONE' };
    await expect(saveForLater(shop.shop, line)).rejects.toSatisfy((error) => isShopError(error, 'product-not-found'));
    expect(shop.shop.cart.snapshot.cartItems).toHaveLength(2);
  });
});
