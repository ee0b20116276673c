import type { CartArea, CartItem, RemovedLine } from '../cart/cart';
import type { ProductArea } from '../product/product';
import type { ProductList } from './lists';

/** What became of a line that was kept for later: enough to take it back. */
export interface SavedForLater {
  /** What left the bag, to be given to `cart.restore`; empty where the line had left it meanwhile. */
  readonly removed: readonly RemovedLine[];
  /** Whether the wishlist did not have it before. */
  readonly isNew: boolean;
}

/**
 * Moves a line of the bag to the wishlist, as the variant that was chosen. It leaves the bag only once the list has it.
 * @throws ShopError 'list-full' when the list has no room, 'product-not-found' and what else `product.load` throws: the line stays
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
