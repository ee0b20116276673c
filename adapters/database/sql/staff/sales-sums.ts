import type { SalesSums } from '../../../../core/contract/staff/sales-sums';
import { numberOf } from '../base/columns';
import type { Conditions } from '../base/conditions';
import type { Row } from '../base/connection';
import { placeholders } from '../base/placeholders';

/** Null in facts from before costs, and of a process of an earlier release: their units have no known cost. */
const COSTS = {
  cost: 'coalesce(f.cost, 0)',
  uncosted: 'CASE WHEN f.cost IS NULL THEN f.units ELSE f.uncosted END',
  uncosted_net:
    'CASE WHEN f.cost IS NULL THEN f.gross - f.discounts - f.cancelled - f.refunded ELSE f.uncosted_net END',
};

export const MEASURES = [
  ...(['orders', 'units', 'gross', 'discounts', 'cancelled'] as const),
  ...(['refunded', 'shipping', 'tax', 'cards', 'cost', 'uncosted', 'uncosted_net'] as const),
];
/** Sums of the sales facts `f`. */
export const SUMS = MEASURES.map((name) => {
  const value = name === 'cost' || name === 'uncosted' || name === 'uncosted_net' ? COSTS[name] : `f.${name}`;
  return `CAST(sum(${value}) AS BIGINT) AS ${name}`;
}).join(', ');

export function sumsOf(row: Row, prefix = ''): SalesSums {
  const sum = (name: (typeof MEASURES)[number]) => numberOf(row, prefix + name);
  return {
    ...{ orders: sum('orders'), units: sum('units'), gross: sum('gross'), discounts: sum('discounts') },
    ...{ cancelled: sum('cancelled'), refunded: sum('refunded'), shipping: sum('shipping') },
    ...{ tax: sum('tax'), cards: sum('cards'), cost: sum('cost') },
    ...{ uncosted: sum('uncosted'), uncostedNet: sum('uncosted_net') },
  };
}

/** Restricts a query to stores. @param stores undefined for all */
export function storesIn(where: Conditions, stores: readonly string[] | undefined, column: string): void {
  if (stores === undefined) return;
  if (stores.length === 0) where.add('1 = 0');
  else where.add(`${column} IN (${placeholders(stores.length)})`, ...stores);
}
