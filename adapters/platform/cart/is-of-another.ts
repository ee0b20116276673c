import type { StoredCart } from '../ports/carts';

/**
 * Whether a cart is another customer's. Two customers on one device may have signed in beside the same guest's cart: the first one
 * has it (S §4, cart merge). A guest who has its token may be its customer, who has not signed in on that page.
 * @param who id of the customer who asks; undefined for a guest
 */
export function isOfAnother({ customerId }: StoredCart, who: number | undefined): boolean {
  return who !== undefined && customerId !== undefined && customerId !== who;
}
