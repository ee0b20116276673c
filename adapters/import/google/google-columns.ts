export const GOOGLE_HEADERS = {
  id: ['id'],
  title: ['title'],
  description: ['description'],
  link: ['link'],
  imageLink: ['image_link'],
  additionalImageLink: ['additional_image_link'],
  availability: ['availability'],
  quantity: ['sell_on_google_quantity', 'quantity_to_sell_on_facebook', 'inventory', 'quantity'],
  price: ['price'],
  salePrice: ['sale_price'],
  saleDates: ['sale_price_effective_date'],
  brand: ['brand'],
  gtin: ['gtin'],
  mpn: ['mpn'],
  condition: ['condition'],
  googleProductCategory: ['google_product_category'],
  productType: ['product_type'],
  itemGroupId: ['item_group_id'],
  color: ['color', 'colour'],
  size: ['size'],
  material: ['material'],
  pattern: ['pattern'],
  gender: ['gender'],
  ageGroup: ['age_group'],
  taxCategory: ['tax_category'],
  weight: ['product_weight', 'shipping_weight'],
  /** Meta only; both must be on for an item to be sold. */
  status: ['status'],
  visibility: ['visibility'],
} as const;

export type GoogleColumn = keyof typeof GOOGLE_HEADERS;

const SILENT = new Set(['identifier_exists', 'mobile_link', 'canonical_link', 'availability_date', 'guid', 'updated']);

export const GOOGLE_COLUMNS: readonly string[] = ['id', 'title', 'link', 'price', 'availability'];

/** Normalizes an attribute name: 'g:image_link' and 'image link' are 'image_link'. */
export function attributeName(column: string): string {
  return column
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/^([^(]*)\(.*\)$/s, '$1')
    .trim()
    .replaceAll(/[\s-]+/g, '_');
}

export function googleHeadersIn(columns: readonly string[]): Readonly<Partial<Record<GoogleColumn, string>>> {
  const byName = new Map(columns.map((column) => [attributeName(column), column] as const));
  const found: Partial<Record<GoogleColumn, string>> = {};
  for (const [key, names] of Object.entries(GOOGLE_HEADERS)) {
    const header = names.map((name) => byName.get(name)).find((name) => name !== undefined);
    if (header !== undefined) found[key as GoogleColumn] = header;
  }
  return found;
}

/** Returns ignored columns, including shipping: the shop defines its own. */
export function ignoredColumns(columns: readonly string[]): readonly string[] {
  const read = new Set<string>(Object.values(GOOGLE_HEADERS).flat());
  return columns.filter((column) => {
    const name = attributeName(column);
    return name !== '' && !read.has(name) && !SILENT.has(name);
  });
}
