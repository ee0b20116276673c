import type { IndexName, StockChange } from '../ports/search';

/** An index that is searched, and how much of what was written it knows. */
export interface OpenIndex {
  readonly name: IndexName;
  /** Counter 'index' that it was made for. */
  readonly version: number;
  /** Number of the recorded change up to which its lists are complete. */
  recorded: number;
  /** Counter 'stock' up to which it knows, once what is pending is applied. */
  stockVersion: number;
  /** Product id → when a special price of it begins or ends next. */
  readonly edges: Map<number, number>;
  /** The first of the edges. */
  nextEdge: number;
  /** Changes that the index has not got yet. */
  pending: StockChange[];
  /** The changes that it is being given. */
  applying: Promise<void> | undefined;
  /** The look for what has changed: many searches at once wait for the same. */
  following: Promise<void> | undefined;
  /** Long lists of new prices and stock that it is being given, one after the other. */
  catchingUp: Promise<void>;
  /** Set while it is given them: counter 'stock' up to which it knows everything. What is kept of it says no more, or a restart would skip the rest. */
  behindSince: number | undefined;
  /** The counter 'index' as it was seen last, and since when, in milliseconds since the epoch. */
  newest: { readonly version: number; readonly since: number };
  /**
   * Set where more was written while it was made: somebody writes much, an import say. It is searched as it is until then, in milliseconds since the
   * epoch, so that the shop does nothing but make indexes for a while of which each is stale when it is done.
   */
  readonly restsUntil?: number | undefined;
}
