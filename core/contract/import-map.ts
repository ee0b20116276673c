import * as z from 'zod/mini';

/**
 * What a column of a merchant's own table can be, in the order in which it is offered. `required`: no goods without it; `many`: several
 * columns can be it, as pictures are; all others stand in one column.
 */
export const IMPORT_FIELDS = {
  sku: { required: true, many: false },
  name: { required: true, many: false },
  price: { required: true, many: false },
  special_price: { required: false, many: false },
  /** First and last day of the special price. */
  special_from_date: { required: false, many: false },
  special_to_date: { required: false, many: false },
  /** By the name of one of the shop's. */
  tax_class: { required: false, many: false },
  /** For sale or not. */
  enabled: { required: false, many: false },
  /** Visibility: in lists, by search, both or neither. */
  visibility: { required: false, many: false },
  /** In kilograms, unless the cell or the name of the column has a unit. */
  weight: { required: false, many: false },
  stock: { required: false, many: false },
  /** Rows with the same text in it are one product with its variants. */
  group: { required: false, many: false },
  color: { required: false, many: false },
  size: { required: false, many: false },
  /** Another choice, called what its column is called. */
  option: { required: false, many: true },
  /** Several columns are levels, one below the other. */
  category: { required: false, many: true },
  picture: { required: false, many: true },
  description: { required: false, many: false },
  short_description: { required: false, many: false },
  brand: { required: false, many: false },
  gtin: { required: false, many: false },
  url_key: { required: false, many: false },
  /** A fact about the product, called what its column is called. */
  attribute: { required: false, many: true },
} as const;

/** A field of a product that a column of a merchant's own table may be read as. */
export type ImportField = keyof typeof IMPORT_FIELDS;

/** All fields by name, the required ones first. */
// Object.keys forgets the literal keys of the table that it lists.
export const IMPORT_FIELD_NAMES = Object.keys(IMPORT_FIELDS) as ImportField[];
export const REQUIRED_IMPORT_FIELDS = IMPORT_FIELD_NAMES.filter((field) => IMPORT_FIELDS[field].required);

/** Most columns that a mapping names. */
export const MOST_MAPPED_COLUMNS = 200;
/** Longest name of a column, in characters. */
export const LONGEST_COLUMN = 255;

/** What the columns of a file of no known kind mean. */
export const importMap = z.object({
  /** Columns that are not named are left aside. */
  columns: z
    .array(
      z.object({
        column: z.string().check(z.minLength(1), z.maxLength(LONGEST_COLUMN)),
        field: z.enum(IMPORT_FIELD_NAMES),
      }),
    )
    .check(z.maxLength(MOST_MAPPED_COLUMNS)),
  /** The sign before the cents: 1,299.00 or 1.299,00. */
  decimal: z._default(z.enum(['point', 'comma']), 'point'),
});
/** Which columns of a merchant's own table are which fields, and how its numbers are written. */
export type ImportMap = z.infer<typeof importMap>;

/** What is wrong with a mapping as a whole. */
export type ImportMapFault =
  | { readonly kind: 'column-unknown'; readonly column: string }
  | { readonly kind: 'column-twice'; readonly column: string }
  | { readonly kind: 'field-missing'; readonly fields: readonly ImportField[] }
  | { readonly kind: 'field-twice'; readonly field: ImportField; readonly columns: readonly string[] };

/**
 * Whether a mapping can be used on a file with these columns; the first fault, or none. Page, command line and shop ask the same. Pure.
 * @param columns the heading row; left out where the file is not known yet
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
