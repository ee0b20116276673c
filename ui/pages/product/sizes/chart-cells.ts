const TABLE = /<table\b.*?<\/table>/gs;
const ROW = /<tr\b.*?<\/tr>/gs;
const CELL = /(<t([dh])\b[^>]*>)(.*?)(<\/t\2>)/gs;

/** Markup of the cells of a table, by row; the first row is the head. */
export type ChartCells = readonly (readonly string[])[];

/**
 * Replaces the cells of every table. DOM-free, so that it also runs on the server.
 * @param html sanitized markup
 */
export function withCells(html: string, change: (cells: ChartCells) => ChartCells): string {
  return html.replaceAll(TABLE, (table) => {
    const changed = change(
      (table.match(ROW) ?? []).map((row) => [...row.matchAll(CELL)].map(([, , , text = '']) => text)),
    );
    let row = -1;
    return table.replaceAll(ROW, (markup) => {
      row += 1;
      let place = -1;
      return markup.replaceAll(CELL, (_cell: string, start: string, _kind: string, text: string, end: string) => {
        place += 1;
        return start + (changed[row]?.[place] ?? text) + end;
      });
    });
  });
}

export function textOf(cell: string): string {
  return cell
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .trim();
}
