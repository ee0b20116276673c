import type { StockAnswer, StockRecord } from '../../../../core/contract';
import type {
  ChangedStock,
  StockLevel,
  StockPlace,
  StockRepository,
  StockQuery,
  TakenUnits,
  Units,
} from '../../../platform/ports/catalogue/stock';
import type { VersionRepository } from '../../../platform/ports/foundation/versions';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import { Conditions, containing } from '../base/conditions';
import type { Row, SqlConnection } from '../base/connection';
import { placeholders } from '../base/placeholders';
import { stockRecordOf } from './products';

const COLUMNS = 'sku, product_id, qty, is_in_stock, manage_stock';

export class SqlStock implements StockRepository {
  constructor(
    private readonly connection: SqlConnection,
    private readonly versions: VersionRepository,
  ) {}

  async find(sku: string): Promise<StockAnswer | undefined> {
    const row = await this.connection.sql(`SELECT ${COLUMNS} FROM stock WHERE sku = ?`).first(sku);
    return row && answerOf(row);
  }

  async findAll(skus: readonly string[]): Promise<ReadonlyMap<string, StockAnswer>> {
    const [only] = skus;
    if (only === undefined) return new Map();
    if (skus.length === 1) {
      const found = await this.find(only);
      return new Map(found && [[only, found]]);
    }
    const rows = await this.connection
      .sql(`SELECT ${COLUMNS} FROM stock WHERE sku IN (${placeholders(skus.length)})`)
      .all(...skus);
    return new Map(rows.map((row) => [textOf(row, 'sku'), answerOf(row)]));
  }

  async take(units: readonly Units[]): Promise<TakenUnits> {
    const raised = this.versions.raise('stock'); // pipelined with the following statements
    const statement = this.connection.sql(
      `UPDATE stock SET
         qty = CASE manage_stock WHEN 1 THEN qty - ?1 ELSE qty END,
         is_in_stock = CASE WHEN manage_stock = 1 AND qty - ?1 <= 0 THEN 0 ELSE is_in_stock END,
         version = (SELECT value FROM meta WHERE key = 'stock_version')
       WHERE sku = ?2 AND is_in_stock = 1 AND (manage_stock = 0 OR qty >= ?1) RETURNING ${COLUMNS}`,
    );
    const ordered = inOrder(units);
    const [rows] = await Promise.all([Promise.all(ordered.map(({ sku, qty }) => statement.first(qty, sku))), raised]);
    return {
      short: ordered.find((_, at) => rows[at] === undefined)?.sku,
      left: rows.flatMap((row) => (row === undefined ? [] : [answerOf(row)])),
    };
  }

  async giveBack(units: readonly Units[]): Promise<readonly StockAnswer[]> {
    const version = await this.versions.raise('stock');
    const statement = this.connection.sql(
      `UPDATE stock SET qty = qty + ?1, is_in_stock = 1, version = ?3 WHERE sku = ?2 AND manage_stock = 1 RETURNING ${COLUMNS}`,
    );
    const now = new Map<string, StockAnswer>();
    for (const { sku, qty } of inOrder(units)) {
      const row = await statement.first(qty, sku, version);
      if (row !== undefined) now.set(sku, answerOf(row));
    }
    return [...now.values()];
  }

  async add(units: readonly Units[]): Promise<readonly StockAnswer[]> {
    const version = await this.versions.raise('stock');
    const statement = this.connection.sql(
      `UPDATE stock SET qty = CASE WHEN qty + ?1 > 0 THEN qty + ?1 ELSE 0 END,
         is_in_stock = CASE WHEN manage_stock = 0 THEN is_in_stock WHEN qty + ?1 > 0 THEN 1 ELSE 0 END,
         version = ?3 WHERE sku = ?2`,
    );
    for (const { sku, qty } of units) await statement.run(qty, sku, version);
    const found = await this.findAll([...new Set(units.map(({ sku }) => sku))]);
    return units.flatMap(({ sku }) => found.get(sku) ?? []);
  }

  async write(productId: number, records: Readonly<Record<string, StockRecord>>): Promise<void> {
    const version = await this.versions.raise('stock');
    const statement = this.connection.sql(
      `INSERT INTO stock (sku, product_id, qty, is_in_stock, manage_stock, version) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (sku) DO UPDATE SET product_id = excluded.product_id, qty = excluded.qty,
         is_in_stock = excluded.is_in_stock, manage_stock = excluded.manage_stock, version = excluded.version`,
    );
    for (const [sku, record] of Object.entries(records)) {
      const managed = record.manage_stock ?? true;
      await statement.run(sku, productId, Math.trunc(record.qty), record.is_in_stock ? 1 : 0, managed ? 1 : 0, version);
    }
  }

  async list({ q, productId, isInStock, atMost, sort, limit, offset }: StockQuery) {
    const where = new Conditions();
    if (q !== undefined) where.add(`lower(s.sku) LIKE ? ESCAPE '\\'`, containing(q));
    if (productId !== undefined) where.add('s.product_id = ?', productId);
    if (isInStock !== undefined) where.add('s.is_in_stock = ?', isInStock ? 1 : 0);
    if (atMost !== undefined) where.add('s.manage_stock = 1 AND s.qty <= ?', atMost);
    const direction = sort?.isDescending === true ? 'DESC' : 'ASC';
    const order = sort?.by === 'qty' ? `s.qty ${direction}, s.sku` : `s.sku ${direction}`;
    const rows = await this.connection
      .sql(
        `SELECT s.sku, s.qty, s.is_in_stock, s.manage_stock, r.sku AS product, r.name
         FROM stock s LEFT JOIN product_row r ON r.product_id = s.product_id
         WHERE ${where.text} ORDER BY ${order} LIMIT ? OFFSET ?`,
      )
      .all(...where.values, limit, offset);
    const count = await this.connection
      .sql(`SELECT count(*) AS n FROM stock s WHERE ${where.text}`)
      .first(...where.values);
    return { items: rows.map(levelOf), total: numberOf(count ?? {}, 'n') };
  }

  async changedSince(version: number): Promise<readonly ChangedStock[]> {
    const rows = await this.connection
      .sql('SELECT sku, qty, is_in_stock, manage_stock FROM stock WHERE version > ?')
      .all(version);
    return rows.map((row) => ({ sku: textOf(row, 'sku'), record: stockRecordOf(row) }));
  }

  async nextChanges({ version, sku }: StockPlace, limit: number): Promise<readonly (ChangedStock & StockPlace)[]> {
    const rows = await this.connection
      .sql(
        `SELECT sku, qty, is_in_stock, manage_stock, version FROM stock
         WHERE version >= ? AND (version > ? OR sku > ?) ORDER BY version, sku LIMIT ?`,
      )
      .all(version, version, sku, limit);
    return rows.map((row) => ({
      sku: textOf(row, 'sku'),
      record: stockRecordOf(row),
      version: numberOf(row, 'version'),
    }));
  }
}

function levelOf(row: Row): StockLevel {
  return {
    sku: textOf(row, 'sku'),
    record: stockRecordOf(row),
    product: optionalTextOf(row, 'product'),
    name: optionalTextOf(row, 'name'),
  };
}

/** A fixed order prevents deadlocks. */
function inOrder(units: readonly Units[]): readonly Units[] {
  return [...units].sort((one, other) => (one.sku < other.sku ? -1 : 1));
}

function answerOf(row: Row): StockAnswer {
  const productId = optionalNumberOf(row, 'product_id');
  return { sku: textOf(row, 'sku'), ...(productId !== undefined && { product_id: productId }), ...stockRecordOf(row) };
}
