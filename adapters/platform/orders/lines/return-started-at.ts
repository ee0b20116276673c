import { unitsWithout } from '../../../../core/orders/rules/parcels';
import { unitsOf } from '../../../../core/orders/rules/returned-units';
import type { StoredOrder } from '../../ports/orders/orders';
import { returnedOf } from './returned-of';

/** Returns the start of the latest return in progress, in milliseconds since the epoch. */
export function returnStartedAt(order: Pick<StoredOrder, 'document' | 'fulfilment'>): number | undefined {
  const started = order.fulfilment.startedReturns ?? [];
  const all = started.flatMap(({ lines }) => lines);
  const back = unitsWithout(returnedOf(order), order.fulfilment.unsent ?? []);
  const isOnItsWay = (sku: string) => unitsOf(all, sku) > unitsOf(back, sku);
  return started.findLast(({ lines }) => lines.some(({ sku }) => isOnItsWay(sku)))?.at;
}
