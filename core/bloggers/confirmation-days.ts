import { RETURN_DAYS } from '../contract/orders/order-rights';

/**
 * Returns the days until a royalty is confirmed: never less than the return period, else returned goods would be paid
 * for.
 * @param set the shop's setting
 */
export function confirmationDays(set: number): number {
  return Math.max(set, RETURN_DAYS);
}

/** Days a started return delays confirmation. Parcels not received by then mostly never arrive. */
export const STARTED_RETURN_DAYS = 14;
