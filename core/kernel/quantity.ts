/** The most pieces that a line of a cart may have (S §5 leaves it open), here and in the shop: what the contract takes. */
export const MOST_QUANTITY = 10_000;
/** The most lines that a cart may have: as many as an order takes. */
export const MOST_LINES = 500;

/**
 * How many can be bought at once: as many as a line takes, and no more than there are, where that is known. Pure.
 * @param most pieces that a line takes
 * @param left pieces that there are; undefined, or 0 of what is sold all the same, where nobody counts them
 */
export function mostToBuy(most: number, left: number | undefined): number {
  return left !== undefined && left > 0 ? Math.min(most, left) : most;
}
