import { separatorName } from '../../../core/kernel/csv-layout';

/** Tells the columns of a file and how they were separated, since a wrong separator makes one column of all. */
export function columnsText(columns: readonly string[], separator: string | undefined): string {
  const named = columns.filter((column) => column !== '').join(', ');
  return separator === undefined ? `it has ${named}` : `it has ${named} (separated by ${separatorName(separator)})`;
}
