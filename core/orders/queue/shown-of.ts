import type { CartItem, CartState } from '../../cart/cart';
import type { TotalSegment } from '../../contract';
import { toDecimal, toMinor } from '../../kernel/money';
import { isVirtualCart } from '../../totals';
import type { QueueEntry } from './queue-entry';

interface Seen {
  readonly cart: Pick<CartState, 'cartItems' | 'shipping' | 'payment' | 'shippingMethods' | 'paymentMethods'>;
  readonly segments: readonly TotalSegment[];
  readonly taxIncluded: boolean;
}

export function shownOf({ cart, segments, taxIncluded }: Seen): NonNullable<QueueEntry['shown']> {
  const { cartItems, shipping, payment, shippingMethods, paymentMethods } = cart;
  const ships = isVirtualCart(cartItems)
    ? undefined
    : shippingMethods.find(({ method_code }) => method_code === shipping?.method_code);
  const pays = paymentMethods.find(({ code }) => code === payment);
  return {
    row_totals: cartItems.map((item) => rowTotal(item, taxIncluded)),
    totals: [...segments],
    ...(ships && { shipping_method: ships.method_title }),
    ...(pays && { payment_method: pays.title ?? pays.code }),
  };
}

/** Falls back to price times quantity until totals exist for this quantity. */
function rowTotal({ qty, price, totals, prev_qty: counted = qty }: CartItem, taxIncluded: boolean): number {
  if (totals === undefined || counted !== qty) return toDecimal(toMinor(price) * qty);
  return taxIncluded ? (totals.row_total_incl_tax ?? totals.row_total) : totals.row_total;
}
