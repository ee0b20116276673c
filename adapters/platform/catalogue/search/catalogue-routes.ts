import { searchUnits } from '../../../../core/kernel/words/guessed-words';
import { helpTopics } from '../../../../core/catalogue/search/help-topics';
import type { AggregationBucket, Category, Product, SearchFilter, SearchQuery } from '../../../../core/contract';
import { productVersion } from '../../../../core/contract/catalogue/product-version';
import * as catalogue from '../../../../core/contract/catalogue/catalogue';
import type { HelpPage } from '../../../../core/contract/catalogue/catalogue';
import {
  IN_STOCK,
  isSold,
  LISTED,
  MAX_STATUS,
  MAX_LISTED,
  PAGE_SIZE,
  searchSize,
  searchStart,
} from '../../../../core/contract/catalogue/listing';
import { LISTING_FIELDS } from '../../../../core/contract/catalogue/listing-fields';
import { withCleanLogo, withFooter, withMenus, SETTINGS_BLOCK, type Content } from '../../content';
import {
  invalidField,
  storeOf,
  mayDo,
  InFlight,
  LargeAnswers,
  JsonItems,
  JsonText,
  type Prepared,
  type Call,
  type Caller,
  type Route,
  route,
  languageOf,
  inTurn,
  nextTurn,
  type Settings,
} from '../../foundation';
import { lookUp } from '../../../../core/kernel/look-up';
import type { Database } from '../../ports/database';
import type { PriceGroups } from '../price-groups/price-groups';
import type { AttributeLabels } from '../reading/attribute-labels';
import type { CatalogueIndexStore, ShopIndex } from './catalogue-index-store';
import type { CatalogueReader } from '../reading/catalogue-reader';
import type { StoreView } from '../../../../core/store-views';
import type { MissedSearches } from './missed-searches';
import { trimmedTile, type TrimmedDocuments } from './trimmed-documents';
import { indexFilter } from './product-search';
import { popularSearches } from './popular-searches';
import { searchProducts } from './product-search';
import { helpPagesIn } from './help-pages';
import { suggestedBrands, suggestedCategories } from './suggested-names';
import { countedTexts, leavesOut, understoodSearch, type UnderstoodPage } from './understood-search';
import { parseSort, sortDocuments } from './match-document';
import type { OtherType } from './other-documents';
import { countOthers, DEFAULTS, otherDocuments, sizeOf } from './other-documents';
import { PROMO_ONLY, similarProducts } from './similar-products';
import type { Trimming } from './trim-document';
import { trimming } from './trim-document';

interface Services {
  readonly database: Database;
  readonly groups: PriceGroups;
  readonly indexes: CatalogueIndexStore;
  readonly reader: CatalogueReader;
  readonly settings: Settings;
  readonly content: Content;
  readonly trimmed: TrimmedDocuments;
  readonly missed: Pick<MissedSearches, 'note'>;
}

type CatalogueCall = Call<typeof catalogue.searchProducts>;

const LARGE = 250;
/** Searches of an address at once: each occupies the only thread for a moment. */
const MAX_SEARCHES = 8;

const BRAND = 'brand';
const WITHIN = 'gender';
const MAX_WITHIN = 3;
const ALWAYS = ['id', 'sku', 'name', 'type_id', 'matched_sku'];
const SHOWN = LISTING_FIELDS.join(',');
const SUGGESTED =
  'slug,url_path,url_key,image,thumbnail,price,final_price,least_price,highest_price,original_price,old_price,special_price,price_incl_tax,stock,brand_name,matched_image,matched_options,matched_sku';

export function catalogueRoutes(services: Services): readonly Route[] {
  const large = new LargeAnswers();
  const searches = new InFlight(MAX_SEARCHES);
  return [
    route(
      catalogue.searchProducts,
      (call) => {
        if (call.query.type !== 'product') return others(call, call.query.type, services);
        const find = () => products(call, services);
        return hasText(call.query) ? searches.run(call.address, find) : find();
      },
      {
        beginLarge: (query, address) => (isLarge(query) ? large.begin(address) : undefined),
        units: (query) => Math.max(Math.ceil(maxAnswered(query) / PAGE_SIZE), unitsOfText(query)),
      },
    ),
    route(catalogue.suggest, (call) => searches.run(call.address, () => suggest(call, services)), {
      units: ({ text }) => searchUnits(text),
    }),
    route(
      catalogue.renderList,
      async ({ query, caller }) => {
        const skus = skusOf(query);
        const store = services.settings.stores.find((view) =>
          [view.storeCode, String(view.storeId)].includes(String(query.storeId)),
        );
        const asked = storeOf(store?.storeCode ?? String(query.storeId), services.settings, 'storeId');
        const { currencyCode } = asked.i18n;
        if (query.currencyCode !== currencyCode)
          throw invalidField('currencyCode', `must be ${currencyCode}, the currency of store ${asked.storeCode}`);
        const view = services.groups.view(asked, caller, query);
        const found = await services.database.read((db) =>
          inTurn(skus, (sku) => services.reader.productBySku(db, sku, view)),
        );
        const items = found.flatMap((product) => (product !== undefined && isFor(caller, product) ? product : []));
        return {
          items: [...new Set(items)].map((item) => ({
            ...item,
            price_is_current: true,
            price_refreshed_at: services.settings.clock.now(),
          })),
        };
      },
      { units: (query) => Math.ceil(skusOf(query).length / PAGE_SIZE) },
    ),
    route(productVersion, async ({ query, caller }) => {
      const view = services.settings.defaultStore;
      const found = await services.database.read((db) => services.reader.productBySku(db, query.sku, view));
      const isThere = found !== undefined && isFor(caller, found);
      return { updated_at: isThere ? (found.updated_at ?? null) : null };
    }),
    route(catalogue.similarProducts, async ({ query, store, caller }) => {
      const asked = query.store === undefined ? store : storeOf(query.store, services.settings, 'store');
      const view = services.groups.view(asked, caller);
      const found = await similarProducts(query, view, services);
      return itemsOf(found, trimming(query.include ?? SHOWN, undefined, ALWAYS), services);
    }),
  ];
}

/** Disabled products are visible to staff only. */
function isFor(caller: Caller, product: Product): boolean {
  return isSold(product) || mayDo(caller, 'catalogue:read');
}

function shownTo(caller: Caller, query: SearchQuery): SearchQuery {
  return mayDo(caller, 'catalogue:read') ? query : { ...query, filters: [...query.filters, NOT_DISABLED] };
}

const NOT_DISABLED = { attribute: 'status', value: { nin: [MAX_STATUS] } };

async function products(call: CatalogueCall, services: Services): Promise<JsonItems> {
  const { query } = call;
  const store = storeOf(query.store, services.settings, 'store');
  const search = {
    store,
    view: services.groups.view(store, call.caller, query),
    query: shownTo(call.caller, query.searchQuery ?? { filters: [] }),
    size: sizeFor(call),
    from: query.from,
    sort: parseSort(query.sort),
  };
  const { understand = false, text = '' } = search.query;
  const page: UnderstoodPage = await (understand ? understoodSearch : searchProducts)(search, services);
  const isMissed = page.total === 0 && !isNarrowed(query.searchQuery?.filters ?? []);
  if (isMissed && !mayDo(call.caller, 'catalogue:read')) services.missed.note(store.storeCode, text);
  const help = understand ? await helpFor(text, page.total, store, services) : [];
  const { items, others, ...rest } = page;
  const trim = trimming(query.include ?? SHOWN, query.exclude, ALWAYS);
  const perPage = searchSize(query.size) === -1 ? Math.min(rest.perPage, rest.total) : rest.perPage;
  return itemsInParts(items, trim, services, {
    ...rest,
    perPage,
    ...(help.length > 0 && { help }),
    ...(others !== undefined && { others: { ...others, items: others.items.map((item) => trimmedTile(item, trim)) } }),
  });
}

/** Filters that the storefront adds to every search. */
const OF_THE_SHOP: ReadonlySet<string> = new Set(['status', 'visibility', 'stock.is_in_stock', 'is_promo']);

/** True if a shopper's own filters may have left nothing. */
function isNarrowed(filters: SearchQuery['filters']): boolean {
  return filters.some(({ attribute }) => !OF_THE_SHOP.has(attribute));
}

function skusOf({ skus }: { readonly skus: string }): readonly string[] {
  return skus.split(',').map((sku) => sku.trim());
}

function maxAnswered({ type, size }: CatalogueCall['query']): number {
  const asked = searchSize(size);
  if (type !== 'product') return 0;
  return asked === -1 ? MAX_LISTED : Math.min(asked, MAX_LISTED);
}

function hasText({ searchQuery }: CatalogueCall['query']): boolean {
  return (searchQuery?.text ?? '').trim() !== '';
}

function unitsOfText(query: CatalogueCall['query']): number {
  return hasText(query) ? searchUnits(query.searchQuery?.text ?? '') : 0;
}

function isLarge(query: CatalogueCall['query']): boolean {
  return maxAnswered(query) > LARGE;
}

/** Unbounded reads are staff-only: a tiny request could exhaust memory. */
function sizeFor({ query, caller }: CatalogueCall): number {
  const asked = searchSize(query.size);
  if (mayDo(caller, 'catalogue:read')) return asked;
  return asked === -1 ? MAX_LISTED : Math.min(asked, MAX_LISTED);
}

async function helpFor(
  text: string,
  total: number,
  store: StoreView,
  { database, content }: Services,
): Promise<readonly HelpPage[]> {
  if (total > 0 && helpTopics(text).length === 0) return [];
  return helpPagesIn(languageOf(store), text, await database.read((db) => content.ledTo(db, store)));
}

function itemsOf(items: readonly Product[], trim: Trimming, services: Services, rest: object = {}): JsonItems {
  return new JsonItems(
    items.map((item) => services.trimmed.of(item, trim)),
    rest,
  );
}

async function itemsInParts(
  items: readonly Product[],
  trim: Trimming,
  { trimmed }: Services,
  rest: object,
): Promise<JsonItems> {
  const prepared: Prepared[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % PAGE_SIZE === 0) await nextTurn();
    prepared.push(trimmed.of(item, trim));
  }
  return new JsonItems(prepared, rest);
}

async function others(call: CatalogueCall, type: OtherType, services: Services): Promise<JsonText> {
  const { caller, query } = call;
  const store = storeOf(query.store, services.settings, 'store');
  const roles = caller.kind === 'user' ? caller.customer.roles : [];
  const defaults = DEFAULTS[type];
  const filters = query.searchQuery?.filters ?? [];
  const found = await services.database.read(async (db) => {
    const documents = await otherDocuments(db, type, filters, { store, roles }, services);
    if (type !== 'cms_block') return documents;
    return inTurn(documents, async (block) =>
      withMenus(db, await withFooter(db, block, store, services), store, services.reader),
    );
  });
  const sorted = sortDocuments(found, parseSort(query.sort ?? defaults.sort));
  const [size, from] = [searchSize(sizeOf(type, query.size)), searchStart(query.from)];
  const page = sorted.slice(from, size === -1 ? undefined : from + size);
  const items = type === 'cms_block' ? await Promise.all(page.map(cleanBlock)) : page;
  const trim = trimming(query.include, query.exclude, []);
  const perPage = size === -1 ? sorted.length : size;
  return new JsonText(
    JSON.stringify({
      items: items.map((item) => trim.apply(item)),
      total: sorted.length,
      start: from,
      perPage,
      ...countOthers(type, sorted, query.searchQuery?.aggregations ?? []),
    }),
  );
}

function cleanBlock(block: object): Promise<object> {
  return 'identifier' in block && block.identifier === SETTINGS_BLOCK ? withCleanLogo(block) : Promise.resolve(block);
}

async function suggest({ query }: Call<typeof catalogue.suggest>, services: Services): Promise<JsonText> {
  const { text, size = 6, inStock = false, promo = false, language } = query;
  const { database, reader, content, indexes } = services;
  const store = storeOf(query.store, services.settings, 'store');
  if (text.trim() === '') {
    const popular = await database.read((db) => popularSearches(db, content, store));
    const suggestions = popular.slice(0, size).map((one) => ({ text: one, count: 0 }));
    return new JsonText(JSON.stringify({ suggestions, items: [], total: 0 }));
  }
  const index = indexes.of(store);
  const filters = [...LISTED, ...(inStock ? [IN_STOCK] : []), ...(promo ? [PROMO_ONLY] : [])];
  const completed = await index.suggest(text, size, { filters: filters.map(indexFilter) });
  const asked = { text, filters, ...(language !== undefined && { language }) };
  const search = { store, view: store, query: asked, size, from: 0, sort: [] };
  const suggestions = await countedTexts(
    completed.flatMap((one) => (leavesOut(text, one.text) ? [] : one.text)),
    search,
    services,
  );
  const aggregations = [{ attribute: WITHIN, size: MAX_WITHIN }];
  const page = await understoodSearch({ ...search, query: { ...search.query, aggregations } }, services);
  const { categories, labels, pages } = await database.read(async (db) => ({
    categories: await reader.categories(db, store),
    labels: await reader.labels(db, store),
    pages: await content.ledTo(db, store),
  }));
  const named = suggestedBrands(text, brandsOf(labels));
  const trim: Trimming = trimming(SUGGESTED, undefined, ALWAYS);
  const shown = (item: Product) => trimmedTile(item, trim);
  return new JsonText(
    JSON.stringify({
      suggestions,
      items: page.items.map(shown),
      total: page.total,
      categories: suggestedCategories(text, categories).map(({ category, above }) => ({
        ...suggestedCategory(category),
        ...(above.length > 0 && { above }),
      })),
      brands: named.length === 0 ? [] : await counted(named, index, filters),
      help: helpPagesIn(languageOf(store), text, pages),
      within: withinKind(page),
      ...(page.others !== undefined && {
        others: { ...page.others, items: page.others.items.map(shown) },
      }),
    }),
  );
}

function withinKind({ understood, aggregations, total, suggestion }: UnderstoodPage): readonly object[] {
  const isOpen = understood?.scope !== undefined && lookUp(understood.filters, WITHIN) === undefined;
  const counted = (lookUp(aggregations, WITHIN) ?? []).filter(({ count }) => count > 0 && count < total);
  if (!isOpen || suggestion !== undefined || counted.length < 2) return [];
  return counted.map(({ value, label, count }) => ({ code: WITHIN, value, label, count }));
}

function suggestedCategory({ id, name, slug, url_path, product_count }: Category): object {
  return { id, name, slug, url_path, product_count };
}

function brandsOf(labels: AttributeLabels): readonly AggregationBucket[] {
  return (labels.attribute(BRAND)?.options ?? []).map(({ value, label }) => ({ value, label, count: 1 }));
}

async function counted(
  brands: readonly AggregationBucket[],
  index: ShopIndex,
  filters: readonly SearchFilter[],
): Promise<readonly AggregationBucket[]> {
  const values = brands.map(({ value }) => value);
  const own = { attribute: BRAND, value: { in: values } };
  const { aggregations } = await index.search({
    filters: [...filters, own].map(indexFilter),
    aggregations: [{ attribute: BRAND, size: -1 }],
    size: 0,
  });
  const counts = new Map((aggregations[BRAND] ?? []).map(({ value, count }) => [value, count]));
  return brands.flatMap((brand) =>
    (counts.get(brand.value) ?? 0) > 0 ? { ...brand, count: counts.get(brand.value) ?? 0 } : [],
  );
}
