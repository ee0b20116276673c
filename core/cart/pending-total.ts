import { postcodeError } from '../contract/postcodes';
import type { TotalSegment } from '../contract';
import { isVirtualCart } from '../totals';
import type { CartState } from './cart';

/** What a total does not hold yet; 'estimated' where it holds a tax that may become another one with the address. */
export type PendingTotal = 'estimated' | 'before-tax-and-shipping' | 'before-tax' | 'before-shipping';

/**
 * Whether the total under a cart is not what will be paid, and why: tax that is added depends on the place it goes to, shipping on a way
 * to ship. Undefined where it is true. Pure.
 * @param taxIncluded prices hold the tax, so that no address changes the total
 */
export function pendingTotal(
  { cartItems, shipping, address }: Pick<CartState, 'cartItems' | 'shipping' | 'address'>,
  segments: readonly TotalSegment[],
  taxIncluded: boolean,
): PendingTotal | undefined {
  if (cartItems.length === 0) return undefined;
  const lacksShipping = shipping === null && !isVirtualCart(cartItems);
  const lacksPlace = !taxIncluded && !isPlace(address);
  if (lacksPlace && segments.some(({ code, value }) => code === 'tax' && value !== 0)) return 'estimated';
  if (lacksPlace) return lacksShipping ? 'before-tax-and-shipping' : 'before-tax';
  return lacksShipping ? 'before-shipping' : undefined;
}

/** A country alone decides about no tax that is added: its states have their own. Nor does a postcode that it does not have. */
function isPlace(address: CartState['address']): boolean {
  const { country_id: country = '', postcode = '', region = '', region_id: id } = address ?? {};
  if (postcode !== '') return postcodeError(country, postcode) === undefined;
  return region !== '' || (id !== undefined && id !== null);
}
