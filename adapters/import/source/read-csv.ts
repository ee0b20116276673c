import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { isAbsence } from '../../files/find-file';
import { ImportFileError, type SheetChoice } from './import-report';

/** Largest file, in bytes: 512 MB, far above a catalogue of 100,000 products. */
const MOST_FILE_BYTES = 512 * 1024 * 1024;
/** Largest row, in characters; a quote that is never closed would otherwise swallow the rest of the file. */
const MOST_ROW_CHARACTERS = 2_000_000;
/** More data rows than this are refused: what is known of each stands in the report. */
export const MOST_ROWS = 1_000_000;

/** One row below the header. `row` counts as a spreadsheet shows it: the header is row 1. */
export interface CsvRow {
  readonly row: number;
  /** Text by column name; columns left empty are ''. */
  readonly cells: Readonly<Record<string, string>>;
  /** Set when the row has not as many cells as the header; its cells cannot be trusted then. */
  readonly ragged?: { readonly cells: number; readonly columns: number } | undefined;
}

/** A file whose rows are read one by one. */
export interface CsvRows {
  /** Column names of the first row, without spaces around them. */
  readonly columns: readonly string[];
  /** Of a workbook: the sheet that it is. */
  readonly sheet?: SheetChoice | undefined;
  readonly rows: AsyncIterable<CsvRow> | Iterable<CsvRow>;
}

export interface CsvFile extends CsvRows {
  readonly rows: readonly CsvRow[];
}

/** Reads a whole CSV file into memory: see `openCsv`. */
export async function readCsv(file: string, onProgress?: (done: number, total: number) => void): Promise<CsvFile> {
  return wholeTable(await openCsv(file, onProgress));
}

/** All rows of a file at once. */
export async function wholeTable({ rows: given, ...table }: CsvRows): Promise<CsvFile> {
  const rows: CsvRow[] = [];
  for await (const row of given) rows.push(row);
  return { ...table, rows };
}

/**
 * Opens a CSV file (RFC 4180; also ';' or tabs as delimiter, as spreadsheets save it; UTF-8, or UTF-16 with its byte order mark). Rows that are empty are left out.
 * @param onProgress called with bytes read and bytes in all
 * @throws ImportFileError when it is missing, too large, of another encoding, not CSV, or its header names a column twice
 */
export async function openCsv(file: string, onProgress?: (done: number, total: number) => void): Promise<CsvRows> {
  const records = recordsOf(file, onProgress);
  const first = await records.next();
  if (first.done === true)
    throw new ImportFileError('FILE_HEADER', `${file} is empty: its first row must name the columns.`);
  const columns = headerOf(first.value);
  return { columns, rows: rowsOf(file, columns, records) };
}

async function* rowsOf(
  file: string,
  columns: readonly string[],
  records: AsyncIterable<readonly string[]>,
): AsyncGenerator<CsvRow> {
  let row = 1;
  let count = 0;
  for await (const cells of records) {
    row += 1;
    if (!cells.some((cell) => cell.trim() !== '')) continue;
    count += 1;
    if (count > MOST_ROWS) throw new ImportFileError('FILE_TOO_LARGE', `${file} has more than ${MOST_ROWS} rows.`);
    yield rowOf(row, cells, columns);
  }
}

/** The records of the file, its header first. */
async function* recordsOf(
  file: string,
  onProgress: ((done: number, total: number) => void) | undefined,
): AsyncGenerator<readonly string[]> {
  const total = await sizeOf(file);
  const encoding = await encodingOf(file);
  const text = Readable.from(decoded(file, encoding, (done) => onProgress?.(done, total)));
  const parser = parse({
    delimiter: await delimiterOf(file, encoding),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MOST_ROW_CHARACTERS,
  });
  text.on('error', (error) => parser.destroy(error));
  try {
    for await (const record of text.pipe(parser)) yield record as readonly string[]; // without the option `columns` each record is an array of texts
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportFileError('FILE_NOT_CSV', `${file} is not CSV: ${error.message}.`, { cause: error });
    throw error;
  } finally {
    text.destroy();
  }
}

/** @throws ImportFileError where it is missing or larger than is read */
export async function sizeOf(file: string): Promise<number> {
  try {
    const facts = await stat(file);
    if (!facts.isFile()) throw new ImportFileError('FILE_MISSING', `${file} is not a file.`);
    if (facts.size <= MOST_FILE_BYTES) return facts.size;
    throw new ImportFileError(
      'FILE_TOO_LARGE',
      `${file} has ${facts.size} bytes; at most ${MOST_FILE_BYTES} (512 MB) are read.`,
    );
  } catch (cause) {
    if (isAbsence(cause)) throw new ImportFileError('FILE_MISSING', `There is no file ${file}.`, { cause });
    throw cause;
  }
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** What the file says of itself by its first two bytes: spreadsheets save "Unicode text" as UTF-16. */
export async function encodingOf(file: string): Promise<Encoding> {
  for await (const chunk of createReadStream(file, { end: 1 })) {
    const [first, second] = chunk as Buffer; // a stream without encoding gives buffers
    if (first === 0xff && second === 0xfe) return 'utf-16le';
    if (first === 0xfe && second === 0xff) return 'utf-16be';
  }
  return 'utf-8';
}

/** The text of the file piece by piece; strict, because a wrong encoding would otherwise end in the shop letter by letter. */
export async function* decoded(
  file: string,
  encoding: Encoding,
  onBytes: (done: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let done = 0;
  try {
    for await (const chunk of createReadStream(file)) {
      const bytes = chunk as Buffer; // a stream without encoding gives buffers
      done += bytes.length;
      onBytes(done);
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new ImportFileError(
      'FILE_NOT_UTF8',
      `${file} is not ${encoding.toUpperCase()} (near byte ${done}); save it as CSV UTF-8.`,
      {
        cause,
      },
    );
  }
}

/** The delimiter that the header has most of outside quotes. */
async function delimiterOf(file: string, encoding: Encoding): Promise<string> {
  const decoder = new TextDecoder(encoding);
  let start = '';
  for await (const chunk of createReadStream(file, { end: 65_535 }))
    start += decoder.decode(chunk as Buffer, { stream: true });
  const header = (/^(?:[^"\r\n]|"[^"]*")*/.exec(start)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: string): number => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

export function headerOf(cells: readonly string[]): readonly string[] {
  const columns = cells.map((cell) => cell.trim());
  const twice = columns.find((column, at) => column !== '' && columns.indexOf(column) !== at);
  if (twice !== undefined) throw new ImportFileError('FILE_HEADER', `The header names the column ${twice} twice.`);
  return columns;
}

export function rowOf(row: number, cells: readonly string[], columns: readonly string[]): CsvRow {
  // Spreadsheets leave out or add empty cells at the end; that is no harm.
  const missing = cells.length < columns.length;
  const extra = cells.slice(columns.length).some((cell) => cell !== '');
  const named = Object.fromEntries(columns.flatMap((column, at) => (column === '' ? [] : [[column, cells[at] ?? '']])));
  return missing || extra
    ? { row, cells: named, ragged: { cells: cells.length, columns: columns.length } }
    : { row, cells: named };
}
