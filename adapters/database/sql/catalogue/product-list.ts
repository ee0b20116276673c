import { lookUp } from '../../../../core/kernel/look-up';
import { foldLine } from '../../../../core/kernel/words/fold';
import type { ProductRow, ProductsQuery } from '../../../platform/ports/catalogue/products';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from '../base/columns';
import { Conditions } from '../base/conditions';
import type { Row, SqlConnection } from '../base/connection';
import { jsonText } from '../base/json';
import { placeholders } from '../base/placeholders';

interface Listed {
  readonly items: readonly ProductRow[];
  readonly total: number;
}

export class ProductList {
  constructor(private readonly connection: SqlConnection) {}

  list(wanted: ProductsQuery): Promise<Listed> {
    return wanted.q === undefined ? this.#counted(wanted) : this.#inOnePass(wanted, wanted.q);
  }

  async #counted(wanted: ProductsQuery): Promise<Listed> {
    const where = conditionsOf(wanted, this.connection.dialect, 'set');
    const total = await this.#count(wanted, where);
    const shown = total > MANY ? conditionsOf(wanted, this.connection.dialect, 'each') : where;
    const { limit, offset, isFromEnd } = fromNearerEnd(wanted, total);
    const [order, page] = [orderOf(wanted, false), orderOf(wanted, isFromEnd)];
    const rows = await this.connection
      .sql(
        `SELECT ${shownOf(this.connection.dialect)} FROM product_row r WHERE r.product_id IN (
           SELECT r.product_id FROM product_row r WHERE ${shown.text}
           ORDER BY r.${page.by} ${page.direction}, r.product_id ${page.last} LIMIT ? OFFSET ?)
         ORDER BY r.${order.by} ${order.direction}, r.product_id ${order.last}`,
      )
      .all(...shown.values, limit, offset);
    return { items: rows.map(rowOf), total };
  }

  async #count(wanted: ProductsQuery, where: Conditions): Promise<number> {
    const { categories } = wanted;
    // PostgreSQL would sort all matches in memory; the index is already ordered.
    const text =
      this.connection.dialect === 'postgres' &&
      categories !== undefined &&
      categories.length > 0 &&
      isNarrowedNoMore(wanted)
        ? `(SELECT DISTINCT ON (product_id) product_id FROM product_place WHERE ${inSome(categories)} ORDER BY product_id) p`
        : `product_row r WHERE ${where.text}`;
    const row = await this.connection.sql(`SELECT count(*) AS n FROM ${text}`).first(...where.values);
    return numberOf(row ?? {}, 'n');
  }

  async #inOnePass(wanted: ProductsQuery, q: string): Promise<Listed> {
    const { text, values } = conditionsOf(wanted, this.connection.dialect, 'set');
    const { by, direction, last } = orderOf(wanted, false);
    const hits = `WITH hit AS MATERIALIZED (
      SELECT r.product_id, CASE WHEN r.sku = ? THEN 0 ELSE 1 END AS far, r.${by} AS place FROM product_row r WHERE ${text})`;
    const order = `h.far, h.place ${direction}, h.product_id ${last}`;
    const rows = await this.connection
      .sql(
        `${hits}, page AS (SELECT h.product_id, h.far, h.place FROM hit h ORDER BY ${order} LIMIT ? OFFSET ?)
         SELECT ${shownOf(this.connection.dialect)}, (SELECT count(*) FROM hit) AS n FROM page h JOIN product_row r ON r.product_id = h.product_id ORDER BY ${order}`,
      )
      .all(q.trim(), ...values, wanted.limit, wanted.offset);
    const [first] = rows;
    if (first !== undefined) return { items: rows.map(rowOf), total: numberOf(first, 'n') };
    if (wanted.offset === 0) return { items: [], total: 0 };
    const counted = await this.connection.sql(`${hits} SELECT count(*) AS n FROM hit`).first(q.trim(), ...values);
    return { items: [], total: numberOf(counted ?? {}, 'n') };
  }
}

const IN_STOCK = `CASE WHEN r.type IN ('bundle', 'grouped') THEN r.part_in_stock ELSE r.in_stock END`;

/** Members of the document are read for the rows of a page only. */
function shownOf(dialect: SqlConnection['dialect']): string {
  const member = (name: string) =>
    `(SELECT ${jsonText(dialect, 'd.document', name)} FROM product d WHERE d.id = r.product_id)`;
  return `r.product_id, r.sku, r.name, r.type, r.enabled, r.price, r.special_price, (${IN_STOCK}) AS stocked,
    ${member('thumbnail')} AS thumbnail, ${member('brand_name')} AS brand,
    (SELECT CAST(sum(s.qty) AS BIGINT) FROM stock s WHERE s.product_id = r.product_id AND s.manage_stock = 1) AS units`;
}

const MANY = 2000;

const ORDERS: Readonly<Record<string, string>> = {
  newest: 'product_id',
  sku: 'sku',
  name: 'name',
  price: 'price',
};

interface Order {
  readonly by: string;
  readonly direction: 'ASC' | 'DESC';
  readonly last: 'ASC' | 'DESC';
}

function orderOf(wanted: ProductsQuery, isFromEnd: boolean): Order {
  return {
    by: lookUp(ORDERS, wanted.sort?.by ?? 'newest') ?? 'product_id',
    direction: isDescending(wanted) === isFromEnd ? 'ASC' : 'DESC',
    last: isFromEnd ? 'ASC' : 'DESC',
  };
}

/** Reads from the nearer end to skip fewer rows. */
function fromNearerEnd({ limit, offset }: ProductsQuery, total: number) {
  if (offset * 2 <= total) return { limit, offset, isFromEnd: false };
  const shown = Math.max(0, Math.min(limit, total - offset));
  return { limit: shown, offset: Math.max(0, total - offset - shown), isFromEnd: true };
}

function isDescending({ sort }: ProductsQuery): boolean {
  if (sort === undefined) return true;
  return sort.by === 'newest' ? !sort.isDescending : sort.isDescending;
}

function conditionsOf(
  { q, type, isEnabled, isInStock, isOnSale, categories, option, now, today = now.slice(0, 10) }: ProductsQuery,
  dialect: SqlConnection['dialect'],
  places: 'each' | 'set',
): Conditions {
  const where = new Conditions();
  const place = dialect === 'sqlite' ? 'instr' : 'strpos';
  if (q !== undefined) {
    const words = foldLine(q)
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, MAX_WORDS);
    const contains = words.map(() => `${place}(r.words, ?) > 0`).join(' AND ');
    where.add(
      `(${contains}) OR r.product_id IN (SELECT product_id FROM variant WHERE sku >= ? AND sku < ?)`,
      ...words,
      q.trim(),
      `${q.trim()}\uffff`,
    );
  }
  if (type !== undefined) where.add('r.type = ?', type);
  if (isEnabled !== undefined) where.add('r.enabled = ?', isEnabled ? 1 : 0);
  if (isInStock !== undefined) where.add(`(${IN_STOCK}) = ?`, isInStock ? 1 : 0);
  if (isOnSale !== undefined) where.add(`(${ON_SALE}) = ?`, today, now, today, now, isOnSale ? 1 : 0);
  if (categories !== undefined) {
    const isThere =
      places === 'set'
        ? `r.product_id IN (SELECT product_id FROM product_place WHERE ${inSome(categories)})`
        : `EXISTS (SELECT 1 FROM product_place p WHERE p.product_id = r.product_id AND ${inSome(categories)})`;
    where.add(categories.length === 0 ? '1 = 0' : isThere, ...categories);
  }
  if (option !== undefined)
    where.add(
      'r.product_id IN (SELECT product_id FROM product_option WHERE code = ? AND value = ?)',
      option.code,
      option.value,
    );
  return where;
}

function inSome(categories: readonly number[]): string {
  return `category_id IN (${placeholders(categories.length)})`;
}

function isNarrowedNoMore({ type, isEnabled, isInStock, isOnSale, option }: ProductsQuery): boolean {
  return [type, isEnabled, isInStock, isOnSale, option].every((input) => input === undefined);
}

const MAX_WORDS = 8;

/** Dates compare as text up to their length; Magento separates date and time with a space. */
const ON_SALE = `CASE WHEN r.special_price > 0 AND r.special_price < r.price
  AND (r.special_from IS NULL OR CASE WHEN ${isBare('r.special_from')} THEN substr(r.special_from, 1, 10) <= ?
    ELSE replace(r.special_from, ' ', 'T') <= ? END)
  AND (r.special_to IS NULL OR CASE WHEN ${isBare('r.special_to')} THEN substr(r.special_to, 1, 10) >= ?
    ELSE replace(r.special_to, ' ', 'T') >= substr(?, 1, length(r.special_to)) END) THEN 1 ELSE 0 END`;

/** As `saleDaysIn` of core: a day without time, or at midnight without offset. */
function isBare(column: string): string {
  return `substr(${column}, 11) IN ('', ' 00:00', 'T00:00', ' 00:00:00', 'T00:00:00')`;
}

function rowOf(row: Row): ProductRow {
  return {
    id: numberOf(row, 'product_id'),
    sku: textOf(row, 'sku'),
    name: textOf(row, 'name'),
    type: textOf(row, 'type'),
    isEnabled: numberOf(row, 'enabled') === 1,
    price: optionalNumberOf(row, 'price'),
    specialPrice: optionalNumberOf(row, 'special_price'),
    isInStock: numberOf(row, 'stocked') === 1,
    thumbnail: optionalTextOf(row, 'thumbnail'),
    brand: optionalTextOf(row, 'brand'),
    units: optionalNumberOf(row, 'units'),
  };
}
