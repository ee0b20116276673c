import { csvLine } from './csv-line';

/**
 * Formats rows as CSV with a header.
 * @param columns member names, in order
 */
export function rowsCsv(columns: readonly string[], rows: readonly object[]): string {
  const lines = rows.map((row) => {
    const members = new Map<string, unknown>(Object.entries(row));
    return csvLine(columns.map((column) => textOf(members.get(column))));
  });
  return [csvLine(columns), ...lines].join('');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
}
