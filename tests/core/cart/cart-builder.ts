import type { CartItem } from '../../../core/cart/cart';
import { lineKey, type BaseLine } from '../../../core/cart/cart-record';
import type { ServerCartItem } from '../../../core/contract';

export function item(over: Partial<CartItem> = {}): CartItem {
  const sku = over.sku ?? 'COAT';
  return { sku, name: sku, qty: 1, price: 10, checksum: `sum of ${sku}`, ...over }; // sound: all required members are there
}

export function serverLine(over: Partial<ServerCartItem> = {}): ServerCartItem {
  const sku = over.sku ?? 'COAT';
  const defaults = { item_id: 1, sku, qty: 1, name: sku, price: 10, product_type: 'simple', quote_id: 'cart' };
  return { ...defaults, ...over }; // sound: all required members are there
}

export function base(of: CartItem, over: Partial<BaseLine> = {}): BaseLine {
  return { key: lineKey(of), sku: of.sku, qty: of.qty, ...over };
}
