import type { Review } from '../../../../core/contract';
import type { ReviewPhoto } from '../../../../core/contract/catalogue/manage-reviews';
import { CART_THUMBNAIL, GALLERY_IMAGE, imageUrl, type ImageSize } from '../../../../core/media';
import { notFound, type OrderFileLinks, type EventLog, type Settings } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import { APPROVED, DECLINED } from '../../ports/catalogue/reviews';
import { reviewIn } from '../../content';
import type { PastReview, PastReviewOutcome, ReviewHistory } from '../../ports/catalogue/past-reviews';
import { bringInReviews } from './bring-in-reviews';

export class ReviewAdmin implements ReviewHistory {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly events: EventLog;
      readonly fileLinks: OrderFileLinks;
      readonly settings: Pick<Settings, 'clock'>;
    },
  ) {}

  async pending(sku?: string): Promise<readonly Review[]> {
    const reviews = await this.parts.database.read((db) => db.reviews.pending(sku));
    return reviews.map((review) => reviewIn(review));
  }

  async photos(id: number): Promise<readonly ReviewPhoto[]> {
    const { database, fileLinks, settings } = this.parts;
    const found = await database.read((db) => db.reviews.find(id));
    if (found === undefined) throw notFound(`review ${String(id)} does not exist`);
    const now = settings.clock.now();
    const linkOf = (photo: string, size: ImageSize) => fileLinks.sign(imageUrl(photo, size), now);
    return (found.review.photos ?? []).map((photo) => ({
      small: linkOf(photo, CART_THUMBNAIL),
      large: linkOf(photo, GALLERY_IMAGE),
    }));
  }

  /**
   * Publishes a review and updates the rating.
   * @returns undefined for an unknown id
   */
  approve(id: number): Promise<Review | undefined> {
    return this.#decide(id, APPROVED);
  }

  /** Hides but keeps a review. @returns as `approve` */
  decline(id: number): Promise<Review | undefined> {
    return this.#decide(id, DECLINED);
  }

  bringIn(
    reviews: readonly PastReview[],
    { dryRun }: { readonly dryRun: boolean },
  ): Promise<readonly PastReviewOutcome[]> {
    const now = this.parts.settings.clock.now();
    return this.parts.database.write((db) => bringInReviews(db, reviews, { now, dryRun }));
  }

  skusOfHandles(handles: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.parts.database.read(async (db) => {
      const found = new Map<string, string>();
      for (const handle of handles) {
        const [id] = await db.products.idsByKey('url_key', [handle]);
        const product = id === undefined ? undefined : await db.products.byId(id);
        if (product !== undefined) found.set(handle, product.document.sku);
      }
      return found;
    });
  }

  async decide(db: Repositories, id: number, status: number): Promise<Review | undefined> {
    const found = await db.reviews.find(id);
    if (found === undefined) return undefined;
    const review = reviewIn(found.review);
    if (found.status === status) return review;
    await db.reviews.setStatus(id, status);
    if (review.product_sku !== undefined) await db.products.rate(review.product_sku);
    await db.versions.raise('catalogue');
    if (status === APPROVED) {
      const sku = review.product_sku;
      const data = { review_id: id, ...(sku !== undefined && { sku }) };
      await this.parts.events.record(db, { name: 'review.approved', data });
    }
    return review;
  }

  async answer(db: Repositories, id: number, text: string): Promise<void> {
    const created_at = new Date(this.parts.settings.clock.now()).toISOString();
    await db.reviews.setAnswer(id, text === '' ? undefined : { text, created_at });
    await db.versions.raise('catalogue');
  }

  #decide(id: number, status: number): Promise<Review | undefined> {
    return this.parts.database.write((db) => this.decide(db, id, status));
  }
}
