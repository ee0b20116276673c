import { MOVES_PER_PAGE, type StockMovement, type StockReason } from '../../../../core/contract/catalogue/stock-moves';
import { endOfDay, startOfDay } from '../../../../core/kernel/calendar-days';
import { timeZoneOf } from '../../foundation';
import type { Database } from '../../ports/database';

/** Days of the shop's time zone, `to` is inclusive. */
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
  const { items, total } = await database.read(async (db) => {
    const zone = await timeZoneOf(db);
    return db.stock.moves({
      ...wanted,
      ...(from !== undefined && { from: startOfDay(from, zone) }),
      ...(to !== undefined && { to: endOfDay(to, zone) }),
      limit: size,
      offset: (page - 1) * size,
    });
  });
  return {
    items: items.map(({ at, ref, ...move }) => ({ ...move, at: new Date(at).toISOString(), ref: ref ?? null })),
    total,
  };
}
