import { deliveryStep } from '../../../../core/contract/orders/order-status';
import type { EditFacts } from '../../../../core/orders/rules/may-edit';
import { orderedUnits, travellingUnits } from './returned-of';
import type { StoredOrder } from '../../ports/orders/orders';

/** @param refunded refunded or pending amount, in minor units */
export function editFactsOf(order: StoredOrder, refunded: number): EditFacts {
  const { status, fulfilment, redirect } = order;
  const { giftCardLines = [], parcels = [], returned = [] } = fulfilment;
  return {
    canceled: status === 'canceled',
    paid: status === 'paid',
    pays_first: redirect,
    promo: fulfilment.promo === true,
    step: deliveryStep(order.deliveryStatus, order.stage),
    has_parcels: parcels.length > 0,
    is_exchange: fulfilment.exchangeOf !== undefined,
    has_refunds: refunded > 0 || returned.length > 0,
    is_released: fulfilment.released !== undefined,
    is_shipped: giftCardLines.length === 0 && travellingUnits(order).length === orderedUnits(order).length,
  };
}
