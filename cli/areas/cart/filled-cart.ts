import type { Shop } from '../../../core';
import type { Session } from '../../session/session';
import { CommandError } from '../../usage/usage-error';

/**
 * The shop of a session whose cart has something in it: what changes the price of a cart needs one, and what the shop itself says where
 * there is none (S §8: 'required cartId argument is null') helps nobody at a prompt.
 * @throws CommandError 'cart-empty'
 */
export async function filledCart(session: Session): Promise<Shop> {
  const shop = await session.shop();
  if (shop.cart.snapshot.cartItems.length > 0) return shop;
  throw new CommandError('cart-empty', 'The cart is empty. Put something into it first: vitrine cart add SKU');
}
