import type { CartItem } from '../cart/cart';
import type { PlacedOrder, ProductOption } from '../contract';
import type { QueueEntry } from './queue-entry';

/** A line as it was ordered. */
export interface OrderedLine {
  readonly sku: string;
  /** Of a variant: what it is one of. */
  readonly parentSku?: string | undefined;
  readonly name: string;
  readonly qty: number;
  /** Per unit, in major units of the order's currency. */
  readonly price: number;
  /** What was chosen: parts of a bundle, answers to what the product asks. */
  readonly product_option?: ProductOption | undefined;
  /** What tells it from other lines of the same sku in a cart; known of orders that this device placed. */
  readonly checksum?: string | undefined;
}

/** An order that is to be ordered again. */
export interface EarlierOrder {
  readonly order_id: string;
  readonly number: string;
  /** Left out where nobody has said it: then it is that of the store. */
  readonly currency?: string | undefined;
  readonly lines: readonly OrderedLine[];
  /** Whether its lines may be in the cart still, or again: an order that waits for its payment, or came to nothing. */
  readonly mayBeInCart: boolean;
}

/** An order that this device placed, whether the shop has it by now or not. Pure. */
export function earlierOfQueue({ order, result, lines, state, released }: QueueEntry): EarlierOrder {
  return {
    order_id: order.order_id,
    number: result?.number ?? order.order_id,
    currency: result?.currency,
    lines: lines.map(lineOfItem),
    mayBeInCart: state === 'canceled' || !released,
  };
}

function lineOfItem({ sku, parentSku, name, qty, price, product_option, checksum }: CartItem): OrderedLine {
  return { sku, parentSku, name, qty, price, product_option, checksum };
}

/** An order as the shop returns it. Pure. */
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

/** How many units of a line are missing in a cart that may hold it already. Pure. */
export function missingUnits(line: OrderedLine, { mayBeInCart }: EarlierOrder, items: readonly CartItem[]): number {
  if (!mayBeInCart) return line.qty;
  const held = items.find(({ sku, checksum }) => sku === line.sku && checksum === line.checksum);
  return Math.max(0, line.qty - (held?.qty ?? 0));
}

/** Whether a cart holds something besides what is still in it of the order itself. Pure. */
export function holdsOther(items: readonly CartItem[], { lines, mayBeInCart }: EarlierOrder): boolean {
  const isOfOrder = (item: CartItem) =>
    mayBeInCart &&
    lines.some(({ sku, checksum, qty }) => sku === item.sku && checksum === item.checksum && qty >= item.qty);
  return !items.every(isOfOrder);
}
