/** What a number is made from. */
export interface Numbering {
  /** Counts the orders of the shop from 1, without a gap. */
  readonly id: number;
  /** The number that the shop would give by itself: 100001, 100002 … */
  readonly usual: string;
  /** Code of the store that it is ordered in. */
  readonly store: string;
  /** When, as ISO 8601. */
  readonly at: string;
  /** The number of the newest order of the same store; undefined for its first one. No other order is numbered meanwhile. */
  readonly last: string | undefined;
}

/**
 * Numbers orders. It is asked in the unit of work that writes the order, one order at a time in the whole shop; where the order is not kept, its
 * number is given again. So what counts on from `last` has no gap.
 */
export interface OrderNumbers {
  /** @returns 1 to 32 letters, digits, '-', '/', '.' and '_', that no other order has: an order with another answer is refused */
  next(order: Numbering): string;
}
