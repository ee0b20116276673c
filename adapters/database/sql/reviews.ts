import type { ReviewRecord } from '../../platform/ports/catalogue-data';
import {
  APPROVED,
  PENDING,
  type NewReview,
  type ReviewRepository,
  type StoredReview,
} from '../../platform/ports/reviews';
import { documentOf, numberOf } from './columns';
import type { Row, SqlConnection } from './connection';

export class SqlReviews implements ReviewRepository {
  constructor(private readonly connection: SqlConnection) {}

  async ofProduct(sku: string): Promise<readonly StoredReview[]> {
    const rows = await this.connection
      .sql('SELECT document FROM review WHERE product_sku = ? AND status = ? ORDER BY created_at DESC, id DESC')
      .all(sku, APPROVED);
    return rows.map(reviewOf);
  }

  async pending(sku?: string): Promise<readonly StoredReview[]> {
    const rows =
      sku === undefined
        ? await this.connection.sql('SELECT document FROM review WHERE status = ? ORDER BY created_at, id').all(PENDING)
        : await this.connection
            .sql('SELECT document FROM review WHERE status = ? AND product_sku = ? ORDER BY created_at, id')
            .all(PENDING, sku);
    return rows.map(reviewOf);
  }

  async find(id: number): Promise<{ readonly review: StoredReview; readonly status: number } | undefined> {
    const row = await this.connection.sql('SELECT document, status FROM review WHERE id = ?').first(id);
    return row && { review: reviewOf(row), status: numberOf(row, 'status') };
  }

  async setStatus(id: number, status: number): Promise<void> {
    await this.connection.sql('UPDATE review SET status = ? WHERE id = ?').run(status, id);
  }

  async add(review: NewReview, status: number): Promise<number> {
    const row = await this.connection.sql('SELECT coalesce(max(id), 0) + 1 AS id FROM review').first();
    const id = numberOf(row ?? {}, 'id');
    await this.connection
      .sql('INSERT INTO review (id, product_sku, status, created_at, document) VALUES (?, ?, ?, ?, ?)')
      .run(id, review.product_sku, status, review.created_at, JSON.stringify({ ...review, id }));
    return id;
  }

  async writeAll(reviews: readonly ReviewRecord[]): Promise<void> {
    const statement = this.connection.sql(
      `INSERT INTO review (id, product_sku, status, created_at, document) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET product_sku = excluded.product_sku, status = excluded.status,
         created_at = excluded.created_at, document = excluded.document`,
    );
    for (const { status, ...review } of reviews) {
      await statement.run(review.id, review.product_sku, status, review.created_at, JSON.stringify(review));
    }
  }
}

function reviewOf(row: Row): StoredReview {
  return documentOf<StoredReview>(row, 'document');
}
