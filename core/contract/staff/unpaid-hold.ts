/** Reservation time of orders awaiting a payment page, in minutes. */
export interface UnpaidHold {
  readonly guest: number;
  readonly customer: number;
}

export const HOLD_MINUTES = { min: 5, max: 24 * 60 } as const;

export const STANDARD_HOLD: UnpaidHold = { guest: 30, customer: HOLD_MINUTES.max };

/**
 * Later payment is possible while stock lasts.
 * @param placedAt milliseconds since the epoch, as the result
 */
export function heldUntil(placedAt: number, by: keyof UnpaidHold, hold: UnpaidHold): number {
  return placedAt + hold[by] * 60_000;
}

/**
 * Replacing an order does not extend its reservation.
 * @param until from `heldUntil`
 * @param earlier of the replaced orders; undefined for no end
 */
export function renewedUntil(until: number, earlier: readonly (number | undefined)[]): number {
  return Math.min(until, ...earlier.flatMap((one) => one ?? []));
}

export interface GuestHoldRules {
  readonly days: number;
  /** Per SKU and contact or network; 0 for no limit. */
  readonly units: number;
  /** Same for orders awaiting a payment page; excess orders reserve nothing. 0 for no limit. */
  readonly pageUnits: number;
}

export const GUEST_HOLD_BOUNDS = { days: { min: 1, max: 60 }, units: { min: 0, max: 10_000 } } as const;

export const STANDARD_GUEST_HOLD: GuestHoldRules = { days: 7, units: 5, pageUnits: 20 };
