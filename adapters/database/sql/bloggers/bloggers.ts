import type { PostType } from '../../../../core/contract';
import type {
  BloggerRepository,
  HeldPromo,
  NewPost,
  PromoDocument,
  PromoPart,
  SetParts,
  Shown,
  StoredPost,
  StoredPromo,
} from '../../../platform/ports/bloggers/bloggers';
import { documentOf, numberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection, SqlValue } from '../base/connection';
import { placeholders } from '../base/placeholders';

export class SqlBloggers implements BloggerRepository {
  constructor(private readonly connection: SqlConnection) {}

  products(bloggerId: number, limit: number): Promise<readonly StoredPromo[]> {
    return this.#products('blogger_id = ? ORDER BY id DESC LIMIT ?', bloggerId, limit);
  }

  async countProducts(bloggerId: number): Promise<number> {
    return this.#count('blogger_product', bloggerId);
  }

  async hasRecords(bloggerId: number): Promise<boolean> {
    for (const table of ['blogger_post', 'blogger_photo', 'blogger_product'] as const)
      if ((await this.#count(table, bloggerId)) > 0) return true;
    return false;
  }

  async held(bloggerId: number): Promise<readonly HeldPromo[]> {
    const rows = await this.connection
      .sql(
        `SELECT document, CASE WHEN EXISTS (SELECT 1 FROM blogger_post_product WHERE product_id = blogger_product.id)
         THEN 1 ELSE 0 END AS shown FROM blogger_product WHERE blogger_id = ? AND parts_key IS NULL
         AND NOT EXISTS (SELECT 1 FROM blogger_set_part WHERE set_id = blogger_product.id)`,
      )
      .all(bloggerId);
    return rows.map((row) => {
      const { sku, orderedAt, deliveredAt, expectedAt, archive } = documentOf<PromoDocument>(row, 'document');
      const since = orderedAt ?? deliveredAt ?? expectedAt;
      return { sku, since, archivedBy: archive?.by, isShown: numberOf(row, 'shown') === 1 };
    });
  }

  async productsOf(bloggerId: number, ids: readonly number[]): Promise<readonly StoredPromo[]> {
    if (ids.length === 0) return [];
    return this.#products(`blogger_id = ? AND id IN (${placeholders(ids.length)})`, bloggerId, ...ids);
  }

  productsOfOrder(bloggerId: number, orderId: string): Promise<readonly StoredPromo[]> {
    return this.#products('blogger_id = ? AND order_id = ? ORDER BY id', bloggerId, orderId);
  }

  async #products(which: string, bloggerId: number, ...values: SqlValue[]): Promise<readonly StoredPromo[]> {
    const { connection } = this;
    const rows = await connection
      .sql(`SELECT id, document, parts_key FROM blogger_product WHERE ${which}`)
      .all(bloggerId, ...values);
    const isSet = rows.some((row) => optionalTextOf(row, 'parts_key') !== undefined);
    const parts = isSet ? await this.#partsOf(bloggerId) : new Map<number, readonly PromoPart[]>();
    return rows.map((row) => {
      const id = numberOf(row, 'id');
      return { ...documentOf<PromoDocument>(row, 'document'), id, parts: parts.get(id) ?? [] };
    });
  }

  async #partsOf(bloggerId: number): Promise<ReadonlyMap<number, readonly PromoPart[]>> {
    const rows = await this.connection
      .sql(
        `SELECT set_id, part_id, part.document AS document FROM blogger_set_part
         JOIN blogger_product made ON made.id = set_id JOIN blogger_product part ON part.id = part_id
         WHERE made.blogger_id = ? ORDER BY set_id, part_id`,
      )
      .all(bloggerId);
    return grouped(rows, 'set_id', partOf);
  }

  async addProduct(bloggerId: number, document: PromoDocument): Promise<number> {
    const row = await this.connection
      .sql(
        `INSERT INTO blogger_product (id, blogger_id, document, order_id) VALUES (${this.#newId()}, ?, ?, ?) RETURNING id`,
      )
      .first(bloggerId, JSON.stringify(document), document.orderId ?? null);
    return numberOf(row ?? {}, 'id');
  }

  /** Ids are never reused: drafts and photos refer to products by id. */
  #newId(): string {
    if (this.connection.dialect === 'postgres') return 'DEFAULT';
    return `max(coalesce((SELECT max(id) FROM blogger_product), 0),
      coalesce((SELECT value FROM meta WHERE key = 'blogger_product_gone'), 0)) + 1`;
  }

  async addSet(bloggerId: number, document: PromoDocument, { key, parts }: SetParts): Promise<number | undefined> {
    const row = await this.connection
      .sql(
        `INSERT INTO blogger_product (id, blogger_id, document, parts_key) VALUES (${this.#newId()}, ?, ?, ?)
         ON CONFLICT (blogger_id, parts_key) WHERE parts_key IS NOT NULL DO NOTHING RETURNING id`,
      )
      .first(bloggerId, JSON.stringify(document), key);
    if (row === undefined) return undefined;
    const id = numberOf(row, 'id');
    const insert = this.connection.sql('INSERT INTO blogger_set_part (set_id, part_id) VALUES (?, ?)');
    for (const part of parts) await insert.run(id, part);
    return id;
  }

  async setOf(bloggerId: number, key: string): Promise<number | undefined> {
    const row = await this.connection
      .sql('SELECT id FROM blogger_product WHERE blogger_id = ? AND parts_key = ?')
      .first(bloggerId, key);
    return row && numberOf(row, 'id');
  }

  async changeProduct(id: number, document: PromoDocument): Promise<void> {
    await this.connection.sql('UPDATE blogger_product SET document = ? WHERE id = ?').run(JSON.stringify(document), id);
  }

  async removeProduct(id: number): Promise<void> {
    await this.connection.sql('DELETE FROM blogger_product WHERE id = ?').run(id);
  }

  async shown(bloggerId: number, ids?: readonly number[]): Promise<readonly Shown[]> {
    if (ids?.length === 0) return [];
    const these = ids === undefined ? '' : `AND product_id IN (${placeholders(ids.length)})`;
    const rows = await this.connection
      .sql(
        `SELECT product_id, type, promoted_at FROM blogger_post JOIN blogger_post_product ON post_id = blogger_post.id
         WHERE blogger_id = ? ${these} ORDER BY promoted_at DESC, blogger_post.id DESC`,
      )
      .all(bloggerId, ...(ids ?? []));
    return rows.map((row) => ({
      productId: numberOf(row, 'product_id'),
      type: postTypeOf(row),
      promotedAt: numberOf(row, 'promoted_at'),
    }));
  }

  posts(bloggerId: number, limit: number): Promise<readonly StoredPost[]> {
    return this.#posts('blogger_id = ? ORDER BY promoted_at DESC, id DESC LIMIT ?', bloggerId, limit);
  }

  async postByUid(bloggerId: number, uid: string): Promise<StoredPost | undefined> {
    return (await this.#posts('blogger_id = ? AND uid = ?', bloggerId, uid))[0];
  }

  async #posts(which: string, bloggerId: number, ...values: SqlValue[]): Promise<readonly StoredPost[]> {
    const { connection } = this;
    const found = `SELECT id, type, promoted_at, document FROM blogger_post WHERE ${which}`;
    const rows = await connection.sql(found).all(bloggerId, ...values);
    if (rows.length === 0) return [];
    const products = grouped(
      await connection
        .sql(
          `SELECT post_id, product_id FROM blogger_post_product
           WHERE post_id IN (SELECT id FROM (${found}) AS found) ORDER BY post_id, product_id`,
        )
        .all(bloggerId, ...values),
      'post_id',
      (row) => numberOf(row, 'product_id'),
    );
    return rows.map((row) => {
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

  async addPost(bloggerId: number, post: NewPost): Promise<number> {
    const { type, promotedAt, text, images, uid } = post;
    const row = await this.connection
      .sql(
        'INSERT INTO blogger_post (blogger_id, type, promoted_at, document, uid) VALUES (?, ?, ?, ?, ?) RETURNING id',
      )
      .first(bloggerId, type, promotedAt, JSON.stringify({ text, images }), uid ?? null);
    const id = numberOf(row ?? {}, 'id');
    const insert = this.connection.sql('INSERT INTO blogger_post_product (post_id, product_id) VALUES (?, ?)');
    for (const product of post.products) await insert.run(id, product);
    return id;
  }

  async #count(table: 'blogger_photo' | 'blogger_post' | 'blogger_product', bloggerId: number): Promise<number> {
    const row = await this.connection.sql(`SELECT count(*) AS n FROM ${table} WHERE blogger_id = ?`).first(bloggerId);
    return numberOf(row ?? {}, 'n');
  }
}

function postTypeOf(row: Row): PostType {
  const type = textOf(row, 'type');
  return type === 'profile' || type === 'story' ? type : 'post';
}

function partOf(row: Row): PromoPart {
  const { type, deliveredAt } = documentOf<PromoDocument>(row, 'document');
  return { id: numberOf(row, 'part_id'), type, ...(deliveredAt !== undefined && { deliveredAt }) };
}

function grouped<T>(rows: readonly Row[], by: string, read: (row: Row) => T): ReadonlyMap<number, readonly T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const key = numberOf(row, by);
    const group = groups.get(key) ?? [];
    group.push(read(row));
    groups.set(key, group);
  }
  return groups;
}
