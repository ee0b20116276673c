import { documentOf, numberOf, optionalNumberOf, textOf } from '../../../adapters/database/sql/base/columns';
import type { LoggedChange } from '../../../adapters/platform/ports/orders/order-log';
import type { BackEnd } from '../back-end';

export interface ShopOrder {
  readonly orderId: string;
  readonly hash: string;
  readonly status: 'new' | 'paid' | 'canceled';
  readonly grandTotal: number;
  readonly units: readonly { readonly sku: string; readonly qty: number }[];
  readonly restocked: readonly { readonly sku: string; readonly qty: number }[];
  readonly customerId: number | undefined;
}

export function shopOrders({ database }: BackEnd): ReadonlyMap<string, ShopOrder> {
  const rows = database
    .sql(
      'SELECT o.id AS id, o.order_id AS order_id, hash, status, grand_total, units, customer_id FROM shop_order o ORDER BY id',
    )
    .all();
  const restocked = new Map<number, string>();
  for (const row of database.sql('SELECT order_id, what FROM order_event ORDER BY id').all()) {
    const id = numberOf(row, 'order_id');
    for (const { name, to } of documentOf<readonly LoggedChange[]>(row, 'what')) {
      if (name === 'stock') restocked.set(id, `${restocked.get(id) ?? ''}, ${to ?? ''}`);
    }
  }
  return new Map(
    rows.map((row) => [
      textOf(row, 'order_id'),
      {
        orderId: textOf(row, 'order_id'),
        hash: textOf(row, 'hash'),
        status: textOf(row, 'status') as ShopOrder['status'], // sound: the table allows no other
        grandTotal: numberOf(row, 'grand_total'),
        units: JSON.parse(textOf(row, 'units')) as ShopOrder['units'], // sound: the platform wrote it
        restocked: restockedOf(restocked.get(numberOf(row, 'id')) ?? ''),
        customerId: optionalNumberOf(row, 'customer_id'),
      },
    ]),
  );
}

function restockedOf(text: string): ShopOrder['restocked'] {
  return [...text.matchAll(/\+(\d+) ([^,]+)/g)].map(([, qty, sku = '']) => ({ sku, qty: -Number(qty) }));
}
