/** How long an order that waits for its payment page keeps its goods from others, by the settings of the shop, in minutes. */
export interface UnpaidHold {
  readonly guest: number;
  /** For somebody signed in with a confirmed contact. */
  readonly customer: number;
}

/** Fewest and most minutes of either: time to pay, and no longer than an order waits at all. */
export const HOLD_MINUTES = { least: 5, most: 24 * 60 } as const;

/** What a shop begins with. Anybody can order as a guest and never pay, so that goods would be held for nothing. */
export const STANDARD_HOLD: UnpaidHold = { guest: 30, customer: HOLD_MINUTES.most };

/**
 * Until when an unpaid order keeps its goods. It can be paid after that too, if the goods are still there.
 * @param placedAt milliseconds since the epoch, as the result
 */
export function heldUntil(placedAt: number, by: keyof UnpaidHold, hold: UnpaidHold): number {
  return placedAt + hold[by] * 60_000;
}

/**
 * Until when an order keeps its goods that takes the place of unpaid ones: as long as the first of them would have, so that no goods are held
 * without end by ordering a cart again and again. Pure.
 * @param until as `heldUntil` says
 * @param earlier the same of the orders that it replaces; undefined for one without an end
 */
export function renewedUntil(until: number, earlier: readonly (number | undefined)[]): number {
  return Math.min(until, ...earlier.flatMap((one) => one ?? []));
}

/** Bounds on what somebody who has never paid keeps from others with unpaid orders, by the settings of the shop. */
export interface GuestHoldRules {
  /** Days until such an order is called off, unless it is paid or staff has taken it on. */
  readonly days: number;
  /** Units of each SKU in all such orders of one contact or network; 0 for no limit. */
  readonly units: number;
  /** The same for orders that wait for their payment page: beyond it an order is taken, and holds nothing until it is paid; 0 for no limit. */
  readonly pageUnits: number;
}

/** Bounds of the settings; `units` are those of both kinds of orders. */
export const GUEST_HOLD_BOUNDS = { days: { least: 1, most: 60 }, units: { least: 0, most: 10_000 } } as const;

/** Defaults: time for a bank transfer, and no more of anything than a household buys; what waits for its payment page waits for minutes. */
export const STANDARD_GUEST_HOLD: GuestHoldRules = { days: 7, units: 5, pageUnits: 20 };
