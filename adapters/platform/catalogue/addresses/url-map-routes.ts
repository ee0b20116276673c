import type { Category, CmsPage, Product, UrlMapAnswer } from '../../../../core/contract';
import { urlMap } from '../../../../core/contract/catalogue/url-map';
import type { StoreView } from '../../../../core/store-views';
import { trimming } from '../search/trim-document';
import { notFound, storeOf, type Route, route, type Settings } from '../../foundation';
import type { Repositories, Database } from '../../ports/database';
import type { Content } from '../../content';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { newNamesOf } from './old-paths';

interface Services {
  readonly content: Content;
  readonly database: Database;
  readonly reader: CatalogueReader;
  readonly settings: Settings;
}

export function urlMapRoutes(services: Services): readonly Route[] {
  return [
    route(urlMap, async ({ query, body, store }) => {
      const view = query.store === undefined ? store : storeOf(query.store, services.settings, 'store');
      const path = pathOf(body.url, services);
      const found = await services.database.read((db) =>
        firstOf([path, ...newNamesOf(path)], (name) => resolve(db, name, body.filters?.sku, view, services)),
      );
      if (!found) throw notFound(`url ${body.url.slice(0, 200)} resolves to nothing`);
      const trim = trimming(body.includeFields?.join(','), body.excludeFields?.join(','), [
        'id',
        'sku',
        'name',
        'type_id',
      ]);
      return { _type: found._type, _source: { ...trim.apply(found._source) } };
    }),
  ];
}

async function firstOf<T, R>(values: readonly T[], find: (value: T) => Promise<R | undefined>): Promise<R | undefined> {
  for (const value of values) {
    const found = await find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function pathOf(url: string, { settings }: Services): string {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  const parts = decoded(path)
    .split('/')
    .filter((part) => part !== '');
  const prefixed = settings.stores.some((store) => store.appendStoreCode && store.storeCode === parts[0]);
  return (prefixed ? parts.slice(1) : parts).join('/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

type Found = UrlMapAnswer & { readonly _source: Product | Category | CmsPage };

async function resolve(
  db: Repositories,
  path: string,
  sku: string | undefined,
  store: StoreView,
  services: Services,
): Promise<Found | undefined> {
  if (path === '') return undefined;
  const { reader, content } = services;
  const last = path.split('/').at(-1) ?? path;
  const categories = await reader.categories(db, store);
  const category = categories.find((entry) => entry.url_path === path && entry.is_active);
  if (category) return { _type: 'category', _source: category };
  const product = await productAt(db, path, sku, store, services);
  if (product) return { _type: 'product', _source: product };
  const page = await content.page(db, last, store);
  if (page && (path === last || path === `i/${last}`)) return { _type: 'cms_page', _source: page };
  const bySlug = categories.find((entry) => entry.slug === last && entry.is_active);
  return bySlug ? { _type: 'category', _source: bySlug } : undefined;
}

async function productAt(
  db: Repositories,
  path: string,
  sku: string | undefined,
  store: StoreView,
  { reader }: Services,
): Promise<Product | undefined> {
  const { products } = db;
  const ids = [...(await products.idsByKey('url_path', [path])), ...(await products.idsByKey('url_key', [path]))];
  const named = sku === undefined || ids.length < 2 ? undefined : await products.idBySku(sku);
  const id = named !== undefined && ids.includes(named) ? named : ids[0];
  return id === undefined ? undefined : reader.product(db, id, store);
}
