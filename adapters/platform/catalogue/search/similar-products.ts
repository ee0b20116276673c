import type { Category, Product } from '../../../../core/contract';
import { IN_STOCK, LISTED } from '../../../../core/contract/catalogue/listing';
import { IMMATERIAL_TYPES } from '../../../../core/contract/catalogue/product';
import type { StoreView } from '../../../../core/store-views';
import type { IndexFilter } from '../../ports/catalogue/search';
import type { Database } from '../../ports/database';
import type { CatalogueIndexStore } from './catalogue-index-store';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { documentsOf } from './product-search';

export const PROMO_ONLY = { attribute: 'is_promo', value: { eq: true } } satisfies IndexFilter;
const USUAL_LIMIT = 12;

export interface SimilarTo {
  readonly sku: string;
  readonly limit?: number | undefined;
  readonly promo?: boolean | undefined;
}

export async function similarProducts(
  { sku, limit = USUAL_LIMIT, promo = false }: SimilarTo,
  store: StoreView,
  {
    database,
    reader,
    indexes,
  }: { readonly database: Database; readonly indexes: CatalogueIndexStore; readonly reader: CatalogueReader },
): Promise<readonly Product[]> {
  const { product, categories } = await database.read(async (db) => ({
    product: await reader.productBySku(db, sku, store),
    categories: await reader.categories(db, store),
  }));
  if (!product) return [];
  const index = indexes.of(store);
  const found = new Map<number, Product>();
  for (const filters of scopes(product, categories)) {
    if (found.size >= limit) break;
    const { hits } = await index.search({
      filters: [...LISTED, IN_STOCK, ...(promo ? [PROMO_ONLY] : []), ...filters],
      size: limit + found.size + 1,
      sort: [{ field: 'promoted', direction: 'desc' }],
    });
    for (const item of await database.read((db) => documentsOf(db, hits, store, reader))) {
      if (item.id !== product.id && found.size < limit) found.set(item.id, found.get(item.id) ?? item);
    }
  }
  return [...found.values()];
}

function deepest({ category_ids: ids = [] }: Product, categories: readonly Category[]): readonly Category[] {
  const own = new Set(ids.map(String));
  const found = categories.filter(({ id }) => own.has(String(id)));
  const level = Math.max(...found.map((category) => category.level));
  return found.filter((category) => category.level === level);
}

function scopes(product: Product, all: readonly Category[]): readonly (readonly IndexFilter[])[] {
  const among = (attribute: string, value: unknown): IndexFilter[] => {
    const values = (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string');
    return values.length === 0 ? [] : [{ attribute, value: { in: values } }];
  };
  const kind = among('ptype', product.ptype);
  const people = among('gender', product.gender);
  const categories = deepest(product, all).map(({ id }): readonly IndexFilter[] => [
    { attribute: 'category_ids', value: { eq: String(id) } },
    ...people,
    {
      attribute: 'type_id',
      value: IMMATERIAL_TYPES.includes(product.type_id) ? { in: IMMATERIAL_TYPES } : { nin: IMMATERIAL_TYPES },
    },
  ]);
  return [...(kind.length > 0 ? [[...kind, ...people]] : []), ...categories];
}
