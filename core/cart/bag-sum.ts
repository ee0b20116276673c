import type { TotalSegment } from '../contract';
import { isPromotionRow, isVirtualCart } from '../totals';
import type { CartState } from './cart';

/** Costs added at checkout. */
export type AddedAtCheckout = 'shipping-and-tax' | 'shipping' | 'tax';

/** Subtotal rows of a bag, and what checkout adds. */
export interface BagSum {
  readonly rows: readonly TotalSegment[];
  readonly added: AddedAtCheckout | undefined;
}

/**
 * Returns totals that do not depend on the address.
 * @param taxIncluded prices include tax
 */
export function bagSum(
  { cartItems }: Pick<CartState, 'cartItems'>,
  segments: readonly TotalSegment[],
  taxIncluded: boolean,
): BagSum {
  const rows = segments.filter(({ code }) => code === 'subtotal' || code === 'discount' || isPromotionRow(code));
  if (isVirtualCart(cartItems)) return { rows, added: taxIncluded ? undefined : 'tax' };
  return { rows, added: taxIncluded ? 'shipping' : 'shipping-and-tax' };
}
