import { hasBit } from './text/bitset';
import { STOCK_ATTRIBUTE } from './conditions';
import { isAvailable, shownUnit } from './data';
import type { Bitset } from './text/bitset';
import type { CatalogueData } from './data';
import type { Match } from './plan';
import type { SortOrder } from './query';

/** Ties break by index position (highest id first). */
export type Comparator = (left: number, right: number) => number;

export interface FoundList {
  readonly found: Uint32Array;
  readonly match: Match;
  readonly scores: Float32Array | null;
  readonly last: Bitset | null;
}

interface SortKey {
  readonly column: Float64Array | Float32Array;
  readonly sign: number;
}

/** Builds the comparator. Missing numbers sort last in both directions; unknown keys are ignored; default is score. */
export function comparatorFor(data: CatalogueData, sort: readonly SortOrder[], list: FoundList): Comparator {
  const asked: readonly SortOrder[] = sort.length > 0 ? sort : [{ field: '_score', direction: 'desc' }];
  const keys = asked.flatMap(({ field, direction }): SortKey[] => {
    const column = columnOf(data, field, list);
    return column === undefined ? [] : [{ column, sign: direction === 'asc' ? 1 : -1 }];
  });
  const { last } = list;
  return (left, right) => {
    if (last !== null && hasBit(last, left) !== hasBit(last, right)) return hasBit(last, left) ? 1 : -1;
    for (const { column, sign } of keys) {
      const a = column[left] ?? NaN;
      const b = column[right] ?? NaN;
      if (a === b) continue;
      if (a < b) return -sign;
      if (a > b) return sign;
      const missing = Number(Number.isNaN(a)) - Number(Number.isNaN(b));
      if (missing !== 0) return missing;
    }
    return left - right;
  };
}

function columnOf(
  data: CatalogueData,
  field: string,
  { match, found, scores }: FoundList,
): SortKey['column'] | undefined {
  if (field === '_score') return scores ?? undefined;
  if (field === 'id') return data.ids;
  if (field === STOCK_ATTRIBUTE) return availability(data, found, match);
  if (field !== data.priceField) return data.numbers.get(field);
  if (match.units === null || data.units === data.products) return data.shownPrices;
  const prices = data.shownPrices.slice();
  for (const product of found) {
    if (data.configurable[product] === 1)
      prices[product] = data.unitPrices[shownUnit(data, product, match.units)] ?? NaN;
  }
  return prices;
}

function availability(data: CatalogueData, found: Uint32Array, { units }: Match): Float32Array {
  const column = new Float32Array(data.products);
  for (const product of found) column[product] = isAvailable(data, product, units) ? 1 : 0;
  return column;
}

const SOLD_OUT_FACTOR = 0.6;
/** SKU matches score higher and are not lowered. */
const HIGHEST_WORD_SCORE = 10;

export function lowerSoldOut(data: CatalogueData, { found, match, scores }: Omit<FoundList, 'last'>): void {
  if (scores === null) return;
  for (const product of found) {
    const score = scores[product] ?? 0;
    if (score < HIGHEST_WORD_SCORE && !isAvailable(data, product, match.units))
      scores[product] = score * SOLD_OUT_FACTOR;
  }
}

export function pageOf(found: Uint32Array, compare: Comparator, from: number, size: number): Uint32Array {
  const end = size < 0 ? found.length : Math.min(found.length, from + size);
  if (from >= end) return new Uint32Array(0);
  if (end * 4 > found.length) return found.slice().sort(compare).subarray(from, end);
  return firstOf(found, compare, end).subarray(from, end);
}

function firstOf(found: Uint32Array, compare: Comparator, count: number): Uint32Array {
  const heap = found.slice(0, count);
  for (let at = (count >> 1) - 1; at >= 0; at -= 1) sink(heap, at, compare);
  for (let at = count; at < found.length; at += 1) {
    const candidate = found[at] ?? 0;
    if (compare(candidate, heap[0] ?? 0) >= 0) continue;
    heap[0] = candidate;
    sink(heap, 0, compare);
  }
  return heap.sort(compare);
}

function sink(heap: Uint32Array, start: number, compare: Comparator): void {
  const moving = heap[start] ?? 0;
  let at = start;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1;
    const worse = heap[child] ?? 0;
    if (compare(worse, moving) <= 0) break;
    heap[at] = worse;
    at = child;
  }
  heap[at] = moving;
}
