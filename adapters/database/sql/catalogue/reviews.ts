import type { ReviewRecord } from '../../../platform/ports/catalogue/catalogue-data';
import {
  APPROVED,
  PENDING,
  type NewReview,
  type ReviewRepository,
  type ReviewsQuery,
  type StoredReview,
} from '../../../platform/ports/catalogue/reviews';
import type { ReviewAnswer } from '../../../../core/contract/catalogue/manage-reviews';
import { lookUp } from '../../../../core/kernel/look-up';
import { documentOf, numberOf } from '../base/columns';
import { Conditions, containing } from '../base/conditions';
import type { Row, SqlConnection } from '../base/connection';
import { containingFolded, foldedReview } from '../base/folded';
import { jsonNumber } from '../base/json';

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

  async list({ q, sort, limit, offset, status, sku, rating }: ReviewsQuery) {
    const { dialect } = this.connection;
    const where = new Conditions();
    if (q !== undefined) where.add(`folded LIKE ? ESCAPE '\\'`, containingFolded(q));
    if (status !== undefined) where.add('status = ?', status);
    if (sku !== undefined) where.add('product_sku = ?', sku);
    const stars = jsonNumber(dialect, 'document', 'rating');
    if (rating !== undefined) where.add(`${stars} = ?`, rating);
    const columns = { created_at: 'created_at', rating: `coalesce(${stars}, 0)`, status: 'status' };
    const column = lookUp(columns, sort?.by ?? '') ?? columns.created_at;
    const direction = sort?.isDescending === false ? 'ASC' : 'DESC';
    const rows = await this.connection
      .sql(
        `SELECT document, status FROM review WHERE ${where.text} ORDER BY ${column} ${direction}, id ${direction} LIMIT ? OFFSET ?`,
      )
      .all(...where.values, limit, offset);
    const count = await this.connection
      .sql(`SELECT count(*) AS n FROM review WHERE ${where.text}`)
      .first(...where.values);
    const items = rows.map((row) => ({ review: reviewOf(row), status: numberOf(row, 'status') }));
    return { items, total: numberOf(count ?? {}, 'n') };
  }

  async setStatus(id: number, status: number): Promise<void> {
    await this.connection.sql('UPDATE review SET status = ? WHERE id = ?').run(status, id);
  }

  async setAnswer(id: number, answer: ReviewAnswer | undefined): Promise<void> {
    const row = await this.connection.sql('SELECT document FROM review WHERE id = ?').first(id);
    if (row === undefined) return;
    const document = JSON.stringify({ ...reviewOf(row), answer });
    await this.connection.sql('UPDATE review SET document = ? WHERE id = ?').run(document, id);
  }

  async add(review: NewReview, status: number, customerId?: number): Promise<number> {
    const row = await this.connection.sql('SELECT coalesce(max(id), 0) + 1 AS id FROM review').first();
    const id = numberOf(row ?? {}, 'id');
    await this.connection
      .sql(
        'INSERT INTO review (id, product_sku, status, created_at, document, folded, customer_id) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(
        ...[id, review.product_sku, status, review.created_at, JSON.stringify({ ...review, id })],
        ...[foldedReview(review), customerId ?? null],
      );
    return id;
  }

  async setPhotos(id: number, photos: readonly string[]): Promise<void> {
    const row = await this.connection.sql('SELECT document FROM review WHERE id = ?').first(id);
    if (row === undefined) return;
    const { photos: _, ...review } = reviewOf(row);
    const document = JSON.stringify({ ...review, ...(photos.length > 0 && { photos }) });
    await this.connection.sql('UPDATE review SET document = ? WHERE id = ?').run(document, id);
  }

  async remove(id: number): Promise<void> {
    await this.connection.sql('DELETE FROM review WHERE id = ?').run(id);
  }

  async statusOfPhoto(path: string, review: number | undefined): Promise<number | undefined> {
    const rows = await (review === undefined
      ? this.connection
          .sql(`SELECT document, status FROM review WHERE lower(document) LIKE ? ESCAPE '\\'`)
          .all(containing(path))
      : this.connection.sql('SELECT document, status FROM review WHERE id = ?').all(review));
    const wanted = path.toLowerCase();
    const found = rows.find((row) => reviewOf(row).photos?.some((photo) => photo.toLowerCase() === wanted) === true);
    return found && numberOf(found, 'status');
  }

  async writeAll(reviews: readonly ReviewRecord[]): Promise<void> {
    const statement = this.connection.sql(
      `INSERT INTO review (id, product_sku, status, created_at, document, folded) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET product_sku = excluded.product_sku, status = excluded.status,
         created_at = excluded.created_at, document = excluded.document, folded = excluded.folded`,
    );
    for (const { status, ...review } of reviews) {
      const values = [review.id, review.product_sku, status, review.created_at, JSON.stringify(review)];
      await statement.run(...values, foldedReview(review));
    }
  }
}

export function reviewOf(row: Row): StoredReview {
  return documentOf<StoredReview>(row, 'document');
}
