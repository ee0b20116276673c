import { ImportFileError } from '../source/import-report';
import { headerOf, MAX_ROWS, rowOf, sizeOf, type CsvFile, type CsvRow } from '../source/read-csv';
import { numberText } from './cell-formats';
import { readWorkbook, type Workbook } from './workbook';
import { readXml } from './xml-events';
import { ZipParts } from './zip-parts';

export interface SheetInput {
  readonly sheet?: string | undefined;
  readonly isKnown: (columns: readonly string[]) => boolean | Promise<boolean>;
}

const MAX_COLUMNS = 2_000;

/**
 * Reads a sheet as displayed; formulas yield their cached value.
 * @throws ImportFileError if it is no workbook, unpacks to too much, or lacks the sheet
 */
export async function readXlsx(
  file: string,
  { sheet: wanted, isKnown }: SheetInput,
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
      const { columns } = await readSheet(file, parts.text(sheet.part), { workbook, maxRows: 0 });
      if (columns.length > 0) headed.push(sheet);
      if (await isKnown(columns)) {
        headed.unshift(sheet);
        break;
      }
    }
    const [read] = headed;
    if (read === undefined)
      throw new ImportFileError('FILE_HEADER', `${file} is empty: its first row must name the columns.`);
    const table = await readSheet(file, parts.text(read.part), { workbook, maxRows: MAX_ROWS });
    onProgress?.(total, total);
    return { ...table, sheet: { name: read.name, names } };
  } finally {
    parts.close();
  }
}

async function readSheet(
  file: string,
  text: AsyncIterable<string>,
  { workbook, maxRows }: { readonly workbook: Workbook; readonly maxRows: number },
): Promise<CsvFile> {
  const reader = new SheetReader(file, workbook, maxRows);
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
    isDone: () => maxRows === 0 && reader.columns !== undefined,
  });
  return { columns: reader.columns ?? [], rows: reader.rows };
}

class SheetReader {
  columns: readonly string[] | undefined;
  readonly rows: CsvRow[] = [];
  #row = 0;
  #cells: string[] = [];
  #at = 0;
  #kind = '';
  #style = 0;
  #isValue = false;
  #text = '';

  constructor(
    private readonly file: string,
    private readonly workbook: Workbook,
    private readonly maxRows: number,
  ) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.#row = Number(attributes.r ?? this.#row + 1);
      [this.#cells, this.#at] = [[], -1];
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
    else if (name === 'c') this.#cells[this.#at] = this.#value();
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
    const cells = Array.from(this.#cells, (cell: string | undefined) => cell ?? '');
    if (cells.every((cell) => cell.trim() === '')) return;
    if (this.columns === undefined) {
      this.columns = headerOf(cells);
      return;
    }
    if (this.maxRows === 0) return;
    if (this.rows.length >= this.maxRows)
      throw new ImportFileError('FILE_TOO_LARGE', `${this.file} has more than ${this.maxRows} rows.`);
    this.rows.push(
      rowOf(
        this.#row,
        [...cells, ...Array.from({ length: this.columns.length - cells.length }, () => '')],
        this.columns,
      ),
    );
  }
}

/** 'C7' → 2. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place.replaceAll(/[^A-Z]/g, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
