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
  taxClass: 'Tax class',
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
  weight: 'Weight',
} as const;

export type WooColumn = keyof typeof WOO_HEADERS;

export const WOO_COLUMNS: readonly string[] = [
  WOO_HEADERS.type,
  WOO_HEADERS.sku,
  WOO_HEADERS.name,
  WOO_HEADERS.regularPrice,
];

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

export interface WooDownloadColumns {
  readonly name: string;
  readonly url: string;
}

export function downloadColumns(columns: readonly string[]): readonly WooDownloadColumns[] {
  return columns.flatMap((name) => {
    const [, digits = ''] = /^Download (\d+) name$/i.exec(name) ?? [];
    const url = columns.find((other) => other.toLowerCase() === `download ${digits} url`) ?? '';
    return digits === '' ? [] : [{ name, url }];
  });
}

const SILENT =
  /^(?:is featured\?|allow customer reviews\?|low stock amount|attribute \d+ (?:visible|global|default)|swatches attributes|meta: _.*)$/i;

export function ignoredWooColumns(columns: readonly string[]): readonly string[] {
  const read = new Set([
    ...Object.values(wooHeadersIn(columns)),
    ...attributeColumns(columns).flatMap(({ name, values }) => [name, values]),
    ...downloadColumns(columns).flatMap(({ name, url }) => [name, url]),
  ]);
  return columns.filter((column) => !read.has(column) && !SILENT.test(column));
}

export function wooHeadersIn(columns: readonly string[]): Readonly<Partial<Record<WooColumn, string>>> {
  const byName = new Map(
    columns.map((column) => [column.toLowerCase().replace(/^(weight) \(.*\)$/, '$1'), column] as const),
  );
  return Object.fromEntries(
    Object.entries(WOO_HEADERS).flatMap(([key, name]) => {
      const header = byName.get(name.toLowerCase());
      return header === undefined ? [] : [[key, header] as const];
    }),
  );
}
