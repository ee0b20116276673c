import { isHidden } from '../../../core/contract/page-audience';
import { lookUp } from '../../../core/kernel/look-up';
import type { ListPage, ListWanted } from '../ports/record-store';

/** What a row of pages or blocks has at least. */
interface Listed {
  readonly id: string;
  readonly identifier: string;
  readonly title: string;
}

/** Whether a page or block is shown to everybody whom it is for. */
export function isShown(kept: object): boolean {
  return !isHidden(kept);
}

/** A page of rows that are few enough to be read at once: those with the words, in the order that was asked for. */
export function pageOf<Row extends Listed>(
  rows: readonly Row[],
  { q, sort, limit, offset }: ListWanted,
): ListPage<Row> {
  const words = q?.trim().toLowerCase() ?? '';
  const found = rows.filter(({ identifier, title }) => `${identifier}\n${title}`.toLowerCase().includes(words));
  const textOf = (row: Row) => String(lookUp({ ...row }, sort?.by ?? 'identifier') ?? '');
  const direction = sort?.isDescending === true ? -1 : 1;
  const sorted = found.toSorted((a, b) => direction * compare(textOf(a), textOf(b)) || compare(a.id, b.id));
  return { items: sorted.slice(offset, offset + limit), total: found.length };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
