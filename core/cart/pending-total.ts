import { postcodeError } from '../contract/foundation/postcodes';
import type { TotalSegment } from '../contract';
import { isVirtualCart } from '../totals';
import type { CartState } from './cart';

/** Reason why a total is not final. */
export type PendingTotal = 'estimated' | 'before-tax-and-shipping' | 'before-tax' | 'before-shipping';

/**
 * Returns why the total is not final; undefined if it is.
 * @param taxIncluded prices include tax
 */
export function pendingTotal(
  { cartItems, shipping, address }: Pick<CartState, 'cartItems' | 'shipping' | 'address'>,
  segments: readonly TotalSegment[],
  taxIncluded: boolean,
): PendingTotal | undefined {
  if (cartItems.length === 0) return undefined;
  const isMissingShipping = shipping === null && !isVirtualCart(cartItems);
  const isMissingPlace = !taxIncluded && !isPlace(address);
  if (isMissingPlace && segments.some(({ code, value }) => code === 'tax' && value !== 0)) return 'estimated';
  if (isMissingPlace) return isMissingShipping ? 'before-tax-and-shipping' : 'before-tax';
  return isMissingShipping ? 'before-shipping' : undefined;
}

/** A country alone does not decide tax: states differ. A chosen pickup shop does. */
function isPlace(address: CartState['address']): boolean {
  const { country_id: country = '', postcode = '', region = '', region_id: id, pickup } = address ?? {};
  if (pickup !== undefined) return true;
  if (postcode !== '') return postcodeError(country, postcode) === undefined;
  return region !== '' || (id !== undefined && id !== null);
}
