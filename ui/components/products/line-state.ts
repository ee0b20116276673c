import type { CartItem } from '../../../core/shopper';

export function keyOf(item: Pick<CartItem, 'sku' | 'checksum'>): string {
  return `${item.sku}|${item.checksum}`;
}

/** Returns false while the quantity and price are only local. */
export function isConfirmed(item: CartItem): boolean {
  return item.server_item_id !== undefined && (item.prev_qty ?? item.qty) === item.qty;
}
