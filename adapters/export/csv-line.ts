/** Formats one CSV line (RFC 4180). Cells are not escaped against formulas: `csvCell` would not round-trip. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}
