import { canonicalJson } from '../kernel/json';
import { hasVirtualLine, isVirtualCart } from '../totals';
import type { CartItem } from './cart';
import type { CartRecord } from './cart-record';

/** A short mark of a text (53-bit cyrb53): tells a changed cart from an unchanged one. Not for security. */
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

/** Changes when a line or a quantity does; the order of lines does not matter (S §3, cartItemsHash). */
export function itemsHash(items: readonly CartItem[]): string {
  return mark(
    items
      .map((item) => `${item.sku}\n${item.checksum}\n${item.qty}`)
      .sort()
      .join('\n\n'),
  );
}

/**
 * Changes with what has to be sent to the server besides the lines: where the cart goes, how, and how it is paid. When a cart becomes
 * virtual, or a part of it does, or ceases to be, other methods are offered (S §4): then the server has to be asked too.
 */
export function choicesHash({ address, shipping, payment, cartItems }: CartRecord): string {
  const kind = [isVirtualCart(cartItems), hasVirtualLine(cartItems)];
  return mark(canonicalJson([{ ...address }, shipping ?? null, payment, ...kind]));
}

/** Changes with what the methods that are offered, and their prices, depend on: server cart, lines, address and coupon. */
export function offerHash({ cartServerToken, cartItems, address, coupon }: CartRecord): string {
  return mark(`${itemsHash(cartItems)}\n${canonicalJson([cartServerToken, { ...address }, coupon?.code ?? null])}`);
}

/** Changes with everything that the server's totals depend on: lines, whose cart it is, address, methods and coupon. */
export function totalsHash(cart: CartRecord): string {
  const { owner, address, shipping, payment, coupon } = cart;
  const choices = canonicalJson([owner, { ...address }, shipping ?? null, payment, coupon?.code ?? null]);
  return mark(`${itemsHash(cart.cartItems)}\n${choices}`);
}
