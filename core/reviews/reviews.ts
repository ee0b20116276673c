import type { HttpFile } from '../ports';

/** A review as a shopper writes it (S §3: free fields and photos). */
export interface ReviewDraft {
  readonly sku: string;
  readonly title: string;
  readonly text: string;
  readonly nickname: string;
  /** Stars, from 1 to 5. */
  readonly rating?: number | undefined;
  /** At most 5 pictures of at most 5 MB each. */
  readonly photos?: readonly HttpFile[] | undefined;
}

/** What shoppers say of products (S §7, reviews). Loaded when first used; reading them is `product.reviews`. */
export interface ReviewsArea {
  /**
   * Sends a review; it shows once it is approved.
   * @throws ShopError 'invalid-input' naming the field and its limit; 'request-rejected' when the shop refuses it
   */
  create(draft: ReviewDraft): Promise<{ readonly id: number; readonly status: number }>;
}
