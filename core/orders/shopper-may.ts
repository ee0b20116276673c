import { RETURN_DAYS, type OrderRights } from '../contract/order-rights';
import { deliveryStep, SENT_STEP } from '../contract/order-status';
import { unitsOf, type ReturnedUnits } from './returned-units';

/** Members of an order that decide what its shopper may do. */
export interface ShopperFacts {
  readonly order_status: string;
  readonly stage: number | null;
  readonly canceled: boolean;
  readonly paid: boolean;
  /** ISO 8601. */
  readonly delivered_at: string | null;
  /** Something of it is delivered or picked up. */
  readonly is_delivered: boolean;
  /** Something of it was delivered without a parcel: `isHandedOver`. */
  readonly is_handed_over: boolean;
  /** Units that were ordered and can travel back. */
  readonly units: readonly ReturnedUnits[];
  /** Units that are back, or for which a return was started. */
  readonly gone: readonly ReturnedUnits[];
  /** It belongs to an account. */
  readonly is_owned: boolean;
  /** It waits for a bank transfer, and buys no gift cards itself. */
  readonly takes_gift_cards: boolean;
}

/** From this step on an order is being packed (A §2.10). */
const PACKING_STEP = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Everything that an order allows its shopper: the only place where that is decided. Pure. @param now milliseconds since the epoch */
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

/** Until packing begins and nothing was handed over; of what is not delivered, until it is paid. Pure. */
export function mayCancel(order: ShopperFacts): boolean {
  if (order.is_handed_over) return false; // its money would go back for what stays with the shopper
  if (order.canceled || deliveryStep(order.order_status, order.stage) >= PACKING_STEP) return false;
  return order.is_delivered || !order.paid;
}

/** An order that waits for its payment page is paid there instead: its lines are in the bag still. Pure. */
function mayOrderAgain({ order_status: status, canceled, paid }: ShopperFacts): boolean {
  return canceled || paid || status !== 'P';
}

/** The last moment of a return, in milliseconds; undefined while the order has not arrived. Pure. */
export function returnUntil({ delivered_at: at }: Pick<ShopperFacts, 'delivered_at'>): number | undefined {
  return at === null ? undefined : Date.parse(at) + RETURN_DAYS * DAY_MS;
}

/** Units that can still be sent back: from when the order is on its way until the days for it are over. Pure. */
export function returnableUnits(order: ShopperFacts, now: number): readonly ReturnedUnits[] {
  const until = returnUntil(order);
  const isSent = deliveryStep(order.order_status, order.stage) >= SENT_STEP;
  if (order.canceled || !isSent || (until !== undefined && now > until)) return [];
  return [...new Set(order.units.map(({ sku }) => sku))]
    .map((sku) => ({ sku, qty: unitsOf(order.units, sku) - unitsOf(order.gone, sku) }))
    .filter(({ qty }) => qty > 0);
}

/** True if all that somebody wants to send back can be. Pure. */
export function canReturn(wanted: readonly ReturnedUnits[], returnable: readonly ReturnedUnits[]): boolean {
  return wanted.length > 0 && wanted.every(({ sku }) => unitsOf(wanted, sku) <= unitsOf(returnable, sku));
}
