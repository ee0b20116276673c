import { canonicalJson } from '../kernel/json';
import { hasVirtualLine, isVirtualCart } from '../totals';
import type { CartItem } from './cart';
import type { CartData } from './cart-record';

/** 53-bit cyrb53; not for security. */
function mark(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** Changes with lines and quantities, independent of order. */
export function itemsHash(items: readonly CartItem[]): string {
  return mark(
    items
      .map((item) => `${item.sku}\n${item.checksum}\n${item.qty}`)
      .sort()
      .join('\n\n'),
  );
}

/** Covers address, methods and virtual parts, which decide the offered methods. */
export function choicesHash({ address, shipping, payment, cartItems }: CartData): string {
  const kind = [isVirtualCart(cartItems), hasVirtualLine(cartItems)];
  return mark(canonicalJson([{ ...address }, shipping ?? null, payment, ...kind]));
}

export function offerHash({ cartServerToken, cartItems, address, coupon }: CartData): string {
  return mark(`${itemsHash(cartItems)}\n${canonicalJson([cartServerToken, { ...address }, coupon?.code ?? null])}`);
}

export function totalsHash(cart: CartData): string {
  const { owner, address, shipping, payment, coupon } = cart;
  const choices = canonicalJson([owner, { ...address }, shipping ?? null, payment, coupon?.code ?? null]);
  return mark(`${itemsHash(cart.cartItems)}\n${choices}`);
}

export function totalsFit(cart: CartData): boolean {
  return cart.totals !== null && cart.totalsFor === totalsHash(cart);
}
