import type { Product } from '../contract';

export interface RowRequest {
  readonly products: readonly Product[];
  readonly limit: number;
  /** Lower turns choose first, independent of page position. Default 0. */
  readonly turn?: number;
  /** Fills up with products of other rows. Default false. */
  readonly isWhole?: boolean;
}

const SEEN_FIRST = 6;
/** Rows reduced below this are dropped. */
const FEWEST_LEFT = 4;

/**
 * Distributes products so that no two rows show the same ones without scrolling. Later turns lose duplicates.
 * @param rows in page order
 * @returns products per row, in the same order
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

export function notShownFirst(products: readonly Product[], rows: readonly (readonly Product[])[]): readonly Product[] {
  const seen = new Set(rows.flatMap((row) => row.slice(0, SEEN_FIRST).map(({ sku }) => sku)));
  return products.toSorted((a, b) => Number(seen.has(a.sku)) - Number(seen.has(b.sku)));
}
