import type { Product } from '../../../core/contract';
import { isSold } from '../../../core/contract/listing';
import { lookUp } from '../../../core/kernel/look-up';
import type { ProductRow, ProductsWanted, TextsByLanguage } from '../../platform/ports/products';
import { numberOf, optionalNumberOf, textOf } from './columns';
import { Conditions } from './conditions';
import type { Row, SqlConnection } from './connection';
import { placeholders } from './placeholders';

/** What lists of staff show of products: narrow rows beside the documents, written with them. */
export class ProductRows {
  constructor(private readonly connection: SqlConnection) {}

  async write(document: Product, texts: TextsByLanguage | undefined): Promise<void> {
    const { id, sku, name, type_id: type } = document;
    const words = [sku, name, ...Object.values(texts ?? {}).map((text) => text.name ?? '')].join(' ').toLowerCase();
    const { price, special, from, to } = pricesOf(document);
    await this.connection
      .sql(
        `INSERT INTO product_row (product_id, sku, name, words, type, enabled, price, special_price, special_from, special_to, in_stock)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (product_id) DO UPDATE SET sku = excluded.sku, name = excluded.name, words = excluded.words, type = excluded.type,
           enabled = excluded.enabled, price = excluded.price, special_price = excluded.special_price,
           special_from = excluded.special_from, special_to = excluded.special_to`,
      )
      .run(id, sku, name, words, type, isSold(document) ? 1 : 0, price, special, from, to, isNoThing(type) ? 1 : 0);
  }

  async place(document: Product): Promise<void> {
    await this.connection.sql('DELETE FROM product_place WHERE product_id = ?').run(document.id);
    const insert = this.connection.sql('INSERT INTO product_place (category_id, product_id) VALUES (?, ?)');
    const categories = new Set((document.category_ids ?? []).map(Number).filter((id) => Number.isSafeInteger(id)));
    for (const category of categories) await insert.run(category, document.id);
  }

  async list(wanted: ProductsWanted): Promise<{ readonly items: readonly ProductRow[]; readonly total: number }> {
    const { dialect } = this.connection;
    const where = conditionsOf(wanted, dialect, 'set');
    if (wanted.q !== undefined && wanted.categories !== undefined) return this.#inOnePass(wanted, where);
    const counted = await this.connection
      .sql(`SELECT count(*) AS n FROM product_row r WHERE ${where.text}`)
      .first(...where.values);
    const total = numberOf(counted ?? {}, 'n');
    const shown = total > MANY ? conditionsOf(wanted, dialect, 'each') : where;
    const { order, named } = orderOf(wanted);
    const rows = await this.connection
      .sql(`SELECT ${SHOWN} FROM product_row r WHERE ${shown.text} ORDER BY ${order} LIMIT ? OFFSET ?`)
      .all(...shown.values, ...named, wanted.limit, wanted.offset);
    return { items: rows.map(rowOf), total };
  }

  /** Words in a category are looked for once, for the page and for how many there are. */
  async #inOnePass(wanted: ProductsWanted, { text, values }: Conditions) {
    const { order, named } = orderOf(wanted);
    const hits = `WITH hit AS MATERIALIZED (SELECT r.product_id FROM product_row r WHERE ${text})`;
    const page = `SELECT r.product_id FROM hit h JOIN product_row r ON r.product_id = h.product_id ORDER BY ${order} LIMIT ? OFFSET ?`;
    const rows = await this.connection
      .sql(
        `${hits} SELECT ${SHOWN}, (SELECT count(*) FROM hit) AS n FROM product_row r
         WHERE r.product_id IN (SELECT product_id FROM (${page}) p) ORDER BY ${order}`,
      )
      .all(...values, ...named, wanted.limit, wanted.offset, ...named);
    // A page beyond the last says nothing of how many there are.
    const [first] =
      rows.length > 0 ? rows : await this.connection.sql(`${hits} SELECT count(*) AS n FROM hit`).all(...values);
    return { items: rows.map(rowOf), total: numberOf(first ?? {}, 'n') };
  }

  async markPriced(id: number, version: number): Promise<void> {
    await this.connection.sql('UPDATE product_row SET priced = ? WHERE product_id = ?').run(version, id);
  }

  async pricedSince(version: number): Promise<readonly number[]> {
    const rows = await this.connection
      .sql('SELECT product_id FROM product_row WHERE priced > ? AND priced > 0 ORDER BY product_id')
      .all(version);
    return rows.map((row) => numberOf(row, 'product_id'));
  }
}

/** What is made of others is in stock while one of these is. */
const IN_STOCK = `CASE WHEN r.type IN ('bundle', 'grouped')
  THEN CASE WHEN EXISTS (SELECT 1 FROM part p JOIN product_row o ON o.sku = p.sku WHERE p.product_id = r.product_id AND o.in_stock = 1)
    OR EXISTS (SELECT 1 FROM part p JOIN stock s ON s.sku = p.sku WHERE p.product_id = r.product_id AND s.is_in_stock = 1) THEN 1 ELSE 0 END
  ELSE r.in_stock END`;

const SHOWN = `r.product_id, r.sku, r.name, r.type, r.enabled, r.price, r.special_price, (${IN_STOCK}) AS stocked`;

/** Where there are so many, a page of them is soon found in the order asked for, and nobody has to know them all. */
const MANY = 2000;

const ORDERS: Readonly<Record<string, string>> = {
  newest: 'r.product_id',
  sku: 'r.sku',
  name: 'r.name',
  price: 'r.price',
};

/** @returns what stands behind ORDER BY, and its values */
function orderOf(wanted: ProductsWanted): { readonly order: string; readonly named: readonly string[] } {
  const { q, sort } = wanted;
  const asked = `${lookUp(ORDERS, sort?.by ?? 'newest') ?? 'r.product_id'} ${isDescending(wanted) ? 'DESC' : 'ASC'}`;
  const order = `${asked}, r.product_id DESC`;
  return q === undefined
    ? { order, named: [] }
    : { order: `CASE WHEN r.sku = ? THEN 0 ELSE 1 END, ${order}`, named: [q.trim()] };
}

/** 'newest' in its usual order has the newest first. */
function isDescending({ sort }: ProductsWanted): boolean {
  if (sort === undefined) return true;
  return sort.by === 'newest' ? !sort.isDescending : sort.isDescending;
}

/** @param places how categories are looked through: all that stands in them once, or those of each product */
function conditionsOf(
  { q, type, isEnabled, isInStock, isOnSale, categories, now }: ProductsWanted,
  dialect: SqlConnection['dialect'],
  places: 'each' | 'set',
): Conditions {
  const where = new Conditions();
  const place = dialect === 'sqlite' ? 'instr' : 'strpos';
  if (q !== undefined) {
    const words = q
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS);
    const contains = words.map(() => `${place}(r.words, ?) > 0`).join(' AND ');
    // A variant is found by the beginning of its sku.
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
  if (isOnSale !== undefined) where.add(`(${ON_SALE}) = ?`, now, now, isOnSale ? 1 : 0);
  if (categories !== undefined) {
    const inThem = `category_id IN (${placeholders(categories.length)})`;
    const isThere =
      places === 'set'
        ? `r.product_id IN (SELECT product_id FROM product_place WHERE ${inThem})`
        : `EXISTS (SELECT 1 FROM product_place p WHERE p.product_id = r.product_id AND ${inThem})`;
    where.add(categories.length === 0 ? '1 = 0' : isThere, ...categories);
  }
  return where;
}

const MOST_WORDS = 8;

/** Days and moments compare as text as far as they are written; Magento parts a day from its time with a space. */
const ON_SALE = `CASE WHEN r.special_price > 0 AND r.special_price < r.price
  AND (r.special_from IS NULL OR replace(r.special_from, ' ', 'T') <= ?)
  AND (r.special_to IS NULL OR replace(r.special_to, ' ', 'T') >= substr(?, 1, length(r.special_to))) THEN 1 ELSE 0 END`;

interface RowPrices {
  readonly price: number | null;
  readonly special: number | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** The declared prices; those of the cheapest variant where the product has none of its own. */
function pricesOf(document: Product): RowPrices {
  const children = document.configurable_children ?? [];
  const least = (amounts: readonly (number | null | undefined)[]) => {
    const known = amounts.filter((amount) => typeof amount === 'number');
    return known.length === 0 ? null : Math.min(...known);
  };
  const special = [document, ...children].find((one) => (one.special_price ?? 0) > 0);
  const ofVariants = least(children.map((child) => child.original_price ?? child.price));
  return {
    price: ofVariants ?? document.original_price ?? document.price ?? null,
    special: special === undefined ? null : least([document, ...children].map((one) => one.special_price || null)),
    from: special?.special_from_date || null,
    to: special?.special_to_date || null,
  };
}

/** Until there is a record of its stock, a thing is not to be had and what is none always is. */
function isNoThing(type: string): boolean {
  return type === 'virtual' || type === 'downloadable';
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
  };
}
