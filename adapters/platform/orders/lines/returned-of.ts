import { deliveryStep, SENT_STEP } from '../../../../core/contract/orders/order-status';
import { isPartlySent, type SendingState } from '../../../../core/orders/rules/parcels';
import { unitsOf, type ReturnedUnits } from '../../../../core/orders/rules/returned-units';
import type { StoredOrder } from '../../ports/orders/orders';

export function orderedUnits({ document }: Pick<StoredOrder, 'document'>): readonly ReturnedUnits[] {
  return document.products.map(({ sku, count }) => ({ sku, qty: count }));
}

const NOTHING_TRAVELS: ReadonlySet<unknown> = new Set(['downloadable', 'virtual']);

/** Returns the ordered units that are shipped. */
export function travellingUnits({ document }: Pick<StoredOrder, 'document'>): readonly ReturnedUnits[] {
  const kept = new Set(document.products.filter(({ type }) => NOTHING_TRAVELS.has(type)).map(({ sku }) => sku));
  return orderedUnits({ document }).filter(({ sku }) => !kept.has(sku));
}

export function sendingOf(order: Pick<StoredOrder, 'document' | 'fulfilment'>): SendingState {
  const { parcels = [], unsent = [] } = order.fulfilment;
  return {
    travels: travellingUnits(order),
    parcels: parcels.map(({ at: _at, exchange: _exchange, ...parcel }) => parcel),
    unsent,
  };
}

/** True if an open order is partly sent. */
export function isPartlySentOrder(order: StoredOrder): boolean {
  const isOpen = order.status !== 'canceled' && deliveryStep(order.deliveryStatus, order.stage) < SENT_STEP;
  return isOpen && isPartlySent(sendingOf(order));
}

/** Returns units that were returned, or cancelled before shipment. */
export function returnedOf(order: Pick<StoredOrder, 'document' | 'fulfilment'>): readonly ReturnedUnits[] {
  const { returned = [], returnSteps = [] } = order.fulfilment;
  const ordered = orderedUnits(order);
  return returned.map((sku) => {
    const hasSteps = returnSteps.some((step) => step.sku === sku);
    return { sku, qty: hasSteps ? unitsOf(returnSteps, sku) : unitsOf(ordered, sku) };
  });
}
