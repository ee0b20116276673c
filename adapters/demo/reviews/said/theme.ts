/** What people say of one sort of product. */
export interface Theme {
  readonly praise: readonly string[];
  readonly blame: readonly string[];
  /** Where and how it is used: neither praise nor blame. */
  readonly use: readonly string[];
}
