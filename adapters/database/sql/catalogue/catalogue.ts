import type { Category, TaxRule } from '../../../../core/contract';
import type { AttributeRecord, CategoryRecord } from '../../../platform/ports/catalogue/catalogue-data';
import type { CatalogueRepository, CategoryCounts, StoredCategory } from '../../../platform/ports/catalogue/catalogue';
import { documentOf, jsonOf, numberOf, optionalDocumentOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';

type CategoryDocument = Category & Pick<CategoryRecord, 'descriptions'>;

export class SqlCatalogue implements CatalogueRepository {
  constructor(private readonly connection: SqlConnection) {}

  async categories(): Promise<readonly StoredCategory[]> {
    const rows = await this.connection
      .sql('SELECT document, names, product_count, promo_count, approved_count, new_count FROM category ORDER BY id')
      .all();
    return rows.map(categoryOf);
  }

  async countCategories(): Promise<number> {
    const row = await this.connection.sql('SELECT count(*) AS n FROM category').first();
    return numberOf(row ?? {}, 'n');
  }

  async categoryIds(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.connection.sql('SELECT coalesce(url_path, slug) AS path, id FROM category').all();
    return new Map(rows.map((row) => [textOf(row, 'path'), numberOf(row, 'id')]));
  }

  async writeCategories(records: readonly CategoryRecord[]): Promise<void> {
    const statement = this.connection.sql(
      `INSERT INTO category (id, slug, url_path, source, document, names) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, url_path = excluded.url_path, source = excluded.source,
         document = excluded.document, names = excluded.names`,
    );
    for (const { category, source, names, descriptions } of records) {
      const document = { ...category, ...(descriptions !== undefined && { descriptions }) };
      const { id, slug, url_path: path = null } = category;
      await statement.run(id, slug, path, source, JSON.stringify(document), jsonOf(names));
    }
  }

  async removeCategory(id: number): Promise<void> {
    await this.connection.sql('DELETE FROM category WHERE id = ?').run(id);
  }

  async writeCounts(counts: ReadonlyMap<number, CategoryCounts>): Promise<void> {
    const statement = this.connection.sql(
      'UPDATE category SET product_count = ?, promo_count = ?, approved_count = ?, new_count = ? WHERE id = ?',
    );
    for (const [id, of] of counts) await statement.run(of.product, of.promo, of.approved, of.new, id);
  }

  async attributes(): Promise<readonly AttributeRecord[]> {
    const rows = await this.connection.sql('SELECT document, labels, staff FROM attribute ORDER BY code').all();
    return rows.map((row): AttributeRecord => {
      const labels = optionalDocumentOf<NonNullable<AttributeRecord['labels']>>(row, 'labels');
      const staff = optionalDocumentOf<NonNullable<AttributeRecord['staff']>>(row, 'staff');
      const attribute = documentOf<AttributeRecord['attribute']>(row, 'document');
      return { attribute, ...(labels && { labels }), ...(staff && { staff }) };
    });
  }

  async writeAttributes(records: readonly AttributeRecord[]): Promise<void> {
    const statement = this.connection.sql(
      `INSERT INTO attribute (code, document, labels, staff) VALUES (?, ?, ?, ?)
       ON CONFLICT (code) DO UPDATE SET document = excluded.document, labels = excluded.labels,
         staff = coalesce(excluded.staff, attribute.staff)`,
    );
    for (const { attribute, labels, staff } of records) {
      await statement.run(attribute.attribute_code, JSON.stringify(attribute), jsonOf(labels), jsonOf(staff));
    }
  }

  async removeAttribute(code: string): Promise<void> {
    await this.connection.sql('DELETE FROM attribute WHERE code = ?').run(code);
  }

  async taxRules(): Promise<readonly TaxRule[]> {
    const rows = await this.connection.sql('SELECT document FROM tax_rule ORDER BY id').all();
    return rows.map((row) => documentOf<TaxRule>(row, 'document'));
  }

  async writeTaxRules(rules: readonly TaxRule[]): Promise<void> {
    const statement = this.connection.sql(
      'INSERT INTO tax_rule (id, document) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET document = excluded.document',
    );
    for (const rule of rules) await statement.run(rule.id, JSON.stringify(rule));
  }

  async removeTaxRule(id: number): Promise<void> {
    await this.connection.sql('DELETE FROM tax_rule WHERE id = ?').run(id);
  }

  async removeSource(source: string): Promise<readonly { readonly id: number; readonly sku: string }[]> {
    const { connection } = this;
    await connection
      .sql('DELETE FROM review WHERE product_sku IN (SELECT sku FROM product WHERE source = ?)')
      .run(source);
    const removed = await connection.sql('DELETE FROM product WHERE source = ? RETURNING id, sku').all(source);
    await connection.sql('DELETE FROM category WHERE source = ?').run(source);
    return removed.map((row) => ({ id: numberOf(row, 'id'), sku: textOf(row, 'sku') }));
  }

  async countSource(source: string): Promise<Readonly<Record<'categories' | 'products' | 'reviews', number>>> {
    const numberFrom = async (table: string) =>
      numberOf((await this.connection.sql(`SELECT count(*) AS n FROM ${table}`).first(source)) ?? {}, 'n');
    return {
      products: await numberFrom('product WHERE source = ?'),
      categories: await numberFrom('category WHERE source = ?'),
      reviews: await numberFrom('review WHERE product_sku IN (SELECT sku FROM product WHERE source = ?)'),
    };
  }
}

function categoryOf(row: Row): StoredCategory {
  const { descriptions, ...category } = documentOf<CategoryDocument>(row, 'document');
  return {
    category,
    descriptions,
    names: optionalDocumentOf<NonNullable<CategoryRecord['names']>>(row, 'names'),
    counts: {
      product: numberOf(row, 'product_count'),
      promo: numberOf(row, 'promo_count'),
      approved: numberOf(row, 'approved_count'),
      new: numberOf(row, 'new_count'),
    },
  };
}
