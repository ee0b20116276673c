import type { Order, PlacedOrder } from '../../contract';
import { closeCart } from '../../contract/selling/cart';
import { getOrder } from '../../contract/orders/orders';
import { ShopError } from '../../kernel/shop-error';
import type { Gateway } from '../../sync';
import { inNameOf } from './in-name-of';

/**
 * Checks if the shop has an order sent without an answer. Closes its cart first, so a late request cannot place it
 * afterwards.
 * @returns undefined if it was not and never will be placed
 * @throws ShopError 'request-failed' if the shop did not answer
 */
export async function whetherPlaced(gateway: Gateway, order: Order): Promise<PlacedOrder | undefined> {
  const closed = await gateway.ask(closeCart, { query: { cartId: order.cart_id } }, inNameOf(order));
  if (!closed.ok && closed.code !== 404) throw unsaid(closed.code);
  const found = await gateway.ask(getOrder, { query: { id: order.order_id } }, { silent: true });
  if (!found.ok && found.code !== 404) throw unsaid(found.code);
  return found.ok ? found.result : undefined;
}

function unsaid(code: number): ShopError {
  return new ShopError('request-failed', { params: { reason: String(code) } });
}
