import { isNone } from '../../../../core/catalogue/search/shop-names';
import type { Product, SearchFilter } from '../../../../core/contract';
import type { UnderstoodQuery } from '../../../../core/contract/catalogue/catalogue';
import { chosenFilters } from '../../../../core/catalogue/build-search-query';
import { filtersOf } from '../../../../core/catalogue/search/read-query';
import { MAX_FILTER_VALUES } from '../../../../core/contract/catalogue/listing';
import { isExclusion, kindFilters, USUAL } from './query-meanings';
import { searchProducts, type ProductPage, type ProductSearch, type SearchSources } from './product-search';
import type { QueryReader } from './query-readers';

const ENOUGH = 4;
const MAX_OTHERS = 8;
const KEPT = new Set(['gender']);

export interface OtherGoods {
  readonly kind?: string;
  readonly items: readonly Product[];
}

interface Dependencies {
  readonly search: ProductSearch;
  readonly read: QueryReader;
  readonly text: string;
  readonly sources: SearchSources;
}

type Answer = ProductPage & { readonly understood?: UnderstoodQuery };

export async function otherGoods(
  page: Answer,
  { search, read, text, sources }: Dependencies,
): Promise<OtherGoods | undefined> {
  if (page.total >= ENOUGH || page.start > 0 || search.size === 0) return undefined;
  const { kind, kindWords = '', parts } = read(page.suggestion ?? text);
  // A product that the query excludes is not similar.
  const without = chosenFilters(filtersOf(parts.filter(isExclusion)), { maxFiltersQuerySize: MAX_FILTER_VALUES });
  const shown = new Set(page.items.map(({ id }) => id));
  const find = async (more: readonly SearchFilter[]): Promise<readonly Product[]> => {
    const { text: _text, aggregations: _counts, ...query } = search.query;
    const own = {
      ...search,
      query: { ...query, filters: [...query.filters, ...without, ...more] },
      sort: USUAL,
      from: 0,
      size: MAX_OTHERS + ENOUGH,
    };
    const { items } = await searchProducts(own, sources);
    return items.filter(({ id }) => !shown.has(id)).slice(0, MAX_OTHERS);
  };
  if (kind !== undefined && !isNone(kind)) {
    const people = Object.entries(page.understood?.filters ?? {}).flatMap(([attribute, values]): SearchFilter[] =>
      KEPT.has(attribute) ? [{ attribute, value: { in: values } }] : [],
    );
    const items = await find([...people, ...kindFilters(kind)]);
    if (items.length > 0) return { kind: kindWords, items };
  }
  if (page.total > 0) return undefined;
  const promoted = await find([{ attribute: 'promoted', value: { gt: 0 } }]);
  const items = promoted.length > 0 ? promoted : await find([]);
  return items.length === 0 ? undefined : { items };
}
