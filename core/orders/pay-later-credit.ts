import type { Minor } from '../kernel/money';

/** Unpaid value that a customer may hold, as a multiple of what they have paid for orders that were sent. */
const TIMES_PAID = 3;

/** What a customer has paid and owes in the currency of an order. */
export interface PayLaterBalance {
  /** Payments for orders that were sent, less refunds and gift cards: what can still be cancelled earns no trust. */
  readonly paid: Minor;
  /** Due amounts of the open orders that are paid later. */
  readonly owed: Minor;
}

/**
 * Returns true while the unpaid orders of a customer stay within what their payments cover. Beyond that the bound of those who have never paid counts
 * (`overHold`, `overAll`), which is the floor: one small payment must not open the whole stock. Pure.
 * @param due amount of the new order, in minor units
 */
export function isWithinCredit({ paid, owed }: PayLaterBalance, due: Minor): boolean {
  return owed + due <= TIMES_PAID * paid;
}
