import type { CartState } from '../../cart/cart';
import { rowTotal } from '../../cart';
import type { TotalSegment } from '../../contract';
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
