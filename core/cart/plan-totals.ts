import type { TotalSegment } from '../contract';
import { toMinor } from '../kernel/money';
import { calculateTotals, toTotalSegment } from '../totals';
import type { CartRecord } from './cart-record';
import { itemsHash, totalsHash } from './items-hash';

/** How totals are to be had (S §4, totals sync). */
export type TotalsPlan =
  | {
      readonly kind: 'skip';
      readonly reason: 'disabled' | 'offline' | 'not-connected' | 'no-items' | 'no-country' | 'unchanged';
    }
  /** With addresses and methods; the answer carries the ways to pay. */
  | { readonly kind: 'shipping-information' }
  | { readonly kind: 'totals' };

export interface TotalsConditions {
  readonly enabled: boolean;
  readonly online: boolean;
  readonly country: string | undefined;
  readonly force: boolean;
}

export function planTotals(cart: CartRecord, conditions: TotalsConditions): TotalsPlan {
  if (!conditions.enabled) return { kind: 'skip', reason: 'disabled' };
  if (!conditions.online) return { kind: 'skip', reason: 'offline' };
  if (cart.cartServerToken === '') return { kind: 'skip', reason: 'not-connected' };
  if (cart.cartItems.length === 0) return { kind: 'skip', reason: 'no-items' };
  if (conditions.country === undefined || conditions.country === '') return { kind: 'skip', reason: 'no-country' };
  if (!conditions.force && totalsFit(cart)) return { kind: 'skip', reason: 'unchanged' };
  return { kind: cart.shipping === null && cart.payment === null ? 'totals' : 'shipping-information' };
}

/** Whether the server's totals are of exactly this cart, its address and its methods. */
export function totalsFit(cart: CartRecord): boolean {
  return cart.totals !== null && cart.totalsFor === totalsHash(cart);
}

/**
 * The sum to show under the cart: the server's while it is of these lines; else computed here from the lines' prices,
 * without the taxes and discounts that only the server knows.
 */
export function segmentsOf(cart: CartRecord): readonly TotalSegment[] {
  if (cart.cartItems.length === 0) return [];
  if (cart.totals !== null && cart.totalsItems === itemsHash(cart.cartItems)) return cart.segments;
  const method = cart.shippingMethods.find(
    (entry) => entry.method_code === cart.shipping?.method_code && entry.carrier_code === cart.shipping.carrier_code,
  );
  const lines = cart.cartItems.map((item) => ({
    id: item.checksum,
    unitPrice: toMinor(item.price),
    qty: item.qty,
    taxRate: 0,
  }));
  const limit = method?.limit === undefined ? undefined : toMinor(method.limit);
  const shipping = method && { amount: toMinor(method.amount), limit, taxRate: 0 };
  return calculateTotals({ lines, pricesIncludeTax: true, shipping }).segments.map(toTotalSegment);
}
