import { RETURN_DAYS } from '../contract/order-rights';

/**
 * Days from the arrival of an order until its royalty is confirmed: never fewer than shoppers have to send it back, else a blogger is paid for goods that
 * come back. Pure.
 * @param set the shop's own number
 */
export function confirmationDays(set: number): number {
  return Math.max(set, RETURN_DAYS);
}
