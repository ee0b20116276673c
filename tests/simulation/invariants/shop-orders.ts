import { numberOf, optionalNumberOf, optionalTextOf, textOf } from '../../../adapters/database/sql/columns';
import type { BackEnd } from '../back-end';

/** An order as the shop has it. */
export interface ShopOrder {
  readonly orderId: string;
  readonly hash: string;
  readonly status: 'new' | 'paid' | 'canceled';
  /** Minor units. */
  readonly grandTotal: number;
  readonly units: readonly { readonly sku: string; readonly qty: number }[];
  /** What came back and went on the shelf again, as negative units. */
  readonly restocked: readonly { readonly sku: string; readonly qty: number }[];
  readonly customerId: number | undefined;
}

/** Every order that the shop has, by its id. */
export function shopOrders({ database }: BackEnd): ReadonlyMap<string, ShopOrder> {
  const rows = database
    .sql(
      `SELECT order_id, hash, status, grand_total, units, customer_id,
         (SELECT group_concat(json_extract(change.value, '$.to'), ', ') FROM order_event e, json_each(e.what) AS change
          WHERE e.order_id = shop_order.id AND json_extract(change.value, '$.name') = 'stock') AS restocked
       FROM shop_order`,
    )
    .all();
  return new Map(
    rows.map((row) => [
      textOf(row, 'order_id'),
      {
        orderId: textOf(row, 'order_id'),
        hash: textOf(row, 'hash'),
        status: textOf(row, 'status') as ShopOrder['status'], // sound: the table allows no other
        grandTotal: numberOf(row, 'grand_total'),
        units: JSON.parse(textOf(row, 'units')) as ShopOrder['units'], // sound: the platform wrote it
        restocked: restockedOf(optionalTextOf(row, 'restocked') ?? ''),
        customerId: optionalNumberOf(row, 'customer_id'),
      },
    ]),
  );
}

/** '+1 CAP, +2 TEE' as it stands in the history of an order. */
function restockedOf(text: string): ShopOrder['restocked'] {
  return [...text.matchAll(/\+(\d+) ([^,]+)/g)].map(([, qty, sku = '']) => ({ sku, qty: -Number(qty) }));
}
