import type { CartReply } from './cart-reply';

export type RefusalPlan =
  | { readonly kind: 'recreate-cart' }
  | { readonly kind: 'look-first' }
  | { readonly kind: 'restore'; readonly qty: number }
  | { readonly kind: 'remove' }
  /** Outcome unknown; the next sync sends the line again. */
  | { readonly kind: 'retry-later' };

/** Transport errors that say nothing about the line. */
const PASSING: readonly number[] = [401, 403, 408, 429];

/** @param confirmedQty last confirmed quantity; null if unknown */
export function planRefusal(
  refusal: Omit<Extract<CartReply, { readonly ok: false }>, 'ok'>,
  confirmedQty: number | null | undefined,
): RefusalPlan {
  if (refusal.refused === 'cart_closed' || refusal.refused === 'cart_not_found') return { kind: 'recreate-cart' };
  if (refusal.refused === 'cart_changed') return { kind: 'look-first' };
  if (refusal.code >= 500 || refusal.code < 400 || PASSING.includes(refusal.code)) return { kind: 'retry-later' };
  return typeof confirmedQty === 'number' ? { kind: 'restore', qty: confirmedQty } : { kind: 'remove' };
}
