export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Parses CSV with comma, semicolon or tab, detected in the first line. */
export function readCsvText(text: string): readonly CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const mark = markOf(source);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [cell, line, begun] = ['', 1, 1];
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

function markOf(source: string): string {
  const [first = ''] = source.split('\n', 1);
  const counts = [',', ';', '\t'].map((mark) => [mark, first.split(mark).length] as const);
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

const FORMULA = /^\s*[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** Escapes a cell, and prefixes formulas with an apostrophe, to prevent CSV injection (CWE-1236). */
export function csvCell(value: number | string): string {
  const text = String(value);
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
