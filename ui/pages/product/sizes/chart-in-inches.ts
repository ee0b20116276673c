import { columnInInches } from '../../../../core/internal';

const TABLE = /<table\b.*?<\/table>/gs;
const ROW = /<tr\b.*?<\/tr>/gs;
const CELL = /(<t([dh])\b[^>]*>)(.*?)(<\/t\2>)/gs;

/**
 * Converts centimetre columns of a size chart to inches. DOM-free, so that it also runs on the server.
 * @param html sanitized markup
 * @param inches unit label
 */
export function chartInInches(html: string, inches: string): string {
  return html.replaceAll(TABLE, (table) => tableInInches(table, inches));
}

function tableInInches(table: string, inches: string): string {
  const [head = [], ...rows] = (table.match(ROW) ?? []).map(textsOf);
  const columns = head.map((name, place) =>
    columnInInches(
      name,
      rows.map((cells) => cells[place] ?? ''),
      inches,
    ),
  );
  let row = -2;
  return table.replaceAll(ROW, (markup) => {
    row += 1;
    let place = -1;
    return markup.replaceAll(CELL, (cell: string, start: string, _kind: string, _text: string, end: string) => {
      place += 1;
      const column = columns[place];
      return column === undefined ? cell : start + (row < 0 ? column.head : (column.cells[row] ?? '')) + end;
    });
  });
}

function textsOf(row: string): readonly string[] {
  return [...row.matchAll(CELL)].map(([, , , text = '']) =>
    text
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .trim(),
  );
}
