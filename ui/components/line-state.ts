import type { CartItem } from '../../core';

/** What tells one line of a bag from another. */
export function keyOf(item: Pick<CartItem, 'sku' | 'checksum'>): string {
  return `${item.sku}|${item.checksum}`;
}

/** Whether the shop has confirmed the line as it is shown: until then its quantity and its price are ours alone. */
export function isConfirmed(item: CartItem): boolean {
  return item.server_item_id !== undefined && (item.prev_qty ?? item.qty) === item.qty;
}
