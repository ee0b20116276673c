import { basename } from 'node:path';
import { RECORD_IMPORT_FIELDS, type RecordImportKind } from '../../../core/contract/staff/import-records';
import { lookUp } from '../../../core/kernel/look-up';
import { readTable } from '../read-table';
import { columnsOf, headingOf, recordMapOf, type FieldColumns, type Headings } from '../source/headings';
import { ImportFileError } from '../source/import-report';
import { MAX_CELL_LENGTH } from '../source/limits';
import type { CsvRows } from '../source/read-csv';
import { raggedReason } from '../source/ragged-row';
import type { RecordLog } from './record-log';

/** Import file with what staff said about it. */
export interface RecordInput {
  readonly file: string;
  readonly sheet?: string | undefined;
  /** Column mapping such as 'email=E-Mail,firstname=Vorname'. */
  readonly map?: string | undefined;
}

export interface TableSpec<F extends string> {
  readonly kind: RecordImportKind;
  readonly headings: Headings<F>;
  /** Groups of fields; a file needs a column for one field of each. */
  readonly required: readonly (readonly F[])[];
  /** Headings by which a format is recognized, by format. */
  readonly formats: Readonly<Record<string, readonly string[]>>;
}

/** Row of a table by field. */
export interface RecordRow<F extends string> {
  readonly row: number;
  /** Trimmed text; empty if the file has no such column. */
  cell(field: F): string;
  /** Heading of a field in the file; the field itself if the file has none. */
  at(field: F): string;
  /** Cells with data that belong to no field, by column. */
  readonly others: ReadonlyMap<string, string>;
}

export interface RecordTable<F extends string> {
  readonly name: string;
  readonly format: string;
  readonly columns: FieldColumns<F>;
  readonly rows: AsyncIterable<RecordRow<F>>;
}

/**
 * Opens a table of records. Rows with too many or too few cells are refused.
 * @throws ImportFileError if it cannot be read, or lacks a required column
 */
export async function openRecords<F extends string>(
  { file, sheet, map }: RecordInput,
  spec: TableSpec<F>,
  log: RecordLog,
): Promise<RecordTable<F>> {
  const isKnown = (columns: readonly string[]) => lackOf(spec, columnsOf(spec.headings, columns)) === undefined;
  return recordsIn(await readTable(file, { sheet, isKnown }), { file, map }, spec, log);
}

/** As `openRecords`, for a table that is open. */
export function recordsIn<F extends string>(
  table: CsvRows,
  { file, map }: Pick<RecordInput, 'file' | 'map'>,
  spec: TableSpec<F>,
  log: RecordLog,
): RecordTable<F> {
  const mapped = recordMapOf(map, RECORD_IMPORT_FIELDS[spec.kind], table.columns);
  const columns = columnsOf(spec.headings, table.columns, mapped);
  const missing = lackOf(spec, columns);
  if (missing !== undefined) throw unknownFile(basename(file), spec, missing);
  const headed = new Set(table.columns.map(headingOf));
  const [format = 'table'] =
    Object.entries(spec.formats).find(([, headings]) => headings.every((heading) => headed.has(heading))) ?? [];
  const taken = new Set<string>(Object.values(columns));
  const others = table.columns.filter((column) => column.trim() !== '' && !taken.has(column));
  return { name: basename(file), format, columns, rows: rowsOf(table.rows, { columns, others, log }) };
}

/** Fields of which a file needs one, and has none. */
export function lackOf<F extends string>(
  { required }: Pick<TableSpec<F>, 'required'>,
  columns: FieldColumns<F>,
): readonly F[] | undefined {
  return required.find((fields) => fields.every((field) => lookUp(columns, field) === undefined));
}

async function* rowsOf<F extends string>(
  rows: CsvRows['rows'],
  {
    columns,
    others,
    log,
  }: { readonly columns: FieldColumns<F>; readonly others: readonly string[]; readonly log: RecordLog },
): AsyncGenerator<RecordRow<F>> {
  const isRead = new Set<string>(Object.values(columns));
  for await (const { row, cells, ragged } of rows) {
    log.read();
    if (ragged !== undefined) {
      log.refuse({ row, column: '', about: '', reason: raggedReason(ragged) });
      continue;
    }
    const long = Object.entries(cells).find(([column, { length }]) => isRead.has(column) && length > MAX_CELL_LENGTH);
    if (long !== undefined) {
      const [column, { length }] = long;
      const reason = `has ${String(length)} characters, at most ${String(MAX_CELL_LENGTH)} are allowed`;
      log.refuse({ row, column, about: '', reason });
      continue;
    }
    const text = (column: string | undefined) => (column === undefined ? '' : (lookUp(cells, column) ?? '').trim());
    const left = new Map(others.map((column) => [column, text(column)] as const).filter(([, given]) => given !== ''));
    for (const column of left.keys()) log.ignore(column);
    yield {
      row,
      cell: (field) => text(lookUp<string | undefined>(columns, field)),
      at: (field) => lookUp<string | undefined>(columns, field) ?? field,
      others: left,
    };
  }
}

function unknownFile<F extends string>(name: string, { kind, headings }: TableSpec<F>, missing: readonly F[]): Error {
  const words = missing
    .map((field) => `${field} (such as ${(lookUp(headings, field) ?? []).slice(0, 3).join(', ')})`)
    .join(' or ');
  const [field = 'field'] = missing;
  return new ImportFileError(
    'FILE_FORMAT_UNKNOWN',
    `${name} is no file of ${kind.replace('_', ' ')}: it needs a column for ${words}. Name other columns with a mapping, such as ${field}=Column.`,
  );
}
