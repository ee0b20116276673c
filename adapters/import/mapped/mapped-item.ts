import { isGtin } from '../../../core/contract/foundation/identifiers';
import { isAttributeMember } from '../../../core/contract/catalogue/product-attributes';
import type { StockRecord } from '../../../core/contract';
import type { ReasonCode } from '../source/import-report';
import { slugOf } from '../../../core/kernel/slug-of';
import type { SourceAttribute, SourceItem } from '../source/source-product';
import type { TaxClasses } from '../source/tax-classes';
import { unitIn, weightOf } from '../source/weight';
import type { ColumnsOf, MappedRow, NamedValue } from './mapped-row';

export type Note = (row: number, code: ReasonCode, message: string) => void;

export interface MappedFile {
  readonly columns: ColumnsOf;
  readonly note: Note;
  readonly taxClasses: TaxClasses;
}

/** @param shared first row of the product, which supplies empty cells */
export function itemOf(row: MappedRow, file: MappedFile, shared: MappedRow = row): SourceItem {
  const price = row.price?.amount;
  const special = row.special_price?.amount;
  const isLower = special !== undefined && price !== undefined && special < price;
  if (special !== undefined && special !== price && !isLower)
    file.note(
      row.row,
      'value_adjusted',
      `${columnOf('special_price', file)}: ${String(special)} is not below the price and is ignored`,
    );
  return {
    row: row.row,
    sku: row.sku,
    name: row.name,
    status: isForSale(row, shared, file) ? 1 : 2,
    price,
    special_price: isLower ? special : undefined,
    cost: row.cost?.amount,
    special_from_date: isLower ? row.special_from_date : undefined,
    special_to_date: isLower ? row.special_to_date : undefined,
    tax_class_id: file.taxClasses.numberOf({
      column: columnOf('tax_class', file),
      name: row.tax_class || shared.tax_class,
      tell: (code, message) => file.note(row.row, code, message),
    }),
    weight: kilogramsIn(row.weight ?? shared.weight, file),
    stock: stockOf(row, file),
    quantities: {},
    images: [...new Set(row.pictures)].map((path) => ({ path })),
    attributes: gtinOf(row, file),
  };
}

/** An empty cell means not for sale: selling a draft is worse than holding it back. */
function isForSale({ row, enabled }: MappedRow, shared: MappedRow, file: MappedFile): boolean {
  if (file.columns('enabled').length === 0) return true;
  const said = enabled ?? shared.enabled;
  if (said === undefined)
    file.note(row, 'value_adjusted', `${columnOf('enabled', file)}: is empty, it is not for sale`);
  return said ?? false;
}

function kilogramsIn(weight: MappedRow['weight'], file: MappedFile): number | undefined {
  return weightOf(weight && { ...weight, unit: weight.unit ?? unitIn(columnOf('weight', file)) });
}

function stockOf({ row, stock }: MappedRow, file: MappedFile): StockRecord {
  const column = columnOf('stock', file);
  if (stock === undefined) {
    const why = file.columns('stock').length === 0 ? 'the mapping names no column for it' : 'is empty';
    file.note(row, 'stock_unknown', `${column}: ${why}, stock is not tracked`);
    return { qty: 0, is_in_stock: true, manage_stock: false };
  }
  const qty = Math.max(0, Math.trunc(stock));
  if (qty !== stock)
    file.note(
      row,
      'value_adjusted',
      `${column}: ${String(stock)} is read as ${String(qty)}, stock must be a whole number from 0`,
    );
  return { qty, is_in_stock: qty > 0, manage_stock: true };
}

function gtinOf({ row, gtin }: MappedRow, file: MappedFile): readonly SourceAttribute[] {
  const digits = gtin.replaceAll(/[\s-]/g, '');
  if (digits === '') return [];
  if (isGtin(digits)) return [{ code: 'gtin', label: 'GTIN', values: [digits] }];
  file.note(
    row,
    'value_adjusted',
    `${columnOf('gtin', file)}: ${gtin} is ignored: the check digit is wrong, or it does not have 8, 12, 13 or 14 digits`,
  );
  return [];
}

function columnOf(
  field: 'enabled' | 'gtin' | 'special_price' | 'stock' | 'tax_class' | 'weight',
  { columns }: MappedFile,
): string {
  return columns(field)[0] ?? field;
}

export interface MappedOption {
  readonly code: string;
  readonly label: string;
  readonly column: string;
  readonly valueOf: (row: MappedRow) => string;
}

export function optionsOf({ columns }: MappedFile): readonly MappedOption[] {
  const known = (['color', 'size'] as const).flatMap((field) =>
    columns(field).map((column) => ({
      code: field,
      label: field === 'color' ? 'Color' : 'Size',
      column,
      valueOf: (row: MappedRow) => row[field],
    })),
  );
  const used = new Set<string>(known.map(({ code }) => code));
  const own = columns('option').map((column) => {
    const code = codeOf(column, used);
    used.add(code);
    return { code, label: column, column, valueOf: ({ options }: MappedRow) => valueIn(options, column) };
  });
  return [...known.filter(({ code }) => code === 'color'), ...own, ...known.filter(({ code }) => code === 'size')];
}

export function attributesOf(
  row: MappedRow,
  options: readonly MappedOption[],
  chosen: ReadonlySet<string>,
): readonly SourceAttribute[] {
  const used = new Set(options.map(({ code }) => code));
  const rest = options
    .filter(({ code }) => !chosen.has(code))
    .map(({ code, label, valueOf }) => ({ code, label, values: [valueOf(row)] }));
  const own = row.attributes.map(({ column, value }) => {
    const code = codeOf(column, used);
    used.add(code);
    return { code, label: column, values: [value] };
  });
  const brand = { code: 'brand', label: 'Brand', values: [row.brand] };
  return [brand, ...rest, ...own].filter(({ values }) => values.some((value) => value !== ''));
}

function valueIn(values: readonly NamedValue[], column: string): string {
  return values.find((one) => one.column === column)?.value ?? '';
}

function codeOf(column: string, used: ReadonlySet<string>): string {
  const code = slugOf(column).replaceAll('-', '_').slice(0, 50);
  const candidates = [code, `option_${code}`, `${code}_2`, `${code}_3`];
  return (
    candidates.find((candidate) => isAttributeMember(candidate) && !used.has(candidate)) ??
    `option_${String(used.size + 1)}`
  );
}
