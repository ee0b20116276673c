import type { ReviewFit } from '../contract/limits';
import type { HttpFile } from '../ports';

/** A review as a shopper writes it (S §3: free fields and photos). */
export interface ReviewDraft {
  readonly sku: string;
  readonly title: string;
  readonly text: string;
  readonly nickname: string;
  /** Stars, from 1 to 5. */
  readonly rating?: number | undefined;
  /** How it fits, where it has sizes. */
  readonly fit?: ReviewFit | undefined;
  /** At most 5 pictures of at most 5 MB each. */
  readonly photos?: readonly HttpFile[] | undefined;
}

/** What is wrong with one field of a review. */
export interface ReviewProblem {
  readonly field: 'rating' | 'title' | 'text' | 'nickname' | 'photos';
  readonly reason: 'empty' | 'too-long' | 'range' | 'too-many' | 'too-large' | 'type';
  /** Characters, stars, photos or bytes at the most. */
  readonly limit: number;
  /** In English, for the command line and programs: 'must be a text of 1 to 120 characters'. */
  readonly message: string;
}

/** What shoppers say of products (S §7, reviews). Loaded when first used; reading them is `product.reviews`. */
export interface ReviewsArea {
  /** Everything that is wrong with a review, so that a form can say it all at once; empty when it can be sent. */
  check(draft: ReviewDraft): readonly ReviewProblem[];
  /**
   * Sends a review; it shows once it is approved.
   * @throws ShopError 'invalid-input' naming each field and its limit; 'request-rejected' when the shop refuses it
   */
  create(draft: ReviewDraft): Promise<{ readonly id: number; readonly status: number }>;
}
