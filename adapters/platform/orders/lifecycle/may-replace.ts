import type { Order } from '../../../../core/contract';
import type { StoredOrder } from '../../ports/orders/orders';

type Replacing = Pick<Order, 'cart_id' | 'replaced_carts'> & { readonly customerId: number | undefined };

/**
 * Requires the same shopper; ids leak through links and emails. A guest's order is proven by its cart token, which never
 * leaves the device.
 */
export function mayReplace(earlier: Pick<StoredOrder, 'customerId' | 'cartToken'>, by: Replacing): boolean {
  if (by.customerId !== undefined && earlier.customerId !== undefined) return earlier.customerId === by.customerId;
  return earlier.cartToken === by.cart_id || by.replaced_carts?.includes(earlier.cartToken) === true;
}
