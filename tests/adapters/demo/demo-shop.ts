import type {
  AttributeRecord,
  BlockRecord,
  CatalogueWriter,
  CategoryRecord,
  CouponRecord,
  PageRecord,
  ProductRecord,
} from '../../../adapters/platform/ports/catalogue/catalogue-data';
import { seedDemo } from '../../../adapters/demo';
import { promisedWriter, type SyncCatalogueWriter } from '../../fixtures/promised-writer';
import type { Product, TaxRule } from '../../../core/contract';
import { product as productSchema } from '../../../core/contract/catalogue/product';

/** Not the fixture MemoryWriter, which scans all products at each write. */
export class KeptCatalogue implements SyncCatalogueWriter {
  readonly attributesByCode = new Map<string, AttributeRecord>();
  readonly categories = new Map<number, CategoryRecord>();
  readonly products = new Map<string, ProductRecord>();
  readonly taxRules: TaxRule[] = [];
  readonly reviews: Parameters<CatalogueWriter['writeReviews']>[0][number][] = [];
  readonly pages = new Map<string, PageRecord>();
  readonly blocks = new Map<string, BlockRecord>();
  readonly coupons: CouponRecord[] = [];
  reindexed = 0;

  category(urlPath: string): CategoryRecord['category'] {
    const found = [...this.categories.values()].find(({ category }) => category.url_path === urlPath);
    if (found === undefined) throw new Error(`no category ${urlPath}`);
    return found.category;
  }

  writeAttributes(records: readonly AttributeRecord[]): void {
    for (const record of records) this.attributesByCode.set(record.attribute.attribute_code, record);
  }

  writeCategories(records: readonly CategoryRecord[]): void {
    for (const record of records) this.categories.set(record.category.id, record);
  }

  writeProduct(record: ProductRecord): 'created' {
    productSchema.parse(record.product);
    this.products.set(record.product.sku, record);
    return 'created';
  }

  compareProduct(): never {
    throw new Error('The demo is written without a dry run');
  }

  writeBatch(): never {
    throw new Error('The demo is no file of a merchant');
  }

  missing(): never {
    throw new Error('The demo is no file of a merchant');
  }

  leaveOut(): never {
    throw new Error('The demo is no file of a merchant');
  }

  taxClasses(): readonly [] {
    return [];
  }

  downloadsKept(): readonly [] {
    return [];
  }

  currencies(): readonly string[] {
    return ['USD'];
  }

  baseCurrency(): string {
    return 'USD';
  }

  baseAmountOf(): never {
    throw new Error('The demo is in US dollars');
  }

  writeProducts(records: readonly ProductRecord[]): void {
    for (const record of records) this.writeProduct(record);
  }

  writeTaxRules(rules: readonly TaxRule[]): void {
    this.taxRules.push(...rules);
  }

  writeCoupons(coupons: readonly CouponRecord[]): void {
    this.coupons.push(...coupons);
  }

  writeReviews(reviews: Parameters<CatalogueWriter['writeReviews']>[0]): void {
    this.reviews.push(...reviews);
  }

  writePages(records: readonly PageRecord[]): void {
    for (const record of records) this.pages.set(record.pages.en.identifier, record);
  }

  noteUpdate(at: number): void {
    const json = { last_updated: at };
    this.writeBlocks([{ blocks: { en: { id: 2, identifier: 'last_updated', json } } }]);
  }

  writeBlocks(records: readonly BlockRecord[]): void {
    for (const record of records) this.blocks.set(record.blocks.en.identifier, record);
  }

  removeSource(source: ProductRecord['source']): void {
    for (const [sku, record] of this.products) if (record.source === source) this.products.delete(sku);
    for (const [id, record] of this.categories) if (record.source === source) this.categories.delete(id);
  }

  attributes(): readonly AttributeRecord[] {
    return [...this.attributesByCode.values()];
  }

  productIds(): ReadonlyMap<string, number> {
    return new Map([...this.products].map(([sku, { product }]) => [sku, product.id]));
  }

  categoryIds(): ReadonlyMap<string, number> {
    return new Map([...this.categories.values()].map(({ category }) => [category.url_path ?? '', category.id]));
  }

  reindex(): void {
    this.reindexed += 1;
  }
}

/** Friday, 20 November 2026, noon UTC. */
export const NOW = Date.UTC(2026, 10, 20, 12);

export async function demoShop(products?: number, seed?: number): Promise<KeptCatalogue> {
  const writer = new KeptCatalogue();
  await seedDemo(promisedWriter(writer), {
    now: NOW,
    ...(products === undefined ? {} : { products }),
    ...(seed === undefined ? {} : { seed }),
  });
  return writer;
}

export function productsOf(writer: KeptCatalogue): readonly Product[] {
  return [...writer.products.values()].map(({ product }) => product);
}

export function repeated(values: readonly (number | string | undefined)[]): (number | string | undefined)[] {
  const seen = new Set<number | string | undefined>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

export function valuesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}
