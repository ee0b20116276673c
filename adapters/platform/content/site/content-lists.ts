import { isHidden } from '../../../../core/contract/content/page-audience';
import { lookUp } from '../../../../core/kernel/look-up';
import type { ListPage, ListQuery } from '../../ports/record-store';

interface Listed {
  readonly id: string;
  readonly identifier: string;
  readonly title: string;
}

export function isShown(kept: object): boolean {
  return !isHidden(kept);
}

export function pageOf<Row extends Listed>(rows: readonly Row[], { q, sort, limit, offset }: ListQuery): ListPage<Row> {
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
