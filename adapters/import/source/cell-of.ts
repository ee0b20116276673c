import { lookUp } from '../../../core/kernel/look-up';

/** Text of a column without spaces around it; '' where the row has none. Pure. */
export function cellOf(cells: Readonly<Record<string, string>>, column: string): string {
  return (lookUp(cells, column) ?? '').trim();
}
