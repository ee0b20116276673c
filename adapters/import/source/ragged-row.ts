import type { CsvRow } from './read-csv';

export function raggedReason({ cells, columns }: NonNullable<CsvRow['ragged']>): string {
  return `the row has ${String(cells)} cells, the header names ${String(columns)} columns`;
}
