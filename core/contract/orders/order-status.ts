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

/** Order status on the wire. */
export type OrderStatus = keyof typeof STEPS;

/** From this step an order can be returned but not cancelled. */
export const SENT_STEP = 3;
/** Step of a delivered order. */
export const LAST_STEP = 5;

/** All statuses, in order. */
export const ORDER_STATUSES: readonly OrderStatus[] = Object.keys(STEPS).filter(isOrderStatus);

function isOrderStatus(letter: string): letter is OrderStatus {
  return Object.hasOwn(STEPS, letter);
}

/** Returns the delivery step, 0–5; `stage` overrides the status, unknown letters count as 0. */
export function deliveryStep(status: string, stage?: number | null): number {
  if (stage !== undefined && stage !== null) return Math.min(LAST_STEP, Math.max(0, Math.trunc(stage)));
  return isOrderStatus(status) ? STEPS[status] : 0;
}
