import type { ServerCartItem, SharedCartItem } from '../contract';
import type { Sha3 } from '../kernel/sha3';
import type { CartItem } from './cart';
import { lineKey, type BaseLine } from './cart-record';
import { checksum } from './checksum';
import { saleQuantitiesOf } from './line-quantity';

const IN_STOCK = 'AVAILABILITY_IN_STOCK';
const OUT_OF_STOCK = 'AVAILABILITY_OUT_OF_STOCK';

/**
 * Returns stock fields and errors for a line.
 * @param left sellable units; undefined if not tracked
 */
export function stockFacts(inStock: boolean | undefined, left: number | undefined): Partial<CartItem> {
  if (inStock === undefined) return {};
  return inStock
    ? { is_in_stock: true, stock_qty: left, info: { stock: IN_STOCK }, errors: {} }
    : { is_in_stock: false, stock_qty: left, info: {}, errors: { stock: OUT_OF_STOCK } };
}

/** Prices, stock and id come from the server; quantity and choices stay the client's. */
export function serverFacts(line: ServerCartItem): Partial<CartItem> {
  const { row_total, row_total_incl_tax, item_id, quote_id } = line;
  const totals =
    row_total === undefined
      ? {}
      : { totals: { row_total, ...(row_total_incl_tax === undefined ? {} : { row_total_incl_tax }) } };
  return { server_item_id: item_id, item_id, server_cart_id: quote_id, quote_id, ...saleFacts(line), ...totals };
}

function saleFacts(line: SharedCartItem): Partial<CartItem> {
  return {
    price: line.price,
    ...(line.old_price === undefined ? {} : { old_price: line.old_price }),
    ...(line.options === undefined || line.options.length === 0 ? {} : { options: line.options }),
    ...(line.tax_class_id === undefined ? {} : { tax_class_id: line.tax_class_id }),
    ...(line.gift_card === true ? { gift_card: true } : {}),
    ...saleQuantitiesOf(line),
    ...stockFacts(line.is_in_stock, line.stock_qty),
  };
}

export function fromServerLine(line: ServerCartItem, sha3_224: Sha3): CartItem {
  return { ...fromSharedLine(line, sha3_224), ...serverFacts(line) };
}

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

/** @param item_id id in this server cart; the item may carry one of an earlier cart */
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
