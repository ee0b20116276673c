import type { Product, SearchQuery } from '../../../core/contract';
import { productVersion } from '../../../core/contract/product-version';
import * as catalogue from '../../../core/contract/catalogue';
import { IN_STOCK, isSold, LISTED, MAX_STATUS, searchSize, searchStart } from '../../../core/contract/listing';
import { LISTING_FIELDS } from '../../../core/contract/listing-fields';
import { withCleanLogo } from '../content/clean-svg';
import { withMenus } from '../content/menu-sources';
import { SETTINGS_BLOCK } from '../content/settings-block';
import { storeOf } from '../http/dispatch';
import { mayDo } from '../http/require-caller';
import { JsonItems, JsonText } from '../http/respond';
import type { Call, Caller, Route } from '../http/route';
import { route } from '../http/route';
import { inTurn } from '../kernel/in-turn';
import type { Database } from '../ports/database';
import type { PriceGroups } from '../price-groups/price-groups';
import type { CatalogueIndexStore } from './catalogue-index-store';
import type { CatalogueReader } from './catalogue-reader';
import type { Content } from '../content/content';
import type { Settings } from '../settings/options';
import type { TrimmedDocuments } from './trimmed-documents';
import { indexFilter } from './product-search';
import { documentsOf, searchProducts } from './product-search';
import { parseSort, sortDocuments } from './match-document';
import type { OtherType } from './other-documents';
import { countOthers, DEFAULTS, otherDocuments, sizeOf } from './other-documents';
import { PROMO_ONLY, similarProducts } from './similar-products';
import type { Trimming } from './trim-document';
import { trimming } from './trim-document';

/** What these work with. */
interface Services {
  readonly database: Database;
  readonly groups: PriceGroups;
  readonly indexes: CatalogueIndexStore;
  readonly reader: CatalogueReader;
  readonly settings: Settings;
  readonly content: Content;
  readonly trimmed: TrimmedDocuments;
}

type CatalogueCall = Call<typeof catalogue.searchProducts>;

/** Without these a product means nothing to a client. */
const ALWAYS = ['id', 'sku', 'name', 'type_id', 'matched_sku'];
/** Members of a product that a list shows: ten times smaller than all of them. */
const SHOWN = LISTING_FIELDS.join(',');
/** Members of a product that a suggestion shows. */
const SUGGESTED =
  'slug,url_path,url_key,image,thumbnail,price,final_price,original_price,old_price,special_price,price_incl_tax,stock,brand_name';

/** S §7, catalogue search and products: one call for every type of document, and the calls around products. */
export function catalogueRoutes(services: Services): readonly Route[] {
  return [
    route(catalogue.searchProducts, (call) =>
      call.query.type === 'product' ? products(call, services) : others(call, call.query.type, services),
    ),
    route(catalogue.suggest, (call) => suggest(call, services)),
    route(catalogue.renderList, async ({ query, caller }) => {
      const skus = query.skus.split(',').map((sku) => sku.trim());
      const store = services.settings.stores.find((view) =>
        [view.storeCode, String(view.storeId)].includes(String(query.storeId)),
      );
      const asked = storeOf(store?.storeCode ?? String(query.storeId), services.settings, 'storeId');
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
    }),
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

/** What is disabled is there for staff alone (A §6): it is in no list, search or answer to anybody else. */
function isFor(caller: Caller, product: Product): boolean {
  return isSold(product) || mayDo(caller, 'catalogue:read');
}

function shownTo(caller: Caller, query: SearchQuery): SearchQuery {
  return mayDo(caller, 'catalogue:read') ? query : { ...query, filters: [...query.filters, NOT_DISABLED] };
}

/** A product that says nothing of its status is not. */
const NOT_DISABLED = { attribute: 'status', value: { nin: [MAX_STATUS] } };

async function products(call: CatalogueCall, services: Services): Promise<JsonItems> {
  const { query } = call;
  const store = storeOf(query.store, services.settings, 'store');
  const page = await searchProducts(
    {
      store,
      view: services.groups.view(store, call.caller, query),
      query: shownTo(call.caller, query.searchQuery ?? { filters: [] }),
      size: query.size,
      from: query.from,
      sort: parseSort(query.sort),
    },
    services,
  );
  const { items, ...rest } = page;
  const trim = trimming(query.include ?? SHOWN, query.exclude, ALWAYS);
  return itemsOf(items, trim, services, rest);
}

/** `{items, …rest}`, put together from documents that are kept. */
function itemsOf(items: readonly Product[], trim: Trimming, services: Services, rest: object = {}): JsonItems {
  return new JsonItems(
    items.map((item) => services.trimmed.of(item, trim)),
    rest,
  );
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
    return inTurn(documents, (block) => withMenus(db, block, store, services.reader));
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

/** A block of settings leaves the shop with its logo cleaned, whatever it was asked by. */
function cleanBlock(block: object): Promise<object> {
  return 'identifier' in block && block.identifier === SETTINGS_BLOCK ? withCleanLogo(block) : Promise.resolve(block);
}

async function suggest(call: Call<typeof catalogue.suggest>, services: Services): Promise<JsonText> {
  const { text, size = 6, inStock = false, promo = false } = call.query;
  const store = storeOf(call.query.store, services.settings, 'store');
  const index = services.indexes.of(store);
  const filters = [...LISTED, ...(inStock ? [IN_STOCK] : []), ...(promo ? [PROMO_ONLY] : [])].map(indexFilter);
  if (text.trim() === '') return new JsonText(JSON.stringify({ suggestions: [], items: [], total: 0 }));
  const suggestions = await index.suggest(text, size, { filters });
  const result = await index.search({ text, filters, size });
  const trim: Trimming = trimming(SUGGESTED, undefined, ALWAYS);
  const found = await services.database.read((db) => documentsOf(db, result.hits, store, services.reader));
  const items = found.map((item: Product) => trim.apply(item));
  return new JsonText(JSON.stringify({ suggestions, items, total: result.total }));
}
