import type { PostType, PromoProduct } from '../../../core/contract';
import { documentOf, numberOf, optionalNumberOf, textOf } from '../database/columns';
import type { Row, Sqlite } from '../database/sqlite';
import { letterOf, statusOf } from '../orders/order-repository';
import type { OrderDocument } from '../orders/order-repository';

/** What is kept of a promo product; what follows from its posts is worked out. Moments in milliseconds. */
export interface PromoDocument {
  readonly sku?: string;
  readonly slug?: string;
  readonly image?: string;
  readonly title: string;
  readonly type: PromoProduct['type_type'];
  readonly orderId?: string;
  readonly deliveredAt?: number;
  readonly daysToDelivery?: number;
  readonly archive?: { readonly at: number; readonly reason: string; readonly notes: string; readonly by: string };
  readonly images?: readonly string[];
}

export interface StoredPromo extends PromoDocument {
  readonly id: number;
  /** Ids of the products that a set is made of; empty for a product. */
  readonly parts: readonly number[];
}

export interface StoredPost {
  readonly id: number;
  readonly type: PostType;
  readonly promotedAt: number;
  readonly text: string;
  readonly images: readonly string[];
  readonly products: readonly number[];
}

export interface StoredPayout {
  readonly id: number;
  readonly sum: number;
  readonly bonus: number;
  readonly currency: string;
  readonly createdAt: number;
  readonly paidAt: number | undefined;
  readonly orders: number;
}

/** An order that a blogger earns by. Amounts in minor units. */
export interface StoredSale {
  readonly orderId: number;
  readonly number: string;
  readonly createdAt: number;
  readonly deliveryStatus: string;
  readonly canceled: boolean;
  readonly grandTotal: number;
  readonly orderCurrency: string;
  readonly products: OrderDocument['products'];
  readonly sum: number;
  readonly bonus: number;
  readonly currency: string;
  readonly payoutId: number | undefined;
  readonly paidAt: number | undefined;
}

/** What bloggers show, post and earn. Every read is of one blogger. */
export class BloggerRepository {
  constructor(private readonly database: Sqlite) {}

  products(bloggerId: number, limit: number): readonly StoredPromo[] {
    const parts = this.#partsOf(bloggerId);
    return this.database
      .sql('SELECT id, document FROM blogger_product WHERE blogger_id = ? ORDER BY id DESC LIMIT ?')
      .all(bloggerId, limit)
      .map((row) => {
        const id = numberOf(row, 'id');
        return { ...documentOf<PromoDocument>(row, 'document'), id, parts: parts.get(id) ?? [] };
      });
  }

  #partsOf(bloggerId: number): ReadonlyMap<number, readonly number[]> {
    const rows = this.database
      .sql(
        `SELECT set_id, part_id FROM blogger_set_part JOIN blogger_product ON blogger_product.id = set_id
         WHERE blogger_id = ? ORDER BY set_id, part_id`,
      )
      .all(bloggerId);
    return grouped(rows, 'set_id', 'part_id');
  }

  countProducts(bloggerId: number): number {
    return this.#count('blogger_product', bloggerId);
  }

  addProduct(bloggerId: number, document: PromoDocument, parts: readonly number[] = []): number {
    const id = numberOf(
      this.database
        .sql('INSERT INTO blogger_product (blogger_id, document) VALUES (?, ?) RETURNING id')
        .first(bloggerId, JSON.stringify(document)) ?? {},
      'id',
    );
    const insert = this.database.sql('INSERT INTO blogger_set_part (set_id, part_id) VALUES (?, ?)');
    for (const part of parts) insert.run(id, part);
    return id;
  }

  posts(bloggerId: number, limit: number): readonly StoredPost[] {
    const products = grouped(
      this.database
        .sql(
          `SELECT post_id, product_id FROM blogger_post_product JOIN blogger_post ON blogger_post.id = post_id
           WHERE blogger_id = ? ORDER BY post_id, product_id`,
        )
        .all(bloggerId),
      'post_id',
      'product_id',
    );
    return this.database
      .sql(
        'SELECT id, type, promoted_at, document FROM blogger_post WHERE blogger_id = ? ORDER BY promoted_at DESC, id DESC LIMIT ?',
      )
      .all(bloggerId, limit)
      .map((row) => {
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

  countPosts(bloggerId: number): number {
    return this.#count('blogger_post', bloggerId);
  }

  addPost(bloggerId: number, post: Omit<StoredPost, 'id'>): number {
    const { type, promotedAt, text, images } = post;
    const id = numberOf(
      this.database
        .sql('INSERT INTO blogger_post (blogger_id, type, promoted_at, document) VALUES (?, ?, ?, ?) RETURNING id')
        .first(bloggerId, type, promotedAt, JSON.stringify({ text, images })) ?? {},
      'id',
    );
    const insert = this.database.sql('INSERT INTO blogger_post_product (post_id, product_id) VALUES (?, ?)');
    for (const product of post.products) insert.run(id, product);
    return id;
  }

  payouts(bloggerId: number, limit: number): readonly StoredPayout[] {
    return this.database
      .sql(
        `SELECT id, sum, bonus, currency, created_at, paid_at,
           (SELECT count(*) FROM royalty WHERE payout_id = blogger_payout.id) AS orders
         FROM blogger_payout WHERE blogger_id = ? ORDER BY id DESC LIMIT ?`,
      )
      .all(bloggerId, limit)
      .map((row) => ({
        id: numberOf(row, 'id'),
        sum: numberOf(row, 'sum'),
        bonus: numberOf(row, 'bonus'),
        currency: textOf(row, 'currency'),
        createdAt: numberOf(row, 'created_at'),
        paidAt: optionalNumberOf(row, 'paid_at'),
        orders: numberOf(row, 'orders'),
      }));
  }

  countPayouts(bloggerId: number): number {
    return this.#count('blogger_payout', bloggerId);
  }

  addPayout(bloggerId: number, payout: Omit<StoredPayout, 'id' | 'orders'>, orderIds: readonly number[]): number {
    const id = numberOf(
      this.database
        .sql(
          'INSERT INTO blogger_payout (blogger_id, sum, bonus, currency, created_at, paid_at) VALUES (?, ?, ?, ?, ?, ?) RETURNING id',
        )
        .first(bloggerId, payout.sum, payout.bonus, payout.currency, payout.createdAt, payout.paidAt ?? null) ?? {},
      'id',
    );
    const settle = this.database.sql('UPDATE royalty SET payout_id = ? WHERE order_id = ? AND blogger_id = ?');
    for (const orderId of orderIds) settle.run(id, orderId, bloggerId);
    return id;
  }

  addRoyalty(
    bloggerId: number,
    royalty: { readonly orderId: number; readonly sum: number; readonly bonus: number; readonly currency: string },
  ): void {
    this.database
      .sql('INSERT INTO royalty (order_id, blogger_id, sum, bonus, currency) VALUES (?, ?, ?, ?, ?)')
      .run(royalty.orderId, bloggerId, royalty.sum, royalty.bonus, royalty.currency);
  }

  /** What is earned by an order, by any blogger. */
  royaltyOf(orderId: number): { sum: number; bonus: number; currency: string; sent: boolean } | undefined {
    const row = this.database
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

  sales(bloggerId: number, limit: number): readonly StoredSale[] {
    return this.database
      .sql(
        `SELECT o.id AS id, number, o.created_at AS created_at, delivery_status, status, redirect, grand_total, o.currency AS order_currency,
           json_extract(o.document, '$.products') AS products, r.sum AS sum, r.bonus AS bonus, r.currency AS currency, payout_id, paid_at
         FROM royalty r JOIN shop_order o ON o.id = r.order_id LEFT JOIN blogger_payout p ON p.id = payout_id
         WHERE r.blogger_id = ? ORDER BY o.created_at DESC, o.id DESC LIMIT ?`,
      )
      .all(bloggerId, limit)
      .map(saleOf);
  }

  countSales(bloggerId: number): number {
    return this.#count('royalty', bloggerId);
  }

  #count(table: 'blogger_payout' | 'blogger_post' | 'blogger_product' | 'royalty', bloggerId: number): number {
    const row = this.database.sql(`SELECT count(*) AS n FROM ${table} WHERE blogger_id = ?`).first(bloggerId);
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
