import type { OrderRow } from '../contract/manage-order-list';
import { csvLine } from './csv-line';

/** Columns of the table of orders, by the names that the API has for them. */
const COLUMNS = [
  'id',
  'created_at',
  'name',
  'email',
  'phone',
  'store',
  'status',
  'step',
  'paid',
  'payment_state',
  'canceled',
  'needs',
  'currency',
  'total',
  'refunded',
  'count',
  'payment',
  'shipping',
  'tracking',
] as const satisfies readonly (keyof OrderRow)[];

/** The first line of a table of orders. */
export const ORDERS_CSV_HEAD = csvLine([...COLUMNS].map((name) => (name === 'id' ? 'number' : name)));

/** An order as a line of a table. Pure. */
export function orderCsvLine(order: OrderRow): string {
  return csvLine(
    COLUMNS.map((name) => {
      const value = order[name];
      if (Array.isArray(value)) return value.join(' ');
      return (name === 'total' || name === 'refunded') && typeof value === 'number'
        ? value.toFixed(2)
        : (value ?? '').toString();
    }),
  );
}
