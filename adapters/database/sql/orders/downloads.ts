import type { DownloadRepository, DownloadRight, StoredDownloadFile } from '../../../platform/ports/orders/downloads';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';
import { placeholders } from '../base/placeholders';

const RIGHT = 'id, order_id, line, position, title, file_id, most, used, serial, granted_at, expires_at, last_at';

export class SqlDownloads implements DownloadRepository {
  constructor(private readonly connection: SqlConnection) {}

  async keepFile({ id, name, size, sha256, isSample, createdAt }: StoredDownloadFile): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO download_file (id, name, size, sha256, is_sample, created_at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, size = excluded.size, sha256 = excluded.sha256,
           is_sample = excluded.is_sample, created_at = excluded.created_at`,
      )
      .run(id, name, size, sha256, isSample ? 1 : 0, createdAt);
  }

  async file(id: string): Promise<StoredDownloadFile | undefined> {
    const row = await this.connection
      .sql('SELECT id, name, size, sha256, is_sample, created_at FROM download_file WHERE id = ?')
      .first(id);
    return (
      row && {
        id: textOf(row, 'id'),
        name: textOf(row, 'name'),
        size: numberOf(row, 'size'),
        sha256: textOf(row, 'sha256'),
        isSample: numberOf(row, 'is_sample') === 1,
        createdAt: numberOf(row, 'created_at'),
      }
    );
  }

  async add(right: DownloadRight): Promise<void> {
    const { id, orderId, line, position, title, fileId, max, used, serial, grantedAt, expiresAt, lastAt } = right;
    await this.connection
      .sql(`INSERT INTO order_download (${RIGHT}) VALUES (${placeholders(12)})`)
      .run(
        ...[id, orderId, line, position, title, fileId ?? null, max ?? null],
        ...[used, serial, grantedAt ?? null, expiresAt ?? null, lastAt ?? null],
      );
  }

  async byId(id: string): Promise<DownloadRight | undefined> {
    const row = await this.connection.sql(`SELECT ${RIGHT} FROM order_download WHERE id = ?`).first(id);
    return row && rightOf(row);
  }

  async ofOrders(orderIds: readonly number[]): Promise<readonly DownloadRight[]> {
    if (orderIds.length === 0) return [];
    const rows = await this.connection
      .sql(
        `SELECT ${RIGHT} FROM order_download WHERE order_id IN (${placeholders(orderIds.length)})
         ORDER BY order_id, line, position`,
      )
      .all(...orderIds);
    return rows.map(rightOf);
  }

  async ordersOfCustomer(customerId: number, { limit, offset }: { readonly limit: number; readonly offset: number }) {
    const owned = `FROM shop_order o WHERE o.customer_id = ?
      AND EXISTS (SELECT 1 FROM order_download d WHERE d.order_id = o.id)`;
    const rows = await this.connection
      .sql(`SELECT o.id ${owned} ORDER BY o.created_at DESC, o.id DESC LIMIT ? OFFSET ?`)
      .all(customerId, limit, offset);
    const count = await this.connection.sql(`SELECT count(*) AS n ${owned}`).first(customerId);
    return { ids: rows.map((row) => numberOf(row, 'id')), total: numberOf(count ?? {}, 'n') };
  }

  async change({ id, used, serial, grantedAt, expiresAt, lastAt }: DownloadRight): Promise<void> {
    await this.connection
      .sql('UPDATE order_download SET used = ?, serial = ?, granted_at = ?, expires_at = ?, last_at = ? WHERE id = ?')
      .run(used, serial, grantedAt ?? null, expiresAt ?? null, lastAt ?? null, id);
  }
}

function rightOf(row: Row): DownloadRight {
  return {
    id: textOf(row, 'id'),
    orderId: numberOf(row, 'order_id'),
    line: numberOf(row, 'line'),
    position: numberOf(row, 'position'),
    title: textOf(row, 'title'),
    fileId: optionalTextOf(row, 'file_id'),
    max: optionalNumberOf(row, 'most'),
    used: numberOf(row, 'used'),
    serial: numberOf(row, 'serial'),
    grantedAt: optionalNumberOf(row, 'granted_at'),
    expiresAt: optionalNumberOf(row, 'expires_at'),
    lastAt: optionalNumberOf(row, 'last_at'),
  };
}
