import { MOVES_PER_PAGE, type StockMovement, type StockReason } from '../../../../core/contract/catalogue/stock-moves';
import type { Database } from '../../ports/database';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days are UTC, `to` is inclusive. */
export interface StockMovesInput {
  /** A SKU, or a number. */
  readonly q?: string | undefined;
  readonly sku?: string | undefined;
  readonly place?: string | undefined;
  readonly reason?: StockReason | undefined;
  readonly ref?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

/** Lists stock movements, newest first. */
export async function stockMovesOf(
  database: Pick<Database, 'read'>,
  { from, to, page = 1, size = MOVES_PER_PAGE, ...wanted }: StockMovesInput,
): Promise<{ readonly items: StockMovement[]; readonly total: number }> {
  const { items, total } = await database.read((db) =>
    db.stock.moves({
      ...wanted,
      ...(from !== undefined && { from: Date.parse(from) }),
      ...(to !== undefined && { to: Date.parse(to) + DAY_MS }),
      limit: size,
      offset: (page - 1) * size,
    }),
  );
  return {
    items: items.map(({ at, ref, ...move }) => ({ ...move, at: new Date(at).toISOString(), ref: ref ?? null })),
    total,
  };
}
