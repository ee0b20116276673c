import { servedTaxRules, taxRulesIn } from '../../../../core/pricing';
import { LRUCache } from 'lru-cache';
import type { Category, Product, TaxRule } from '../../../../core/contract';
import type { StoreView } from '../../../../core/store-views';
import type { TextTongue } from '../../../../core/contract/foundation/text-languages';
import {
  commerceOf,
  type Commerce,
  timeZoneOf,
  tongueOf,
  zoneIn,
  type Settings,
  type ShopperView,
  viewKey,
} from '../../foundation';
import type { BlockTexts, PageTexts } from '../../ports/content/content';
import type { Repositories } from '../../ports/database';
import type { ChangedStock } from '../../ports/catalogue/stock';
import { AttributeLabels } from './attribute-labels';
import type { IndexContext } from './index-document';
import type { Materialised } from './materialise';
import { materialise } from './materialise';
import { servedStock } from '../../../../core/stock/placed-stock';
import { restock } from './restock';
import { withVariant } from './with-variant';

type Db = Pick<Repositories, 'catalogue' | 'changes' | 'commerce' | 'products' | 'stock' | 'versions'>;
type CostsDb = Db & Pick<Repositories, 'productCosts'>;

const CACHED_DOCUMENTS = 1500;
const CACHED_SKUS = 10_000;
const MAX_CHANGES = 1000;
const MAX_RESTOCKED = 20;
const OF_GOODS: ReadonlySet<string> = new Set(['product', 'rating', 'category', 'stock', 'index']);

/**
 * Caches documents per store and follows database changes, including other processes'. Cache misses use the caller's
 * unit of work.
 */
export class CatalogueReader {
  readonly #documents = new LRUCache<string, Materialised>({ max: CACHED_DOCUMENTS });
  readonly #ids = new LRUCache<string, number>({ max: CACHED_SKUS });
  readonly #showing = new LRUCache<string, readonly number[]>({ max: CACHED_SKUS });
  readonly #labels = new Map<TextTongue, AttributeLabels>();
  readonly #categories = new Map<TextTongue, readonly Category[]>();
  readonly #matched = new WeakMap<Product, Map<string, Product>>();
  #taxRules: Promise<readonly TaxRule[]> | undefined;
  #commerce: Promise<Commerce> | undefined;
  #ancestors: ReadonlyMap<number, readonly number[]> | undefined;
  #pages: readonly PageTexts[] | undefined;
  readonly #blocks = new Map<string, BlockTexts | undefined>();
  /** Replaced when the catalogue changes, so that reads which began before are not kept. */
  #costs = new LRUCache<string, { readonly cost: number | undefined }>({ max: CACHED_SKUS });
  #seen = { catalogue: -1, stock: -1, recorded: -1 };

  constructor(private readonly settings: Settings) {}

  /** Invalidates changed entries; call before each use. */
  async refresh(db: Db): Promise<void> {
    const { catalogue, stock } = await db.versions.current();
    const seen = this.#seen;
    if (catalogue === seen.catalogue && stock === seen.stock) return;
    let { recorded } = seen;
    if (catalogue !== seen.catalogue) {
      recorded = await db.changes.last();
      this.#forget(await goodsChanged(db, seen.recorded, recorded));
    }
    if (stock !== seen.stock && this.#documents.size > 0) await this.#followStock(db, seen.stock);
    this.#seen = { catalogue, stock, recorded };
  }

  #forget(goods: ReadonlySet<string> | undefined): void {
    this.#ids.clear();
    this.#showing.clear();
    this.#categories.clear();
    this.#costs = new LRUCache({ max: CACHED_SKUS });
    this.#ancestors = undefined;
    if (goods === undefined) {
      this.#documents.clear();
      this.#labels.clear();
      this.#taxRules = undefined;
      this.#commerce = undefined;
      this.#pages = undefined;
      this.#blocks.clear();
      return;
    }
    for (const [key, { product }] of [...this.#documents.entries()]) {
      if (goods.has(String(product.id)) || isMadeOfOthers(product)) this.#documents.delete(key);
    }
  }

  async #followStock(db: Db, since: number): Promise<void> {
    const changes = await db.stock.changedSince(since);
    if (changes.length > MAX_RESTOCKED) {
      this.#forgetStock(new Set(changes.map(({ sku }) => sku)));
      return;
    }
    const { places } = await this.commerce(db);
    for (const changed of changes) {
      for (const id of await this.#idsShowing(db, changed.sku)) this.#restock(id, changed, places);
    }
  }

  #forgetStock(skus: ReadonlySet<string>): void {
    for (const [key, { product }] of [...this.#documents.entries()]) {
      const own = [product, ...(product.configurable_children ?? [])];
      if (isMadeOfOthers(product) || own.some(({ sku }) => skus.has(sku))) this.#documents.delete(key);
    }
  }

  #restock(id: number, { sku, record: placed }: ChangedStock, places: Commerce['places']): void {
    for (const store of this.settings.stores) {
      const record = servedStock(placed, places, store.storeCode);
      for (const group of [undefined, ...this.settings.userGroups]) {
        const key = `${viewKey({ ...store, group })}:${id}`;
        const made = this.#documents.get(key);
        if (made === undefined) continue;
        const product = restock(made.product, { sku, record });
        if (product === undefined) this.#documents.delete(key);
        else this.#documents.set(key, { ...made, product });
      }
    }
  }

  async product(db: Db, id: number, store: ShopperView): Promise<Product | undefined> {
    await this.refresh(db);
    return this.#product(db, id, store);
  }

  async productsOf(db: Db, ids: readonly number[], store: ShopperView): Promise<readonly Product[]> {
    await this.refresh(db);
    const products: Product[] = [];
    for (const id of ids) {
      const product = this.#kept(id, store) ?? (await this.#product(db, id, store));
      if (product) products.push(product);
    }
    return products;
  }

  async productBySku(db: Db, sku: string, store: ShopperView): Promise<Product | undefined> {
    await this.refresh(db);
    return this.nextBySku(db, sku, store);
  }

  async #idsShowing(db: Db, sku: string): Promise<readonly number[]> {
    const seen = this.#seen;
    const known = this.#showing.get(sku) ?? (await db.products.idsShowing(sku));
    if (seen.catalogue === this.#seen.catalogue) this.#showing.set(sku, known);
    return known;
  }

  async #idOf(db: Db, sku: string): Promise<number | undefined> {
    const known = await db.products.idBySku(sku);
    if (known !== undefined) this.#ids.set(sku, known);
    return known;
  }

  async nextBySku(db: Db, sku: string, store: ShopperView): Promise<Product | undefined> {
    const id = this.#ids.get(sku) ?? (await this.#idOf(db, sku));
    return id === undefined ? undefined : (this.#kept(id, store) ?? this.#product(db, id, store));
  }

  #kept(id: number, store: ShopperView): Product | undefined {
    const cached = this.#documents.get(`${viewKey(store)}:${id}`);
    return cached && this.settings.clock.now() < cached.validUntil ? cached.product : undefined;
  }

  async #product(db: Db, id: number, store: ShopperView): Promise<Product | undefined> {
    const kept = this.#kept(id, store);
    if (kept) return kept;
    const seen = this.#seen;
    const made = await this.read(db, id, store);
    if (!made) return undefined;
    // A read that overlaps an invalidation may be stale, so it is not cached.
    if (seen === this.#seen) this.#documents.set(`${viewKey(store)}:${id}`, made);
    return made.product;
  }

  matched(product: Product, sku: string): Product {
    const known = this.#matched.get(product) ?? new Map<string, Product>();
    this.#matched.set(product, known);
    const found = known.get(sku) ?? { ...product, matched_sku: sku };
    known.set(sku, found);
    return found;
  }

  read(db: Db, id: number, store: ShopperView): Promise<Materialised | undefined> {
    return this.#materialise(db, id, store, (sku) => this.#part(db, sku, store));
  }

  async #materialise(
    db: Db,
    id: number,
    store: ShopperView,
    part: (sku: string) => Promise<Materialised | undefined>,
  ): Promise<Materialised | undefined> {
    const stored = await db.products.byId(id);
    if (!stored) return undefined;
    const stock = await db.products.stockOf(id);
    const parts = new Map<string, Materialised>();
    for (const sku of linkedSkus(stored.document)) {
      const made = await part(sku);
      if (made) parts.set(sku, made);
    }
    const [labels, taxRules] = [await this.labels(db, store), await this.taxRules(db)];
    const { places, rates, timeZone } = await this.commerce(db);
    const served = [...stock].map(([sku, record]) => [sku, servedStock(record, places, store.storeCode)] as const);
    const now = this.settings.clock.now();
    return materialise(stored, {
      store,
      stock: new Map(served),
      labels,
      taxRules,
      rates,
      now,
      timeZone: zoneIn(store, timeZone),
      part: (sku) => parts.get(sku),
    });
  }

  /** Parts are not expanded recursively, which also prevents cycles. */
  async #part(db: Db, sku: string, store: ShopperView): Promise<Materialised | undefined> {
    const id = await db.products.idBySku(sku);
    const made = id === undefined ? undefined : await this.#materialise(db, id, store, NO_PART);
    if (!made || made.product.sku === sku) return made;
    return { ...made, product: withVariant(made.product, sku) };
  }

  /** Costs of goods that have one, by SKU, in the currency of the base prices. */
  async costs(db: CostsDb, skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
    await this.refresh(db);
    const kept = this.#costs;
    const known = skus.map((sku) => [sku, kept.get(sku)] as const);
    const unread = known.filter(([, one]) => one === undefined).map(([sku]) => sku);
    const read = unread.length === 0 ? undefined : await db.productCosts.ofSkus(unread);
    for (const sku of unread) kept.set(sku, { cost: read?.get(sku) });
    const costs = known.map(([sku, one]) => [sku, one === undefined ? read?.get(sku) : one.cost] as const);
    return new Map(costs.flatMap(([sku, cost]) => (cost === undefined ? [] : [[sku, cost]])));
  }

  /** With moments in the time zone of the shop instead of days. */
  taxRules(db: Db): Promise<readonly TaxRule[]> {
    return this.#taxRules ?? this.#readTaxRules(db);
  }

  async servedTaxRules(db: Db): Promise<readonly TaxRule[]> {
    return servedTaxRules(await this.taxRules(db), this.settings.clock.now());
  }

  async #readTaxRules(db: Db): Promise<readonly TaxRule[]> {
    const seen = this.#seen;
    const made = taxRulesIn(await db.catalogue.taxRules(), (await this.commerce(db)).timeZone);
    if (seen === this.#seen) this.#taxRules = Promise.resolve(made);
    return made;
  }

  /** The part already read; saves a unit of work. */
  get keptCommerce(): Promise<Commerce> | undefined {
    return this.#commerce;
  }

  commerce(db: Pick<Repositories, 'commerce'>): Promise<Commerce> {
    return this.#commerce ?? this.#readCommerce(db);
  }

  async #readCommerce(db: Pick<Repositories, 'commerce'>): Promise<Commerce> {
    const seen = this.#seen;
    const made = commerceOf(await db.commerce.read(), await timeZoneOf(db));
    // A read that overlaps an invalidation may be stale, so it is not cached.
    if (seen === this.#seen) this.#commerce = Promise.resolve(made);
    return made;
  }

  async pages(db: Pick<Repositories, 'content'>): Promise<readonly PageTexts[]> {
    if (this.#pages !== undefined) return this.#pages;
    const seen = this.#seen;
    const made = await db.content.pages();
    if (seen === this.#seen) this.#pages = made;
    return made;
  }

  /** @param identifier from code only: each is cached permanently */
  async block(db: Pick<Repositories, 'content'>, identifier: string): Promise<BlockTexts | undefined> {
    if (this.#blocks.has(identifier)) return this.#blocks.get(identifier);
    const seen = this.#seen;
    const block = await db.content.block(identifier);
    if (seen === this.#seen) this.#blocks.set(identifier, block);
    return block;
  }

  async labels(db: Db, store: StoreView): Promise<AttributeLabels> {
    const tongue = tongueOf(store);
    const known = this.#labels.get(tongue);
    if (known) return known;
    const made = new AttributeLabels(await db.catalogue.attributes(), tongue);
    this.#labels.set(tongue, made);
    return made;
  }

  async categories(db: Db, store: StoreView): Promise<readonly Category[]> {
    await this.refresh(db);
    const tongue = tongueOf(store);
    const known = this.#categories.get(tongue);
    if (known) return known;
    const made = await readCategories(db, tongue);
    this.#categories.set(tongue, made);
    return made;
  }

  /** Ancestors of each category, nearest first; call `refresh` first. */
  async categoryAncestors(db: Pick<Repositories, 'catalogue'>): Promise<ReadonlyMap<number, readonly number[]>> {
    if (this.#ancestors !== undefined) return this.#ancestors;
    const seen = this.#seen;
    const byId = new Map((await db.catalogue.categories()).map(({ category }) => [category.id, category] as const));
    const made = new Map([...byId.values()].map((category) => [category.id, ancestorsOf(category, byId)] as const));
    if (seen === this.#seen) this.#ancestors = made;
    return made;
  }

  async indexContext(db: Db, store: StoreView): Promise<IndexContext> {
    const categories = await this.categories(db, store);
    const byId = new Map(categories.map((category) => [category.id, category] as const));
    return {
      labels: await this.labels(db, store),
      categories: new Map(
        categories.map((category) => [
          category.id,
          { name: category.name, level: category.level, ancestors: ancestorsOf(category, byId) },
        ]),
      ),
    };
  }
}

async function goodsChanged(
  db: Pick<Repositories, 'changes'>,
  since: number,
  upTo: number,
): Promise<ReadonlySet<string> | undefined> {
  const count = upTo - since;
  if (since < 0 || count <= 0 || count > MAX_CHANGES) return undefined;
  const changes = await db.changes.between(since, upTo);
  // Missing entries were pruned.
  if (changes.length < count || changes.some(({ kind }) => !OF_GOODS.has(kind))) return undefined;
  return new Set(changes.flatMap(({ kind, key }) => (kind === 'product' || kind === 'rating' ? [key] : [])));
}

function isMadeOfOthers({ bundle_options: bundle, product_links: links }: Product): boolean {
  return bundle !== undefined || (links ?? []).length > 0;
}

const NO_PART = () => Promise.resolve(undefined);

async function readCategories(db: Db, tongue: TextTongue): Promise<readonly Category[]> {
  const stored = await db.catalogue.categories();
  const children = new Map<number, number>();
  for (const { category } of stored) children.set(category.parent_id, (children.get(category.parent_id) ?? 0) + 1);
  return stored.map(({ category, names, descriptions, counts }): Category => ({
    ...category,
    name: names?.[tongue] ?? category.name,
    description: descriptions?.[tongue] ?? category.description,
    product_count: counts.product,
    promo_count: counts.promo,
    approved_count: counts.approved,
    new_count: counts.new,
    children_count: children.get(category.id) ?? 0,
  }));
}

function linkedSkus(product: Product): ReadonlySet<string> {
  const bundled = (product.bundle_options ?? []).flatMap((option) => option.product_links.map((link) => link.sku));
  return new Set([...bundled, ...(product.product_links ?? []).map((link) => link.linked_product_sku)]);
}

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
