import type { StockRecord } from '../../../core/contract';
import { isGtin } from '../../../core/contract/identifiers';
import type { ReasonCode } from '../source/import-report';
import type { SourceAttribute, SourceItem } from '../source/source-product';
import { kilogramsOf } from '../source/weight';
import type { ShopifyColumn } from './shopify-columns';
import type { ShopifyRow } from './shopify-row';
import type { UniqueSkus } from '../source/unique-skus';

type Note = (row: number, code: ReasonCode, message: string) => void;

/** What is known of the file when its rows are put together. */
export interface ShopifyFile {
  /** The columns that it has. */
  readonly columns: Readonly<Partial<Record<ShopifyColumn, string>>>;
  readonly skus: UniqueSkus;
  readonly note: Note;
}

/** What a row says of the one thing that is sold: price, stock, its own picture. */
export function itemOf(row: ShopifyRow, sku: string, file: ShopifyFile): SourceItem {
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
    // 0 is what Shopify writes where nobody has weighed it.
    weight: row.grams === undefined || row.grams === 0 ? undefined : kilogramsOf(row.grams, 'g'),
    stock: stockOf(row, file),
    quantities: {},
    images: row.variantImage === '' ? [] : [{ path: row.variantImage }],
    attributes: barcodeOf(row),
  };
}

/** A barcode that is a GTIN; what merchants put there otherwise is no number that a portal could know a thing by. */
function barcodeOf({ barcode }: ShopifyRow): SourceAttribute[] {
  // An apostrophe keeps spreadsheets from rounding it.
  const digits = barcode.replaceAll(/[\s'-]/g, '');
  return isGtin(digits) ? [{ code: 'gtin', label: 'GTIN', values: [digits] }] : [];
}

/**
 * Stock is counted where Shopify tracks it, and sold on at zero where its policy is to continue. What is not tracked is always for sale,
 * and so is what the file says no quantity of: exports of shops with several locations keep quantities in another file.
 */
function stockOf(row: ShopifyRow, { columns, note }: ShopifyFile): StockRecord {
  const given = row.inventoryQty ?? 0;
  const qty = Math.max(0, Math.trunc(given));
  if (qty !== given)
    note(
      row.row,
      'value_adjusted',
      `Variant Inventory Qty: ${given} is taken as ${qty}, stock is a whole number from 0`,
    );
  const managed = isTracked(row, columns) && row.inventoryPolicy === 'deny';
  if (!managed) return { qty, is_in_stock: true, manage_stock: false };
  if (columns.inventoryQty === undefined) {
    note(row.row, 'stock_unknown', 'Variant Inventory Qty: the file has no such column, it is sold without counting');
    return { qty, is_in_stock: true, manage_stock: false };
  }
  if (row.inventoryQty === undefined)
    note(row.row, 'stock_unknown', 'Variant Inventory Qty: is empty and taken as 0, it is sold out');
  return { qty, is_in_stock: qty > 0, manage_stock: true };
}

/** In a file without the column of trackers, what has a quantity is tracked. */
function isTracked({ inventoryTracker, inventoryQty }: ShopifyRow, columns: ShopifyFile['columns']): boolean {
  return columns.inventoryTracker === undefined ? inventoryQty !== undefined : inventoryTracker !== '';
}
