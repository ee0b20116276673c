import { numberOf, optionalNumberOf, textOf } from '../../../adapters/platform/database/columns';
import type { BackEnd } from '../back-end';

/** An order as the shop has it. */
export interface ShopOrder {
  readonly orderId: string;
  readonly hash: string;
  readonly status: 'new' | 'paid' | 'canceled';
  /** Minor units. */
  readonly grandTotal: number;
  readonly units: readonly { readonly sku: string; readonly qty: number }[];
  readonly customerId: number | undefined;
}

/** Every order that the shop has, by its id. */
export function shopOrders({ database }: BackEnd): ReadonlyMap<string, ShopOrder> {
  const rows = database.sql('SELECT order_id, hash, status, grand_total, units, customer_id FROM shop_order').all();
  return new Map(
    rows.map((row) => [
      textOf(row, 'order_id'),
      {
        orderId: textOf(row, 'order_id'),
        hash: textOf(row, 'hash'),
        status: textOf(row, 'status') as ShopOrder['status'], // sound: the table allows no other
        grandTotal: numberOf(row, 'grand_total'),
        units: JSON.parse(textOf(row, 'units')) as ShopOrder['units'], // sound: the platform wrote it
        customerId: optionalNumberOf(row, 'customer_id'),
      },
    ]),
  );
}
