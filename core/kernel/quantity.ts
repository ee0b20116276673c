/** Maximum pieces per line; a contract limit. */
export const MOST_QUANTITY = 10_000;
export const MOST_LINES = 500;

/**
 * Returns the maximum purchasable quantity.
 * @param most maximum per line
 * @param left stock; undefined if not tracked
 */
export function mostToBuy(most: number, left: number | undefined): number {
  return left !== undefined && left > 0 ? Math.min(most, left) : most;
}
