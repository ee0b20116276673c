import type { GoodsWords } from './goods-words';

export const SHOPIFY_EXPORT_COLUMNS = [
  'Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published', 'Option1 Name', 'Option1 Value',
  'Option2 Name', 'Option2 Value', 'Option3 Name', 'Option3 Value', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker',
  'Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price',
  'Variant Requires Shipping', 'Variant Taxable', 'Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card',
  'SEO Title', 'SEO Description', 'Google Shopping / Gender', 'Cost per item',
] as const; // prettier-ignore
const LAST_COLUMNS = ['Variant Image', 'Variant Weight Unit', 'Status'] as const;

const OWN_COLUMNS = new Set(['brand', 'tags', 'ptype', 'gtin', 'barcode', 'ean']);

/** Returns the metafield column of an attribute; undefined if it has its own column or an unsupported code. */
export function metafieldHeader(words: GoodsWords, code: string): string | undefined {
  if (OWN_COLUMNS.has(code) || !/^[a-z][a-z0-9_]*$/.test(code)) return undefined;
  const label = words.label(code).replaceAll(/\s+/gu, ' ').trim();
  return `${label === '' ? code : label} (product.metafields.custom.${code})`;
}

export function shopifyColumns(words: GoodsWords): readonly string[] {
  const own = words.codes().flatMap((code) => metafieldHeader(words, code) ?? []);
  return [...SHOPIFY_EXPORT_COLUMNS, ...own.toSorted(), ...LAST_COLUMNS];
}
