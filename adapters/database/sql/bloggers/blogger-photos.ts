import type { BloggerPhoto, BloggerPhotoRepository } from '../../../platform/ports/bloggers/blogger-photos';
import { numberOf, optionalNumberOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';
import { placeholders } from '../base/placeholders';

export class SqlBloggerPhotos implements BloggerPhotoRepository {
  constructor(private readonly connection: SqlConnection) {}

  async ofProducts(bloggerId: number, ids?: readonly number[]): Promise<readonly BloggerPhoto[]> {
    const these = ids === undefined ? 'product_id IS NOT NULL' : `product_id IN (${placeholders(ids.length)})`;
    if (ids?.length === 0) return [];
    const rows = await this.connection
      .sql(
        `SELECT path, hash, product_id, created_at FROM blogger_photo WHERE blogger_id = ? AND ${these} ORDER BY created_at, id`,
      )
      .all(bloggerId, ...(ids ?? []));
    return rows.map(photoOf);
  }

  async find(bloggerId: number, hash: string, productId: number | undefined): Promise<string | undefined> {
    const row = await this.connection
      .sql('SELECT path FROM blogger_photo WHERE blogger_id = ? AND hash = ? AND coalesce(product_id, 0) = ?')
      .first(bloggerId, hash, productId ?? 0);
    return row && textOf(row, 'path');
  }

  async own(bloggerId: number, paths: readonly string[]): Promise<ReadonlySet<string>> {
    if (paths.length === 0) return new Set();
    const rows = await this.connection
      .sql(`SELECT path FROM blogger_photo WHERE blogger_id = ? AND path IN (${placeholders(paths.length)})`)
      .all(bloggerId, ...paths);
    return new Set(rows.map((row) => textOf(row, 'path')));
  }

  async add(bloggerId: number, { path, hash, productId, createdAt }: BloggerPhoto): Promise<void> {
    await this.connection
      .sql('INSERT INTO blogger_photo (blogger_id, path, hash, product_id, created_at) VALUES (?, ?, ?, ?, ?)')
      .run(bloggerId, path, hash, productId ?? null, createdAt);
  }

  async renew(bloggerId: number, path: string, now: number): Promise<void> {
    await this.connection
      .sql('UPDATE blogger_photo SET created_at = ? WHERE blogger_id = ? AND path = ? AND post_id IS NULL')
      .run(now, bloggerId, path);
  }

  async use(bloggerId: number, paths: readonly string[], postId: number): Promise<void> {
    if (paths.length === 0) return;
    await this.connection
      .sql(
        `UPDATE blogger_photo SET post_id = ? WHERE blogger_id = ? AND post_id IS NULL AND path IN (${placeholders(paths.length)})`,
      )
      .run(postId, bloggerId, ...paths);
  }

  async dropUnused(bloggerId: number, max: number): Promise<readonly string[]> {
    const rows = await this.connection
      .sql(
        `SELECT id, path FROM blogger_photo WHERE blogger_id = ? AND post_id IS NULL ORDER BY created_at DESC, id DESC`,
      )
      .all(bloggerId);
    const dropped = rows.slice(max);
    const remove = this.connection.sql('DELETE FROM blogger_photo WHERE id = ?');
    for (const row of dropped) await remove.run(numberOf(row, 'id'));
    return dropped.map((row) => textOf(row, 'path'));
  }
}

function photoOf(row: Row): BloggerPhoto {
  return {
    path: textOf(row, 'path'),
    hash: textOf(row, 'hash'),
    productId: optionalNumberOf(row, 'product_id'),
    createdAt: numberOf(row, 'created_at'),
  };
}
