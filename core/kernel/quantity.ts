/** Maximum pieces per line; a contract limit. */
export const MAX_QUANTITY = 10_000;
export const MAX_LINES = 500;

/**
 * Returns the maximum purchasable quantity.
 * @param max maximum per line
 * @param left stock; undefined if not tracked
 */
export function maxToBuy(max: number, left: number | undefined): number {
  return left !== undefined && left > 0 ? Math.min(max, left) : max;
}
