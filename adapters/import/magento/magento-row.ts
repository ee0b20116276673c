import * as z from 'zod/mini';
import { lookUp } from '../../../core/kernel/look-up';
import { cell, date, flag, number, oneOf, price, raw, readName, Refusal, skuCell, text } from '../source/cell';
import { MAX_LINE_LENGTH, MAX_UNITS } from '../source/limits';
import { weightCell } from '../source/weight';
import type { CsvRow } from '../source/read-csv';

const MAX_TEXT_LENGTH = 100_000;

const VISIBILITY = { 'Not Visible Individually': 1, Catalog: 2, Search: 3, 'Catalog, Search': 4 } as const;
const TYPES = {
  simple: 'simple',
  configurable: 'configurable',
  grouped: 'grouped',
  bundle: 'bundle',
  virtual: 'virtual',
  downloadable: 'downloadable',
} as const;

export const magentoRow = z.object({
  sku: skuCell,
  store_view_code: raw,
  attribute_set_code: text(MAX_LINE_LENGTH),
  product_type: oneOf(TYPES, new Refusal('is empty, every product needs a type', 'missing_value')),
  categories: raw,
  name: cell(readName),
  description: text(MAX_TEXT_LENGTH),
  short_description: text(MAX_TEXT_LENGTH),
  product_online: flag,
  tax_class_name: raw,
  visibility: oneOf<1 | 2 | 3 | 4>(VISIBILITY, 4),
  /** Unit unknown in the file; kilograms are assumed. */
  weight: weightCell(),
  price,
  special_price: price,
  /** Cost of one unit; exports of Magento have it in `additional_attributes`. */
  cost: price,
  special_price_from_date: date,
  special_price_to_date: date,
  url_key: text(255),
  meta_title: text(MAX_LINE_LENGTH),
  meta_description: text(MAX_LINE_LENGTH),
  base_image: raw,
  base_image_label: text(MAX_LINE_LENGTH),
  created_at: date,
  updated_at: date,
  new_from_date: date,
  new_to_date: date,
  additional_attributes: raw,
  qty: number(-MAX_UNITS, MAX_UNITS),
  min_cart_qty: number(0, MAX_UNITS),
  use_config_min_sale_qty: flag,
  max_cart_qty: number(0, MAX_UNITS),
  use_config_max_sale_qty: flag,
  qty_increments: number(0, MAX_UNITS),
  use_config_qty_increments: flag,
  use_config_qty_inc: flag,
  enable_qty_increments: flag,
  use_config_enable_qty_inc: flag,
  is_in_stock: flag,
  manage_stock: flag,
  use_config_manage_stock: flag,
  allow_backorders: number(0, 2),
  use_config_backorders: flag,
  associated_skus: raw,
  related_skus: raw,
  upsell_skus: raw,
  crosssell_skus: raw,
  bundle_price_type: raw,
  bundle_values: raw,
  custom_options: raw,
  downloadable_links: raw,
  configurable_variations: raw,
  configurable_variation_labels: raw,
  additional_images: raw,
  additional_image_labels: raw,
  hide_from_product_page: raw,
});
export type MagentoRow = z.infer<typeof magentoRow> & { readonly row: number };

export const magentoTexts = z.object({
  sku: skuCell,
  name: text(255),
  description: text(MAX_TEXT_LENGTH),
  short_description: text(MAX_TEXT_LENGTH),
});

export function cellsFor(schema: { readonly shape: object }, row: CsvRow): Record<string, string> {
  return Object.fromEntries(Object.keys(schema.shape).map((column) => [column, lookUp(row.cells, column) ?? '']));
}

export const MAGENTO_COLUMNS = ['sku', 'product_type', 'name'] as const;
