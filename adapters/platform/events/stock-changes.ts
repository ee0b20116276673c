import type { StockAnswer } from '../../../core/contract';
import type { EventData } from '../../../core/contract/events';
import type { Repositories } from '../ports/database';
import type { Units } from '../ports/stock';
import type { EventLog } from './event-log';

type Db = Pick<Repositories, 'events' | 'stock'>;
type Cause = EventData<'stock.changed'>['by'];

/** Takes units for an order, and subscribers hear of it. @returns the first sku that there is too little of; the caller must roll back then */
export async function takeStock(db: Db, events: EventLog, units: readonly Units[]): Promise<string | undefined> {
  const { short, left } = await db.stock.take(units);
  if (short === undefined) await recordStock(db, events, 'order', left);
  return short;
}

/** Gives back what an order had taken, and subscribers hear of it. */
export async function giveStockBack(db: Db, events: EventLog, units: readonly Units[]): Promise<void> {
  await recordStock(db, events, 'return', await db.stock.giveBack(units));
}

/** Adds units, or takes them off below zero, and subscribers hear of it. @returns one record for each item whose sku is known */
export async function addStock(db: Db, events: EventLog, units: readonly Units[]): Promise<readonly StockAnswer[]> {
  const now = await db.stock.add(units);
  await recordStock(db, events, 'adjustment', now);
  return now;
}

/** Writes down what there is now of the SKUs that are managed. */
export async function recordStock(
  db: Pick<Db, 'events'>,
  events: EventLog,
  by: Cause,
  now: readonly StockAnswer[],
): Promise<void> {
  const managed = new Map(now.filter(({ manage_stock }) => manage_stock !== false).map((one) => [one.sku, one]));
  if (managed.size === 0) return;
  const items = [...managed.values()].map(({ sku, qty, is_in_stock }) => ({ sku, qty, is_in_stock }));
  await events.record(db, { name: 'stock.changed', data: { by, items } });
}
