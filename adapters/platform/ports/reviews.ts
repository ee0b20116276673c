import type { Review } from '../../../core/contract';
import type { ReviewFit } from '../../../core/contract/limits';
import type { ReviewAnswer } from '../../../core/contract/manage-reviews';
import type { ReviewRecord } from './catalogue-data';

/** A review before it has an id. */
export type NewReview = Readonly<
  Pick<Review, 'entity_id' | 'title' | 'detail' | 'nickname' | 'rating' | 'created_at' | 'photos'>
> & { readonly product_sku: string; readonly fit?: ReviewFit | undefined };

/** A review as it is kept: in the words it was written in, and in other languages where it has them. */
export type StoredReview = Review & Pick<ReviewRecord, 'words'>;

/** Shown to everybody (S §7, review). */
export const APPROVED = 1;
/** Waits for approval. */
export const PENDING = 2;
/** Declined, kept for the record. */
export const DECLINED = 3;

export interface ReviewRepository {
  /** Approved reviews of a product, newest first. */
  ofProduct(sku: string): Promise<readonly StoredReview[]>;
  /** Reviews that wait for approval, oldest first. @param sku of one product only, if given */
  pending(sku?: string): Promise<readonly StoredReview[]>;
  /** A review with its status. */
  find(id: number): Promise<{ readonly review: StoredReview; readonly status: number } | undefined>;
  /** Reviews of any status; the newest first where nothing is said. */
  list(wanted: ReviewsWanted): Promise<{
    readonly items: readonly { readonly review: StoredReview; readonly status: number }[];
    readonly total: number;
  }>;
  setStatus(id: number, status: number): Promise<void>;
  /** What the shop answers to a review; undefined takes an answer away. */
  setAnswer(id: number, answer: ReviewAnswer | undefined): Promise<void>;
  /** Keeps a new review and gives it its id. */
  add(review: NewReview, status: number): Promise<number>;
  /** Names the photographs of a review, in place of those that it had. */
  setPhotos(id: number, photos: readonly string[]): Promise<void>;
  /** Forgets a review; does nothing where there is none. */
  remove(id: number): Promise<void>;
  /**
   * Status of the review that has a photograph; undefined where none has it.
   * @param path its path, in any case of letters
   * @param review id of the only review that may have it; all are looked through where it is not known
   */
  statusOfPhoto(path: string, review: number | undefined): Promise<number | undefined>;
  /** Writes reviews that have ids already. */
  writeAll(reviews: readonly ReviewRecord[]): Promise<void>;
}

export interface ReviewsWanted {
  /** Words of what was written. */
  readonly q: string | undefined;
  readonly sort: { readonly by: string; readonly isDescending: boolean } | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly status: number | undefined;
  readonly sku: string | undefined;
  readonly rating: number | undefined;
}
