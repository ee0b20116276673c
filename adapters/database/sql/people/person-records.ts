import type { StoredReview } from '../../../platform/ports/catalogue/reviews';
import type {
  PersonCart,
  PersonConsents,
  PersonRecordRepository,
  PersonReview,
  PersonSales,
  StoredNote,
} from '../../../platform/ports/people/person-records';
import { documentOf, numberOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';
import { placeholders } from '../base/placeholders';
import { SUMS, sumsOf } from '../staff/sales-sums';

const MOVED = ['shop_order', 'cart', 'review', 'person_note', 'impersonation'];
const CARTS = 10;

export class SqlPersonRecords implements PersonRecordRepository {
  constructor(private readonly connection: SqlConnection) {}

  async since(customerId: number): Promise<number> {
    const row = await this.connection.sql('SELECT created_at FROM customer WHERE id = ?').first(customerId);
    return numberOf(row ?? {}, 'created_at');
  }

  async notes(customerId: number): Promise<readonly StoredNote[]> {
    const rows = await this.connection
      .sql('SELECT id, at, who, text FROM person_note WHERE customer_id = ? ORDER BY at DESC, id DESC')
      .all(customerId);
    return rows.map(noteOf);
  }

  async addNote(customerId: number, { at, who, text }: Omit<StoredNote, 'id'>): Promise<void> {
    await this.connection
      .sql('INSERT INTO person_note (customer_id, at, who, text) VALUES (?, ?, ?, ?)')
      .run(customerId, at, who, text);
  }

  async removeNote(customerId: number, id: number): Promise<StoredNote | undefined> {
    const row = await this.connection
      .sql('DELETE FROM person_note WHERE customer_id = ? AND id = ? RETURNING id, at, who, text')
      .first(customerId, id);
    return row && noteOf(row);
  }

  async carts(customerId: number): Promise<readonly PersonCart[]> {
    const carts = await this.connection
      .sql(
        `SELECT token, store_code, updated_at FROM cart
         WHERE customer_id = ? AND status = 'open' AND EXISTS (SELECT 1 FROM cart_line WHERE cart_token = token)
         ORDER BY updated_at DESC, token LIMIT ?`,
      )
      .all(customerId, CARTS);
    const lines = this.connection.sql('SELECT sku, qty FROM cart_line WHERE cart_token = ? ORDER BY item_id');
    const found: PersonCart[] = [];
    for (const cart of carts) {
      const rows = await lines.all(textOf(cart, 'token'));
      const items = rows.map((row) => ({ sku: textOf(row, 'sku'), qty: numberOf(row, 'qty') }));
      found.push({ storeCode: textOf(cart, 'store_code'), changedAt: numberOf(cart, 'updated_at'), items });
    }
    return found;
  }

  async sales(customerId: number): Promise<readonly PersonSales[]> {
    const rows = await this.connection
      .sql(
        `SELECT f.currency, ${SUMS}, count(DISTINCT CASE WHEN f.kind = 'refund' THEN f.order_id END) AS returns
         FROM sales_fact f JOIN shop_order o ON o.id = f.order_id
         WHERE f.whole = 1 AND o.customer_id = ? GROUP BY f.currency ORDER BY f.currency`,
      )
      .all(customerId);
    return rows.map((row) => ({
      currency: textOf(row, 'currency'),
      sums: sumsOf(row),
      returns: numberOf(row, 'returns'),
    }));
  }

  async consents(emails: readonly string[]): Promise<PersonConsents> {
    if (emails.length === 0) return { newsletter: [], alerts: [] };
    const marks = placeholders(emails.length);
    const letters = await this.connection
      .sql(
        `SELECT email, store_code, created_at, confirmed_at FROM newsletter WHERE email IN (${marks}) ORDER BY email`,
      )
      .all(...emails);
    const alerts = await this.connection
      .sql(
        `SELECT email, sku, created_at FROM stock_alert WHERE lower(email) IN (${marks}) ORDER BY created_at DESC, sku`,
      )
      .all(...emails);
    return {
      newsletter: letters.map((row) => ({
        email: textOf(row, 'email'),
        storeCode: optionalTextOf(row, 'store_code') ?? '',
        since: numberOf(row, 'created_at'),
        confirmedAt: optionalNumberOf(row, 'confirmed_at'),
      })),
      alerts: alerts.map((row) => ({
        email: textOf(row, 'email'),
        sku: textOf(row, 'sku'),
        since: numberOf(row, 'created_at'),
      })),
    };
  }

  async counts(customerId: number): Promise<Readonly<Record<'carts' | 'notes' | 'orders' | 'reviews', number>>> {
    const count = async (from: string) => {
      const row = await this.connection.sql(`SELECT count(*) AS n FROM ${from} = ?`).first(customerId);
      return numberOf(row ?? {}, 'n');
    };
    return {
      orders: await count('shop_order WHERE customer_id'),
      carts: await count(`cart WHERE status = 'open' AND customer_id`),
      reviews: await count('review WHERE customer_id'),
      notes: await count('person_note WHERE customer_id'),
    };
  }

  async moveTo(from: number, into: number, logged: readonly string[]): Promise<void> {
    for (const table of MOVED)
      await this.connection.sql(`UPDATE ${table} SET customer_id = ? WHERE customer_id = ?`).run(into, from);
    await this.connection
      .sql(`UPDATE staff_change SET record = ? WHERE record = ? AND kind IN (${placeholders(logged.length)})`)
      .run(String(into), String(from), ...logged);
    await this.connection
      .sql(`UPDATE staff_change SET before = NULL, after = NULL WHERE kind = 'person' AND record = ?`)
      .run(String(from));
  }

  async reviews(customerId: number, max: number): Promise<readonly PersonReview[]> {
    const rows = await this.connection
      .sql(
        `SELECT id, product_sku, status, created_at, document FROM review WHERE customer_id = ?
         ORDER BY created_at DESC, id DESC LIMIT ?`,
      )
      .all(customerId, max);
    return rows.map(reviewOf);
  }
}

function noteOf(row: Row): StoredNote {
  return { id: numberOf(row, 'id'), at: numberOf(row, 'at'), who: textOf(row, 'who'), text: textOf(row, 'text') };
}

function reviewOf(row: Row): PersonReview {
  const { title, rating } = documentOf<StoredReview>(row, 'document');
  return {
    id: numberOf(row, 'id'),
    sku: textOf(row, 'product_sku'),
    title,
    rating: rating ?? undefined,
    at: textOf(row, 'created_at'),
    status: numberOf(row, 'status'),
  };
}
