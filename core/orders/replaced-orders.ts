import type { Order } from '../contract';

export type Replaced = Pick<Order, 'replaces' | 'replaced_carts'>;

/** Lists the orders and their carts, which prove that they belong to this device. */
export function replacing(orders: readonly Pick<Order, 'order_id' | 'cart_id'>[]): Replaced {
  if (orders.length === 0) return {};
  const carts = new Set(orders.map(({ cart_id }) => cart_id).filter((token) => token !== ''));
  return { replaces: orders.map(({ order_id }) => order_id), replaced_carts: [...carts] };
}

export function replacedBy({ replaces, replaced_carts }: Replaced): Replaced {
  return { ...(replaces && { replaces }), ...(replaced_carts && { replaced_carts }) };
}
