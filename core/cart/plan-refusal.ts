import type { CartReply } from './cart-reply';

/** What a refused change of the server cart means for the line (S §4: 'removes the item or restores its previous quantity'). */
export type RefusalPlan =
  /** The cart is gone or was ordered: a new one takes the lines. */
  | { readonly kind: 'recreate-cart' }
  /** The cart was changed by somebody else: what they did is merged before the change is sent again. */
  | { readonly kind: 'look-first' }
  | { readonly kind: 'restore'; readonly qty: number }
  | { readonly kind: 'remove' }
  /** Nobody knows what the server did; the line stays changed and is sent again with the next sync. */
  | { readonly kind: 'retry-later' };

/** Codes that say more of the way to the server than of the line. */
const PASSING: readonly number[] = [401, 403, 408, 429];

/**
 * @param refusal the answer's code, and which of the cart's refusals it is
 * @param confirmedQty what the server last had of the line; null or left out where that is not known
 */
export function planRefusal(
  refusal: Omit<Extract<CartReply, { readonly ok: false }>, 'ok'>,
  confirmedQty: number | null | undefined,
): RefusalPlan {
  if (refusal.refused === 'cart_closed' || refusal.refused === 'cart_not_found') return { kind: 'recreate-cart' };
  if (refusal.refused === 'cart_changed') return { kind: 'look-first' };
  if (refusal.code >= 500 || refusal.code < 400 || PASSING.includes(refusal.code)) return { kind: 'retry-later' };
  return typeof confirmedQty === 'number' ? { kind: 'restore', qty: confirmedQty } : { kind: 'remove' };
}
