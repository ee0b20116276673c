/** One line of CSV (RFC 4180), with its line end. A cell stands as it is: what guards spreadsheets from formulas (`csvCell`) would not read back the same. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}
