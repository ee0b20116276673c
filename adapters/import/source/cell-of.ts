import { lookUp } from '../../../core/kernel/look-up';

export function cellOf(cells: Readonly<Record<string, string>>, column: string): string {
  return (lookUp(cells, column) ?? '').trim();
}
