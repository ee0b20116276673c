import type { User } from '../../../../core/contract';
import { orderAddress } from '../../../../core/contract/selling/cart';
import { isPickup } from '../../../../core/contract/selling/pickup';
import { addressOf, methodOf } from '../../messages';
import type { Customer } from '../../ports/people/customers';
import type { StoredOrder } from '../../ports/orders/orders';

/**
 * Returns the address of the latest delivered order, excluding gifts. Only for confirmed contacts, because guest orders
 * count. Pure.
 * @param orders of the customer, newest first
 */
export function lastOrderOf(
  { addresses, isVerified }: Pick<Customer, 'addresses' | 'isVerified'>,
  orders: readonly Pick<StoredOrder, 'document' | 'status'>[],
): User['last_order'] {
  if (!isVerified || addresses.length > 0) return undefined;
  for (const { document, status } of orders) {
    const { addressInformation: information, gift_message, personalDetails } = document;
    if (status === 'canceled' || gift_message !== undefined) continue;
    if (isPickup(methodOf(information, 'shipping_method_code'))) continue;
    const address = orderAddress.safeParse(addressOf(information, 'shippingAddress'));
    if (!address.success) continue;
    const { firstName: firstname, lastName: lastname } = personalDetails;
    const { email: _, ...place } = address.data;
    return { firstname, lastname, address: place };
  }
  return undefined;
}
