import type { NewReview } from './reviews';

export type PastReview = Omit<NewReview, 'created_at' | 'entity_id' | 'fit' | 'photos'> & {
  readonly createdAt: number | undefined;
  readonly status: number;
};

/** `kept`: it exists already; `unknown`: no such product. */
export type PastReviewOutcome = 'created' | 'kept' | 'unknown';

export interface ReviewHistory {
  /** Returns SKUs by URL handle; unknown handles are absent. */
  skusOfHandles(handles: readonly string[]): Promise<ReadonlyMap<string, string>>;
  bringIn(reviews: readonly PastReview[], options: { readonly dryRun: boolean }): Promise<readonly PastReviewOutcome[]>;
}
