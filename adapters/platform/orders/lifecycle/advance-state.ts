import type { SendFacts } from '../../../../core/orders/rules/send-hold';
import type { AdvanceState } from '../../../../core/orders/rules/plan-advance';
import { CASH_ON_DELIVERY } from '../../../../core/contract/selling/methods';
import { orderedUnits, returnedOf, sendingOf } from '../lines/returned-of';
import { daysUntil } from '../views/customer-order';
import type { OrderStatus } from '../../ports/orders/order-log';
import type { Fulfilment, StoredOrder, StoredParcel } from '../../ports/orders/orders';

const DAY_MS = 24 * 60 * 60 * 1000;

export function advanceStateOf(
  order: StoredOrder,
  { isRefunded, sendsOnlyPaid }: Omit<SendFacts, 'paid'>,
  now: number,
): AdvanceState {
  const { fulfilment, status } = order;
  const { deliveredAt } = fulfilment;
  return {
    order_status: order.deliveryStatus,
    stage: order.stage ?? null,
    canceled: status === 'canceled',
    paid: status === 'paid',
    pays_first: order.redirect,
    sends_only_paid: sendsOnlyPaid,
    is_refunded: isRefunded,
    pays_on_delivery: paymentOf(order) === CASH_ON_DELIVERY,
    delivered_at: deliveredAt === undefined ? null : new Date(deliveredAt).toISOString(),
    cancel_reason: fulfilment.cancelReason ?? null,
    title: fulfilment.carrier ?? '',
    link: fulfilment.trackingLink ?? null,
    number: fulfilment.trackingNumber ?? null,
    days_to_delivery: daysUntil(fulfilment.expectedAt, now),
    units: orderedUnits(order),
    returned: returnedOf(order),
    ...sendingOf(order),
  };
}

function paymentOf({ document: { addressInformation: information } }: StoredOrder): unknown {
  return typeof information === 'object' && information !== null
    ? Reflect.get(information, 'payment_method_code')
    : undefined;
}

export function statusOf(order: StoredOrder, next: AdvanceState, now: number): OrderStatus {
  const { fulfilment } = order;
  const isSameDay = next.days_to_delivery === daysUntil(fulfilment.expectedAt, now);
  return {
    status: next.canceled ? 'canceled' : next.paid ? 'paid' : 'new',
    deliveryStatus: next.order_status,
    stage: next.stage ?? undefined,
    fulfilment: {
      // A new delivery day replaces the promised ones.
      ...without(fulfilment, isSameDay ? ['deliveredAt'] : ['deliveredAt', 'arrival', 'afterPayment']),
      carrier: next.title,
      ...(next.number !== null && { trackingNumber: next.number }),
      ...(next.link !== null && { trackingLink: next.link }),
      ...(next.cancel_reason !== null && { cancelReason: next.cancel_reason }),
      ...(next.delivered_at !== null && { deliveredAt: Date.parse(next.delivered_at) }),
      ...(!isSameDay && next.days_to_delivery !== null && { expectedAt: now + next.days_to_delivery * DAY_MS }),
      ...(next.parcels.length > 0 && { parcels: parcelsAt(fulfilment, next, now) }),
      ...(next.unsent.length > 0 && { unsent: next.unsent }),
      ...(next.returned.length > 0 && { returned: next.returned.map(({ sku }) => sku) }),
    },
  };
}

function parcelsAt({ parcels = [] }: Fulfilment, next: AdvanceState, now: number): readonly StoredParcel[] {
  return next.parcels.map((parcel) => ({ at: now, ...parcels.find(({ id }) => id === parcel.id), ...parcel }));
}

function without(fulfilment: Fulfilment, names: readonly (keyof Fulfilment)[]): Fulfilment {
  return Object.fromEntries(Object.entries(fulfilment).filter(([name]) => !names.some((one) => one === name)));
}
