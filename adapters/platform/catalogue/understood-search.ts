import { chosenFilters } from '../../../core/catalogue/build-search-query';
import { SALE_CODE } from '../../../core/catalogue/switches';
import { filtersOf, queryReader, type QueryPart, type ReadQuery } from '../../../core/catalogue/search/read-query';
import type { UnderstoodQuery } from '../../../core/contract/catalogue';
import { LISTING_SORT, MAX_FILTER_VALUES } from '../../../core/contract/listing';
import { lookUp } from '../../../core/kernel/look-up';
import type { SearchQuery } from '../../../core/contract';
import type { AttributeLabels } from './attribute-labels';
import type { SortKey } from './match-document';
import { parseSort } from './match-document';
import { searchProducts, type ProductPage, type ProductSearch, type SearchSources } from './product-search';

/** The readers of what shoppers type, with and without sizes, of the words of one language. */
interface Readers {
  readonly whole: (text: string) => ReadQuery;
  readonly withoutSizes: (text: string) => ReadQuery;
}

const READERS = new WeakMap<AttributeLabels, Readers>();

function readersOf(labels: AttributeLabels): Readers {
  const known = READERS.get(labels);
  if (known !== undefined) return known;
  const brands = labels.attribute('brand')?.options ?? [];
  const sizes = labels.attribute('size')?.options ?? [];
  const made = { whole: queryReader({ brands, sizes }), withoutSizes: queryReader({ brands, sizes: [] }) };
  READERS.set(labels, made);
  return made;
}

/** The order of what is new, where nothing else is asked for. */
const NEWEST = parseSort('created_at:desc,id:desc');
/** That of a list without words. */
const USUAL = parseSort(LISTING_SORT);

/** One way to take the words. */
interface Meaning {
  readonly read: ReadQuery;
  readonly sort?: 'newest';
}

/** The ways to take the words, likeliest first: where no listed piece has the size, its number was no size; where none is marked as new, the newest are meant. */
function* meaningsOf(text: string, { whole, withoutSizes }: Readers): Generator<Meaning> {
  const first = whole(text);
  if (first.parts.length === 0) return;
  const ways = first.parts.some(({ kind }) => kind === 'size') ? [first, withoutSizes(text)] : [first];
  for (const read of ways.filter(({ parts }) => parts.length > 0)) {
    const isNew = read.parts.some(({ kind }) => kind === 'new');
    yield { read, ...(isNew && read.text === '' && { sort: 'newest' as const }) };
    if (isNew) yield { read: { ...read, parts: read.parts.filter(({ kind }) => kind !== 'new') }, sort: 'newest' };
  }
}

function searchOf(search: ProductSearch, meaning: Meaning): ProductSearch {
  const { read } = meaning;
  const { text: _typed, ...query } = search.query;
  const meant: SearchQuery = {
    ...query,
    ...(read.text !== '' && { text: read.text }),
    filters: [...query.filters, ...chosenFilters(filtersOf(read.parts), { maxFiltersQuerySize: MAX_FILTER_VALUES })],
  };
  return { ...search, query: meant, sort: orderOf(search.sort, meaning) };
}

function orderOf(asked: readonly SortKey[], { read, sort }: Meaning): readonly SortKey[] {
  if (asked.length > 0) return asked;
  if (sort !== undefined) return NEWEST;
  return read.text === '' ? USUAL : asked;
}

/** Of the values that a word may mean those that the list has: "32" is a waist among jeans and a shoe among shoes. */
function present(part: QueryPart, { aggregations }: ProductPage): readonly string[] {
  const buckets = lookUp(aggregations, part.code);
  if (part.values.length < 2 || buckets === undefined) return part.values;
  const counted = part.values.filter((value) => buckets.some((bucket) => bucket.value === value && bucket.count > 0));
  return counted.length === 0 ? part.values : counted;
}

/**
 * Finds products by what the words mean: those that name a choice (sale, new, a price, a size, a brand) become filters. Where that
 * finds nothing, the words are taken as they were typed, unless they named a price or the sale, or would be guessed at.
 */
export async function understoodSearch(
  search: ProductSearch,
  sources: SearchSources,
): Promise<ProductPage & { readonly understood?: UnderstoodQuery }> {
  const text = search.query.text?.trim() ?? '';
  const labels = await sources.database.read((db) => sources.reader.labels(db, search.store));
  let first: (ProductPage & { readonly understood: UnderstoodQuery }) | undefined;
  for (const meaning of meaningsOf(text, readersOf(labels))) {
    const page = await searchProducts(searchOf(search, meaning), sources);
    const answer = { ...page, understood: understoodBy(meaning, page) };
    if (page.total > 0) return answer;
    first ??= answer;
  }
  if (first !== undefined && (first.understood.text === '' || saysPrice(first.understood))) return first;
  const typed = await searchProducts(search, sources);
  const isGuessed = typed.total > 0 && (typed.fuzzy || typed.suggestion !== undefined);
  return first !== undefined && isGuessed ? first : typed;
}

/** A price or the sale is no word of any piece: where nothing is so, nothing is. */
function saysPrice({ filters }: UnderstoodQuery): boolean {
  return [SALE_CODE, 'price'].some((code) => lookUp(filters, code) !== undefined);
}

function understoodBy({ read, sort }: Meaning, page: ProductPage): UnderstoodQuery {
  const parts = read.parts.map((part) => ({ ...part, values: [...present(part, page)] }));
  return {
    text: read.text,
    filters: Object.fromEntries(parts.map(({ code, values }) => [code, values])),
    ...(sort !== undefined && { sort }),
    typed: read.parts.map(({ typed }) => typed),
  };
}
