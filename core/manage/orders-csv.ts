import type { OrderRow } from '../contract/orders/manage-order-list';
import { csvLine } from './csv-line';
import { plainAmount } from '../kernel/currency';

const COLUMNS = [
  'id',
  'created_at',
  'name',
  'email',
  'phone',
  'store',
  'status',
  'step',
  'partly_sent',
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

/** Header line of the orders CSV. */
export const ORDERS_CSV_HEAD = csvLine([...COLUMNS].map((name) => (name === 'id' ? 'number' : name)));

/** Formats an order as a CSV line. */
export function orderCsvLine(order: OrderRow): string {
  return csvLine(
    COLUMNS.map((name) => {
      const value = order[name];
      if (Array.isArray(value)) return value.join(' ');
      return (name === 'total' || name === 'refunded') && typeof value === 'number'
        ? plainAmount(value, order.currency)
        : (value ?? '').toString();
    }),
  );
}
