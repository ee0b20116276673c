import { csvLayout } from './csv-layout';

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Parses CSV with the separator of its heading; empty lines before it and `sep=` are skipped. */
export function readCsvText(text: string): readonly CsvRow[] {
  const whole = text.replace(/^\uFEFF/, '');
  const { separator: mark, begin, lines } = csvLayout(whole);
  const source = whole.slice(begin);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [cell, line, begun] = ['', lines + 1, lines + 1];
  let isQuoted = false;
  const endRow = () => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells });
    [cells, cell, begun] = [[], '', line];
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === mark) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}

const FORMULA = /^\s*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** Escapes a cell, and prefixes formulas with an apostrophe, to prevent CSV injection (CWE-1236). */
export function csvCell(value: number | string): string {
  const text = String(value);
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
