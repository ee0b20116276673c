import type { ServerCartItem, SharedCartItem } from '../contract';
import type { Sha3 } from '../kernel/sha3';
import type { CartItem } from './cart';
import { lineKey, type BaseLine } from './cart-record';
import { checksum } from './checksum';
import { saleQuantitiesOf } from './line-quantity';

/** S §8, stock messages. */
const IN_STOCK = 'AVAILABILITY_IN_STOCK';
const OUT_OF_STOCK = 'AVAILABILITY_OUT_OF_STOCK';

/**
 * Stock as the server reports it: in stock clears the line's error, out of stock sets one (S §4, stock sync).
 * @param left units that could be sold; undefined where they are not counted
 */
export function stockFacts(inStock: boolean | undefined, left: number | undefined): Partial<CartItem> {
  if (inStock === undefined) return {};
  return inStock
    ? { is_in_stock: true, stock_qty: left, info: { stock: IN_STOCK }, errors: {} }
    : { is_in_stock: false, stock_qty: left, info: {}, errors: { stock: OUT_OF_STOCK } };
}

/** What the server knows better than the client: its id, prices and stock. Quantity and choices stay the client's. */
export function serverFacts(line: ServerCartItem): Partial<CartItem> {
  const { row_total, row_total_incl_tax, item_id, quote_id } = line;
  const totals =
    row_total === undefined
      ? {}
      : { totals: { row_total, ...(row_total_incl_tax === undefined ? {} : { row_total_incl_tax }) } };
  return { server_item_id: item_id, item_id, server_cart_id: quote_id, quote_id, ...saleFacts(line), ...totals };
}

/** What a line costs, is, and whether it can be had; the same for every shopper. */
function saleFacts(line: SharedCartItem): Partial<CartItem> {
  return {
    price: line.price,
    ...(line.old_price === undefined ? {} : { old_price: line.old_price }),
    // The words of a part of a group are known at the server alone.
    ...(line.options === undefined || line.options.length === 0 ? {} : { options: line.options }),
    ...(line.tax_class_id === undefined ? {} : { tax_class_id: line.tax_class_id }),
    ...(line.gift_card === true ? { gift_card: true } : {}),
    ...saleQuantitiesOf(line),
    ...stockFacts(line.is_in_stock, line.stock_qty),
  };
}

/** A line of the server's as a line of the cart, for one that another device added. */
export function fromServerLine(line: ServerCartItem, sha3_224: Sha3): CartItem {
  return { ...fromSharedLine(line, sha3_224), ...serverFacts(line) };
}

/** A line of somebody's shared cart as a line of a cart that has no ids of it. */
export function fromSharedLine(line: SharedCartItem, sha3_224: Sha3): CartItem {
  const configured = { sku: line.sku, product_option: line.product_option };
  return {
    sku: line.sku,
    name: line.name,
    qty: Math.max(1, Math.trunc(line.qty)),
    price: line.price,
    checksum: checksum(configured, sha3_224),
    type_id: line.product_type,
    ...(line.parentSku === undefined ? {} : { parentSku: line.parentSku }),
    ...(line.slug === undefined ? {} : { slug: line.slug }),
    ...(line.thumbnail === undefined ? {} : { thumbnail: line.thumbnail }),
    ...(line.options === undefined ? {} : { options: line.options }),
    ...(line.product_option === undefined ? {} : { product_option: line.product_option }),
    ...saleFacts(line),
  };
}

/**
 * The base entry of a line: `qty` is what the server confirmed, null while that is not known.
 * @param item_id the line's id in this server cart; the item may still carry one of an earlier cart
 */
export function baseOf(item: CartItem, qty: number | null, item_id: string | number | undefined): BaseLine {
  const { sku, product_option } = item;
  return {
    key: lineKey(item),
    sku,
    qty,
    ...(product_option === undefined ? {} : { product_option }),
    ...(item_id === undefined ? {} : { item_id }),
  };
}
