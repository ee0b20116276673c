import { ImportFileError } from '../source/import-report';
import { headerOf, MAX_COLUMNS, MAX_ROWS, sizeOf, type CsvFile, type CsvRow } from '../source/read-csv';
import { numberText } from './cell-formats';
import { readWorkbook, type Workbook } from './workbook';
import { readXml } from './xml-events';
import { ZipParts } from './zip-parts';

export interface SheetInput {
  readonly sheet?: string | undefined;
  readonly isKnown: (columns: readonly string[]) => boolean | Promise<boolean>;
  /** Rows to read, for a preview. Default: all. */
  readonly rows?: number | undefined;
}

/**
 * Reads a sheet as displayed; formulas yield their cached value.
 * @throws ImportFileError if it is no workbook, unpacks to too much, or lacks the sheet
 */
export async function readXlsx(
  file: string,
  { sheet: wanted, isKnown, rows }: SheetInput,
  onProgress?: (done: number, total: number) => void,
): Promise<CsvFile> {
  const total = await sizeOf(file);
  const parts = await ZipParts.open(file);
  try {
    const workbook = await readWorkbook(file, parts);
    const names = workbook.sheets.map(({ name }) => name);
    if (names.length === 0)
      throw new ImportFileError('FILE_NOT_XLSX', `${file} is not an XLSX file: it has no sheets.`);
    const chosen = workbook.sheets.filter(({ name }) => wanted === undefined || name === wanted);
    if (chosen.length === 0)
      throw new ImportFileError('FILE_SHEET', `${file} has no sheet ${wanted ?? ''}; it has ${names.join(', ')}.`);
    const headed: (typeof chosen)[number][] = [];
    for (const sheet of chosen) {
      const { columns } = await readSheet(file, parts.text(sheet.part), { workbook, rows: 0 });
      if (columns.length > 0) headed.push(sheet);
      if (await isKnown(columns)) {
        headed.unshift(sheet);
        break;
      }
    }
    const [read] = headed;
    if (read === undefined)
      throw new ImportFileError('FILE_HEADER', `${file} is empty: its first row must name the columns.`);
    const table = await readSheet(file, parts.text(read.part), { workbook, rows });
    onProgress?.(total, total);
    return { ...table, sheet: { name: read.name, names } };
  } finally {
    parts.close();
  }
}

async function readSheet(
  file: string,
  text: AsyncIterable<string>,
  { workbook, rows }: { readonly workbook: Workbook; readonly rows: number | undefined },
): Promise<CsvFile> {
  const reader = new SheetReader(file, workbook, rows);
  await readXml(file, text, {
    open: (name, attributes) => {
      reader.open(name, attributes);
    },
    text: (piece) => {
      reader.add(piece);
    },
    close: (name) => {
      reader.close(name);
    },
    isDone: () => reader.isDone,
  });
  return { columns: reader.columns ?? [], rows: reader.rows };
}

class SheetReader {
  columns: readonly string[] | undefined;
  readonly rows: CsvRow[] = [];
  #row = 0;
  #cells = new Map<number, string>();
  #at = 0;
  #kind = '';
  #style = 0;
  #isValue = false;
  #text = '';

  constructor(
    private readonly file: string,
    private readonly workbook: Workbook,
    private readonly wanted: number | undefined,
  ) {}

  get isDone(): boolean {
    return this.columns !== undefined && this.rows.length >= (this.wanted ?? Infinity);
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.#row = Number(attributes.r ?? this.#row + 1);
      this.#cells = new Map();
      this.#at = -1;
    } else if (name === 'c') {
      this.#at = attributes.r === undefined ? this.#at + 1 : columnOf(attributes.r);
      if (this.#at >= MAX_COLUMNS)
        throw new ImportFileError('FILE_TOO_LARGE', `${this.file} has more than ${MAX_COLUMNS} columns.`);
      this.#kind = attributes.t ?? 'n';
      this.#style = Number(attributes.s ?? 0);
      this.#text = '';
    } else if (name === 'v' || name === 't') this.#isValue = true;
  }

  add(piece: string): void {
    if (this.#isValue) this.#text += piece;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false;
    else if (name === 'c') this.#cells.set(this.#at, this.#value());
    else if (name === 'row') this.#closeRow();
  }

  #value(): string {
    const { strings, formats, epoch } = this.workbook;
    switch (this.#kind) {
      case 's':
        return strings[Number(this.#text)] ?? '';
      case 'b':
        return this.#text === '1' ? 'TRUE' : 'FALSE';
      case 'n':
        return numberText(this.#text, formats[this.#style] ?? { kind: 'number' }, epoch);
      default:
        return this.#text;
    }
  }

  #closeRow(): void {
    const given = [...this.#cells].filter(([, cell]) => cell.trim() !== '');
    if (given.length === 0) return;
    const { columns } = this;
    if (columns === undefined) {
      const last = Math.max(...this.#cells.keys());
      this.columns = headerOf(Array.from({ length: last + 1 }, (_, at) => this.#cells.get(at) ?? ''));
      return;
    }
    if (this.isDone) return;
    if (this.rows.length >= MAX_ROWS)
      throw new ImportFileError('FILE_TOO_LARGE', `${this.file} has more than ${MAX_ROWS} rows.`);
    this.rows.push(rowOf(this.#row, given, columns));
  }
}

/** Spreadsheets leave empty cells out, so a row is ragged only if it has cells beyond the header. */
function rowOf(
  row: number,
  given: readonly (readonly [at: number, cell: string])[],
  columns: readonly string[],
): CsvRow {
  const cells = Object.fromEntries(
    given.flatMap(([at, cell]) => {
      const column = columns[at] ?? '';
      return column === '' ? [] : [[column, cell]];
    }),
  );
  const count = Math.max(...given.map(([at]) => at + 1));
  return count > columns.length ? { row, cells, ragged: { cells: count, columns: columns.length } } : { row, cells };
}

/** 'C7' → 2. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place.replaceAll(/[^A-Z]/g, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
