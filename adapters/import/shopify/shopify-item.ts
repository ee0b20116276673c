import { createHash } from 'node:crypto';
import type { StockRecord } from '../../../core/contract';
import type { ReasonCode } from '../source/import-report';
import type { SourceItem } from '../source/source-product';
import type { ShopifyRow } from './shopify-row';

const LONGEST_SKU = 64;

export type Note = (row: number, code: ReasonCode, message: string) => void;

/** What a row says of the one thing that is sold: price, stock, its own picture. */
export function itemOf(row: ShopifyRow, sku: string, note: Note): SourceItem {
  const onSale = row.price !== undefined && row.compareAt !== undefined && row.compareAt > row.price;
  return {
    row: row.row,
    sku,
    name: row.title,
    status: 1,
    price: onSale ? row.compareAt : row.price,
    special_price: onSale ? row.price : undefined,
    special_from_date: undefined,
    special_to_date: undefined,
    tax_class_id: row.taxable === false ? 0 : 2,
    stock: stockOf(row, note),
    images: row.variantImage === '' ? [] : [{ path: row.variantImage }],
    attributes: [],
  };
}

/** Stock is counted where Shopify tracks it and stops selling at zero. */
function stockOf(row: ShopifyRow, note: Note): StockRecord {
  const given = row.inventoryQty ?? 0;
  const qty = Math.max(0, Math.trunc(given));
  if (qty !== given)
    note(
      row.row,
      'value_adjusted',
      `Variant Inventory Qty: ${given} is taken as ${qty}, stock is a whole number from 0`,
    );
  const managed = (row.inventoryTracker !== '' || row.inventoryQty !== undefined) && row.inventoryPolicy === 'deny';
  return { qty, is_in_stock: !managed || qty > 0, manage_stock: managed };
}

/** The sku of a product that Shopify gives none: its handle, unlike that of any of its variants. */
export function ownSku(handle: string, taken: ReadonlySet<string>): string {
  const sku = cutSku(handle);
  return taken.has(sku) ? cutSku(`${sku}-all`) : sku;
}

/** A sku of at most 64 characters; a longer one keeps its beginning and gets a hash of the whole. */
export function cutSku(sku: string): string {
  if (sku.length <= LONGEST_SKU) return sku;
  return `${sku.slice(0, LONGEST_SKU - 9)}-${createHash('sha256').update(sku).digest('hex').slice(0, 8)}`;
}
