import type { CartKind, Shop } from '../../../core';

/** What checkout has to ask for: less where nothing of the cart is delivered (S §4, virtual cart). */
export async function cartKind({ cart }: Pick<Shop, 'cart'>): Promise<CartKind> {
  const { isVirtualCart } = await import('../../../core');
  await cart.load();
  return isVirtualCart(cart.snapshot.cartItems) ? 'virtual' : 'delivered';
}
