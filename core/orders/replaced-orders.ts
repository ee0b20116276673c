import type { Order } from '../contract';

/** What an order says of those whose place it takes; nothing where there are none. */
export type Replaced = Pick<Order, 'replaces' | 'replaced_carts'>;

/** Names the orders and, as proof that they are this device's, the carts that they were made of (S §4, place order). Pure. */
export function replacing(orders: readonly Pick<Order, 'order_id' | 'cart_id'>[]): Replaced {
  if (orders.length === 0) return {};
  const carts = new Set(orders.map(({ cart_id }) => cart_id).filter((token) => token !== ''));
  return { replaces: orders.map(({ order_id }) => order_id), replaced_carts: [...carts] };
}

/** The same of an order that was drafted already. Pure. */
export function replacedBy({ replaces, replaced_carts }: Replaced): Replaced {
  return { ...(replaces && { replaces }), ...(replaced_carts && { replaced_carts }) };
}
