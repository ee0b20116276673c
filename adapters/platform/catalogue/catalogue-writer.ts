import { createHash } from 'node:crypto';
import type { Product, TaxRule } from '../../../core/contract';
import { keptLinksOf } from '../../../core/contract/download-file';
import { product as productSchema } from '../../../core/contract/product';
import type {
  AttributeRecord,
  BlockRecord,
  CatalogueWriter,
  CategoryRecord,
  CouponRecord,
  PageRecord,
  ProductComparison,
  ProductRecord,
  ReviewRecord,
  WriteOutcome,
} from '../ports/catalogue-data';
import { describeIssues } from '../http/describe-issues';
import type { Database, Repositories } from '../ports/database';
import { countCategories } from './count-categories';
import { isOf } from './product-hash';

/** What a record would change of a product that there is, by what staff edits of one. Without it a comparison says no more than that the product would be another. */
type Compare = (
  db: Repositories,
  record: ProductRecord,
  attributes: readonly AttributeRecord[],
) => Promise<ProductComparison['changes']>;

/** Asked before a product is changed, within the same unit of work. @throws Error why it has to stay as it is */
export type WriteGuard = (db: Repositories, product: Product) => Promise<void>;

/** Writes catalogue data into the database, each call in a unit of work of its own; see `CatalogueWriter` for what it promises. */
export class DatabaseCatalogueWriter implements CatalogueWriter {
  constructor(
    private readonly database: Pick<Database, 'read' | 'write'>,
    private readonly compare: Compare = () => Promise.resolve([]),
    private readonly guard: WriteGuard = () => Promise.resolve(),
  ) {}

  /** One that asks before it changes a product. */
  guardedBy(guard: WriteGuard): DatabaseCatalogueWriter {
    return new DatabaseCatalogueWriter(this.database, this.compare, guard);
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
      const outcome = outcomeOf(await writtenOf(db, record), hashOf(record));
      return { outcome, changes: outcome === 'updated' ? await this.compare(db, record, attributes) : [] };
    });
  }

  writeProducts(records: readonly ProductRecord[]): Promise<void> {
    return this.database.write(async (db) => {
      for (const record of records) await writeProduct(db, record, this.guard);
    });
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

/** @throws Error naming the first member that breaks it */
function mustKeepContract({ product }: ProductRecord): void {
  const parsed = productSchema.safeParse(product, { reportInput: true });
  if (parsed.success) return;
  const [first] = describeIssues(parsed.error.issues);
  throw new Error(`Product ${product.sku}: ${first?.message ?? 'it breaks the contract'}`);
}

type Written = Awaited<ReturnType<Repositories['products']['written']>>;

/** How the product was written last; undefined for a new one. @throws Error where another one has its id */
async function writtenOf(db: Repositories, { product }: ProductRecord): Promise<Written> {
  const known = await db.products.written(product.id);
  if (known === undefined || known.sku === product.sku) return known;
  throw new Error(`Product ${product.sku}: its id ${String(product.id)} belongs to ${known.sku}`);
}

function outcomeOf(known: Written, hash: string): WriteOutcome {
  if (known === undefined) return 'created';
  return isOf(known.hash, hash) ? 'unchanged' : 'updated';
}

async function writeProduct(db: Repositories, record: ProductRecord, guard: WriteGuard): Promise<WriteOutcome> {
  const { product, source, prices, texts } = record;
  const hash = hashOf(record);
  const known = await writtenOf(db, record);
  const outcome = outcomeOf(known, hash);
  if (outcome === 'unchanged') return outcome;
  await guard(db, product);
  const { stock: _stock, ...rest } = product;
  const chosen = known === undefined ? {} : await choiceOf(db, product);
  const links = known === undefined ? {} : await linksOf(db, product);
  const document = { ...chosen, ...rest, ...links, updated_at: product.updated_at ?? record.readAt };
  await db.products.write({ document, source, hash, prices, texts, parts: partsOf(product) });
  await db.stock.write(product.id, record.stock);
  await db.versions.raise('catalogue');
  return outcome;
}

/** Marks of a product that the shop's own people have set. */
const CHOICE = ['approved', 'choose_status', 'chosen_at'] as const;

/** What was chosen of a product stays when the merchant's file says nothing of it. */
async function choiceOf(db: Repositories, product: Product): Promise<Partial<Product>> {
  if (CHOICE.some((member) => product[member] !== undefined)) return {};
  const before = (await db.products.byId(product.id))?.document;
  return Object.fromEntries(
    CHOICE.flatMap((member) => (before?.[member] === undefined ? [] : [[member, before[member]]])),
  );
}

/** Files that staff has added stay where the merchant's file has none for the same title. */
async function linksOf(db: Repositories, product: Product): Promise<Pick<Product, 'downloadable_links'>> {
  const links = keptLinksOf(product);
  if (links.every(({ file, sample_file: sample }) => file !== undefined && sample !== undefined)) return {};
  const before = (await db.products.byId(product.id))?.document;
  const kept = before === undefined ? [] : keptLinksOf(before);
  return {
    downloadable_links: links.map((link) => {
      const own = kept.find(({ title }) => title === link.title);
      const [file, sample] = [link.file ?? own?.file, link.sample_file ?? own?.sample_file];
      return { ...link, ...(file && { file }), ...(sample && { sample_file: sample }) };
    }),
  };
}

/** What a record says; when it was read is no part of that. */
function hashOf({ readAt: _readAt, ...said }: ProductRecord): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** Skus that a bundle or group is made of. Pure. */
export function partsOf(product: Product): readonly string[] {
  const bundled = (product.bundle_options ?? []).flatMap((option) => option.product_links.map((link) => link.sku));
  const grouped = (product.product_links ?? []).filter((link) => link.link_type === 'associated');
  return [...bundled, ...grouped.map((link) => link.linked_product_sku)];
}
