import type { StockAnswer, StockRecord } from '../../../core/contract';
import { stockRecordOf } from '../catalogue/product-repository';
import { optionalNumberOf, textOf } from '../database/columns';
import type { Row, Sqlite } from '../database/sqlite';
import type { VersionCounters } from '../database/versions';
import { orderable } from './orderable';

/** A sku whose stock was changed, with what it is now. */
export interface ChangedStock {
  readonly sku: string;
  readonly record: StockRecord;
}

/** So many units of a sku. */
export interface Units {
  readonly sku: string;
  readonly qty: number;
}

const COLUMNS = 'sku, product_id, qty, is_in_stock, manage_stock';

/** Stock by sku. Every change raises the stock counter, so that indexes and caches can follow. */
export class StockRepository {
  constructor(
    private readonly database: Sqlite,
    private readonly versions: VersionCounters,
  ) {}

  find(sku: string): StockAnswer | undefined {
    const row = this.database.sql(`SELECT ${COLUMNS} FROM stock WHERE sku = ?`).first(sku);
    return row && answerOf(row);
  }

  /** Whether so many can be ordered now. What has no stock record is not sold. */
  isAvailable(sku: string, qty: number): boolean {
    const record = this.find(sku);
    return record !== undefined && orderable(record) >= qty;
  }

  /**
   * Takes units for an order; to be called inside its transaction. The check and the change are one statement, so no
   * two orders can take the same unit.
   * @returns the first sku that there is too little of; the caller must roll back then
   */
  take(units: readonly Units[]): string | undefined {
    const version = this.versions.raise('stock');
    const statement = this.database.sql(
      `UPDATE stock SET
         qty = CASE manage_stock WHEN 1 THEN qty - ?1 ELSE qty END,
         is_in_stock = CASE WHEN manage_stock = 1 AND qty - ?1 <= 0 THEN 0 ELSE is_in_stock END,
         version = ?3
       WHERE sku = ?2 AND is_in_stock = 1 AND (manage_stock = 0 OR qty >= ?1)`,
    );
    return units.find(({ sku, qty }) => statement.run(qty, sku, version) === 0)?.sku;
  }

  /** Gives units back that an order had taken; to be called inside the transaction that cancels it. */
  giveBack(units: readonly Units[]): void {
    const version = this.versions.raise('stock');
    const statement = this.database.sql(
      'UPDATE stock SET qty = qty + ?1, is_in_stock = 1, version = ?3 WHERE sku = ?2 AND manage_stock = 1',
    );
    for (const { sku, qty } of units) statement.run(qty, sku, version);
  }

  /** Adds units, or takes them off below zero; never leaves less than nothing. Unknown skus are left out of the answer. */
  add(units: readonly Units[]): readonly StockAnswer[] {
    return this.database.transaction(() => {
      const version = this.versions.raise('stock');
      const statement = this.database.sql(
        `UPDATE stock SET qty = max(0, qty + ?1), is_in_stock = CASE manage_stock WHEN 1 THEN qty + ?1 > 0 ELSE is_in_stock END,
           version = ?3 WHERE sku = ?2`,
      );
      for (const { sku, qty } of units) statement.run(qty, sku, version);
      return units.flatMap(({ sku }) => this.find(sku) ?? []);
    });
  }

  /** Writes the records of one product as they are given. */
  write(productId: number, records: Readonly<Record<string, StockRecord>>, version: number): void {
    const statement = this.database.sql(
      `INSERT INTO stock (sku, product_id, qty, is_in_stock, manage_stock, version) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (sku) DO UPDATE SET product_id = excluded.product_id, qty = excluded.qty,
         is_in_stock = excluded.is_in_stock, manage_stock = excluded.manage_stock, version = excluded.version`,
    );
    for (const [sku, record] of Object.entries(records)) {
      const managed = record.manage_stock ?? true;
      statement.run(sku, productId, Math.trunc(record.qty), record.is_in_stock ? 1 : 0, managed ? 1 : 0, version);
    }
  }

  /** Everything changed after a version of the stock counter. */
  changedSince(version: number): readonly ChangedStock[] {
    return this.database
      .sql('SELECT sku, qty, is_in_stock, manage_stock FROM stock WHERE version > ?')
      .all(version)
      .map((row) => ({ sku: textOf(row, 'sku'), record: stockRecordOf(row) }));
  }
}

function answerOf(row: Row): StockAnswer {
  const productId = optionalNumberOf(row, 'product_id');
  return { sku: textOf(row, 'sku'), ...(productId !== undefined && { product_id: productId }), ...stockRecordOf(row) };
}
