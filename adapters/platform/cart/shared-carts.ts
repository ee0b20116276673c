import type { SharedCartItem } from '../../../core/contract';
import type { ShopperView } from '../catalogue/price-group';
import { ApiError, notFound } from '../http/api-error';
import type { Parts } from '../parts';
import type { OpenCart } from './cart-service';
import { priceCart, sharedItem } from './priced-cart';

/**
 * Carts that were shared (S §2, /cart/{code}). The code is no token of the cart: it shows the lines as they were when it was made, with
 * the prices and the stock of now, and gives no way to the cart itself, its owner, its coupon or its address.
 */
export class SharedCarts {
  constructor(private readonly services: Parts) {}

  /** @returns the code. @throws ApiError 400 'cart_empty' */
  share({ cart }: OpenCart): string {
    const { carts, cartShares, settings } = this.services;
    const lines = carts.lines(cart.token).map(({ itemId: _itemId, ...line }) => line);
    if (lines.length === 0) throw new ApiError(400, 'There is nothing in the cart', { error: 'cart_empty' });
    const code = settings.ids.uuid().replaceAll('-', '');
    return cartShares.share(cart.token, lines, { code, now: settings.clock.now() });
  }

  /**
   * @param store whose prices they are shown with: that of the viewer
   * @throws ApiError 404 when nothing is shared by that code (any more)
   */
  find(code: string, store: ShopperView): { readonly items: SharedCartItem[]; readonly lost: number } {
    const { cartShares, reader, stock, settings } = this.services;
    const lines = cartShares.find(code, settings.clock.now());
    if (lines === undefined) throw notFound('code names no shared cart', 'cart_not_found');
    const stored = lines.map((line, itemId) => ({ ...line, itemId }));
    const priced = priceCart(stored, store, undefined, { reader, stock, settings });
    return { items: priced.lines.map((line) => sharedItem(line, store, stock)), lost: priced.lost.length };
  }
}
