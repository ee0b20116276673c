import type { StockRecord } from '../../../core/contract';
import { isGtin } from '../../../core/contract/foundation/identifiers';
import type { ReasonCode } from '../source/import-report';
import type { SourceAttribute, SourceItem } from '../source/source-product';
import { kilogramsOf } from '../source/weight';
import type { ShopifyColumn } from './shopify-columns';
import type { ShopifyRow } from './shopify-row';
import type { UniqueSkus } from '../source/unique-skus';

type Note = (row: number, code: ReasonCode, message: string) => void;

export interface ShopifyFile {
  readonly columns: Readonly<Partial<Record<ShopifyColumn, string>>>;
  readonly skus: UniqueSkus;
  readonly note: Note;
}

export function itemOf(row: ShopifyRow, sku: string, file: ShopifyFile): SourceItem {
  const onSale = row.price !== undefined && row.compareAt !== undefined && row.compareAt > row.price;
  return {
    row: row.row,
    sku,
    name: row.title,
    status: 1,
    price: onSale ? row.compareAt : row.price,
    special_price: onSale ? row.price : undefined,
    cost: row.cost,
    special_from_date: undefined,
    special_to_date: undefined,
    tax_class_id: row.taxable === false ? 0 : 2,
    // Shopify writes 0 for an unknown weight.
    weight: row.grams === undefined || row.grams === 0 ? undefined : kilogramsOf(row.grams, 'g'),
    stock: stockOf(row, file),
    quantities: {},
    images: row.variantImage === '' ? [] : [{ path: row.variantImage }],
    attributes: barcodeOf(row),
  };
}

/** Keeps a barcode only if it is a GTIN. */
function barcodeOf({ barcode }: ShopifyRow): SourceAttribute[] {
  const digits = barcode.replaceAll(/[\s'-]/g, '');
  return isGtin(digits) ? [{ code: 'gtin', label: 'GTIN', values: [digits] }] : [];
}

/**
 * Tracked stock is counted; with the policy continue it sells below zero. A missing quantity means available, because
 * multi-location shops export quantities separately.
 */
function stockOf(row: ShopifyRow, { columns, note }: ShopifyFile): StockRecord {
  const given = row.inventoryQty ?? 0;
  const qty = Math.max(0, Math.trunc(given));
  if (qty !== given)
    note(
      row.row,
      'value_adjusted',
      `Variant Inventory Qty: ${given} is read as ${qty}, stock must be a whole number from 0`,
    );
  const managed = isTracked(row, columns) && row.inventoryPolicy === 'deny';
  if (!managed) return { qty, is_in_stock: true, manage_stock: false };
  if (columns.inventoryQty === undefined) {
    note(row.row, 'stock_unknown', 'Variant Inventory Qty: the file has no such column, stock is not tracked');
    return { qty, is_in_stock: true, manage_stock: false };
  }
  if (row.inventoryQty === undefined)
    note(row.row, 'stock_unknown', 'Variant Inventory Qty: is empty and read as 0: sold out');
  return { qty, is_in_stock: qty > 0, manage_stock: true };
}

function isTracked({ inventoryTracker, inventoryQty }: ShopifyRow, columns: ShopifyFile['columns']): boolean {
  return columns.inventoryTracker === undefined ? inventoryQty !== undefined : inventoryTracker !== '';
}
