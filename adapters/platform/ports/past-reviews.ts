import type { NewReview } from './reviews';

/** A review of an earlier shop. Its product is known by its sku. */
export type PastReview = Omit<NewReview, 'created_at' | 'entity_id' | 'fit' | 'photos'> & {
  /** In milliseconds; undefined where nobody knows it any more. */
  readonly createdAt: number | undefined;
  /** APPROVED, PENDING or DECLINED. */
  readonly status: number;
};

/** What became of one: 'kept' is one that is there already, 'unknown' one of goods that the shop has not. */
export type PastReviewOutcome = 'created' | 'kept' | 'unknown';

/** Where reviews of an earlier shop are written. */
export interface ReviewHistory {
  /**
   * Writes reviews that are not there yet, in one unit of work, and counts them in the ratings of their products.
   * @returns what became of each, or with `dryRun` would; in their order
   */
  bringIn(reviews: readonly PastReview[], options: { readonly dryRun: boolean }): Promise<readonly PastReviewOutcome[]>;
}
