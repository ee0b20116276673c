import type { Order } from '../../../core/contract';
import type { StoredOrder } from '../ports/orders';

/** The order that is to take the place of others, and who sends it: undefined for a guest. */
type Replacing = Pick<Order, 'cart_id' | 'replaced_carts'> & { readonly customerId: number | undefined };

/**
 * Whether an order is given up for another one: only where both are of the same shopper (S §4). Its id proves nothing, because it stands in
 * links and mails. Who is signed in gives up their own orders. What was ordered by a guest is theirs who have the token of its cart, which
 * never leaves their device: also once they have signed in, and also where the order became a customer's because its e-mail is theirs.
 */
export function mayReplace(earlier: Pick<StoredOrder, 'customerId' | 'cartToken'>, by: Replacing): boolean {
  if (by.customerId !== undefined && earlier.customerId !== undefined) return earlier.customerId === by.customerId;
  return earlier.cartToken === by.cart_id || by.replaced_carts?.includes(earlier.cartToken) === true;
}
