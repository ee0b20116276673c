import type { PostType } from '../../../core/contract';
import type {
  BloggerRepository,
  PromoDocument,
  StoredPayout,
  StoredPost,
  StoredPromo,
  StoredSale,
} from '../../platform/ports/bloggers';
import type { OrderDocument } from '../../platform/ports/orders';
import { documentOf, numberOf, optionalNumberOf, textOf } from './columns';
import type { Row, SqlConnection } from './connection';
import { jsonPart } from './json';
import { letterOf, statusOf } from './orders';

export class SqlBloggers implements BloggerRepository {
  constructor(private readonly connection: SqlConnection) {}

  async products(bloggerId: number, limit: number): Promise<readonly StoredPromo[]> {
    const parts = await this.#partsOf(bloggerId);
    return (
      await this.connection
        .sql('SELECT id, document FROM blogger_product WHERE blogger_id = ? ORDER BY id DESC LIMIT ?')
        .all(bloggerId, limit)
    ).map((row) => {
      const id = numberOf(row, 'id');
      return { ...documentOf<PromoDocument>(row, 'document'), id, parts: parts.get(id) ?? [] };
    });
  }

  async #partsOf(bloggerId: number): Promise<ReadonlyMap<number, readonly number[]>> {
    const rows = await this.connection
      .sql(
        `SELECT set_id, part_id FROM blogger_set_part JOIN blogger_product ON blogger_product.id = set_id
         WHERE blogger_id = ? ORDER BY set_id, part_id`,
      )
      .all(bloggerId);
    return grouped(rows, 'set_id', 'part_id');
  }

  async countProducts(bloggerId: number): Promise<number> {
    return this.#count('blogger_product', bloggerId);
  }

  async addProduct(bloggerId: number, document: PromoDocument, parts: readonly number[] = []): Promise<number> {
    const id = numberOf(
      (await this.connection
        .sql('INSERT INTO blogger_product (blogger_id, document) VALUES (?, ?) RETURNING id')
        .first(bloggerId, JSON.stringify(document))) ?? {},
      'id',
    );
    const insert = this.connection.sql('INSERT INTO blogger_set_part (set_id, part_id) VALUES (?, ?)');
    for (const part of parts) await insert.run(id, part);
    return id;
  }

  async posts(bloggerId: number, limit: number): Promise<readonly StoredPost[]> {
    const products = grouped(
      await this.connection
        .sql(
          `SELECT post_id, product_id FROM blogger_post_product JOIN blogger_post ON blogger_post.id = post_id
           WHERE blogger_id = ? ORDER BY post_id, product_id`,
        )
        .all(bloggerId),
      'post_id',
      'product_id',
    );
    return (
      await this.connection
        .sql(
          'SELECT id, type, promoted_at, document FROM blogger_post WHERE blogger_id = ? ORDER BY promoted_at DESC, id DESC LIMIT ?',
        )
        .all(bloggerId, limit)
    ).map((row) => {
      const id = numberOf(row, 'id');
      return {
        id,
        type: postTypeOf(row),
        promotedAt: numberOf(row, 'promoted_at'),
        ...documentOf<Pick<StoredPost, 'images' | 'text'>>(row, 'document'),
        products: products.get(id) ?? [],
      };
    });
  }

  async countPosts(bloggerId: number): Promise<number> {
    return this.#count('blogger_post', bloggerId);
  }

  async addPost(bloggerId: number, post: Omit<StoredPost, 'id'>): Promise<number> {
    const { type, promotedAt, text, images } = post;
    const id = numberOf(
      (await this.connection
        .sql('INSERT INTO blogger_post (blogger_id, type, promoted_at, document) VALUES (?, ?, ?, ?) RETURNING id')
        .first(bloggerId, type, promotedAt, JSON.stringify({ text, images }))) ?? {},
      'id',
    );
    const insert = this.connection.sql('INSERT INTO blogger_post_product (post_id, product_id) VALUES (?, ?)');
    for (const product of post.products) await insert.run(id, product);
    return id;
  }

  async payouts(bloggerId: number, limit: number): Promise<readonly StoredPayout[]> {
    return (
      await this.connection
        .sql(
          `SELECT id, sum, bonus, currency, created_at, paid_at,
           (SELECT count(*) FROM royalty WHERE payout_id = blogger_payout.id) AS orders
         FROM blogger_payout WHERE blogger_id = ? ORDER BY id DESC LIMIT ?`,
        )
        .all(bloggerId, limit)
    ).map((row) => ({
      id: numberOf(row, 'id'),
      sum: numberOf(row, 'sum'),
      bonus: numberOf(row, 'bonus'),
      currency: textOf(row, 'currency'),
      createdAt: numberOf(row, 'created_at'),
      paidAt: optionalNumberOf(row, 'paid_at'),
      orders: numberOf(row, 'orders'),
    }));
  }

  async countPayouts(bloggerId: number): Promise<number> {
    return this.#count('blogger_payout', bloggerId);
  }

  async addPayout(
    bloggerId: number,
    payout: Omit<StoredPayout, 'id' | 'orders'>,
    orderIds: readonly number[],
  ): Promise<number> {
    const id = numberOf(
      (await this.connection
        .sql(
          'INSERT INTO blogger_payout (blogger_id, sum, bonus, currency, created_at, paid_at) VALUES (?, ?, ?, ?, ?, ?) RETURNING id',
        )
        .first(bloggerId, payout.sum, payout.bonus, payout.currency, payout.createdAt, payout.paidAt ?? null)) ?? {},
      'id',
    );
    const settle = this.connection.sql('UPDATE royalty SET payout_id = ? WHERE order_id = ? AND blogger_id = ?');
    for (const orderId of orderIds) await settle.run(id, orderId, bloggerId);
    return id;
  }

  async addRoyalty(
    bloggerId: number,
    royalty: { readonly orderId: number; readonly sum: number; readonly bonus: number; readonly currency: string },
  ): Promise<void> {
    await this.connection
      .sql('INSERT INTO royalty (order_id, blogger_id, sum, bonus, currency) VALUES (?, ?, ?, ?, ?)')
      .run(royalty.orderId, bloggerId, royalty.sum, royalty.bonus, royalty.currency);
  }

  async royaltyOf(
    orderId: number,
  ): Promise<{ sum: number; bonus: number; currency: string; sent: boolean } | undefined> {
    const row = await this.connection
      .sql(
        `SELECT royalty.sum AS sum, royalty.bonus AS bonus, royalty.currency AS currency, paid_at
         FROM royalty LEFT JOIN blogger_payout ON blogger_payout.id = payout_id WHERE order_id = ?`,
      )
      .first(orderId);
    return (
      row && {
        sum: numberOf(row, 'sum'),
        bonus: numberOf(row, 'bonus'),
        currency: textOf(row, 'currency'),
        sent: optionalNumberOf(row, 'paid_at') !== undefined,
      }
    );
  }

  async sales(bloggerId: number, limit: number): Promise<readonly StoredSale[]> {
    return (
      await this.connection
        .sql(
          `SELECT o.id AS id, number, o.created_at AS created_at, delivery_status, status, redirect, grand_total, o.currency AS order_currency,
           ${jsonPart(this.connection.dialect, 'o.document', 'products')} AS products, r.sum AS sum, r.bonus AS bonus, r.currency AS currency, payout_id, paid_at
         FROM royalty r JOIN shop_order o ON o.id = r.order_id LEFT JOIN blogger_payout p ON p.id = payout_id
         WHERE r.blogger_id = ? ORDER BY o.created_at DESC, o.id DESC LIMIT ?`,
        )
        .all(bloggerId, limit)
    ).map(saleOf);
  }

  async countSales(bloggerId: number): Promise<number> {
    return this.#count('royalty', bloggerId);
  }

  async #count(
    table: 'blogger_payout' | 'blogger_post' | 'blogger_product' | 'royalty',
    bloggerId: number,
  ): Promise<number> {
    const row = await this.connection.sql(`SELECT count(*) AS n FROM ${table} WHERE blogger_id = ?`).first(bloggerId);
    return numberOf(row ?? {}, 'n');
  }
}

function saleOf(row: Row): StoredSale {
  return {
    orderId: numberOf(row, 'id'),
    number: textOf(row, 'number'),
    createdAt: numberOf(row, 'created_at'),
    deliveryStatus: letterOf(row),
    canceled: statusOf(row) === 'canceled',
    grandTotal: numberOf(row, 'grand_total'),
    orderCurrency: textOf(row, 'order_currency'),
    products: documentOf<OrderDocument['products']>(row, 'products'),
    sum: numberOf(row, 'sum'),
    bonus: numberOf(row, 'bonus'),
    currency: textOf(row, 'currency'),
    payoutId: optionalNumberOf(row, 'payout_id'),
    paidAt: optionalNumberOf(row, 'paid_at'),
  };
}

function postTypeOf(row: Row): PostType {
  const type = textOf(row, 'type');
  return type === 'profile' || type === 'story' ? type : 'post';
}

/** The second column's numbers by the first's. */
function grouped(rows: readonly Row[], by: string, of: string): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const row of rows) {
    const key = numberOf(row, by);
    const group = groups.get(key) ?? [];
    group.push(numberOf(row, of));
    groups.set(key, group);
  }
  return groups;
}
