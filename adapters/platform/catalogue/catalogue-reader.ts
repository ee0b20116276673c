import type { Category, Product, TaxRule } from '../../../core/contract';
import type { StoreView } from '../../../core/store-views';
import type { AttributeRecord, CategoryRecord, Language } from '../catalogue-data';
import { languageOf } from '../content/language';
import { documentOf, numberOf, optionalDocumentOf } from '../database/columns';
import type { Sqlite } from '../database/sqlite';
import type { VersionCounters } from '../database/versions';
import { Lru } from '../lru';
import type { Settings } from '../options';
import type { ChangedStock, StockRepository } from '../stock/stock-repository';
import { AttributeLabels } from './attribute-labels';
import type { IndexContext } from './index-document';
import type { Materialised } from './materialise';
import { materialise } from './materialise';
import type { ShopperView } from './price-group';
import { viewKey } from './price-group';
import { ProductRepository } from './product-repository';
import { restock } from './restock';
import { withVariant } from './with-variant';

/** As it is written: with its descriptions in other languages. */
type StoredCategory = Category & Pick<CategoryRecord, 'descriptions'>;

/** Documents kept ready, over all stores. At some 20 KB each for products with many variants this stays below 40 MB. */
const CACHED_DOCUMENTS = 1500;
/** Skus whose product is known, at some 100 bytes each. */
const CACHED_SKUS = 10_000;

/**
 * Documents as a store shows them, ready to be sent. What is kept in memory follows the database: another process may
 * write the catalogue or sell something, which `refresh` notices.
 */
export class CatalogueReader {
  readonly products: ProductRepository;
  readonly #documents = new Lru<string, Materialised>(CACHED_DOCUMENTS);
  readonly #ids = new Lru<string, number>(CACHED_SKUS);
  readonly #labels = new Map<Language, AttributeLabels>();
  readonly #categories = new Map<Language, readonly Category[]>();
  readonly #matched = new WeakMap<Product, Map<string, Product>>();
  #taxRules: readonly TaxRule[] | undefined;
  #seen = { catalogue: -1, stock: -1 };

  constructor(
    private readonly database: Sqlite,
    private readonly versions: VersionCounters,
    private readonly stock: StockRepository,
    private readonly settings: Settings,
  ) {
    this.products = new ProductRepository(database);
  }

  /** Forgets what has changed since the last look. Called before each use; costs microseconds when nothing has. */
  refresh(): void {
    const { catalogue, stock } = this.versions.current();
    if (catalogue !== this.#seen.catalogue) {
      this.#documents.clear();
      this.#ids.clear();
      this.#labels.clear();
      this.#categories.clear();
      this.#taxRules = undefined;
    } else if (stock !== this.#seen.stock) {
      for (const changed of this.stock.changedSince(this.#seen.stock)) {
        for (const id of this.products.idsShowing(changed.sku)) this.#restock(id, changed);
      }
    }
    this.#seen = { catalogue, stock };
  }

  /** Brings the documents of a product up to date with a change of stock; those that would have to be made anew are forgotten. */
  #restock(id: number, changed: ChangedStock): void {
    for (const store of this.settings.stores) {
      for (const group of [undefined, ...this.settings.userGroups]) {
        const key = `${viewKey({ ...store, group })}:${id}`;
        const made = this.#documents.get(key);
        if (made === undefined) continue;
        const product = restock(made.product, changed);
        if (product === undefined) this.#documents.delete(key);
        else this.#documents.set(key, { ...made, product });
      }
    }
  }

  /** The product as the store shows it now, stock included. */
  product(id: number, store: ShopperView): Product | undefined {
    this.refresh();
    return this.#product(id, store);
  }

  /** Many products at once, in the order of the ids; ids that are gone are left out. */
  productsOf(ids: readonly number[], store: ShopperView): readonly Product[] {
    this.refresh();
    return ids.flatMap((id) => this.#product(id, store) ?? []);
  }

  /** The product that a sku stands for: its own, or the configurable product it is a variant of. */
  productBySku(sku: string, store: ShopperView): Product | undefined {
    this.refresh();
    const id = this.#idOf(sku);
    return id === undefined ? undefined : this.#product(id, store);
  }

  #idOf(sku: string): number | undefined {
    const known = this.#ids.get(sku) ?? this.products.idBySku(sku);
    if (known !== undefined) this.#ids.set(sku, known);
    return known;
  }

  /** The same for one of many in a row: the caller has called `refresh` before the first. */
  nextBySku(sku: string, store: ShopperView): Product | undefined {
    const id = this.#idOf(sku);
    return id === undefined ? undefined : this.#product(id, store);
  }

  #product(id: number, store: ShopperView): Product | undefined {
    const key = `${viewKey(store)}:${id}`;
    const now = this.settings.clock.now();
    const cached = this.#documents.get(key);
    if (cached && now < cached.validUntil) return cached.product;
    const made = this.read(id, store);
    if (!made) return undefined;
    this.#documents.set(key, made);
    return made.product;
  }

  /** The product as found by one of its variants. The same object each time, so that its text is made once. */
  matched(product: Product, sku: string): Product {
    const known = this.#matched.get(product) ?? new Map<string, Product>();
    this.#matched.set(product, known);
    const found = known.get(sku) ?? { ...product, matched_sku: sku };
    known.set(sku, found);
    return found;
  }

  /** Reads a product past the cache, as building an index does. */
  read(id: number, store: ShopperView): Materialised | undefined {
    return this.#materialise(id, store, (sku) => this.#part(sku, store));
  }

  #materialise(
    id: number,
    store: ShopperView,
    part: (sku: string) => Materialised | undefined,
  ): Materialised | undefined {
    const stored = this.products.byId(id);
    if (!stored) return undefined;
    const stock = this.products.stockOf(id);
    const now = this.settings.clock.now();
    return materialise(stored, { store, stock, labels: this.labels(store), taxRules: this.taxRules(), now, part });
  }

  /** A product inside a bundle or group. Parts have no parts of their own, which also ends a circle in the data. */
  #part(sku: string, store: ShopperView): Materialised | undefined {
    const id = this.products.idBySku(sku);
    const made = id === undefined ? undefined : this.#materialise(id, store, () => undefined);
    if (!made || made.product.sku === sku) return made;
    return { ...made, product: withVariant(made.product, sku) };
  }

  taxRules(): readonly TaxRule[] {
    this.#taxRules ??= this.database
      .sql('SELECT document FROM tax_rule ORDER BY id')
      .all()
      .map((row) => documentOf<TaxRule>(row, 'document'));
    return this.#taxRules;
  }

  labels(store: StoreView): AttributeLabels {
    const language = languageOf(store);
    const known = this.#labels.get(language);
    if (known) return known;
    const records = this.database
      .sql('SELECT document, labels FROM attribute ORDER BY code')
      .all()
      .map((row): AttributeRecord => {
        const labels = optionalDocumentOf<NonNullable<AttributeRecord['labels']>>(row, 'labels');
        return { attribute: documentOf<AttributeRecord['attribute']>(row, 'document'), ...(labels && { labels }) };
      });
    const made = new AttributeLabels(records, language);
    this.#labels.set(language, made);
    return made;
  }

  /** All categories with their counts, in the store's language. */
  categories(store: StoreView): readonly Category[] {
    this.refresh();
    const language = languageOf(store);
    const known = this.#categories.get(language);
    if (known) return known;
    const made = this.#readCategories(language);
    this.#categories.set(language, made);
    return made;
  }

  #readCategories(language: Language): readonly Category[] {
    const rows = this.database
      .sql('SELECT document, names, product_count, promo_count, approved_count, new_count FROM category ORDER BY id')
      .all();
    const children = new Map<number, number>();
    const documents = rows.map((row) => documentOf<StoredCategory>(row, 'document'));
    for (const { parent_id: parent } of documents) children.set(parent, (children.get(parent) ?? 0) + 1);
    return rows.map((row, index): Category => {
      const { descriptions, ...document } = documents[index] ?? documentOf<StoredCategory>(row, 'document');
      const names = optionalDocumentOf<NonNullable<CategoryRecord['names']>>(row, 'names');
      return {
        ...document,
        name: names?.[language] ?? document.name,
        description: descriptions?.[language] ?? document.description,
        product_count: numberOf(row, 'product_count'),
        promo_count: numberOf(row, 'promo_count'),
        approved_count: numberOf(row, 'approved_count'),
        new_count: numberOf(row, 'new_count'),
        children_count: children.get(document.id) ?? 0,
      };
    });
  }

  indexContext(store: StoreView): IndexContext {
    const categories = this.categories(store);
    const byId = new Map(categories.map((category) => [category.id, category] as const));
    return {
      labels: this.labels(store),
      categories: new Map(
        categories.map((category) => [
          category.id,
          { name: category.name, level: category.level, ancestors: ancestorsOf(category, byId) },
        ]),
      ),
    };
  }
}

/** Ids from the parent up; a circle in the data ends it. */
export function ancestorsOf(category: Category, byId: ReadonlyMap<number, Category>): readonly number[] {
  const ancestors: number[] = [];
  let parent = category.parent_id;
  while (parent !== category.id && !ancestors.includes(parent)) {
    const found = byId.get(parent);
    if (!found) break;
    ancestors.push(parent);
    parent = found.parent_id;
  }
  return ancestors;
}
