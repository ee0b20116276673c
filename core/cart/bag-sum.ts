import type { TotalSegment } from '../contract';
import { isVirtualCart } from '../totals';
import type { CartState } from './cart';

/** What checkout adds to the sum of the goods. */
export type AddedAtCheckout = 'shipping-and-tax' | 'shipping' | 'tax';

/** A bag beside a page: what its goods cost, and what comes on top. */
export interface BagSum {
  /** Subtotal and discount, the rows of the bag's own totals. */
  readonly rows: readonly TotalSegment[];
  /** Undefined where these rows are all. */
  readonly added: AddedAtCheckout | undefined;
}

/**
 * The sum of a bag before its address is known: rows that no address changes, so that no other page contradicts them. Pure.
 * @param taxIncluded prices hold the tax, so that checkout adds none
 */
export function bagSum(
  { cartItems }: Pick<CartState, 'cartItems'>,
  segments: readonly TotalSegment[],
  taxIncluded: boolean,
): BagSum {
  const rows = segments.filter(({ code }) => code === 'subtotal' || code === 'discount');
  if (isVirtualCart(cartItems)) return { rows, added: taxIncluded ? undefined : 'tax' };
  return { rows, added: taxIncluded ? 'shipping' : 'shipping-and-tax' };
}
