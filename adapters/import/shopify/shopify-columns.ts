/**
 * Supported columns under each of Shopify's names: exports first, then the template since
 * 2024. Case-insensitive.
 */
export const SHOPIFY_HEADERS = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  productCategory: ['Product Category', 'Standard Product Type', 'Standardized Product Type'],
  type: ['Type', 'Custom Product Type'],
  collection: ['Collection'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  cost: ['Cost per item', 'Cost per Item'],
  inventoryTracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  inventoryQty: ['Variant Inventory Qty', 'Inventory quantity'],
  inventoryPolicy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  requiresShipping: ['Variant Requires Shipping', 'Requires shipping'],
  taxable: ['Variant Taxable', 'Charge tax'],
  barcode: ['Variant Barcode', 'Barcode'],
  imageSrc: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  giftCard: ['Gift Card'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  gender: ['Google Shopping / Gender'],
  grams: ['Variant Grams', 'Weight value (grams)'],
} as const;

export type ShopifyColumn = keyof typeof SHOPIFY_HEADERS;

export interface MetafieldColumn {
  readonly header: string;
  readonly code: string;
  readonly label: string;
}

const METAFIELD = /^(.+?) \(product\.metafields\.[\w-]+\.([\w-]+)\)$/;

export function metafieldColumns(columns: readonly string[]): readonly MetafieldColumn[] {
  return columns.flatMap((header) => {
    const [, label = '', key = ''] = METAFIELD.exec(header) ?? [];
    if (key === '') return [];
    const code = key === 'color-pattern' ? 'color' : key.toLowerCase().replace(/\W+|_+/g, '_');
    return [{ header, code, label }];
  });
}

export function headersIn(columns: readonly string[]): Readonly<Partial<Record<ShopifyColumn, string>>> {
  const byName = new Map(columns.map((column) => [column.toLowerCase(), column] as const));
  const found: Partial<Record<ShopifyColumn, string>> = {};
  for (const [key, names] of Object.entries(SHOPIFY_HEADERS)) {
    const header = names.map((name) => byName.get(name.toLowerCase())).find((name) => name !== undefined);
    if (header !== undefined) found[key as ShopifyColumn] = header;
  }
  return found;
}

const SILENT =
  /^(?:variant fulfillment service|fulfillment service|variant weight unit|weight unit for display|collection|option\d linked to|google shopping \/ (?:gender|condition|custom product))$/i;

export function ignoredShopifyColumns(columns: readonly string[]): readonly string[] {
  const known = new Set(
    Object.values(SHOPIFY_HEADERS)
      .flat()
      .map((name) => name.toLowerCase()),
  );
  const own = new Set(metafieldColumns(columns).map(({ header }) => header));
  return columns.filter((column) => !known.has(column.toLowerCase()) && !own.has(column) && !SILENT.test(column));
}
