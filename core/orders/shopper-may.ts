import { RETURN_DAYS } from '../contract/return-reasons';
import { deliveryStep, SENT_STEP } from '../contract/order-status';
import { unitsOf, type ReturnedUnits } from './returned-units';

/** What of an order decides what its shopper may do. */
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
  /** What can travel back of what was ordered. */
  readonly units: readonly ReturnedUnits[];
  /** What is back, and what a return was started for. */
  readonly gone: readonly ReturnedUnits[];
}

/** From this step on an order is being packed (A §2.10). */
const PACKING_STEP = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Until packing begins and nothing was handed over; of what is not delivered, until it is paid. Pure. */
export function mayCancel(order: ShopperFacts): boolean {
  if (order.is_handed_over) return false; // its money would go back for what stays with the shopper
  if (order.canceled || deliveryStep(order.order_status, order.stage) >= PACKING_STEP) return false;
  return order.is_delivered || !order.paid;
}

/** The last moment of a return, in milliseconds; undefined while the order has not arrived. Pure. */
export function returnUntil({ delivered_at: at }: Pick<ShopperFacts, 'delivered_at'>): number | undefined {
  return at === null ? undefined : Date.parse(at) + RETURN_DAYS * DAY_MS;
}

/** What can still be sent back: from when it is on its way until the days for it are over. Pure. */
export function returnableUnits(order: ShopperFacts, now: number): readonly ReturnedUnits[] {
  const until = returnUntil(order);
  const isSent = deliveryStep(order.order_status, order.stage) >= SENT_STEP;
  if (order.canceled || !isSent || (until !== undefined && now > until)) return [];
  return [...new Set(order.units.map(({ sku }) => sku))]
    .map((sku) => ({ sku, qty: unitsOf(order.units, sku) - unitsOf(order.gone, sku) }))
    .filter(({ qty }) => qty > 0);
}

/** Whether all that somebody wants to send back can be. Pure. */
export function canReturn(wish: readonly ReturnedUnits[], returnable: readonly ReturnedUnits[]): boolean {
  return wish.length > 0 && wish.every(({ sku }) => unitsOf(wish, sku) <= unitsOf(returnable, sku));
}
