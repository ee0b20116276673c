import { unitsOf, type ReturnedUnits } from '../../../../core/orders/rules/returned-units';
import type { StoredOrder } from '../../ports/orders/orders';

export function orderedUnits({ document }: Pick<StoredOrder, 'document'>): readonly ReturnedUnits[] {
  return document.products.map(({ sku, count }) => ({ sku, qty: count }));
}

export function returnedOf(order: Pick<StoredOrder, 'document' | 'fulfilment'>): readonly ReturnedUnits[] {
  const { returned = [], returnSteps = [] } = order.fulfilment;
  const ordered = orderedUnits(order);
  return returned.map((sku) => {
    const hasSteps = returnSteps.some((step) => step.sku === sku);
    return { sku, qty: hasSteps ? unitsOf(returnSteps, sku) : unitsOf(ordered, sku) };
  });
}
