import type { Product } from '../contract';

/** A row on the home page: candidates, best first, and its limit. */
export interface RowRequest {
  readonly products: readonly Product[];
  readonly limit: number;
  /** Rows of a lower turn choose first, wherever they are on the page. Default 0. */
  readonly turn?: number;
  /** Fills the row up to its limit with products of other rows where it has too few of its own (S §9). Default false. */
  readonly isWhole?: boolean;
}

/** Products of a row that are in sight without scrolling it. */
const SEEN_FIRST = 6;
/** A row that has lost more than it keeps looks like a remnant: with fewer than these it is left out. */
const FEWEST_LEFT = 4;

/**
 * Deals products to rows so that none is in sight in two of them, turn by turn: first each row gets the few in sight, then each its
 * other products up to the limit. A row that is whole then repeats products of other rows behind its own, up to its limit. A row that
 * others have left with a few is emptied, unless it is whole.
 * @param rows in the order of the page
 * @returns their products, in the same order
 */
export function distinctRows(rows: readonly RowRequest[]): readonly (readonly Product[])[] {
  const taken = new Set<string>();
  const dealt = new Map(rows.map((row) => [row, [] as Product[]] as const));
  const take = (row: RowRequest, limit: number): readonly Product[] =>
    row.products.filter(({ sku }) => !taken.has(sku)).slice(0, Math.max(0, limit));
  const give = (row: RowRequest, products: readonly Product[]) => {
    for (const { sku } of products) taken.add(sku);
    dealt.get(row)?.push(...products);
  };
  const turns = [...new Set(rows.map(({ turn = 0 }) => turn))].toSorted((a, b) => a - b);
  for (const turn of turns) {
    const ofTurn = rows.filter((row) => (row.turn ?? 0) === turn);
    for (const row of ofTurn) {
      const first = take(row, Math.min(SEEN_FIRST, row.limit));
      const isRemnant = first.length < FEWEST_LEFT && first.length * 2 < row.products.length;
      if (!isRemnant || row.isWhole === true) give(row, first);
      else dealt.delete(row);
    }
    for (const row of ofTurn) give(row, take(row, row.limit - (dealt.get(row)?.length ?? row.limit)));
  }
  return rows.map((row) => {
    const own = dealt.get(row) ?? [];
    return row.isWhole === true ? filledUp(own, row) : own;
  });
}

function filledUp(own: readonly Product[], { products, limit }: RowRequest): readonly Product[] {
  const skus = new Set(own.map(({ sku }) => sku));
  return [...own, ...products.filter(({ sku }) => !skus.has(sku))].slice(0, limit);
}

/** The products with those that no row above has in sight first; each kind in its order. Pure. */
export function unseenFirst(products: readonly Product[], rows: readonly (readonly Product[])[]): readonly Product[] {
  const seen = new Set(rows.flatMap((row) => row.slice(0, SEEN_FIRST).map(({ sku }) => sku)));
  return products.toSorted((a, b) => Number(seen.has(a.sku)) - Number(seen.has(b.sku)));
}
