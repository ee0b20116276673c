import { lookUp } from '../../../../core/kernel/look-up';
import type { ListPage, ListQuery } from '../../ports/record-store';

export function pageOfRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { q, sort, limit, offset }: Pick<ListQuery, 'limit' | 'offset' | 'q' | 'sort'>,
): ListPage<Row> {
  const words = q?.trim().toLowerCase() ?? '';
  const found = rows.filter((row) => Object.values(row).join('\n').toLowerCase().includes(words));
  const turn = sort?.isDescending === true ? -1 : 1;
  const sorted = sort === undefined ? found : found.toSorted((a, b) => turn * compare(of(a, sort.by), of(b, sort.by)));
  return { items: sorted.slice(offset, offset + limit), total: found.length };
}

function of(row: object, name: string): unknown {
  return lookUp<unknown>({ ...row }, name);
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [String(a), String(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}
