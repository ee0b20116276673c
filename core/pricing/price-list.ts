import { decimalsFault } from '../kernel/currency';
import { lookUp } from '../kernel/look-up';
import { readCsvText } from '../kernel/read-csv';
import { saleDaysIn } from './sale-days';
import { specialPriceWindow } from './special-price';

export const PRICE_LIST_COLUMNS = ['price', 'special_price', 'special_from', 'special_to', 'stock', 'status'] as const;
export type PriceListColumn = (typeof PRICE_LIST_COLUMNS)[number];

/** Clears the current value; an empty cell keeps it. */
export const NOTHING_MARK = '-';
export const MAX_PRICE_ROWS = 50_000;

export type PriceCells = Readonly<Partial<Record<PriceListColumn, string>>>;

export interface PriceListRow {
  readonly row: number;
  readonly sku: string;
  readonly cells: PriceCells;
}

export interface RefusedPriceRow {
  readonly row: number;
  readonly sku: string;
  readonly reason: string;
}

export interface PriceList {
  readonly rows: readonly PriceListRow[];
  readonly refused: readonly RefusedPriceRow[];
}

const COLUMNS: ReadonlySet<string> = new Set(PRICE_LIST_COLUMNS);
const DAY = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:?\d{2})?)?$/;
const STATUS: Readonly<Record<string, string>> = {
  enabled: 'enabled',
  disabled: 'disabled',
  '1': 'enabled',
  '2': 'disabled',
};

export function readPriceList(csv: string): PriceList | string {
  const [head, ...lines] = readCsvText(csv);
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const at = names.indexOf('sku');
  if (at === -1) return `The first line must name the columns: sku, and some of ${PRICE_LIST_COLUMNS.join(', ')}`;
  const unknown = names.find((name) => name !== 'sku' && name !== '' && !COLUMNS.has(name));
  if (unknown !== undefined)
    return `There is no column ${unknown}: a price list has sku, ${PRICE_LIST_COLUMNS.join(', ')}`;
  if (names.length < 2) return `The list has no column besides sku: it sets some of ${PRICE_LIST_COLUMNS.join(', ')}`;
  if (lines.length > MAX_PRICE_ROWS) return `A price list has ${String(MAX_PRICE_ROWS)} rows at the most`;
  const [rows, refused]: [PriceListRow[], RefusedPriceRow[]] = [[], []];
  const seen = new Map<string, number>();
  for (const { line, cells } of lines) {
    const sku = (cells[at] ?? '').trim();
    const earlier = seen.get(sku);
    const misplaced =
      sku === ''
        ? 'There is no sku'
        : earlier !== undefined
          ? `${sku} stands in line ${String(earlier)} already`
          : undefined;
    const read = misplaced ?? rowOf(names, cells);
    if (typeof read === 'string') refused.push({ row: line, sku, reason: read });
    else rows.push({ row: line, sku, cells: read });
    if (earlier === undefined) seen.set(sku, line);
  }
  return { rows, refused };
}

function rowOf(names: readonly string[], cells: readonly string[]): PriceCells | string {
  if (cells.length > names.length) return `There are ${String(cells.length)} cells for ${String(names.length)} columns`;
  const found: Partial<Record<PriceListColumn, string>> = {};
  for (const [at, name] of names.entries()) {
    const text = (cells[at] ?? '').trim();
    const column = PRICE_LIST_COLUMNS.find((one) => one === name);
    if (column === undefined || text === '') continue;
    const value = valueOf(column, text);
    if (value === undefined) return `${column} must be ${WANTED[column]}, not ${text.slice(0, 40)}`;
    found[column] = value;
  }
  return found;
}

const WANTED: Readonly<Record<PriceListColumn, string>> = {
  price: 'an amount such as 79.90',
  special_price: `an amount such as 59.90, or ${NOTHING_MARK}`,
  special_from: `a day such as 2026-11-25, or ${NOTHING_MARK}`,
  special_to: `a day such as 2026-11-30, or ${NOTHING_MARK}`,
  stock: 'a whole number from 0 on',
  status: 'enabled or disabled',
};

function valueOf(column: PriceListColumn, text: string): string | undefined {
  if (text === NOTHING_MARK) return column.startsWith('special_') ? NOTHING_MARK : undefined;
  if (column === 'status') return lookUp(STATUS, text.toLowerCase());
  if (column === 'stock') return /^\d{1,8}$/.test(text) ? String(Number(text)) : undefined;
  if (column === 'price' || column === 'special_price') {
    const amount = text.replace(',', '.');
    return /^\d{1,9}(\.\d{1,2}0?)?$/.test(amount) ? String(Number(amount)) : undefined;
  }
  const window = specialPriceWindow({ special_from_date: text });
  return DAY.test(text) && window.from !== undefined ? text : undefined;
}

/** null if not set, undefined if not applicable. */
export type PriceFacts = Readonly<Partial<Record<PriceListColumn, string | null>>>;

export interface PriceChange {
  readonly row: number;
  readonly sku: string;
  readonly column: PriceListColumn;
  readonly from: string | null;
  readonly to: string | null;
}

/** Terms of the shop that prices refer to. */
export interface PriceListShop {
  /** In which bare dates begin and end. */
  readonly timeZone: string;
  /** Currency of prices. */
  readonly base: string;
}

/**
 * Plans a row's changes or returns why it is refused.
 * @param facts of its SKU
 */
export function planPriceRow(
  { row, sku, cells }: PriceListRow,
  facts: PriceFacts,
  shop: PriceListShop,
): readonly PriceChange[] | string {
  const changes: PriceChange[] = [];
  for (const column of PRICE_LIST_COLUMNS) {
    const cell = cells[column];
    if (cell === undefined) continue;
    const from = facts[column];
    if (from === undefined) return `${sku} has no ${column} of its own`;
    const to = cell === NOTHING_MARK ? null : cell;
    if (from !== to) changes.push({ row, sku, column, from, to });
  }
  const after = { ...facts, ...Object.fromEntries(changes.map(({ column, to }) => [column, to])) };
  return wrongIn(after, shop) ?? changes;
}

function wrongIn(
  { price, special_price: special, special_from: from, special_to: to }: PriceFacts,
  { timeZone, base }: PriceListShop,
): string | undefined {
  for (const [column, amount] of Object.entries({ price, special_price: special })) {
    const fault = decimalsFault(Number(amount ?? 0), base);
    if (fault !== undefined) return `${column} ${fault}`;
  }
  if (special !== null && special !== undefined && Number(special) >= Number(price ?? 0))
    return `special_price must be less than the price, which is ${price ?? 'none'}`;
  const window = specialPriceWindow(saleDaysIn({ special_from_date: from, special_to_date: to }, timeZone));
  return window.from !== undefined && window.to !== undefined && window.to < window.from
    ? 'special_to must not be before special_from'
    : undefined;
}
