import type { Observable } from 'rxjs';
import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import type { Attribute, Category, Product } from '../contract';
import type { HelpPage } from '../contract/catalogue/catalogue';
import { CONFIG } from '../di';
import { isShopError, ShopError } from '../kernel/shop-error';
import { brandLink, categoryLink, linkRules, localPath, nameSlug, pageLink } from '../links';
import type { ReadOptions } from '../ports';
import { PROMO, type PromoArea } from '../promo-mode';
import { STORE_VIEWS_AREA, type StoreViewsArea } from '../store-views';
import { searchSize } from '../contract/catalogue/listing';
import { LISTING_FIELDS } from '../contract/catalogue/listing-fields';
import { buildSearchQuery, listedFilters, promoFilter, type ListingRules } from './build-search-query';
import type {
  Brand,
  Catalogue,
  CategoryPage,
  CollectionKind,
  CollectionPage,
  HelpLink,
  Listing,
  ListingQuery,
  MenuItem,
  NamedLink,
  Suggestions,
} from './catalogue';
import { CATALOGUE_STATE, type CatalogueState } from './catalogue-state';
import { MENU_SETTINGS, type MenuSettings } from './menu-settings';
import { CATALOGUE_CLIENT, type CatalogueClient, type ProductsAnswer } from './catalogue-client';
import {
  buildMenu,
  categoryBreadcrumbs,
  categoryTree,
  findCategory,
  kindsBelow,
  LEVELS_BELOW,
  mainEntry,
  menuLevel,
  productBreadcrumbs,
  shownBelow,
  type CategoryTree,
  type MenuMode,
} from './category-tree';
import { brandsIn, brandsSearch, NEWEST, scopeOf } from './collections';
import { buildFacets } from './facets';
import { chooseOutfit, freePlaces, OUTFIT_FIELDS, outfitSearch } from './outfit';
import { hasUnknownWords, resolveFilters } from './resolve-filters';
import { meantBy } from './search/meant-by';

/** Contract limit. */
const MAX_SUGGEST_TEXT = 200;

interface Known {
  readonly attributes: Map<string, Attribute>;
  tree?: Promise<CategoryTree> | undefined;
  allAttributes?: Promise<readonly Attribute[]> | undefined;
}

function resolveQuery(query: ListingQuery, attributes: ReadonlyMap<string, Attribute>): ListingQuery {
  const filters = query.filters ?? {};
  const resolved = resolveFilters(filters, attributes);
  return resolved === filters ? query : { ...query, filters: resolved };
}

/** Answers name only options in use; complete attributes are preferred. */
function described(answer: ProductsAnswer, whole: ReadonlyMap<string, Attribute>): ReadonlyMap<string, Attribute> {
  const partial = (answer.attributeMetadata ?? []).map((attribute) => [attribute.attribute_code, attribute] as const);
  return new Map([...partial, ...whole]);
}

@injectable()
export class CatalogueService implements Catalogue {
  readonly menu$: Observable<readonly MenuItem[]>;
  readonly mainCategory$: Observable<MenuItem | null>;
  readonly #known = new Map<string, Known>();

  constructor(
    @inject(CATALOGUE_CLIENT) private readonly client: CatalogueClient,
    @inject(CONFIG) private readonly config: ShopConfig,
    @inject(STORE_VIEWS_AREA) private readonly storeViews: StoreViewsArea,
    @inject(CATALOGUE_STATE) private readonly state: CatalogueState,
    @inject(PROMO) private readonly promo: PromoArea,
    @inject(MENU_SETTINGS) private readonly settings: MenuSettings,
  ) {
    this.menu$ = state.menu$;
    this.mainCategory$ = state.mainCategory$;
  }

  get #rules(): ListingRules {
    return {
      ...this.config.catalogue,
      listOutOfStockProducts: this.config.products.listOutOfStockProducts,
      promoMode: this.promo.isOn,
    };
  }

  get #current(): Known {
    const code = this.storeViews.current.storeCode;
    const known = this.#known.get(code) ?? { attributes: new Map<string, Attribute>() };
    this.#known.set(code, known);
    return known;
  }

  #link = (category: Category): string => categoryLink(category, linkRules(this.storeViews.current, this.config));

  async search(query: ListingQuery, options: ReadOptions = {}): Promise<Listing> {
    const known = this.#current;
    const first = resolveQuery(query, known.attributes);
    const answer = await this.#products(first, options);
    if (answer.understood !== undefined || !hasUnknownWords(first.filters ?? {}, answer))
      return this.#listing(first, answer, known);
    // An unknown word may be an option label, so load the attributes once.
    await this.attributes();
    const second = resolveQuery(first, known.attributes);
    return this.#listing(second, second === first ? answer : await this.#products(second, options), known);
  }

  #products(query: ListingQuery, options: ReadOptions): Promise<ProductsAnswer> {
    return this.client.products(buildSearchQuery(query, this.#rules), LISTING_FIELDS, options);
  }

  #listing(asked: ListingQuery, answer: ProductsAnswer, known: Known): Listing {
    const aggregations = answer.aggregations ?? {};
    const { query, understood } = meantBy(asked, answer.understood);
    return {
      query,
      ...(understood !== undefined && { understood }),
      ...(answer.help !== undefined && { help: answer.help.flatMap(this.#helpLink) }),
      ...(answer.others !== undefined && { others: answer.others }),
      items: answer.items,
      total: answer.total,
      start: answer.start,
      perPage: answer.perPage,
      aggregations,
      attributeMetadata: answer.attributeMetadata ?? [],
      facets: buildFacets({
        aggregations,
        attributes: described(answer, known.attributes),
        query,
        order: this.config.catalogue.defaultFilters,
        currencySign: this.storeViews.current.i18n.currencySign,
        total: answer.total,
      }),
      fuzzy: answer.fuzzy ?? false,
      ...(answer.suggestion !== undefined && { suggestion: answer.suggestion }),
      ...(answer.exact !== undefined && { exact: answer.exact }),
      ...(answer.notice === 'search_unavailable' && { isLimited: true }),
    };
  }

  readonly #helpLink = ({ identifier, path, title, topic }: HelpPage): readonly HelpLink[] => {
    const rules = linkRules(this.storeViews.current, this.config);
    const to = identifier === undefined ? path && localPath(path, rules) : pageLink(identifier, rules);
    return to === undefined
      ? []
      : [{ path: to, ...(title !== undefined && { name: title }), ...(topic !== undefined && { topic }) }];
  };

  /** Prefers the id in the slug; names differ by language and may change. */
  #find(tree: CategoryTree, key: string | number): Category | undefined {
    const { catalogue, urls } = this.config;
    const found = findCategory(tree, key, catalogue.rootCategoryId);
    const id = /-(\d+)$/.exec(String(key))?.[1];
    if (found || urls.useUrlKeys || id === undefined) return found;
    return findCategory(tree, Number(id), catalogue.rootCategoryId);
  }

  async category(
    key: string | number,
    query: Omit<ListingQuery, 'categoryId'> = {},
    options: ReadOptions = {},
  ): Promise<CategoryPage> {
    // The menu usually knows the id, so the products need not wait for the tree.
    const guess = this.#idInMenu(String(key));
    const [tree, guessed] = await Promise.all([
      this.#tree(),
      guess === undefined ? undefined : this.#productsOf({ ...query, categoryId: guess }, options),
    ]);
    const category = this.#find(tree, key);
    if (!category) {
      throw new ShopError('category-query-empty', {
        params: { key: typeof key === 'number' ? 'id' : 'slug', value: key },
        details: { status: 404 },
      });
    }
    const mode = (tree.children.get(category.id) ?? []).length > 0 ? await this.#menuMode() : 'all';
    const linked = (child: Category) => ({ ...child, link: this.#link(child) });
    return {
      category,
      children: shownBelow(tree, category, mode).map(linked),
      kinds: kindsBelow(tree, category, mode).map(linked),
      breadcrumbs: categoryBreadcrumbs(tree, category, this.#link),
      listing:
        guessed && category.id === guess
          ? guessed
          : await this.#productsOf({ ...query, categoryId: category.id }, options),
    };
  }

  /** Returns an empty list offline, so that the page still renders. */
  async #productsOf(query: ListingQuery, options: ReadOptions): Promise<Listing> {
    try {
      return await this.search(query, options);
    } catch (error) {
      if (this.config.serverSide || !isShopError(error, 'search-failed') || error.details.offline !== true) throw error;
      const nothing = { items: [], total: 0, start: 0, perPage: this.config.catalogue.pageSize };
      return { ...this.#listing(query, nothing, this.#current), offline: true };
    }
  }

  #idInMenu(slug: string): number | undefined {
    const path = categoryLink({ slug }, linkRules(this.storeViews.current, this.config));
    const find = (items: readonly MenuItem[]): number | undefined => {
      for (const item of items) {
        const id = item.path === path ? item.id : find(item.children);
        if (id !== undefined) return id;
      }
      return undefined;
    };
    return find(this.state.menuOf(this.storeViews.current.storeCode, this.promo.isOn) ?? []);
  }

  async collection(
    kind: CollectionKind,
    of: string | undefined,
    query: ListingQuery = {},
    options: ReadOptions = {},
  ): Promise<CollectionPage> {
    if (kind === 'brand') {
      const brand = (await this.brands()).find(({ value }) => value === of);
      if (brand === undefined) {
        throw new ShopError('category-query-empty', {
          params: { key: 'brand', value: of ?? '' },
          details: { status: 404 },
        });
      }
      return { kind, brand, listing: await this.search({ ...query, scope: scopeOf({ brand: brand.value }) }, options) };
    }
    const listing = await this.search({ ...query, scope: scopeOf(kind) }, options);
    const isUnmarked = kind === 'new' && listing.total === 0;
    return { kind, listing: isUnmarked ? await this.search({ ...query, scope: NEWEST }, options) : listing };
  }

  #brandLink = (brand: string): string => brandLink(brand, linkRules(this.storeViews.current, this.config));

  async brands(): Promise<readonly Brand[]> {
    const answer = await this.client.products(brandsSearch(buildSearchQuery({}, this.#rules)), ['sku']);
    return brandsIn(answer.aggregations ?? {}, this.#brandLink, this.storeViews.current.i18n.defaultLocale);
  }

  async more(listing: Listing, options: ReadOptions = {}): Promise<Listing> {
    const start = listing.start + listing.items.length;
    if (start >= listing.total) return listing;
    const { pageSize } = this.config.catalogue;
    const size = Math.min(searchSize(listing.query.size, pageSize), pageSize);
    const search = buildSearchQuery({ ...listing.query, start, size }, this.#rules);
    // Facets and understood words come from the first page.
    const { aggregations: _counts, understand: _done, ...searchQuery } = search.searchQuery;
    const answer = await this.client.products({ ...search, searchQuery }, LISTING_FIELDS, options);
    const shown = new Set(listing.items.map((item) => item.sku));
    const added = answer.items.filter((item) => !shown.has(item.sku));
    // The catalogue shrank; stop, or paging would never end.
    const total = added.length === 0 ? listing.start + listing.items.length : answer.total;
    return { ...listing, items: [...listing.items, ...added], total };
  }

  async suggest(text: string, options: ReadOptions = {}): Promise<Suggestions> {
    const words = text.trim().slice(0, MAX_SUGGEST_TEXT);
    const { categories = [], brands = [], help = [], ...found } = await this.client.suggest(words, options);
    return {
      text,
      ...found,
      categories: this.#named(categories).map((category) => ({
        name: category.name,
        path: categoryLink(category, linkRules(this.storeViews.current, this.config)),
        count: category.product_count,
        ...(category.above !== undefined && { above: category.above }),
      })),
      brands: brands.map(({ value, label, count }) => ({ name: label, path: this.#brandLink(value), count })),
      help: help.flatMap(this.#helpLink),
    };
  }

  async tree(): Promise<readonly Category[]> {
    return (await this.#tree()).all;
  }

  #named<Named extends { readonly id: number; readonly name: string; readonly slug: string }>(
    categories: readonly Named[],
  ): readonly Named[] {
    if (this.config.urls.useUrlKeys) return categories;
    return categories.map((category) => ({ ...category, slug: nameSlug(category) }));
  }

  #tree(): Promise<CategoryTree> {
    const known = this.#current;
    known.tree ??= this.client.categories().then(
      (categories) => categoryTree(this.#named(categories), this.config.catalogue.rootCategoryId),
      (error: unknown) => {
        known.tree = undefined; // the next call asks again
        throw error;
      },
    );
    return known.tree;
  }

  attributes(): Promise<readonly Attribute[]> {
    const known = this.#current;
    known.allAttributes ??= this.client.attributes().then(
      (attributes) => {
        for (const attribute of attributes) known.attributes.set(attribute.attribute_code, attribute);
        return attributes;
      },
      (error: unknown) => {
        known.allAttributes = undefined;
        throw error;
      },
    );
    return known.allAttributes;
  }

  async outfit(product: Product): Promise<readonly Product[]> {
    const rules = { ...this.#rules, listOutOfStockProducts: false };
    const filters = [...listedFilters(rules), ...promoFilter(rules)];
    const searches = freePlaces(product).map((place) => outfitSearch(product, place, filters));
    const found = await Promise.all(searches.map((search) => this.client.products(search, OUTFIT_FIELDS)));
    return chooseOutfit(
      product,
      found.map(({ items }) => items),
    );
  }

  async loadMenu(): Promise<readonly MenuItem[]> {
    const { storeCode } = this.storeViews.current;
    const promo = this.promo.isOn;
    const known = this.state.menuOf(storeCode, promo);
    if (known) return known;
    const [tree, mode] = await Promise.all([this.#menuTree(), this.#menuMode()]);
    const level = menuLevel(this.config.catalogue);
    const menu = buildMenu(tree, mode, this.#link, this.config.catalogue.menuLevel < 0 ? undefined : level);
    const main = mainEntry(tree, mode, { link: this.#link, level });
    if (this.storeViews.current.storeCode === storeCode) this.state.setMenu(storeCode, { menu, main }, promo);
    return menu;
  }

  async #menuTree(): Promise<CategoryTree> {
    const known = this.#current.tree;
    if (known !== undefined) return known;
    const deepest = menuLevel(this.config.catalogue) + LEVELS_BELOW;
    return categoryTree(this.#named(await this.client.categories(deepest)), this.config.catalogue.rootCategoryId);
  }

  /** Falls back to all products if the settings fail. */
  async #menuMode(): Promise<MenuMode> {
    if (this.promo.isOn) return 'promo';
    try {
      return (await this.settings()).product_choose === true ? 'choose' : 'all';
    } catch {
      return 'all';
    }
  }

  async breadcrumbs(categoryIds: readonly (string | number)[]): Promise<readonly NamedLink[]> {
    try {
      return productBreadcrumbs(await this.#tree(), categoryIds, this.#link);
    } catch {
      return []; // show the product page without breadcrumbs
    }
  }
}
