import { BRAND, IS_REDUCED, LISTED, MAX_BRANDS } from '../../../../core/contract/catalogue/listing';
import type { Addressed } from '../../../../core/links';
import type { SearchFilter } from '../../../../core/contract';
import type { StoreView } from '../../../../core/store-views';
import type { Content } from '../../content';
import type { CatalogueIndexStore } from '../search/catalogue-index-store';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { searchProducts } from '../search/product-search';
import type { Repositories, Database } from '../../ports/database';
import type { ListedProduct } from '../../ports/catalogue/products';

/** A page address in a store, with its last change in ISO 8601. */
export type SiteAddress = Addressed & { readonly lastmod?: string | undefined };

const BATCH = 1000;
const LEVEL_ABOVE = 1;

export class SiteAddresses {
  constructor(
    private readonly parts: {
      readonly content: Content;
      readonly database: Database;
      readonly reader: CatalogueReader;
      readonly indexes: CatalogueIndexStore;
    },
  ) {}

  async count(store: StoreView): Promise<number> {
    const collections = await this.#collections(store);
    return this.parts.database.read(async (db) => {
      const [categories, pages] = [await this.#categories(db, store), await this.#pages(db, store)];
      return 1 + collections.length + categories.length + pages.length + (await db.products.countListed());
    });
  }

  async *list(store: StoreView): AsyncGenerator<SiteAddress, void, void> {
    yield { kind: 'home' };
    yield* await this.#collections(store);
    const { database } = this.parts;
    yield* await database.read((db) => this.#categories(db, store));
    yield* await database.read((db) => this.#pages(db, store));
    let last = -1;
    for (;;) {
      const after = last;
      const products = await database.read((db) => db.products.listed(after, BATCH));
      yield* products.map(productOf);
      last = products.at(-1)?.id ?? last;
      if (products.length < BATCH) return;
    }
  }

  async #collections(store: StoreView): Promise<readonly SiteAddress[]> {
    const count = (filters: SearchFilter[]) =>
      searchProducts(
        {
          store,
          view: store,
          query: { filters: [...LISTED, ...filters], aggregations: [{ attribute: BRAND, size: MAX_BRANDS }] },
          size: 1,
          from: 0,
          sort: [],
        },
        this.parts,
      );
    const [all, sale] = [await count([]), await count([IS_REDUCED])];
    const brands = (all.aggregations[BRAND] ?? []).filter(({ count: some }) => some > 0).map(({ value }) => value);
    return [
      ...(all.total > 0 ? [{ kind: 'new' as const }] : []),
      ...(sale.total > 0 ? [{ kind: 'sale' as const }] : []),
      ...(brands.length > 0 ? [{ kind: 'brands' as const }] : []),
      ...brands.toSorted().map((brand) => ({ kind: 'brand' as const, brand })),
    ];
  }

  async #categories(db: Repositories, store: StoreView): Promise<readonly SiteAddress[]> {
    const categories = await this.parts.reader.categories(db, store);
    return categories
      .filter((category) => category.is_active && category.level > LEVEL_ABOVE && category.product_count > 0)
      .map(({ id, name, slug, url_path }) => ({ kind: 'category', id, name, slug, url_path }));
  }

  async #pages(db: Repositories, store: StoreView): Promise<readonly SiteAddress[]> {
    const pages = await this.parts.content.pages(db, store);
    return pages.map(({ identifier }) => ({ kind: 'cms_page', identifier }));
  }
}

function productOf({ sku, name, slug, urlKey, urlPath, changed }: ListedProduct): SiteAddress {
  return {
    kind: 'product',
    sku,
    name: name ?? sku,
    slug,
    url_key: urlKey,
    url_path: urlPath,
    lastmod: dateOf(changed),
  };
}

function dateOf(text: string | undefined): string | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
