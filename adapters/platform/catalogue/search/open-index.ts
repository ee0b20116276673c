import type { IndexName, StockChange } from '../../ports/catalogue/search';

export interface OpenIndex {
  readonly name: IndexName;
  readonly version: number;
  recorded: number;
  /** Counter 'stock' that is covered once pending changes are applied. */
  stockVersion: number;
  readonly edges: Map<number, number>;
  nextEdge: number;
  pending: StockChange[];
  applying: Promise<void> | undefined;
  following: Promise<void> | undefined;
  catchingUp: Promise<void>;
  /** Counter 'stock' that is fully covered during a catch-up. Persisted, so that a restart does not skip changes. */
  behindSince: number | undefined;
  newest: { readonly version: number; readonly since: number };
  /**
   * Set if writes occurred during the build. The index is used until then (milliseconds since the epoch), to avoid
   * continuous rebuilding.
   */
  readonly restsUntil?: number | undefined;
}
