import { unitsOf } from '../../../../core/orders/rules/returned-units';
import type { StoredOrder } from '../../ports/orders/orders';
import { returnedOf } from './returned-of';

export function returnStartedAt(order: StoredOrder): number | undefined {
  const started = order.fulfilment.startedReturns ?? [];
  const all = started.flatMap(({ lines }) => lines);
  const back = returnedOf(order);
  const isOnItsWay = (sku: string) => unitsOf(all, sku) > unitsOf(back, sku);
  return started.findLast(({ lines }) => lines.some(({ sku }) => isOnItsWay(sku)))?.at;
}
