import { csvLine } from './csv-line';

/** Rows of a list as a CSV table with a head. Pure. @param columns names of members, in their order */
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
