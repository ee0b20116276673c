import type { Review } from '../../../core/contract';
import type { Language, ReviewRecord } from '../catalogue-data';
import { documentOf, numberOf } from '../database/columns';
import type { Sqlite } from '../database/sqlite';

/** 1: shown to everybody (S §7, review); 2: waiting for approval; 3: declined, kept for the record. */
export const APPROVED = 1;
export const PENDING = 2;
export const DECLINED = 3;

/** A review before it has an id. */
type NewReview = Readonly<
  Pick<Review, 'entity_id' | 'title' | 'detail' | 'nickname' | 'rating' | 'created_at' | 'photos'>
> & { readonly product_sku: string };

export class ReviewRepository {
  constructor(private readonly database: Sqlite) {}

  /** Approved reviews of a product, newest first, in a language where they have words in it; otherwise as they were written. */
  ofProduct(sku: string, language: Language): readonly Review[] {
    return this.database
      .sql('SELECT document FROM review WHERE product_sku = ? AND status = ? ORDER BY created_at DESC, id DESC')
      .all(sku, APPROVED)
      .map((row) => reviewIn(documentOf<Translated>(row, 'document'), language));
  }

  /** Reviews that wait for approval, oldest first. @param sku of one product only, if given */
  pending(sku?: string): readonly Review[] {
    return this.database
      .sql('SELECT document FROM review WHERE status = ?1 AND (?2 IS NULL OR product_sku = ?2) ORDER BY created_at, id')
      .all(PENDING, sku ?? null)
      .map((row) => reviewIn(documentOf<Translated>(row, 'document')));
  }

  /** A review with its status. */
  find(id: number): { readonly review: Review; readonly status: number } | undefined {
    const row = this.database.sql('SELECT document, status FROM review WHERE id = ?').first(id);
    return row && { review: reviewIn(documentOf<Translated>(row, 'document')), status: numberOf(row, 'status') };
  }

  setStatus(id: number, status: number): void {
    this.database.sql('UPDATE review SET status = ? WHERE id = ?').run(status, id);
  }

  /** Keeps a new review and gives it its id. */
  add(review: NewReview, status: number): number {
    return this.database.transaction(() => {
      const id = numberOf(this.database.sql('SELECT coalesce(max(id), 0) + 1 AS id FROM review').first() ?? {}, 'id');
      this.database
        .sql('INSERT INTO review (id, product_sku, status, created_at, document) VALUES (?, ?, ?, ?, ?)')
        .run(id, review.product_sku, status, review.created_at, JSON.stringify({ ...review, id }));
      return id;
    });
  }
}

type Translated = Review & Pick<ReviewRecord, 'words'>;

/** A review in one language, without what it says in others. */
function reviewIn(stored: Translated, language?: Language): Review {
  const { words, ...review } = stored;
  return { ...review, ...(language !== undefined && words?.[language]) };
}
