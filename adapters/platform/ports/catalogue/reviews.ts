import type { Review } from '../../../../core/contract';
import type { ReviewFit } from '../../../../core/contract/foundation/limits';
import type { ReviewAnswer } from '../../../../core/contract/catalogue/manage-reviews';
import type { ReviewRecord } from './catalogue-data';

export type NewReview = Readonly<
  Pick<Review, 'entity_id' | 'title' | 'detail' | 'nickname' | 'rating' | 'created_at' | 'photos'>
> & { readonly product_sku: string; readonly fit?: ReviewFit | undefined };

export type StoredReview = Review & Pick<ReviewRecord, 'words'>;

export const APPROVED = 1;
export const PENDING = 2;
export const DECLINED = 3;

export interface ReviewRepository {
  /** Newest first. */
  ofProduct(sku: string): Promise<readonly StoredReview[]>;
  /** Oldest first. @param sku limits to one product */
  pending(sku?: string): Promise<readonly StoredReview[]>;
  find(id: number): Promise<{ readonly review: StoredReview; readonly status: number } | undefined>;
  list(wanted: ReviewsQuery): Promise<{
    readonly items: readonly { readonly review: StoredReview; readonly status: number }[];
    readonly total: number;
  }>;
  setStatus(id: number, status: number): Promise<void>;
  setAnswer(id: number, answer: ReviewAnswer | undefined): Promise<void>;
  /** @param customerId signed-in author */
  add(review: NewReview, status: number, customerId?: number): Promise<number>;
  setPhotos(id: number, photos: readonly string[]): Promise<void>;
  remove(id: number): Promise<void>;
  /**
   * @param path case-insensitive
   * @param review review id if known; otherwise all are searched
   */
  statusOfPhoto(path: string, review: number | undefined): Promise<number | undefined>;
  writeAll(reviews: readonly ReviewRecord[]): Promise<void>;
}

export interface ReviewsQuery {
  readonly q: string | undefined;
  readonly sort: { readonly by: string; readonly isDescending: boolean } | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly status: number | undefined;
  readonly sku: string | undefined;
  readonly rating: number | undefined;
}
