import type { SharedCartItem } from '../../../../core/contract';
import { type ShopperView, ApiError, type Settings, newSecret } from '../../foundation';
import { cartNotFound } from './cart-errors';
import { type CatalogueReader, priceCart, sharedItem, stockOfLines, type PricingDb } from '../../catalogue';
import type { Repositories } from '../../ports/database';
import type { OpenCart } from './cart-service';

/**
 * A shared cart's code reveals its lines at sharing time with current prices; it gives no access to the cart, owner,
 * coupon or address.
 */
export class SharedCarts {
  constructor(private readonly parts: { readonly reader: CatalogueReader; readonly settings: Settings }) {}

  /**
   * @returns the code
   * @throws ApiError 400 'cart_empty'
   */
  async share(db: Pick<Repositories, 'carts' | 'cartShares'>, { cart }: OpenCart): Promise<string> {
    const { settings } = this.parts;
    const lines = (await db.carts.lines(cart.token)).map(({ itemId: _itemId, ...line }) => line);
    if (lines.length === 0) throw new ApiError(400, 'There is nothing in the cart', { error: 'cart_empty' });
    const code = newSecret(settings);
    return db.cartShares.share(cart.token, lines, { code, now: settings.clock.now() });
  }

  /**
   * @param store the viewer's store, for prices
   * @throws ApiError 404 if the code is unknown or expired
   */
  async find(
    db: PricingDb & Pick<Repositories, 'cartShares'>,
    code: string,
    store: ShopperView,
  ): Promise<{ readonly items: SharedCartItem[]; readonly lost: number }> {
    const lines = await db.cartShares.find(code, this.parts.settings.clock.now());
    if (lines === undefined) throw cartNotFound('code does not match any shared cart');
    const stored = lines.map((line, itemId) => ({ ...line, itemId }));
    await this.parts.reader.refresh(db);
    const priced = await priceCart(db, stored, store, undefined, this.parts);
    const stock = await stockOfLines(db, priced, store, this.parts);
    return { items: priced.lines.map((line) => sharedItem(line, store, stock)), lost: priced.lost.length };
  }
}
