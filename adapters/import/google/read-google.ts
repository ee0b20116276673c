import { lookUp } from '../../../core/kernel/look-up';
import { reasonsOf } from '../source/cell';
import type { CsvFile, CsvRow } from '../source/read-csv';
import type { RowLog } from '../source/row-log';
import type { Spools } from '../source/spools';
import type { SourceCatalogue, SourceProduct } from '../source/source-product';
import { SkuRows } from '../source/sku-rows';
import { UniqueSkus } from '../source/unique-skus';
import { GOOGLE_HEADERS, googleHeadersIn, ignoredColumns, type GoogleColumn } from './google-columns';
import { buildGoogleProduct, type GoogleFile } from './google-product';
import type { TaxClasses } from '../source/tax-classes';
import { googleRow, type GoogleRow } from './google-row';
import { raggedReason } from '../source/ragged-row';

interface Group {
  readonly rows: GoogleRow[];
  readonly numbers: number[];
  broken: number | undefined;
}

/**
 * Reads a Google or Meta product feed; items of one item_group_id become one product. A group with an unreadable item
 * is skipped entirely.
 */
export function readGoogle(
  csv: CsvFile,
  { log, spools, taxClasses }: { readonly log: RowLog; readonly spools: Spools; readonly taxClasses: TaxClasses },
): SourceCatalogue {
  const note: GoogleFile['note'] = (row, ...reason) => log.note(row, ...reason);
  const { groups, currency } = readGroups(csv, log);
  const skus = new UniqueSkus();
  for (const { rows } of groups.values()) for (const { row, id } of rows) skus.take({ row, sku: id, apart: [] });
  const products = spools.open<SourceProduct>();
  for (const group of groups.values()) {
    const product = group.broken === undefined ? join(group, { skus, note, taxClasses }, log) : undefined;
    if (product !== undefined) {
      log.name(product.sku);
      products.add(product);
    } else log.skipWhole(group.numbers, group.broken);
  }
  noteIgnored(csv, log);
  return { format: 'google', products, currency };
}

function readGroups(
  csv: CsvFile,
  log: RowLog,
): { readonly groups: ReadonlyMap<string, Group>; readonly currency: string | undefined } {
  const read = rowReader(csv, log);
  const groups = new Map<string, Group>();
  const ids = new SkuRows();
  let currency: string | undefined;
  for (const raw of csv.rows) {
    const { row, group: key } = read(raw);
    const group = groups.get(key) ?? { rows: [], numbers: [], broken: undefined };
    groups.set(key, group);
    group.numbers.push(raw.row);
    if (row === undefined) {
      group.broken ??= raw.row;
      continue;
    }
    const [twin, named] = [ids.rowOf(row.id), ids.said(row.id)];
    ids.add(row.id, row.row);
    currency ??= row.price?.currency;
    const other = [row.price, row.salePrice].find(
      (price) => price?.currency !== undefined && price.currency !== currency,
    );
    if (twin !== undefined) log.skip(row.row, 'duplicate_sku', `id: row ${twin} has ${named} already`);
    else if (other !== undefined)
      log.skip(
        row.row,
        'bad_value',
        `price: is in ${other.currency ?? ''}, that of earlier items in ${currency ?? ''}`,
      );
    else {
      group.rows.push(row);
      continue;
    }
    // A duplicate single item keeps the first; an incomplete group would be a different product.
    if (twin === undefined || row.itemGroupId !== '') group.broken ??= row.row;
  }
  return { groups, currency };
}

function rowReader(csv: CsvFile, log: RowLog) {
  const headers = googleHeadersIn(csv.columns);
  const columns = Object.keys(GOOGLE_HEADERS) as GoogleColumn[];
  return ({ row, cells, ragged }: CsvRow): { readonly row: GoogleRow | undefined; readonly group: string } => {
    const cellOf = (column: GoogleColumn): string => lookUp(cells, headers[column] ?? '') ?? '';
    const id = cellOf('id').trim();
    const together = cellOf('itemGroupId').trim();
    const group = together === '' ? `item ${id || String(row)}` : `group ${together}`;
    log.open(row, id, together);
    if (ragged !== undefined) {
      log.skip(row, 'ragged_row', raggedReason(ragged));
      return { row: undefined, group };
    }
    const parsed = googleRow.safeParse(Object.fromEntries(columns.map((column) => [column, cellOf(column)])));
    if (parsed.success) return { row: { ...parsed.data, row }, group };
    for (const { code, message } of reasonsOf(parsed.error)) log.skip(row, code, withHeader(message));
    return { row: undefined, group };
  };
}

function withHeader(message: string): string {
  const [key = '', ...rest] = message.split(': ');
  const names: Readonly<Record<string, readonly string[]>> = GOOGLE_HEADERS;
  return [lookUp(names, key)?.[0] ?? key, ...rest].join(': ');
}

function join({ rows }: Group, file: GoogleFile, log: RowLog): SourceProduct | undefined {
  const [first, ...others] = rows;
  if (first === undefined) return undefined;
  const built = buildGoogleProduct([first, ...others], file);
  if (!('problems' in built)) return built;
  for (const { row, code, message } of built.problems) log.skip(row, code, message);
  return undefined;
}

function noteIgnored({ columns, rows }: CsvFile, log: RowLog): void {
  const ignored = ignoredColumns(columns).filter((column) =>
    rows.some(({ cells }) => (lookUp(cells, column) ?? '').trim() !== ''),
  );
  const [first] = rows;
  if (first === undefined || ignored.length === 0) return;
  const message = `${ignored.join(', ')}: ignored for all items; set delivery, taxes and advertising in the shop`;
  log.note(first.row, 'unsupported', message);
}
