import type { StoredCart } from '../../ports/selling/carts';

/**
 * Returns true if the cart belongs to another customer. Guests may pass: the token holder may be its signed-out
 * customer.
 * @param who customer id; undefined for a guest
 */
export function isOfAnother({ customerId }: StoredCart, who: number | undefined): boolean {
  return who !== undefined && customerId !== undefined && customerId !== who;
}
