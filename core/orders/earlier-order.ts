import type { CartItem } from '../cart/cart';
import type { PlacedOrder, ProductOption } from '../contract';
import { hasLeftCart, isEnded } from './queue/order-life';
import type { QueueEntry } from './queue/queue-entry';

export interface OrderedLine {
  readonly sku: string;
  readonly parentSku?: string | undefined;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly product_option?: ProductOption | undefined;
  /** Distinguishes lines of one SKU in a cart; known only for orders placed on this device. */
  readonly checksum?: string | undefined;
}

export interface EarlierOrder {
  readonly order_id: string;
  readonly number: string;
  readonly currency?: string | undefined;
  readonly lines: readonly OrderedLine[];
  readonly mayBeInCart: boolean;
}

export function earlierOfQueue(entry: QueueEntry): EarlierOrder {
  const { order, result, lines } = entry;
  return {
    order_id: order.order_id,
    number: result?.number ?? order.order_id,
    currency: result?.currency,
    lines: lines.map(lineOfItem),
    mayBeInCart: isEnded(entry) || !hasLeftCart(entry),
  };
}

function lineOfItem({ sku, parentSku, name, qty, price, product_option, checksum }: CartItem): OrderedLine {
  return { sku, parentSku, name, qty, price, product_option, checksum };
}

export function earlierOfShop({ order_id, number, currency, products }: PlacedOrder): EarlierOrder {
  const lines = products.map(({ sku, parentSku, name, count, price, product_option }): OrderedLine => ({
    sku,
    parentSku,
    name,
    qty: count,
    price,
    product_option,
  }));
  return { order_id, number, currency, lines, mayBeInCart: false };
}

export function missingUnits(line: OrderedLine, { mayBeInCart }: EarlierOrder, items: readonly CartItem[]): number {
  if (!mayBeInCart) return line.qty;
  const held = items.find(({ sku, checksum }) => sku === line.sku && checksum === line.checksum);
  return Math.max(0, line.qty - (held?.qty ?? 0));
}

export function holdsOther(items: readonly CartItem[], { lines, mayBeInCart }: EarlierOrder): boolean {
  const isOfOrder = (item: CartItem) =>
    mayBeInCart &&
    lines.some(({ sku, checksum, qty }) => sku === item.sku && checksum === item.checksum && qty >= item.qty);
  return !items.every(isOfOrder);
}
