import { orderMoney } from '../lines/order-money';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';

export async function refundedUnits(
  { orderLog }: Pick<Repositories, 'orderLog'>,
  order: StoredOrder,
  at: number,
): Promise<number> {
  const line = order.document.products[at];
  const refunds = await orderLog.refunds(order.id);
  if (line === undefined || refunds.length === 0) return 0;
  const { captured, rest, lines } = orderMoney(order, refunds);
  const own = lines.find(({ sku }) => sku === line.sku);
  const isLineBack = own !== undefined && own.paid > 0 && own.refunded >= own.paid;
  return isLineBack || (captured > 0 && rest === 0) ? line.count : 0;
}
