import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { csvLayout, type CsvLayout } from '../../../core/kernel/csv-layout';
import { isAbsence } from '../../files/find-file';
import { ImportFileError, type SheetChoice } from './import-report';
import { MAX_HEADING_LENGTH } from './limits';

const MAX_FILE_BYTES = 512 * 1024 * 1024;
/** Characters; an unclosed quote would otherwise consume the rest of the file. */
const MAX_ROW_CHARACTERS = 2_000_000;
export const MAX_ROWS = 1_000_000;
/** Shop exports have a few hundred. Each row takes time for each column, even for missing cells. */
export const MAX_COLUMNS = 1_000;
/** Rows between two turns of the event loop: a chunk of the file can hold tens of thousands. */
const ROWS_PER_TURN = 256;

/** Rows count from 1, which is the header unless lines precede it. */
export interface CsvRow {
  readonly row: number;
  /** By column; without the cells that the row leaves out at its end. */
  readonly cells: Readonly<Record<string, string>>;
  /** Set if the number of cells differs from the header; the cells are unreliable then. */
  readonly ragged?: { readonly cells: number; readonly columns: number } | undefined;
}

export interface CsvRows {
  readonly columns: readonly string[];
  /** Separator of a CSV file. */
  readonly separator?: string | undefined;
  readonly sheet?: SheetChoice | undefined;
  readonly rows: AsyncIterable<CsvRow> | Iterable<CsvRow>;
}

export interface CsvFile extends CsvRows {
  readonly rows: readonly CsvRow[];
}

export async function readCsv(file: string, onProgress?: (done: number, total: number) => void): Promise<CsvFile> {
  return wholeTable(await openCsv(file, onProgress));
}

export async function wholeTable({ rows: given, ...table }: CsvRows): Promise<CsvFile> {
  const rows: CsvRow[] = [];
  for await (const row of given) rows.push(row);
  return { ...table, rows };
}

/**
 * Opens a CSV file (RFC 4180; ',', ';', tab or '|'; UTF-8 or UTF-16), skipping empty rows and `sep=`.
 * @param onProgress called with bytes read and total bytes
 * @throws ImportFileError if it is missing, too large, invalid, or has duplicate or too many columns
 */
export async function openCsv(file: string, onProgress?: (done: number, total: number) => void): Promise<CsvRows> {
  await sizeOf(file);
  const encoding = await encodingOf(file);
  const layout = csvLayout(await startOf(file, encoding));
  const records = recordsOf(file, { encoding, layout }, onProgress);
  const first = await records.next();
  if (first.done === true)
    throw new ImportFileError('FILE_HEADER', `${file} is empty: its first row must name the columns.`);
  const columns = headerOf(first.value);
  return { columns, separator: layout.separator, rows: rowsOf(file, { columns, lines: layout.lines }, records) };
}

async function* rowsOf(
  file: string,
  { columns, lines }: { readonly columns: readonly string[]; readonly lines: number },
  records: AsyncIterable<readonly string[]>,
): AsyncGenerator<CsvRow> {
  let row = lines + 1;
  let count = 0;
  for await (const cells of records) {
    row += 1;
    if (row % ROWS_PER_TURN === 0) await nextTurn();
    if (!cells.some((cell) => cell.trim() !== '')) continue;
    count += 1;
    if (count > MAX_ROWS) throw new ImportFileError('FILE_TOO_LARGE', `${file} has more than ${MAX_ROWS} rows.`);
    yield rowOf(row, cells, columns);
  }
}

async function* recordsOf(
  file: string,
  { encoding, layout }: { readonly encoding: Encoding; readonly layout: CsvLayout },
  onProgress: ((done: number, total: number) => void) | undefined,
): AsyncGenerator<readonly string[]> {
  const total = await sizeOf(file);
  const chunks = decoded(file, encoding, (done) => onProgress?.(done, total));
  const text = Readable.from(after(chunks, layout.begin));
  const parser = parse({
    delimiter: layout.separator,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  text.on('error', (error) => parser.destroy(error));
  try {
    for await (const record of text.pipe(parser)) yield record as readonly string[]; // without the option `columns` each record is an array of strings
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportFileError('FILE_NOT_CSV', `${file} is not CSV: ${error.message}.`, { cause: error });
    throw error;
  } finally {
    text.destroy();
  }
}

/** @throws ImportFileError if it is missing or too large */
export async function sizeOf(file: string): Promise<number> {
  try {
    const facts = await stat(file);
    if (!facts.isFile()) throw new ImportFileError('FILE_MISSING', `${file} is not a file.`);
    if (facts.size <= MAX_FILE_BYTES) return facts.size;
    throw new ImportFileError(
      'FILE_TOO_LARGE',
      `${file} has ${facts.size} bytes; at most ${MAX_FILE_BYTES} (512 MB) are read.`,
    );
  } catch (cause) {
    if (isAbsence(cause)) throw new ImportFileError('FILE_MISSING', `There is no file ${file}.`, { cause });
    throw cause;
  }
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';
/** Bytes from which the encoding is told. */
const SAMPLE_BYTES = 64;
const MOSTLY = 0.5;

export async function encodingOf(file: string): Promise<Encoding> {
  for await (const chunk of createReadStream(file, { end: SAMPLE_BYTES - 1 })) {
    const bytes = chunk as Buffer;
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe) return 'utf-16le';
    if (first === 0xfe && second === 0xff) return 'utf-16be';
    return withoutMark(bytes);
  }
  return 'utf-8';
}

/** Most headings are ASCII, of which UTF-16 has a zero byte for each character. */
function withoutMark(bytes: Uint8Array): Encoding {
  const zeros = [0, 1].map((odd) => bytes.filter((byte, at) => byte === 0 && at % 2 === odd).length);
  const [even = 0, odd = 0] = zeros;
  const half = Math.floor(bytes.length / 2);
  if (half < 4) return 'utf-8';
  if (odd > half * MOSTLY && even === 0) return 'utf-16le';
  return even > half * MOSTLY && odd === 0 ? 'utf-16be' : 'utf-8';
}

/** Strict decoding: a wrong encoding would corrupt texts in the shop. */
export async function* decoded(
  file: string,
  encoding: Encoding,
  onBytes: (done: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let done = 0;
  try {
    for await (const chunk of createReadStream(file)) {
      const bytes = chunk as Buffer;
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

async function startOf(file: string, encoding: Encoding): Promise<string> {
  const decoder = new TextDecoder(encoding);
  let start = '';
  for await (const chunk of createReadStream(file, { end: 65_535 }))
    start += decoder.decode(chunk as Buffer, { stream: true });
  return start;
}

async function* after(chunks: AsyncIterable<string>, characters: number): AsyncGenerator<string> {
  let left = characters;
  for await (const chunk of chunks) {
    if (chunk.length > left) yield chunk.slice(left);
    left = Math.max(0, left - chunk.length);
  }
}

/** @throws ImportFileError if a column is named twice or too long, or there are more than `MAX_COLUMNS` */
export function headerOf(cells: readonly string[]): readonly string[] {
  if (cells.length > MAX_COLUMNS)
    throw new ImportFileError(
      'FILE_TOO_LARGE',
      `The header has ${cells.length} columns; at most ${MAX_COLUMNS} are read.`,
    );
  const columns = cells.map((cell) => cell.trim());
  const long = columns.find(({ length }) => length > MAX_HEADING_LENGTH);
  if (long !== undefined)
    throw new ImportFileError(
      'FILE_HEADER',
      `The header names a column of ${long.length} characters; at most ${MAX_HEADING_LENGTH} are allowed.`,
    );
  const seen = new Set<string>();
  for (const column of columns) {
    if (seen.has(column)) throw new ImportFileError('FILE_HEADER', `The header names the column ${column} twice.`);
    if (column !== '') seen.add(column);
  }
  return columns;
}

function rowOf(row: number, cells: readonly string[], columns: readonly string[]): CsvRow {
  // Spreadsheets add or omit trailing empty cells.
  const missing = cells.length < columns.length;
  const extra = cells.slice(columns.length).some((cell) => cell !== '');
  const given = missing ? columns.slice(0, cells.length) : columns;
  const named = Object.fromEntries(given.flatMap((column, at) => (column === '' ? [] : [[column, cells[at] ?? '']])));
  return missing || extra
    ? { row, cells: named, ragged: { cells: cells.length, columns: columns.length } }
    : { row, cells: named };
}
