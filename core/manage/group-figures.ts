import type { FigureGroup } from '../contract/staff/manage-figures';
import type { Minor } from '../kernel/money';

export interface FigureEntry {
  readonly day: string;
  readonly storeCode: string;
  readonly currency: string;
  readonly orders: number;
  readonly placed: Minor;
  readonly paid: Minor;
  readonly refunded: Minor;
}

export interface FigureSum extends Omit<FigureEntry, 'day' | 'storeCode'> {
  readonly day: string | null;
  readonly storeCode: string | null;
}

/** Groups entries by one member; currencies stay separate. */
export function groupFigures(entries: readonly FigureEntry[], by: FigureGroup): readonly FigureSum[] {
  const sums = new Map<string, FigureSum>();
  for (const entry of entries) {
    const day = by === 'day' ? entry.day : null;
    const storeCode = by === 'store' ? entry.storeCode : null;
    const key = [day, storeCode, entry.currency].join('\n');
    const before = sums.get(key) ?? { orders: 0, placed: 0, paid: 0, refunded: 0 };
    sums.set(key, {
      ...{ day, storeCode, currency: entry.currency, orders: before.orders + entry.orders },
      placed: before.placed + entry.placed,
      paid: before.paid + entry.paid,
      refunded: before.refunded + entry.refunded,
    });
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
