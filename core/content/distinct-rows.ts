import type { Product } from '../contract';

/** A row on the home page: what it would show, best first, and how much of it. */
export interface WishedRow {
  readonly products: readonly Product[];
  readonly limit: number;
  /** Rows of a lower turn choose first, wherever they stand: 0 where it is left out. */
  readonly turn?: number;
}

/** What of a row everybody sees without reaching for it. */
const SEEN_FIRST = 6;
/** A row that has lost more than it keeps looks like a remnant: with fewer than these it is left out. */
const FEWEST_LEFT = 4;

/**
 * Deals products to rows so that none stands in two of them (S §5): first each row in its turn gets the few that everybody sees, then
 * each, again in turn, what is left of its wishes up to its limit. Dealt row by row, the first would leave nothing to lists that rank
 * the same products. A row that was short by itself stays so; one that others have left with a few is emptied.
 * @param rows in the order of the page
 * @returns their products, in the same order
 */
export function distinctRows(rows: readonly WishedRow[]): readonly (readonly Product[])[] {
  const taken = new Set<string>();
  const take = (products: readonly Product[], most: number) =>
    products.filter(({ sku }) => !taken.has(sku)).slice(0, most);
  const keep = (products: readonly Product[]) => {
    for (const { sku } of products) taken.add(sku);
    return products;
  };
  const first = new Map<WishedRow, readonly Product[]>();
  const inTurn = [...rows].toSorted((a, b) => (a.turn ?? 0) - (b.turn ?? 0));
  for (const row of inTurn) {
    const free = take(row.products, Math.min(SEEN_FIRST, row.limit));
    const isRemnant = free.length < FEWEST_LEFT && free.length * 2 < row.products.length;
    if (!isRemnant) first.set(row, keep(free));
  }
  return rows.map((row) => {
    const dealt = first.get(row);
    return dealt === undefined ? [] : [...dealt, ...keep(take(row.products, row.limit - dealt.length))];
  });
}
