import * as z from 'zod/mini';

/** Fields a column can map to, in display order. `many` allows several columns. */
export const IMPORT_FIELDS = {
  sku: { required: true, many: false },
  name: { required: true, many: false },
  price: { required: true, many: false },
  special_price: { required: false, many: false },
  special_from_date: { required: false, many: false },
  special_to_date: { required: false, many: false },
  /** Cost of one unit; only staff see it. */
  cost: { required: false, many: false },
  tax_class: { required: false, many: false },
  enabled: { required: false, many: false },
  visibility: { required: false, many: false },
  /** Kilograms unless the cell or header names a unit. */
  weight: { required: false, many: false },
  stock: { required: false, many: false },
  /** Rows with equal text are variants of one product. */
  group: { required: false, many: false },
  color: { required: false, many: false },
  size: { required: false, many: false },
  option: { required: false, many: true },
  /** Several columns form levels. */
  category: { required: false, many: true },
  picture: { required: false, many: true },
  description: { required: false, many: false },
  short_description: { required: false, many: false },
  brand: { required: false, many: false },
  gtin: { required: false, many: false },
  url_key: { required: false, many: false },
  attribute: { required: false, many: true },
} as const;

/** Product field of an import column. */
export type ImportField = keyof typeof IMPORT_FIELDS;

/** All import fields, required ones first. */
export const IMPORT_FIELD_NAMES = Object.keys(IMPORT_FIELDS) as ImportField[];
export const REQUIRED_IMPORT_FIELDS = IMPORT_FIELD_NAMES.filter((field) => IMPORT_FIELDS[field].required);

export const MAX_MAPPED_COLUMNS = 200;
export const MAX_COLUMN_LENGTH = 255;

export const importMap = z.object({
  columns: z
    .array(
      z.object({
        column: z.string().check(z.minLength(1), z.maxLength(MAX_COLUMN_LENGTH)),
        field: z.enum(IMPORT_FIELD_NAMES),
      }),
    )
    .check(z.maxLength(MAX_MAPPED_COLUMNS)),
  decimal: z._default(z.enum(['point', 'comma']), 'point'),
});
/** Column mapping of an import file. */
export type ImportMap = z.infer<typeof importMap>;

/** Error in a mapping. */
export type ImportMapFault =
  | { readonly kind: 'column-unknown'; readonly column: string }
  | { readonly kind: 'column-twice'; readonly column: string }
  | { readonly kind: 'field-missing'; readonly fields: readonly ImportField[] }
  | { readonly kind: 'field-twice'; readonly field: ImportField; readonly columns: readonly string[] };

/**
 * Returns the first error of a mapping; undefined if usable.
 * @param columns header row; omit if unknown
 */
export function importMapFault(
  { columns: mapped }: ImportMap,
  columns?: readonly string[],
): ImportMapFault | undefined {
  const names = mapped.map(({ column }) => column);
  const unknown = columns === undefined ? undefined : names.find((name) => !columns.includes(name));
  if (unknown !== undefined) return { kind: 'column-unknown', column: unknown };
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return { kind: 'column-twice', column: twice };
  const columnsOf = (field: ImportField) => mapped.filter((one) => one.field === field).map(({ column }) => column);
  const missing = REQUIRED_IMPORT_FIELDS.filter((field) => columnsOf(field).length === 0);
  if (missing.length > 0) return { kind: 'field-missing', fields: missing };
  const doubled = IMPORT_FIELD_NAMES.find((field) => !IMPORT_FIELDS[field].many && columnsOf(field).length > 1);
  return doubled === undefined ? undefined : { kind: 'field-twice', field: doubled, columns: columnsOf(doubled) };
}
