import type { CartKind } from '../../../core/internal';
import type { Shop } from '../../../core/shopper';

export async function cartKind({ cart }: Pick<Shop, 'cart'>): Promise<CartKind> {
  const { isVirtualCart } = await import('../../../core/internal');
  await cart.load();
  return isVirtualCart(cart.snapshot.cartItems) ? 'virtual' : 'delivered';
}
