import type { Repositories } from '../../ports/database';
import type { Units } from '../../ports/catalogue/stock';

export interface StockDelta {
  readonly take: readonly Units[];
  readonly giveBack: readonly Units[];
}

/** Returns the units that an edit takes from stock, and the units that it puts back. */
export function stockDelta(before: readonly Units[], after: readonly Units[]): StockDelta {
  const sumOf = (units: readonly Units[], sku: string) =>
    units.reduce((sum, unit) => (unit.sku === sku ? sum + unit.qty : sum), 0);
  const skus = [...new Set([...before, ...after].map(({ sku }) => sku))].toSorted();
  const changes = skus.map((sku) => ({ sku, qty: sumOf(after, sku) - sumOf(before, sku) }));
  return {
    take: changes.filter(({ qty }) => qty > 0),
    giveBack: changes.filter(({ qty }) => qty < 0).map(({ sku, qty }) => ({ sku, qty: -qty })),
  };
}

/** Returns the units of an order after a delta, with their locations. */
export function movedUnits(before: readonly Units[], { take, giveBack }: StockDelta): readonly Units[] {
  const byPlace = new Map<string, Units>();
  const add = (unit: Units, sign: -1 | 1) => {
    const key = JSON.stringify([unit.sku, unit.place]);
    byPlace.set(key, { ...unit, qty: (byPlace.get(key)?.qty ?? 0) + sign * unit.qty });
  };
  for (const unit of [...before, ...take]) add(unit, 1);
  for (const unit of giveBack) add(unit, -1);
  return [...byPlace.values()].filter(({ qty }) => qty > 0);
}

/** Returns the first SKU without enough stock. */
export async function missingOf(
  { stock }: Pick<Repositories, 'stock'>,
  { take }: StockDelta,
): Promise<string | undefined> {
  const found = await stock.findAll(take.map(({ sku }) => sku));
  return take.find(({ sku, qty }) => {
    const record = found.get(sku);
    return record?.is_in_stock !== true || (record.manage_stock !== false && record.qty < qty);
  })?.sku;
}
