import type { TaxRule } from '../../../../core/contract';
import type {
  AttributeRecord,
  BlockRecord,
  CategoryRecord,
  CouponRecord,
  PageRecord,
  ProductComparison,
  ProductRecord,
  ReviewRecord,
  WriteOutcome,
} from '../../ports/catalogue/catalogue-data';
import { keptLinksOf } from '../../../../core/contract/catalogue/download-file';
import type {
  CatalogueImport,
  MissingFate,
  MissingProduct,
  TaxClassName,
} from '../../ports/catalogue/catalogue-import';
import { baseAmount, baseCurrencyIn, commerceOf, type Settings } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import { readMergedOptions, withMergedOptions } from './merged-options';
import { countCategories } from './count-categories';
import { leaveOut, missingOf } from './missing-products';
import { editSinceImport, keepEdited } from './staff-edits';
import { writeBatch } from './write-batch';
import { writeProduct, writtenOf, hashOf, mustKeepContract, outcomeOf, type WriteGuard } from './write-product';

type Compare = (
  db: Repositories,
  record: ProductRecord,
  attributes: readonly AttributeRecord[],
) => Promise<ProductComparison['changes']>;

interface WriterShop {
  /** Default: without comparison. */
  readonly compare?: Compare;
  /** Whose stores sell. Default: none. */
  readonly settings?: Pick<Settings, 'stores'>;
}

const NOT_COMPARED: Compare = () => Promise.resolve([]);

export class DatabaseCatalogueWriter implements CatalogueImport {
  constructor(
    private readonly database: Pick<Database, 'read' | 'write'>,
    private readonly shop: WriterShop = {},
    private readonly guard: WriteGuard = () => Promise.resolve(),
  ) {}

  guardedBy(guard: WriteGuard): DatabaseCatalogueWriter {
    return new DatabaseCatalogueWriter(this.database, this.shop, guard);
  }

  keepingEdits(): DatabaseCatalogueWriter {
    return this.guardedBy(keepEdited);
  }

  writeAttributes(records: readonly AttributeRecord[]): Promise<void> {
    return this.#write((db) => db.catalogue.writeAttributes(records));
  }

  writeCategories(records: readonly CategoryRecord[]): Promise<void> {
    return this.#write((db) => db.catalogue.writeCategories(records));
  }

  async writeProduct(record: ProductRecord): Promise<WriteOutcome> {
    mustKeepContract(record);
    return this.database.write((db) => writeProduct(db, record, this.guard));
  }

  async compareProduct(record: ProductRecord, attributes: readonly AttributeRecord[]): Promise<ProductComparison> {
    mustKeepContract(record);
    return this.database.read(async (db) => {
      const merged = await readMergedOptions(db);
      const outcome = outcomeOf(await writtenOf(db, record), hashOf(record));
      if (outcome !== 'updated') return { outcome, changes: [] };
      await this.guard(db, record.product);
      const changes = await (this.shop.compare ?? NOT_COMPARED)(db, withMergedOptions(record, merged), attributes);
      return { outcome, changes, edit: await editSinceImport(db, record.product) };
    });
  }

  writeProducts(records: readonly ProductRecord[]): Promise<void> {
    return this.database.write(async (db) => {
      for (const record of records) await writeProduct(db, record, this.guard);
    });
  }

  async writeBatch(records: readonly ProductRecord[]): Promise<readonly (Error | WriteOutcome)[]> {
    return writeBatch(this.database, records, this.guard);
  }

  missing(source: string, isNamed: (sku: string, urlKey: string) => boolean): Promise<readonly MissingProduct[]> {
    return missingOf(this.database, source, isNamed);
  }

  leaveOut(ids: readonly number[], fate: MissingFate): Promise<void> {
    return leaveOut(this.database, ids, fate);
  }

  async taxClasses(): Promise<readonly TaxClassName[]> {
    const { tax_classes: classes = [] } = await this.database.read((db) => db.commerce.read());
    return classes
      .filter((one) => one.of === 'product')
      .map(({ number, title }) => ({ number, titles: Object.values(title).filter((name) => name !== undefined) }));
  }

  async downloadsKept(sku: string): Promise<readonly string[]> {
    const kept = await this.database.read(async (db) => {
      const id = await db.products.idBySku(sku);
      return id === undefined ? undefined : db.products.byId(id);
    });
    if (kept?.document.sku !== sku) return [];
    return keptLinksOf(kept.document).flatMap(({ title, file }) => (file === undefined ? [] : [title]));
  }

  currencies(): Promise<readonly string[]> {
    const stores = this.shop.settings?.stores ?? [];
    return Promise.resolve([...new Set(stores.map(({ i18n }) => i18n.currencyCode))]);
  }

  baseCurrency(): Promise<string> {
    return this.database.read(baseCurrencyIn);
  }

  async baseAmountOf(currency: string): Promise<((amount: number) => number) | undefined> {
    const { rates } = commerceOf(await this.database.read((db) => db.commerce.read()));
    return baseAmount(currency, rates);
  }

  writeTaxRules(rules: readonly TaxRule[]): Promise<void> {
    return this.#write((db) => db.catalogue.writeTaxRules(rules));
  }

  writeCoupons(coupons: readonly CouponRecord[]): Promise<void> {
    return this.database.write((db) => db.coupons.write(coupons));
  }

  writeReviews(reviews: readonly ReviewRecord[]): Promise<void> {
    return this.#write((db) => db.reviews.writeAll(reviews));
  }

  writePages(records: readonly PageRecord[]): Promise<void> {
    return this.#write((db) => db.content.writePages(records.map(({ pages }) => pages)));
  }

  writeBlocks(records: readonly BlockRecord[]): Promise<void> {
    return this.#write((db) => db.content.writeBlocks(records.map(({ blocks }) => blocks)));
  }

  noteUpdate(at: number): Promise<void> {
    const identifier = 'last_updated';
    return this.#write(async ({ content }) => {
      const id = (await content.block(identifier))?.en.id ?? (await content.nextBlockId());
      await content.writeBlocks([{ en: { id, identifier, title: 'Last updated', json: { last_updated: at } } }]);
    });
  }

  #write(work: (db: Repositories) => Promise<void>): Promise<void> {
    return this.database.write(async (db) => {
      await work(db);
      await db.versions.raise('catalogue');
    });
  }

  removeSource(source: string): Promise<void> {
    return this.database.write(async (db) => {
      await db.catalogue.removeSource(source);
      await db.coupons.removeSource(source);
      await db.versions.raise('catalogue', 'index', 'stock');
    });
  }

  attributes(): Promise<readonly AttributeRecord[]> {
    return this.database.read((db) => db.catalogue.attributes());
  }

  productIds(): Promise<ReadonlyMap<string, number>> {
    return this.database.read((db) => db.products.idsBySku());
  }

  categoryIds(): Promise<ReadonlyMap<string, number>> {
    return this.database.read((db) => db.catalogue.categoryIds());
  }

  reindex(): Promise<void> {
    return this.database.write(async (db) => {
      await countCategories(db);
      await db.products.rate();
      await db.versions.raise('catalogue', 'index');
    });
  }
}
