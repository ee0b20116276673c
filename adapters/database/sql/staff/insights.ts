import { MISSED_SEARCH } from '../../../../core/contract/catalogue/missed-search';
import type {
  InsightQuery,
  InsightRepository,
  LeftLine,
  LeftRow,
  MissedRow,
  SoldRow,
  ValuedStock,
} from '../../../platform/ports/staff/insights';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import { elsewhereOf } from '../catalogue/placed-rows';
import { Conditions } from '../base/conditions';
import type { SqlConnection } from '../base/connection';

const HOUR_MS = 3_600_000;
const MAX_WORDS = 10_000;
const sum = (of: string) => `CAST(coalesce(sum(${of}), 0) AS BIGINT)`;

const SHOWN = `HAVING ${sum('m.hits')} >= ${String(MISSED_SEARCH.shownFrom)}`;

/** Units of a product and its variants with counted stock. */
const STOCKED = `SELECT p.sku, ${sum('s.qty')} AS stock FROM stock s LEFT JOIN variant v ON v.sku = s.sku
  JOIN product p ON p.id = coalesce(v.product_id, s.product_id) WHERE s.manage_stock = 1 GROUP BY p.sku`;

/** Stock of SKUs with the same cost at the default location is one row; a variant without a cost has that of its product. */
const VALUED = `SELECT ${sum('s.qty')} AS units, s.elsewhere, coalesce(own.cost, whole.cost) AS cost
  FROM stock s LEFT JOIN variant v ON v.sku = s.sku JOIN product p ON p.id = coalesce(v.product_id, s.product_id)
  LEFT JOIN product_cost own ON own.sku = s.sku LEFT JOIN product_cost whole ON whole.sku = p.sku
  WHERE s.manage_stock = 1 AND s.qty > 0
  GROUP BY s.elsewhere, coalesce(own.cost, whole.cost), CASE WHEN s.elsewhere IS NULL THEN '' ELSE s.sku END`;

export class SqlInsights implements InsightRepository {
  constructor(private readonly connection: SqlConnection) {}

  async addMissed(store: string, day: number, words: ReadonlyMap<string, number>): Promise<void> {
    const known = this.connection.sql(
      'UPDATE missed_search SET hits = hits + ? WHERE day = ? AND store_code = ? AND words = ?',
    );
    const add = this.connection.sql(
      `INSERT INTO missed_search (day, store_code, words, hits)
       SELECT CAST(?1 AS BIGINT), CAST(?2 AS TEXT), CAST(?3 AS TEXT), CAST(?4 AS BIGINT)
       WHERE 1 = 1 ON CONFLICT (day, store_code, words) DO UPDATE SET hits = missed_search.hits + excluded.hits`,
    );
    // In order, so that two processes do not wait for each other.
    for (const [text, hits] of [...words].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      if ((await known.run(hits, day, store, text)) === 0) await add.run(day, store, text, hits);
    // The rarest give way.
    await this.connection
      .sql(
        `DELETE FROM missed_search WHERE day = ?1 AND store_code = ?2 AND words IN (
           SELECT words FROM missed_search WHERE day = ?1 AND store_code = ?2 ORDER BY hits DESC, words
           LIMIT ${String(MAX_WORDS)} OFFSET ${String(MISSED_SEARCH.perDay)})`,
      )
      .run(day, store);
  }

  async missed(query: InsightQuery, limit: number) {
    const where = periodOf(query, 'm.day', 'm.store_code');
    const from = `FROM missed_search m WHERE ${where.text}`;
    const rows = await this.connection
      .sql(
        `SELECT m.words, ${sum('m.hits')} AS hits, max(m.day) AS last_day ${from}
         GROUP BY m.words ${SHOWN} ORDER BY hits DESC, m.words LIMIT ?`,
      )
      .all(...where.values, limit);
    const count = await this.connection
      .sql(`SELECT count(*) AS n FROM (SELECT m.words ${from} GROUP BY m.words ${SHOWN}) shown`)
      .first(...where.values);
    return {
      items: rows.map((row): MissedRow => ({
        ...{ words: textOf(row, 'words'), count: numberOf(row, 'hits'), lastDay: numberOf(row, 'last_day') },
      })),
      total: numberOf(count ?? {}, 'n'),
    };
  }

  async leftCarts(now: number, hours: readonly number[], store: string | undefined): Promise<readonly LeftRow[]> {
    const { age, where } = leftIn(now, hours, store);
    const rows = await this.connection
      .sql(
        `SELECT c.store_code, ${age} AS hours, count(*) AS carts, count(c.customer_id) AS customers FROM cart c
         WHERE ${where.text} AND EXISTS (SELECT 1 FROM cart_line l WHERE l.cart_token = c.token)
         GROUP BY 1, 2 ORDER BY 1, 2`,
      )
      .all(...where.values);
    return rows.map((row) => ({
      ...{ store: textOf(row, 'store_code'), hours: numberOf(row, 'hours') },
      ...{ carts: numberOf(row, 'carts'), ofCustomers: numberOf(row, 'customers') },
    }));
  }

  async leftLines(now: number, hours: readonly number[], store: string | undefined): Promise<readonly LeftLine[]> {
    const { age, where } = leftIn(now, hours, store);
    const rows = await this.connection
      .sql(
        `SELECT c.store_code, ${age} AS hours, l.sku, l.parent_sku, l.choice, ${sum('l.qty')} AS qty
         FROM cart c JOIN cart_line l ON l.cart_token = c.token WHERE ${where.text}
         GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 6 DESC, 3, 5`,
      )
      .all(...where.values);
    return rows.map((row) => ({
      ...{ store: textOf(row, 'store_code'), hours: numberOf(row, 'hours'), sku: textOf(row, 'sku') },
      ...{ parentSku: optionalTextOf(row, 'parent_sku'), choice: textOf(row, 'choice'), qty: numberOf(row, 'qty') },
    }));
  }

  async valued(): Promise<readonly ValuedStock[]> {
    const rows = await this.connection.sql(VALUED).all();
    return rows.map((row) => ({
      units: numberOf(row, 'units'),
      elsewhere: elsewhereOf(optionalTextOf(row, 'elsewhere')).elsewhere ?? {},
      cost: optionalNumberOf(row, 'cost'),
    }));
  }

  async sold(query: InsightQuery, { slowest, limit }: { readonly slowest: boolean; readonly limit: number }) {
    const where = periodOf(query, 'f.at', 'f.store_code');
    where.add('f.whole = 0 AND f.product IS NOT NULL');
    const from = `FROM (${STOCKED}) s LEFT JOIN (
        SELECT f.product, ${sum('f.units')} AS units FROM sales_fact f WHERE ${where.text} GROUP BY f.product
      ) sold ON sold.product = s.sku`;
    const rows = await this.connection
      .sql(
        `SELECT r.sku, r.sold, r.stock, (SELECT name FROM product_row WHERE product_row.sku = r.sku LIMIT 1) AS name FROM (
           SELECT s.sku, coalesce(sold.units, 0) AS sold, s.stock ${from}) r
         WHERE r.sold > 0 OR r.stock > 0
         ORDER BY CASE WHEN r.sold > 0 THEN r.sold * 1.0 / (r.sold + r.stock) ELSE 0 END ${slowest ? 'ASC' : 'DESC'},
           ${slowest ? 'r.stock' : 'r.sold'} DESC, r.sku LIMIT ?`,
      )
      .all(...where.values, limit);
    const count = await this.connection
      .sql(`SELECT count(*) AS n ${from} WHERE coalesce(sold.units, 0) > 0 OR s.stock > 0`)
      .first(...where.values);
    return {
      items: rows.map((row): SoldRow => ({
        ...{ sku: textOf(row, 'sku'), name: optionalTextOf(row, 'name') },
        ...{ sold: numberOf(row, 'sold'), stock: numberOf(row, 'stock') },
      })),
      total: numberOf(count ?? {}, 'n'),
    };
  }
}

function periodOf({ from, before, store }: InsightQuery, time: string, storeCode: string): Conditions {
  const where = new Conditions();
  where.add(`${time} >= ? AND ${time} < ?`, from, before);
  if (store !== undefined) where.add(`${storeCode} = ?`, store);
  return where;
}

/** Age as SQL: the largest of the hours that a cart has reached. */
function leftIn(now: number, hours: readonly number[], store: string | undefined) {
  const [first = 0] = hours;
  const moment = (of: number) => String(Math.floor(now - of * HOUR_MS));
  const steps = hours.toReversed().map((of) => `WHEN c.updated_at <= ${moment(of)} THEN ${String(of)}`);
  const where = new Conditions();
  where.add(`c.status = 'open' AND c.updated_at <= ${moment(first)}`);
  if (store !== undefined) where.add('c.store_code = ?', store);
  return { age: `CASE ${steps.join(' ')} END`, where };
}
