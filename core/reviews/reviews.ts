import type { ReviewFit } from '../contract/foundation/limits';
import type { HttpFile } from '../ports';

/** A review as the shopper writes it. */
export interface ReviewDraft {
  readonly sku: string;
  readonly title: string;
  readonly text: string;
  readonly nickname: string;
  /** 1–5. */
  readonly rating?: number | undefined;
  readonly fit?: ReviewFit | undefined;
  /** At most 5 pictures of 5 MB each. */
  readonly photos?: readonly HttpFile[] | undefined;
}

/** A validation error of one review field. */
export interface ReviewProblem {
  readonly field: 'rating' | 'title' | 'text' | 'nickname' | 'photos';
  readonly reason: 'empty' | 'too-long' | 'range' | 'too-many' | 'too-large' | 'type';
  /** Maximum characters, stars, photos or bytes. */
  readonly limit: number;
  /** English text for CLI and programs: 'must be a text of 1 to 120 characters'. */
  readonly message: string;
}

/** Writes product reviews, loaded on first use; `product.reviews` reads them. */
export interface ReviewsArea {
  check(draft: ReviewDraft): readonly ReviewProblem[];
  /**
   * Sends a review, which appears once approved.
   * @throws ShopError 'invalid-input' naming each field and its limit; 'request-rejected'
   */
  create(draft: ReviewDraft): Promise<{ readonly id: number; readonly status: number }>;
}
