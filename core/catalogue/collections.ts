import { BRAND, IS_NEW, IS_REDUCED, MAX_BRANDS } from '../contract/catalogue/listing';
import type { CatalogueSearch } from './catalogue-search';
import type { Brand, CollectionKind, ListingScope } from './catalogue';

const SCOPES: Readonly<Record<Exclude<CollectionKind, 'brand'>, ListingScope>> = {
  new: { filters: [IS_NEW], sort: 'newest' },
  sale: { filters: [IS_REDUCED] },
};
/** Imported catalogues mark no product as new. */
export const NEWEST: ListingScope = { filters: [], sort: 'newest' };

export function scopeOf(kind: Exclude<CollectionKind, 'brand'> | { readonly brand: string }): ListingScope {
  return typeof kind === 'string' ? SCOPES[kind] : { filters: [{ attribute: BRAND, value: { eq: kind.brand } }] };
}

export function brandsSearch(search: CatalogueSearch): CatalogueSearch {
  const aggregations = [{ attribute: BRAND, size: MAX_BRANDS }];
  return { ...search, searchQuery: { ...search.searchQuery, aggregations }, size: 1 };
}

export function brandsIn(
  aggregations: Readonly<Record<string, readonly { value: string; label: string; count: number }[]>>,
  linkOf: (brand: string) => string,
  locale: string,
): readonly Brand[] {
  const { compare } = new Intl.Collator(locale);
  return (aggregations[BRAND] ?? [])
    .filter(({ count }) => count > 0)
    .map((bucket) => ({
      value: bucket.value,
      name: bucket.label,
      count: bucket.count,
      path: linkOf(bucket.value),
    }))
    .toSorted((a, b) => compare(a.name, b.name));
}
