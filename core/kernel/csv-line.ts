import { csvCell } from './read-csv';

/** Formats one CSV line (RFC 4180) without formulas. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
