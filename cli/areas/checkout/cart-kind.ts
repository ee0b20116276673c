import type { CartKind, Shop } from '../../../core';

export async function cartKind({ cart }: Pick<Shop, 'cart'>): Promise<CartKind> {
  const { isVirtualCart } = await import('../../../core');
  await cart.load();
  return isVirtualCart(cart.snapshot.cartItems) ? 'virtual' : 'delivered';
}
