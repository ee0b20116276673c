import { EU_COUNTRIES } from '../../../../core/contract/foundation/eu-countries';
import type { ReportName } from '../../../../core/contract/staff/manage-reports';
import type {
  DaySums,
  ReportGroup,
  ReportGroups,
  ReportQuery,
  ReportRepository,
  OwedSums,
  StoreHome,
} from '../../../platform/ports/staff/reports';
import { documentOf, numberOf, optionalTextOf, textOf } from '../base/columns';
import { Conditions } from '../base/conditions';
import { OF_PROMOTIONS } from '../orders/sales-facts';
import type { Row, SqlConnection, SqlValue } from '../base/connection';
import { placeholders } from '../base/placeholders';
import { DAY_MS, localDay } from '../base/local-day';
import { MEASURES, storesIn, SUMS, sumsOf } from './sales-sums';

const TOTALS = MEASURES.map(
  (name) => `CAST(sum(g.${name}) OVER (PARTITION BY g.currency) AS BIGINT) AS all_${name}`,
).join(', ');
const KEYS = 500;

/** A product in several categories counts in the deepest, so that the sums agree with other reports. */
const CATEGORY = `LEFT JOIN product ON product.sku = f.product LEFT JOIN (
  SELECT product_id, category_id FROM (
    SELECT place.product_id, place.category_id, row_number() OVER (PARTITION BY place.product_id
      ORDER BY length(coalesce(c.url_path, '')) - length(replace(coalesce(c.url_path, ''), '/', '')) DESC, c.id) AS depth
    FROM product_place place JOIN category c ON c.id = place.category_id) ranked
  WHERE depth = 1) deepest ON deepest.product_id = product.id`;

interface Grouping {
  readonly key: string;
  /** Reads the parts of orders, or their promotions, not whole orders. */
  readonly of?: 'parts' | 'promotions';
  /** Column to sum by first, so that few rows are joined. */
  readonly first?: string;
  readonly joins?: string;
}

const BY_TAX: Grouping = { key: `coalesce(f.tax_rate, '') || ' ' || f.country`, of: 'parts' };

const GROUPINGS: Readonly<Record<ReportQuery['name'], Grouping>> = {
  movements: { key: 'f.kind' },
  stores: { key: 'f.store_code' },
  products: { key: 'f.product', of: 'parts' },
  variants: { key: 'f.sku', of: 'parts' },
  categories: {
    key: `CASE WHEN f.product IS NOT NULL THEN coalesce(CAST(deepest.category_id AS TEXT), '') END`,
    of: 'parts',
    first: 'product',
    joins: CATEGORY,
  },
  brands: { key: `CASE WHEN f.sku IS NOT NULL THEN coalesce(f.brand, '') END`, of: 'parts' },
  coupons: { key: `coalesce(f.coupon, '')` },
  promotions: { key: 'f.sku', of: 'promotions' },
  'payment-methods': { key: 'f.payment_method' },
  'shipping-methods': { key: 'f.shipping_method' },
  taxes: BY_TAX,
  'eu-sales': BY_TAX,
  // Recapitulative statements list supplies of goods (L) and services (S) apart.
  'ec-sales-list': {
    key: `f.vat_number || CASE WHEN f.tax_rate = 'exempt-services' THEN ' S' ELSE ' L' END`,
    of: 'parts',
  },
  customers: {
    key: 'lower(trim(o.email))',
    first: 'order_id',
    joins: 'JOIN shop_order o ON o.id = f.order_id',
  },
  'return-reasons': { key: 'f.reason' },
};

export class SqlReports implements ReportRepository {
  constructor(private readonly connection: SqlConnection) {}

  async days(query: Omit<ReportQuery, 'name'>): Promise<readonly DaySums[]> {
    const where = conditionsOf({ ...query, name: 'stores' });
    const day = localDay('f.at', query.spans);
    const rows = await this.connection
      .sql(`SELECT ${day} AS day, f.currency, ${SUMS} FROM sales_fact f WHERE ${where.text} GROUP BY 1, 2 ORDER BY 1`)
      .all(...where.values);
    return rows.map((row) => ({ day: numberOf(row, 'day'), currency: textOf(row, 'currency'), sums: sumsOf(row) }));
  }

  top(query: ReportQuery, limit: number): Promise<ReadonlyMap<string, ReportGroups>> {
    return this.#groups(query, 'place <= ?', [limit]);
  }

  named(query: ReportQuery, keys: readonly string[]): Promise<ReadonlyMap<string, ReportGroups>> {
    // The first group of a currency tells its total.
    const isNamed = keys.length === 0 ? '' : ` OR key IN (${placeholders(keys.length)})`;
    return this.#groups(query, `place = 1${isNamed}`, keys);
  }

  /** Reads the facts once: groups, their rank, number and total of each currency. */
  async #groups(query: ReportQuery, condition: string, values: readonly SqlValue[]) {
    const where = conditionsOf(query);
    const rows = await this.connection
      .sql(
        `SELECT * FROM (
           SELECT g.*, ${TOTALS}, CAST(sum(CASE WHEN g.key IS NULL THEN 0 ELSE 1 END) OVER (PARTITION BY g.currency) AS BIGINT) AS number,
             row_number() OVER (PARTITION BY g.currency, CASE WHEN g.key IS NULL THEN 1 ELSE 0 END
               ORDER BY g.gross - g.discounts - g.cancelled - g.refunded DESC, g.key) AS place
           FROM (${groupsSql(query, where.text)}) g) ranked
         WHERE ${condition} ORDER BY currency, CASE WHEN key IS NULL THEN 1 ELSE 0 END, place`,
      )
      .all(...where.values, ...values);
    const found = new Map<string, ReportGroup[]>();
    for (const row of rows) {
      const currency = textOf(row, 'currency');
      found.set(currency, [
        ...(found.get(currency) ?? []),
        { key: optionalTextOf(row, 'key') ?? null, sums: sumsOf(row) },
      ]);
    }
    return new Map(
      [...found].map(([currency, groups]) => {
        const row = rows.find((one) => one['currency'] === currency) ?? {};
        return [currency, { groups, count: numberOf(row, 'number'), total: sumsOf(row, 'all_') }] as const;
      }),
    );
  }

  async owed(now: number): Promise<readonly OwedSums[]> {
    const rows = await this.connection
      .sql(
        `SELECT currency, CAST(sum(cards) AS BIGINT) AS cards, CAST(sum(balance) AS BIGINT) AS balance,
           CAST(sum(people) AS BIGINT) AS people, CAST(sum(bonuses) AS BIGINT) AS bonuses FROM (
           SELECT card.currency, count(*) AS cards, sum(card.balance) AS balance, 0 AS people, 0 AS bonuses
           FROM gift_card card LEFT JOIN shop_order o ON o.id = card.order_id
           WHERE (card.order_id IS NULL OR o.status = 'paid') AND card.balance > 0 AND card.granted_at IS NOT NULL AND card.blocked_at IS NULL
             AND card.taken_back_at IS NULL AND (card.expires_at IS NULL OR card.expires_at > ?)
           GROUP BY card.currency
           UNION ALL SELECT currency, 0, 0, count(*), sum(bonus) FROM customer WHERE bonus > 0 GROUP BY currency) owed
         GROUP BY currency ORDER BY currency`,
      )
      .all(now);
    return rows.map((row) => ({
      currency: textOf(row, 'currency'),
      giftCards: numberOf(row, 'cards'),
      giftCardBalance: numberOf(row, 'balance'),
      people: numberOf(row, 'people'),
      bonuses: numberOf(row, 'bonuses'),
    }));
  }

  async labels(name: ReportName, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const read = LABELS.get(name);
    const labels = new Map<string, string>();
    if (read === undefined) return labels;
    for (let from = 0; from < keys.length; from += KEYS) {
      const values = read.values(keys.slice(from, from + KEYS));
      if (values.length === 0) continue;
      const rows = await this.connection.sql(read.sql(values.length)).all(...values);
      for (const row of rows) labels.set(String(row['key']), read.label(row));
    }
    return labels;
  }
}

interface LabelSource {
  readonly sql: (count: number) => string;
  readonly values: (keys: readonly string[]) => readonly (number | string)[];
  readonly label: (row: Row) => string;
}

const texts = (keys: readonly string[]) => keys;
const named = (row: Row) => textOf(row, 'name');

const LABELS: ReadonlyMap<ReportName, LabelSource> = new Map([
  [
    'products',
    {
      sql: (count) => `SELECT sku AS key, name FROM product_row WHERE sku IN (${placeholders(count)})`,
      values: texts,
      label: named,
    },
  ],
  [
    'variants',
    {
      sql: (count) =>
        `SELECT sku AS key, name FROM product_row WHERE sku IN (${placeholders(count / 2)}) UNION ALL
         SELECT variant.sku AS key, product_row.name FROM variant
         JOIN product_row ON product_row.product_id = variant.product_id WHERE variant.sku IN (${placeholders(count / 2)})`,
      values: (keys) => [...keys, ...keys],
      label: named,
    },
  ],
  [
    'promotions',
    {
      sql: (count) =>
        `SELECT sku AS key, max(product) AS name FROM sales_fact
         WHERE whole = ${String(OF_PROMOTIONS)} AND sku IN (${placeholders(count)}) GROUP BY sku`,
      values: texts,
      label: named,
    },
  ],
  [
    'categories',
    {
      sql: (count) => `SELECT id AS key, document FROM category WHERE id IN (${placeholders(count)})`,
      values: (keys) => keys.filter((key) => key !== '').map(Number),
      label: (row) => documentOf<{ readonly name: string }>(row, 'document').name,
    },
  ],
] satisfies [ReportName, LabelSource][]);

function levelOf({ of }: Grouping): number {
  if (of === 'promotions') return OF_PROMOTIONS;
  return of === 'parts' ? 0 : 1;
}

function conditionsOf({ from, before, stores, name, homes = [] }: ReportQuery): Conditions {
  const where = new Conditions();
  // The days, which are in UTC, are for the index.
  where.add(
    'f.whole = ? AND f.day >= ? AND f.day <= ? AND f.at >= ? AND f.at < ?',
    levelOf(GROUPINGS[name]),
    ...[Math.floor(from / DAY_MS), Math.floor((before - 1) / DAY_MS), from, before],
  );
  storesIn(where, stores, 'f.store_code');
  if (name === 'return-reasons') where.add(`f.kind = 'refund'`);
  if (name === 'eu-sales') abroadInUnion(where, homes);
  if (name === 'ec-sales-list') where.add('f.vat_number IS NOT NULL');
  return where;
}

/** Sales with tax of sellers in the European Union to its other countries. */
function abroadInUnion(where: Conditions, homes: readonly StoreHome[]): void {
  where.add(`coalesce(f.tax_rate, '') NOT LIKE 'exempt%'`);
  const own = homes.filter(({ country }) => EU_COUNTRIES.has(country));
  const isAbroad = own.map(() => '(f.store_code = ? AND f.country <> ?)').join(' OR ');
  where.add(`(${isAbroad === '' ? '1 = 0' : isAbroad})`, ...own.flatMap(({ store, country }) => [store, country]));
  where.add(`f.country IN (${placeholders(EU_COUNTRIES.size)})`, ...EU_COUNTRIES);
}

function groupsSql({ name }: ReportQuery, where: string): string {
  const { key, first, joins = '' } = GROUPINGS[name];
  const facts = `sales_fact f WHERE ${where}`;
  if (first === undefined) return `SELECT ${key} AS key, f.currency, ${SUMS} FROM ${facts} GROUP BY 1, 2`;
  const summed = `SELECT f.${first}, f.currency, ${SUMS} FROM ${facts} GROUP BY 1, 2`;
  return `SELECT ${key} AS key, f.currency, ${SUMS} FROM (${summed}) f ${joins} GROUP BY 1, 2`;
}
