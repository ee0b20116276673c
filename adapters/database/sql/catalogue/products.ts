import type { Product } from '../../../../core/contract';
import type {
  KeyField,
  ListedProduct,
  PricesByCurrency,
  ProductRepository,
  ProductRow,
  ProductsQuery,
  SourcedProduct,
  StoredProduct,
  TextsByLanguage,
  WrittenProduct,
} from '../../../platform/ports/catalogue/products';
import type { PlacedRecord } from '../../../platform/ports/catalogue/stock';
import {
  LISTED_VISIBILITY,
  MAX_STATUS,
  USUAL_STATUS,
  USUAL_VISIBILITY,
} from '../../../../core/contract/catalogue/listing';
import {
  documentOf,
  jsonOf,
  numberOf,
  optionalDocumentOf,
  optionalNumberOf,
  optionalTextOf,
  textOf,
} from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';
import { jsonNumber, jsonText, readableJson } from '../base/json';
import { placeholders } from '../base/placeholders';
import { elsewhereOf, placedRecordOf } from './placed-rows';
import { ProductList } from './product-list';
import { ProductOptions } from './product-options';
import { ProductRows } from './product-rows';

const COLUMNS = 'document, prices, texts, rating, reviews_count';
const SKUS_AT_ONCE = 500;
const QUERIES: Readonly<Record<KeyField, string>> = {
  id: 'SELECT id FROM product WHERE id = ?',
  sku: 'SELECT id FROM product WHERE sku = ?',
  'configurable_children.sku': 'SELECT product_id AS id FROM variant WHERE sku = ?',
  slug: 'SELECT id FROM product WHERE slug = ? ORDER BY id',
  url_key: 'SELECT id FROM product WHERE url_key = ? ORDER BY id',
  url_path: 'SELECT id FROM product WHERE url_path = ? ORDER BY id',
};

export class SqlProducts implements ProductRepository {
  readonly #rows: ProductRows;
  readonly #list: ProductList;
  readonly #options: ProductOptions;

  constructor(private readonly connection: SqlConnection) {
    this.#rows = new ProductRows(connection);
    this.#list = new ProductList(connection);
    this.#options = new ProductOptions(connection);
  }

  async byId(id: number): Promise<StoredProduct | undefined> {
    const row = await this.connection.sql(`SELECT ${COLUMNS} FROM product WHERE id = ?`).first(id);
    return row && storedProduct(row);
  }

  async idsByKey(field: KeyField, values: readonly (string | number)[]): Promise<readonly number[]> {
    const statement = this.connection.sql(QUERIES[field]);
    const ids = new Set<number>();
    for (const value of values) {
      const key = field === 'id' ? idOf(value) : String(value);
      if (key === undefined) continue;
      for (const row of await statement.all(key)) ids.add(numberOf(row, 'id'));
    }
    return [...ids];
  }

  async idBySku(sku: string): Promise<number | undefined> {
    const [own] = await this.idsByKey('sku', [sku]);
    return own ?? (await this.idsByKey('configurable_children.sku', [sku]))[0];
  }

  async idsOfSkus(skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (skus.length === 0) return new Map();
    const wanted = placeholders(skus.length);
    const variants = `SELECT sku, product_id AS id FROM variant WHERE sku IN (${wanted})`;
    const own = `SELECT sku, id FROM product WHERE sku IN (${wanted})`;
    const found = [
      ...(await this.connection.sql(variants).all(...skus)),
      ...(await this.connection.sql(own).all(...skus)),
    ];
    return new Map(found.map((row) => [textOf(row, 'sku'), numberOf(row, 'id')]));
  }

  async ids(): Promise<readonly number[]> {
    return idsIn(await this.connection.sql('SELECT id FROM product ORDER BY id').all());
  }

  async count(): Promise<number> {
    return numberOf((await this.connection.sql('SELECT count(*) AS n FROM product').first()) ?? {}, 'n');
  }

  async idsShowing(sku: string): Promise<readonly number[]> {
    return idsIn(
      await this.connection
        .sql(
          `SELECT id FROM product WHERE sku = ?1 UNION SELECT product_id AS id FROM variant WHERE sku = ?1
           UNION SELECT product_id AS id FROM part WHERE sku = ?1`,
        )
        .all(sku),
    );
  }

  async idsContaining(skus: readonly string[]): Promise<readonly number[]> {
    const found = new Set<number>();
    for (let at = 0; at < skus.length; at += SKUS_AT_ONCE) {
      const some = skus.slice(at, at + SKUS_AT_ONCE);
      const rows = await this.connection
        .sql(
          `SELECT DISTINCT product_id AS id FROM part WHERE sku IN (${placeholders(some.length)}) ORDER BY product_id`,
        )
        .all(...some);
      for (const id of idsIn(rows)) found.add(id);
    }
    return [...found];
  }

  async idsWithTierPrices(): Promise<readonly number[]> {
    const rows = await this.connection
      .sql(
        `WITH tiered AS (SELECT id, sku FROM product WHERE document LIKE '%"tier_prices":[{%')
         SELECT id FROM tiered UNION SELECT p.product_id FROM part p JOIN tiered t ON t.sku = p.sku
         UNION SELECT p.product_id FROM part p JOIN variant v ON v.sku = p.sku JOIN tiered t ON t.id = v.product_id`,
      )
      .all();
    return idsIn(rows);
  }

  async variantSkus(id: number): Promise<readonly string[]> {
    const rows = await this.connection.sql('SELECT sku FROM variant WHERE product_id = ?').all(id);
    return rows.map((row) => textOf(row, 'sku'));
  }

  /** Aggregated to JSON in SQLite: twice as fast as fetching rows. */
  async stockOf(id: number): Promise<ReadonlyMap<string, PlacedRecord>> {
    const rows = `SELECT sku, qty, is_in_stock, manage_stock, elsewhere FROM stock WHERE sku = (SELECT sku FROM product WHERE id = ?1)
      UNION ALL SELECT s.sku, qty, is_in_stock, manage_stock, elsewhere FROM variant v JOIN stock s ON s.sku = v.sku WHERE v.product_id = ?1`;
    if (this.connection.dialect !== 'sqlite') {
      const found = await this.connection.sql(rows).all(id);
      return new Map(found.map((row) => [textOf(row, 'sku'), placedRecordOf(row)]));
    }
    const row = await this.connection
      .sql(
        `SELECT json_group_array(json_array(sku, qty, is_in_stock, manage_stock, elsewhere)) AS records FROM (${rows})`,
      )
      .first(id);
    const records = row
      ? documentOf<readonly (readonly [string, number, number, number, string | null])[]>(row, 'records')
      : [];
    return new Map(
      records.map(([sku, qty, inStock, managed, elsewhere]) => [
        sku,
        { qty, is_in_stock: inStock === 1, manage_stock: managed === 1, ...elsewhereOf(elsewhere) },
      ]),
    );
  }

  async written(
    id: number,
  ): Promise<{ readonly sku: string; readonly hash: string; readonly source: string } | undefined> {
    const row = await this.connection.sql('SELECT sku, hash, source FROM product WHERE id = ?').first(id);
    return row && { sku: textOf(row, 'sku'), hash: textOf(row, 'hash'), source: textOf(row, 'source') };
  }

  async claim(id: number, source: string): Promise<void> {
    await this.connection.sql('UPDATE product SET source = ? WHERE id = ?').run(source, id);
  }

  async ofSource(source: string): Promise<readonly SourcedProduct[]> {
    const status = jsonNumber(this.connection.dialect, 'document', 'status');
    const rows = await this.connection
      .sql(`SELECT id, sku, url_key, ${status} AS status FROM product WHERE source = ? ORDER BY id`)
      .all(source);
    return rows.map((row) => ({
      id: numberOf(row, 'id'),
      sku: textOf(row, 'sku'),
      urlKey: optionalTextOf(row, 'url_key'),
      status: optionalNumberOf(row, 'status'),
    }));
  }

  async write({ document, source, hash, prices, texts, parts }: WrittenProduct): Promise<void> {
    const { id, sku, type_id: type, slug = null, url_key: key = null, url_path: path = null } = document;
    await this.connection
      .sql(
        `INSERT INTO product (id, sku, type_id, source, slug, url_key, url_path, hash, document, prices, texts)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET sku = excluded.sku, type_id = excluded.type_id, source = excluded.source,
           slug = excluded.slug, url_key = excluded.url_key, url_path = excluded.url_path, hash = excluded.hash,
           document = excluded.document, prices = excluded.prices, texts = excluded.texts`,
      )
      .run(id, sku, type, source, slug, key, path, hash, readableJson(document), jsonOf(prices), jsonOf(texts));
    await this.#writeMembers(document, texts, parts);
  }

  async rewrite(document: Product, hash: string): Promise<void> {
    const row = await this.connection
      .sql('UPDATE product SET document = ?, hash = ? WHERE id = ? RETURNING texts')
      .first(readableJson(document), hash, document.id);
    if (row === undefined) return;
    await this.#rows.write(document, optionalDocumentOf<TextsByLanguage>(row, 'texts'));
    await this.#options.write(document);
  }

  async change({ document, hash, prices, texts, parts }: Omit<WrittenProduct, 'source'>): Promise<void> {
    const { id, sku, slug = null, url_key: key = null, url_path: path = null } = document;
    await this.connection
      .sql(
        'UPDATE product SET slug = ?, url_key = ?, url_path = ?, hash = ?, document = ?, prices = ?, texts = ? WHERE id = ?',
      )
      .run(slug, key, path, hash, readableJson(document), jsonOf(prices), jsonOf(texts), id);
    await this.#writeMembers(document, texts, parts);
    const skus = [sku, ...(document.configurable_children ?? []).map((child) => child.sku)];
    await this.connection
      .sql(`DELETE FROM stock WHERE product_id = ? AND sku NOT IN (${placeholders(skus.length)})`)
      .run(id, ...skus);
  }

  async #writeMembers(document: Product, texts: WrittenProduct['texts'], parts: readonly string[]): Promise<void> {
    const { connection } = this;
    const { id } = document;
    await connection.sql('DELETE FROM variant WHERE product_id = ?').run(id);
    const insertVariant = connection.sql(
      'INSERT INTO variant (sku, product_id) VALUES (?, ?) ON CONFLICT (sku) DO UPDATE SET product_id = excluded.product_id',
    );
    for (const child of document.configurable_children ?? []) await insertVariant.run(child.sku, id);
    await this.#rows.write(document, texts);
    await connection.sql('DELETE FROM part WHERE product_id = ?').run(id);
    const insertPart = connection.sql('INSERT INTO part (sku, product_id) VALUES (?, ?) ON CONFLICT DO NOTHING');
    for (const part of parts) await insertPart.run(part, id);
    await this.#rows.place(document);
    await this.#options.write(document);
  }

  optionUse(code: string): Promise<ReadonlyMap<string, number>> {
    return this.#options.use(code);
  }

  idsWithOption(code: string, value: string): Promise<readonly number[]> {
    return this.#options.idsWith(code, value);
  }

  async remove(id: number): Promise<void> {
    await this.connection.sql('DELETE FROM product WHERE id = ?').run(id);
  }

  async nextId(): Promise<number> {
    const row = await this.connection.sql('SELECT coalesce(max(id), 0) + 1 AS id FROM product').first();
    return numberOf(row ?? {}, 'id');
  }

  list(wanted: ProductsQuery): Promise<{ readonly items: readonly ProductRow[]; readonly total: number }> {
    return this.#list.list(wanted);
  }

  markPriced(id: number, version: number): Promise<void> {
    return this.#rows.markPriced(id, version);
  }

  pricedSince(version: number): Promise<readonly number[]> {
    return this.#rows.pricedSince(version);
  }

  async idsBySku(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.connection.sql('SELECT sku, id FROM product').all();
    return new Map(rows.map((row) => [textOf(row, 'sku'), numberOf(row, 'id')]));
  }

  async rate(sku?: string): Promise<void> {
    const rating = jsonNumber(this.connection.dialect, 'document', 'rating');
    const average =
      this.connection.dialect === 'sqlite' ? `round(avg(${rating}), 1)` : `round(avg(${rating})::numeric, 1)::float8`;
    const text = `UPDATE product SET
      reviews_count = (SELECT count(*) FROM review WHERE product_sku = product.sku AND status = 1),
      rating = (SELECT ${average} FROM review WHERE product_sku = product.sku AND status = 1)`;
    if (sku === undefined) await this.connection.sql(text).run();
    else await this.connection.sql(`${text} WHERE sku = ?`).run(sku);
  }

  async countListed(): Promise<number> {
    const row = await this.connection.sql(`SELECT count(*) AS n FROM product WHERE ${this.#isListed()}`).first();
    return numberOf(row ?? {}, 'n');
  }

  async listed(after: number, max: number): Promise<readonly ListedProduct[]> {
    const text = (member: string) => jsonText(this.connection.dialect, 'document', member);
    const rows = await this.connection
      .sql(
        `SELECT id, sku, slug, url_key, url_path, ${text('name')} AS name,
           coalesce(${text('updated_at')}, ${text('created_at')}) AS changed
         FROM product WHERE id > ? AND ${this.#isListed()} ORDER BY id LIMIT ?`,
      )
      .all(after, max);
    return rows.map(listedOf);
  }

  #isListed(): string {
    const number = (member: string) => jsonNumber(this.connection.dialect, 'document', member);
    return `coalesce(${number('status')}, ${String(USUAL_STATUS)}) < ${String(MAX_STATUS)}
      AND coalesce(${number('visibility')}, ${String(USUAL_VISIBILITY)}) IN (${LISTED_VISIBILITY.join(', ')})
      AND coalesce(${number('only_promo')}, 0) = 0`;
  }

  async orderable(source: string): Promise<readonly { readonly sku: string; readonly part: unknown }[]> {
    const part = jsonText(this.connection.dialect, 'document', 'set');
    const rows = await this.connection
      .sql(
        `SELECT sku, ${part} AS part FROM product WHERE source = ? AND type_id IN ('simple', 'configurable') ORDER BY id`,
      )
      .all(source);
    return rows.map((row) => ({ sku: textOf(row, 'sku'), part: row['part'] }));
  }
}

function idOf(value: string | number): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) ? id : undefined;
}

function idsIn(rows: readonly Row[]): readonly number[] {
  return rows.map((row) => numberOf(row, 'id'));
}

function listedOf(row: Row): ListedProduct {
  const text = (column: string) => {
    const value = optionalTextOf(row, column);
    return value === '' ? undefined : value;
  };
  return {
    id: numberOf(row, 'id'),
    sku: textOf(row, 'sku'),
    name: text('name'),
    slug: text('slug'),
    urlKey: text('url_key'),
    urlPath: text('url_path'),
    changed: text('changed'),
  };
}

function storedProduct(row: Row): StoredProduct {
  return {
    document: documentOf<Product>(row, 'document'),
    prices: optionalDocumentOf<PricesByCurrency>(row, 'prices'),
    texts: optionalDocumentOf<TextsByLanguage>(row, 'texts'),
    rating: optionalNumberOf(row, 'rating'),
    reviewsCount: numberOf(row, 'reviews_count'),
  };
}
