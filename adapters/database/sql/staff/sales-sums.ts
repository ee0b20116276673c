import type { SalesSums } from '../../../../core/contract/staff/sales-sums';
import { numberOf } from '../base/columns';
import type { Conditions } from '../base/conditions';
import type { Row } from '../base/connection';
import { placeholders } from '../base/placeholders';

export const MEASURES = [
  ...(['orders', 'units', 'gross', 'discounts', 'cancelled'] as const),
  ...(['refunded', 'shipping', 'tax', 'cards'] as const),
];
/** Sums of the sales facts `f`. */
export const SUMS = MEASURES.map((name) => `CAST(sum(f.${name}) AS BIGINT) AS ${name}`).join(', ');

export function sumsOf(row: Row, prefix = ''): SalesSums {
  const sum = (name: (typeof MEASURES)[number]) => numberOf(row, prefix + name);
  return {
    ...{ orders: sum('orders'), units: sum('units'), gross: sum('gross'), discounts: sum('discounts') },
    ...{ cancelled: sum('cancelled'), refunded: sum('refunded'), shipping: sum('shipping') },
    ...{ tax: sum('tax'), cards: sum('cards') },
  };
}

/** Restricts a query to stores. @param stores undefined for all */
export function storesIn(where: Conditions, stores: readonly string[] | undefined, column: string): void {
  if (stores === undefined) return;
  if (stores.length === 0) where.add('1 = 0');
  else where.add(`${column} IN (${placeholders(stores.length)})`, ...stores);
}
