/** Input of an order number. */
export interface Numbering {
  readonly id: number;
  /** Default number: 100001, 100002 … */
  readonly usual: string;
  readonly store: string;
  /** ISO 8601. */
  readonly at: string;
  readonly last: string | undefined;
}

/**
 * Custom order numbering. Called serially within the order's transaction, so numbers counted from `last` have no gaps.
 */
export interface OrderNumbers {
  /** @returns a unique number of 1–32 letters, digits, '-', '/', '.' and '_' */
  next(order: Numbering): string;
}
