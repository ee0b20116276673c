import type { CartArea, CartItem, RemovedLine } from '../cart/cart';
import type { ProductArea } from '../product/product';
import type { ProductList } from './lists';

/** Result of saving a line, with the data to undo it. */
export interface SavedForLater {
  readonly removed: readonly RemovedLine[];
  readonly isNew: boolean;
}

/**
 * Moves a cart line to the wishlist; removes it only after the list has it.
 * @throws ShopError 'list-full', 'product-not-found' and others of `product.load`
 */
export async function saveForLater(
  shop: {
    readonly cart: Pick<CartArea, 'remove' | 'snapshot'>;
    readonly product: Pick<ProductArea, 'load'>;
    readonly wishlist: Pick<ProductList, 'add'>;
  },
  { sku, parentSku = sku, checksum }: CartItem,
): Promise<SavedForLater> {
  const isNew = await shop.wishlist.add(await shop.product.load({ sku: parentSku, childSku: sku }));
  const isThere = shop.cart.snapshot.cartItems.some((item) => item.sku === sku && item.checksum === checksum);
  return { removed: isThere ? await shop.cart.remove(sku, checksum) : [], isNew };
}
