import { unitsOf } from '../../../../core/orders/rules/returned-units';
import type { Fulfilment } from './orders';

/** True if sent goods of an order were returned. */
export function hasReturned({
  returned = [],
  returnSteps = [],
  unsent = [],
}: Pick<Fulfilment, 'returned' | 'returnSteps' | 'unsent'>): boolean {
  return returned.some((sku) => {
    const never = unitsOf(unsent, sku);
    return never === 0 || unitsOf(returnSteps, sku) > never;
  });
}
