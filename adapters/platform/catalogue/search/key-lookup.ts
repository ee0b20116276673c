import type { Product, SearchFilter } from '../../../../core/contract';
import { offeredPrice } from '../../../../core/pricing';
import type { ShopperView } from '../../foundation';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { isPrice } from './facet-buckets';
import type { SortKey } from './match-document';
import { meets, sortDocuments, valuesAt } from './match-document';
import type { KeyField } from '../../ports/catalogue/products';
import { KEY_FIELDS } from '../../ports/catalogue/products';
import type { Repositories } from '../../ports/database';

interface Lookup {
  readonly view: ShopperView;
  readonly query: {
    readonly text?: string | undefined;
    readonly filters: readonly SearchFilter[];
    readonly aggregations?: readonly unknown[] | undefined;
  };
  readonly sort: readonly SortKey[];
}

/**
 * Looks products up by key (sku, URL …) in the database, so that product pages and carts never open the search index.
 * @returns undefined if the query has no key
 */
export async function lookupProducts(
  db: Repositories,
  search: Lookup,
  reader: CatalogueReader,
): Promise<readonly Product[] | undefined> {
  const { query, view: store, sort } = search;
  if ((query.text ?? '').trim() !== '' || (query.aggregations ?? []).length > 0) return undefined;
  const key = query.filters.find(isKeyFilter);
  if (!key) return undefined;
  const wanted = key.value.eq === undefined ? (key.value.in ?? []) : [key.value.eq];
  const values = wanted.filter((value) => typeof value !== 'boolean');
  const ids = await db.products.idsByKey(key.attribute, values);
  const products = (await reader.productsOf(db, ids, store)).filter((product) =>
    query.filters.every((f) => fits(product, f)),
  );
  const matched = key.attribute === 'configurable_children.sku' ? products.map((p) => withMatch(p, values)) : products;
  return sortDocuments(matched, sort);
}

function isKeyFilter(filter: SearchFilter): filter is SearchFilter & { readonly attribute: KeyField } {
  const known: readonly string[] = KEY_FIELDS;
  return known.includes(filter.attribute) && (filter.value.eq !== undefined || filter.value.in !== undefined);
}

function fits(product: Product, filter: SearchFilter): boolean {
  const { attribute } = filter;
  if (isPrice(attribute)) return meets([offeredPrice(product).final ?? 0], filter.value);
  if (attribute === 'stock.is_in_stock') return meets([product.stock?.is_in_stock !== false], filter.value);
  const own = valuesAt(product, attribute);
  const ofVariants = (product.configurable_children ?? []).flatMap((child) =>
    child.custom_attributes
      .filter((entry) => entry.attribute_code === attribute)
      .flatMap((entry) => valuesAt(entry, 'value')),
  );
  return meets([...own, ...ofVariants], filter.value);
}

function withMatch(product: Product, values: readonly (string | number)[]): Product {
  const child = product.configurable_children?.find((entry) => values.includes(entry.sku));
  return child ? { ...product, matched_sku: child.sku } : product;
}
