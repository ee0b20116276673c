import type { StockAlert, StockAlertRepository } from '../../../platform/ports/catalogue/stock-alerts';
import { numberOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';
import { ofMailbox } from '../base/mailbox-condition';
import { placeholders } from '../base/placeholders';

const COLUMNS = 'a.key, a.email, a.sku, a.store_code, a.created_at';

export class SqlStockAlerts implements StockAlertRepository {
  constructor(private readonly connection: SqlConnection) {}

  async add({ key, email, sku, storeCode, createdAt }: StockAlert): Promise<boolean> {
    const added = await this.connection
      .sql(
        `INSERT INTO stock_alert (key, email, sku, store_code, created_at, next_at) VALUES (?, ?, ?, ?, ?, 0)
         ON CONFLICT DO NOTHING`,
      )
      .run(key, email, sku, storeCode, createdAt);
    return added === 1;
  }

  async find(key: string): Promise<StockAlert | undefined> {
    const row = await this.connection.sql(`SELECT ${COLUMNS} FROM stock_alert a WHERE a.key = ?`).first(key);
    return row && alertOf(row);
  }

  async countOf(email: string): Promise<number> {
    const { text, values } = ofMailbox('email', email);
    const row = await this.connection.sql(`SELECT count(*) AS n FROM stock_alert WHERE ${text}`).first(...values);
    return numberOf(row ?? {}, 'n');
  }

  async remove(key: string): Promise<boolean> {
    return (await this.connection.sql('DELETE FROM stock_alert WHERE key = ?').run(key)) === 1;
  }

  async due(now: number, max: number): Promise<readonly StockAlert[]> {
    const rows = await this.connection
      .sql(
        `SELECT ${COLUMNS} FROM stock_alert a JOIN stock s ON s.sku = a.sku
         WHERE s.is_in_stock = 1 AND a.next_at <= ? ORDER BY a.created_at, a.key LIMIT ?`,
      )
      .all(now, max);
    return rows.map(alertOf);
  }

  async postpone(key: string, until: number): Promise<void> {
    await this.connection.sql('UPDATE stock_alert SET next_at = ? WHERE key = ?').run(until, key);
  }

  async waiting(skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (skus.length === 0) return new Map();
    const rows = await this.connection
      .sql(`SELECT sku, count(*) AS n FROM stock_alert WHERE sku IN (${placeholders(skus.length)}) GROUP BY sku`)
      .all(...skus);
    return new Map(rows.map((row) => [textOf(row, 'sku'), numberOf(row, 'n')]));
  }

  async maxWaited(max: number) {
    const rows = await this.connection
      .sql(
        `SELECT sku, count(*) AS n, min(created_at) AS since FROM stock_alert
         GROUP BY sku ORDER BY n DESC, sku LIMIT ?`,
      )
      .all(max);
    return rows.map((row) => ({ sku: textOf(row, 'sku'), waiting: numberOf(row, 'n'), since: numberOf(row, 'since') }));
  }

  prune(before: number): Promise<number> {
    return this.connection.sql('DELETE FROM stock_alert WHERE created_at < ?').run(before);
  }
}

function alertOf(row: Row): StockAlert {
  return {
    key: textOf(row, 'key'),
    email: textOf(row, 'email'),
    sku: textOf(row, 'sku'),
    storeCode: textOf(row, 'store_code'),
    createdAt: numberOf(row, 'created_at'),
  };
}
