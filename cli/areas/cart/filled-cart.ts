import type { Shop } from '../../../core/shopper';
import type { Session } from '../../session/session';
import { CommandError } from '../../usage/usage-error';

export async function filledCart(session: Session): Promise<Shop> {
  const shop = await session.shop();
  if (shop.cart.snapshot.cartItems.length > 0) return shop;
  throw new CommandError('cart-empty', 'The cart is empty. Add something first: vitrine cart add SKU');
}
