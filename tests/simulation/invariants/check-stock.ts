import { numberOf, textOf } from '../../../adapters/database/sql/base/columns';
import { Broken } from '../broken';
import type { World } from '../world';
import { shopOrders } from './shop-orders';

/** Checks that stock is never negative and that every missing unit was ordered. */
export function checkStock({ backEnd, restocked }: World): void {
  const ordered = new Map<string, number>();
  for (const { orderId, status, units, restocked: back } of shopOrders(backEnd).values()) {
    for (const { sku, qty } of units) {
      const net = back.filter((one) => one.sku === sku).reduce((sum, one) => sum + one.qty, qty);
      if (net < 0) throw new Broken(`${orderId} took ${qty} of ${sku} and gave back ${qty - net}`);
    }
    if (status === 'canceled') continue;
    for (const { sku, qty } of [...units, ...back]) ordered.set(sku, (ordered.get(sku) ?? 0) + qty);
  }
  const rows = backEnd.database
    .sql(
      `SELECT stock.sku AS sku, stock.qty AS qty, t.qty AS before FROM stock JOIN template.stock t ON t.sku = stock.sku
       WHERE stock.manage_stock = 1`,
    )
    .all();
  for (const row of rows) {
    const [sku, left] = [textOf(row, 'sku'), numberOf(row, 'qty')];
    if (left < 0) throw new Broken(`stock of ${sku} is ${left}`);
    const expected = numberOf(row, 'before') + (restocked.get(sku) ?? 0) - (ordered.get(sku) ?? 0);
    if (left !== expected) throw new Broken(`stock of ${sku} is ${left}, orders leave ${expected}`);
  }
}
