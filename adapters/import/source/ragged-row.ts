import type { CsvRow } from './read-csv';

/** What is wrong with a row that has not as many cells as the header. Pure. */
export function raggedReason({ cells, columns }: NonNullable<CsvRow['ragged']>): string {
  return `the row has ${String(cells)} cells, the header names ${String(columns)} columns`;
}
