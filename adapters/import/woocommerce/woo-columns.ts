/** Every column of WooCommerce's own product export that is read. Names are compared without regard to case. */
export const WOO_HEADERS = {
  id: 'ID',
  type: 'Type',
  sku: 'SKU',
  name: 'Name',
  published: 'Published',
  visibility: 'Visibility in catalog',
  shortDescription: 'Short description',
  description: 'Description',
  saleFrom: 'Date sale price starts',
  saleTo: 'Date sale price ends',
  taxStatus: 'Tax status',
  inStock: 'In stock?',
  stock: 'Stock',
  backorders: 'Backorders allowed?',
  soldIndividually: 'Sold individually?',
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  categories: 'Categories',
  tags: 'Tags',
  brands: 'Brands',
  images: 'Images',
  parent: 'Parent',
  grouped: 'Grouped products',
  upsells: 'Upsells',
  crossSells: 'Cross-sells',
  position: 'Position',
} as const;

export type WooColumn = keyof typeof WOO_HEADERS;

/** Columns by which a file is known to be WooCommerce's: no other export has all of them. */
export const WOO_COLUMNS: readonly string[] = [
  WOO_HEADERS.type,
  WOO_HEADERS.sku,
  WOO_HEADERS.name,
  WOO_HEADERS.regularPrice,
];

/** The columns of one attribute: 'Attribute 1 name', 'Attribute 1 value(s)'. */
export interface WooAttributeColumns {
  readonly number: number;
  readonly name: string;
  readonly values: string;
}

export function attributeColumns(columns: readonly string[]): readonly WooAttributeColumns[] {
  return columns.flatMap((column) => {
    const [, digits = ''] = /^Attribute (\d+) name$/i.exec(column) ?? [];
    const values = columns.find((other) => other.toLowerCase() === `attribute ${digits} value(s)`);
    return digits === '' || values === undefined ? [] : [{ number: Number(digits), name: column, values }];
  });
}

/** The columns that name downloadable files: 'Download 1 name'. */
export function downloadColumns(columns: readonly string[]): readonly string[] {
  return columns.filter((column) => /^Download \d+ name$/i.test(column));
}

/** The header that the file uses for each column; columns it has not are left out. */
export function wooHeadersIn(columns: readonly string[]): Readonly<Partial<Record<WooColumn, string>>> {
  const byName = new Map(columns.map((column) => [column.toLowerCase(), column] as const));
  return Object.fromEntries(
    Object.entries(WOO_HEADERS).flatMap(([key, name]) => {
      const header = byName.get(name.toLowerCase());
      return header === undefined ? [] : [[key, header] as const];
    }),
  );
}
