import { RETURN_DAYS } from '../contract/order-rights';

/**
 * Days from the arrival of an order until its royalty is confirmed: never fewer than shoppers have to send it back, else a blogger is paid for goods that
 * come back. Pure.
 * @param set the shop's own number
 */
export function confirmationDays(set: number): number {
  return Math.max(set, RETURN_DAYS);
}

/**
 * Days for which a return that the shopper has started keeps the royalty of its order unconfirmed: a parcel that has not come by then mostly never
 * does, and a blogger should not wait for it without end.
 */
export const STARTED_RETURN_DAYS = 14;
