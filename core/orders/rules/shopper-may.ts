import { RETURN_DAYS, type OrderRights } from '../../contract/orders/order-rights';
import { deliveryStep, SENT_STEP } from '../../contract/orders/order-status';
import { unitsOf, type ReturnedUnits } from './returned-units';

export interface ShopperFacts {
  readonly order_status: string;
  readonly stage: number | null;
  readonly canceled: boolean;
  readonly paid: boolean;
  readonly delivered_at: string | null;
  readonly is_delivered: boolean;
  readonly is_handed_over: boolean;
  /** Partly sent; `units` has only the sent units. */
  readonly is_partly_sent?: boolean;
  readonly units: readonly ReturnedUnits[];
  readonly gone: readonly ReturnedUnits[];
  readonly is_owned: boolean;
  readonly takes_gift_cards: boolean;
}

const PACKING_STEP = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Single source of what a shopper may do with an order.
 * @param now milliseconds since the epoch
 */
export function shopperMay(order: ShopperFacts, now: number): OrderRights {
  const until = returnUntil(order);
  return {
    cancel: mayCancel(order),
    return: [...returnableUnits(order, now)],
    return_until: until === undefined ? null : new Date(until).toISOString(),
    again: mayOrderAgain(order),
    account: !order.is_owned,
    ...(order.takes_gift_cards && { gift_card: true }),
  };
}

export function mayCancel(order: ShopperFacts): boolean {
  if (order.is_handed_over || order.is_partly_sent === true) return false;
  if (order.canceled || deliveryStep(order.order_status, order.stage) >= PACKING_STEP) return false;
  return order.is_delivered || !order.paid;
}

function mayOrderAgain({ order_status: status, canceled, paid }: ShopperFacts): boolean {
  return canceled || paid || status !== 'P';
}

/** Returns the return deadline in ms; undefined before arrival. */
export function returnUntil({ delivered_at: at }: Pick<ShopperFacts, 'delivered_at'>): number | undefined {
  return at === null ? undefined : Date.parse(at) + RETURN_DAYS * DAY_MS;
}

export function returnableUnits(order: ShopperFacts, now: number): readonly ReturnedUnits[] {
  const until = returnUntil(order);
  const isSent = order.is_partly_sent === true || deliveryStep(order.order_status, order.stage) >= SENT_STEP;
  if (order.canceled || !isSent || (until !== undefined && now > until)) return [];
  return [...new Set(order.units.map(({ sku }) => sku))]
    .map((sku) => ({ sku, qty: unitsOf(order.units, sku) - unitsOf(order.gone, sku) }))
    .filter(({ qty }) => qty > 0);
}

export function canReturn(wanted: readonly ReturnedUnits[], returnable: readonly ReturnedUnits[]): boolean {
  return wanted.length > 0 && wanted.every(({ sku }) => unitsOf(wanted, sku) <= unitsOf(returnable, sku));
}
