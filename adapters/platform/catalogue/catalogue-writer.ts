import { createHash } from 'node:crypto';
import type { Product, TaxRule } from '../../../core/contract';
import { product as productSchema } from '../../../core/contract/product';
import type {
  AttributeRecord,
  BlockRecord,
  CatalogueWriter,
  CategoryRecord,
  PageRecord,
  ProductRecord,
  ReviewRecord,
  WriteOutcome,
} from '../catalogue-data';
import { documentOf, numberOf, optionalDocumentOf, textOf } from '../database/columns';
import type { SqlValue, Sqlite } from '../database/sqlite';
import type { VersionCounters } from '../database/versions';
import { describeIssues } from '../http/describe-issues';
import type { StockRepository } from '../stock/stock-repository';
import { DEMO_COUPONS } from '../cart/coupon-repository';
import type { CouponRepository } from '../cart/coupon-repository';
import { countCategories } from './count-categories';
import { rateProducts } from './rate-products';

const json = (value: unknown): SqlValue => (value === undefined ? null : JSON.stringify(value));

/** Writes catalogue data into the database; see `CatalogueWriter` for what it promises. */
export class SqliteCatalogueWriter implements CatalogueWriter {
  constructor(
    private readonly database: Sqlite,
    private readonly versions: VersionCounters,
    private readonly stock: StockRepository,
    private readonly coupons: CouponRepository,
  ) {}

  writeAttributes(records: readonly AttributeRecord[]): void {
    this.#write('INSERT OR REPLACE INTO attribute (code, document, labels) VALUES (?, ?, ?)', records, (record) => [
      record.attribute.attribute_code,
      json(record.attribute),
      json(record.labels),
    ]);
  }

  writeCategories(records: readonly CategoryRecord[]): void {
    this.#write(
      `INSERT INTO category (id, slug, url_path, source, document, names) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, url_path = excluded.url_path, source = excluded.source,
         document = excluded.document, names = excluded.names`,
      records,
      ({ category, source, names, descriptions }) => [
        category.id,
        category.slug,
        category.url_path ?? null,
        source,
        json({ ...category, ...(descriptions !== undefined && { descriptions }) }),
        json(names),
      ],
    );
  }

  writeProduct(record: ProductRecord): WriteOutcome {
    const parsed = productSchema.safeParse(record.product, { reportInput: true });
    if (!parsed.success) {
      const [first] = describeIssues(parsed.error.issues);
      throw new Error(`Product ${record.product.sku}: ${first?.message ?? 'it breaks the contract'}`);
    }
    return this.database.transaction(() => this.#writeProduct(record));
  }

  writeProducts(records: readonly ProductRecord[]): void {
    this.database.transaction(() => {
      for (const record of records) this.#writeProduct(record);
    });
  }

  #writeProduct(record: ProductRecord): WriteOutcome {
    const { product, source } = record;
    const hash = hashOf(record);
    const known = this.database.sql('SELECT sku, hash FROM product WHERE id = ?').first(product.id);
    if (known && textOf(known, 'sku') !== product.sku) {
      throw new Error(`Product ${product.sku}: its id ${product.id} belongs to ${textOf(known, 'sku')}`);
    }
    if (known && textOf(known, 'hash') === hash) return 'unchanged';
    const { stock: _stock, ...rest } = product;
    const document = { ...rest, updated_at: product.updated_at ?? record.readAt };
    this.database
      .sql(
        `INSERT INTO product (id, sku, type_id, source, slug, url_key, url_path, hash, document, prices, texts)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET sku = excluded.sku, type_id = excluded.type_id, source = excluded.source,
           slug = excluded.slug, url_key = excluded.url_key, url_path = excluded.url_path, hash = excluded.hash,
           document = excluded.document, prices = excluded.prices, texts = excluded.texts`,
      )
      .run(
        product.id,
        product.sku,
        product.type_id,
        source,
        product.slug ?? null,
        product.url_key ?? null,
        product.url_path ?? null,
        hash,
        JSON.stringify(document),
        json(record.prices),
        json(record.texts),
      );
    this.#writeBelongings(record);
    this.versions.raise('catalogue');
    return known ? 'updated' : 'created';
  }

  /** What belongs to a product in tables of its own: variants, parts, stock. */
  #writeBelongings({ product, stock }: ProductRecord): void {
    this.database.sql('DELETE FROM variant WHERE product_id = ?').run(product.id);
    const insert = this.database.sql('INSERT OR REPLACE INTO variant (sku, product_id) VALUES (?, ?)');
    for (const child of product.configurable_children ?? []) insert.run(child.sku, product.id);
    this.database.sql('DELETE FROM part WHERE product_id = ?').run(product.id);
    const insertPart = this.database.sql('INSERT OR IGNORE INTO part (sku, product_id) VALUES (?, ?)');
    for (const sku of partsOf(product)) insertPart.run(sku, product.id);
    this.database.sql('DELETE FROM stock WHERE product_id = ?').run(product.id);
    this.stock.write(product.id, stock, this.versions.raise('stock'));
  }

  writeTaxRules(rules: readonly TaxRule[]): void {
    this.#write('INSERT OR REPLACE INTO tax_rule (id, document) VALUES (?, ?)', rules, (rule) => [rule.id, json(rule)]);
  }

  writeReviews(reviews: readonly ReviewRecord[]): void {
    this.#write(
      'INSERT OR REPLACE INTO review (id, product_sku, status, created_at, document) VALUES (?, ?, ?, ?, ?)',
      reviews,
      ({ status, ...review }) => [review.id, review.product_sku, status, review.created_at, json(review)],
    );
  }

  writePages(records: readonly PageRecord[]): void {
    this.#write('INSERT OR REPLACE INTO cms_page (id, identifier, pages) VALUES (?, ?, ?)', records, ({ pages }) => [
      pages.en.id,
      pages.en.identifier,
      json(pages),
    ]);
  }

  writeBlocks(records: readonly BlockRecord[]): void {
    this.#write('INSERT OR REPLACE INTO cms_block (id, identifier, blocks) VALUES (?, ?, ?)', records, ({ blocks }) => [
      blocks.en.id,
      blocks.en.identifier,
      json(blocks),
    ]);
  }

  noteUpdate(at: number): void {
    const known = this.database.sql("SELECT id FROM cms_block WHERE identifier = 'last_updated'").first();
    const next = this.database.sql('SELECT COALESCE(MAX(id), 0) + 1 AS id FROM cms_block').first();
    const id = known ? numberOf(known, 'id') : next ? numberOf(next, 'id') : 1;
    const json = { last_updated: at };
    this.writeBlocks([{ blocks: { en: { id, identifier: 'last_updated', title: 'Last updated', json } } }]);
  }

  #write<T>(text: string, records: readonly T[], values: (record: T) => readonly SqlValue[]): void {
    this.database.transaction(() => {
      const statement = this.database.sql(text);
      for (const record of records) statement.run(...values(record));
      this.versions.raise('catalogue');
    });
  }

  removeSource(source: ProductRecord['source']): void {
    this.database.transaction(() => {
      this.database
        .sql('DELETE FROM review WHERE product_sku IN (SELECT sku FROM product WHERE source = ?)')
        .run(source);
      this.database.sql('DELETE FROM product WHERE source = ?').run(source);
      this.database.sql('DELETE FROM category WHERE source = ?').run(source);
      if (source === 'demo') {
        this.coupons.remove(DEMO_COUPONS.map((coupon) => coupon.code));
        // The people of the demo and what they ordered leave with its goods.
        this.database.sql("DELETE FROM shop_order WHERE source = 'demo'").run();
        this.database.sql("DELETE FROM customer WHERE source = 'demo'").run();
      }
      this.versions.raise('catalogue', 'index', 'stock');
    });
  }

  attributes(): readonly AttributeRecord[] {
    return this.database
      .sql('SELECT document, labels FROM attribute ORDER BY code')
      .all()
      .map((row): AttributeRecord => {
        const labels = optionalDocumentOf<NonNullable<AttributeRecord['labels']>>(row, 'labels');
        return { attribute: documentOf<AttributeRecord['attribute']>(row, 'document'), ...(labels && { labels }) };
      });
  }

  productIds(): ReadonlyMap<string, number> {
    return new Map(
      this.database
        .sql('SELECT sku, id FROM product')
        .all()
        .map((row) => [textOf(row, 'sku'), numberOf(row, 'id')]),
    );
  }

  categoryIds(): ReadonlyMap<string, number> {
    return new Map(
      this.database
        .sql('SELECT coalesce(url_path, slug) AS path, id FROM category')
        .all()
        .map((row) => [textOf(row, 'path'), numberOf(row, 'id')]),
    );
  }

  reindex(): void {
    this.database.transaction(() => {
      countCategories(this.database);
      rateProducts(this.database);
      // The demo shop comes with its coupons, and they leave with it; a real shop never has them.
      const isDemo =
        this.database.sql("SELECT 1 AS yes FROM product WHERE source = 'demo' LIMIT 1").first() !== undefined;
      if (isDemo) this.coupons.write(DEMO_COUPONS);
      this.versions.raise('catalogue', 'index');
    });
  }
}

/** What a record says; when it was read is no part of that. */
function hashOf({ readAt: _readAt, ...said }: ProductRecord): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

function partsOf(product: Product): readonly string[] {
  const bundled = (product.bundle_options ?? []).flatMap((option) => option.product_links.map((link) => link.sku));
  const grouped = (product.product_links ?? []).filter((link) => link.link_type === 'associated');
  return [...bundled, ...grouped.map((link) => link.linked_product_sku)];
}
