import type { Order, PlacedOrder } from '../contract';
import { closeCart } from '../contract/cart';
import { getOrder } from '../contract/orders';
import { ShopError } from '../kernel/shop-error';
import type { Gateway } from '../sync';
import { inNameOf } from './in-name-of';

/**
 * Whether the shop has an order that was sent without an answer. Its cart is closed first, and a closed cart can be ordered no more:
 * whatever of the order is still on its way comes too late, so that the answer stays true.
 * @returns the order as the shop has it; undefined where it has none, and never will
 * @throws ShopError 'request-failed' when the shop did not say
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
