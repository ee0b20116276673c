/** Every letter that an order's status may have, with the step of its delivery that it stands for (A §2.10). */
const STEPS = {
  G: 0,
  R: 0,
  P: 0,
  H: 0,
  S: 0,
  N: 1,
  NA: 1,
  A: 1,
  AB: 2,
  B: 2,
  M: 2,
  C: 2,
  D: 3,
  DA: 3,
  K: 3,
  KR: 3,
  LF: 4,
  L: 4,
  J: 5,
  I: 5,
  E: 5,
  F: 5,
  O: 5,
} as const;

/** A delivery status of an order, by its letter on the wire (A §3). */
export type OrderStatus = keyof typeof STEPS;

/** From this step on a parcel is on its way: what is sent can be sent back, but not called off any more (A §2.10). */
export const SENT_STEP = 3;
/** The last of the five steps: the order has arrived. */
export const LAST_STEP = 5;

/** Every delivery status of an order, in the order that they follow one another (A §3). */
export const ORDER_STATUSES: readonly OrderStatus[] = Object.keys(STEPS).filter(isOrderStatus);

function isOrderStatus(letter: string): letter is OrderStatus {
  return Object.hasOwn(STEPS, letter);
}

/**
 * How far a delivery is, from 0 (not begun) to 5 (arrived); a stage that the shop gives as a number overrides the letter (A §2.10).
 * A letter that nobody knows counts as not begun.
 */
export function deliveryStep(status: string, stage?: number | null): number {
  if (stage !== undefined && stage !== null) return Math.min(LAST_STEP, Math.max(0, Math.trunc(stage)));
  return isOrderStatus(status) ? STEPS[status] : 0;
}
