import type { Review } from '../../../core/contract';
import { rateProduct } from '../catalogue/rate-products';
import type { Sqlite } from '../database/sqlite';
import type { VersionCounters } from '../database/versions';
import { APPROVED, DECLINED, type ReviewRepository } from './review-repository';

/** The merchant's side of reviews: a shopper's words show once somebody has read them. */
export class ReviewDesk {
  constructor(
    private readonly database: Sqlite,
    private readonly reviews: ReviewRepository,
    private readonly versions: VersionCounters,
  ) {}

  /** Reviews that wait, oldest first. @param sku of one product only, if given */
  pending(sku?: string): readonly Review[] {
    return this.reviews.pending(sku);
  }

  /**
   * Shows a review to everybody and counts it in its product's rating.
   * @returns the review; undefined when there is none of this id
   */
  approve(id: number): Review | undefined {
    return this.#decide(id, APPROVED);
  }

  /** Hides a review from everybody; it is kept. @returns as `approve` */
  decline(id: number): Review | undefined {
    return this.#decide(id, DECLINED);
  }

  #decide(id: number, status: number): Review | undefined {
    return this.database.transaction(() => {
      const found = this.reviews.find(id);
      if (found === undefined || found.status === status) return found?.review;
      this.reviews.setStatus(id, status);
      const { product_sku: sku } = found.review;
      if (sku !== undefined) rateProduct(this.database, sku);
      this.versions.raise('catalogue');
      return found.review;
    });
  }
}
