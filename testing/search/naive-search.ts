import { SearchUnavailableError } from '../../adapters/platform/ports/catalogue/search';
import type {
  IndexChanges,
  IndexDocument,
  IndexHit,
  IndexName,
  IndexQuery,
  IndexResult,
  IndexState,
  SearchEngine,
  StockChange,
} from '../../adapters/platform/ports/catalogue/search';
import { naiveCount, naiveMatches, naiveRangeCount } from './naive-matches';

interface Kept {
  readonly documents: readonly IndexDocument[];
  readonly state: IndexState;
}

/** Reference engine without text search, to which all others are compared. */
export class NaiveSearch implements SearchEngine {
  readonly consistency = 'immediate';
  readonly #kept = new Map<string, Kept>();

  open({ key }: IndexName): Promise<IndexState | undefined> {
    return Promise.resolve(this.#kept.get(key)?.state);
  }

  async search(index: IndexName, query: IndexQuery): Promise<IndexResult> {
    const { documents } = await this.#of(index);
    const { from = 0, size = 50, aggregations = [], ranges = [] } = query;
    const shown = naiveMatches(documents, query).map((document) => shownAs(document, query));
    shown.sort((left, right) => compare(left, right, query));
    return {
      total: shown.length,
      hits: shown.slice(from, size === -1 ? undefined : from + size).map(({ hit }) => hit),
      aggregations: Object.fromEntries(
        aggregations.map(({ attribute, size: max }) => [attribute, facet(documents, query, attribute, max)]),
      ),
      ranges: Object.fromEntries(
        ranges.map(({ attribute, buckets }) => [
          attribute,
          buckets.map((bucket) => ({ ...bucket, count: naiveRangeCount(documents, query, attribute, bucket) })),
        ]),
      ),
      ...(query.countInStock === true && { inStock: naiveCount(documents, query, 'stock.is_in_stock', true) }),
      fuzzy: false,
    };
  }

  async suggest(index: IndexName): Promise<readonly never[]> {
    await this.#of(index);
    return [];
  }

  async apply(index: IndexName, { stock, written = [], removed = [], upTo }: IndexChanges): Promise<boolean> {
    const { documents, state } = await this.#of(index);
    const gone = new Set([...removed, ...written.map(({ id }) => id)]);
    const left = [...documents.filter(({ id }) => !gone.has(id)), ...written].sort((one, other) => one.id - other.id);
    this.#kept.set(index.key, {
      documents: left.map((document) => stock.reduce(changed, document)),
      state: { ...state, ...upTo },
    });
    return true;
  }

  async rebuild({ key }: IndexName, documents: AsyncIterable<IndexDocument>, state: IndexState): Promise<void> {
    const read: IndexDocument[] = [];
    for await (const document of documents) read.push(document);
    this.#kept.set(key, { documents: read.sort((one, other) => one.id - other.id), state });
  }

  async copy(from: IndexName, to: IndexName): Promise<void> {
    this.#kept.set(to.key, await this.#of(from));
  }

  async size(index: IndexName): Promise<number> {
    return (await this.#of(index)).documents.length;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #of({ key }: IndexName): Promise<Kept> {
    const kept = this.#kept.get(key);
    return kept ? Promise.resolve(kept) : Promise.reject(new SearchUnavailableError(`There is no index ${key}`));
  }
}

interface Shown {
  readonly document: IndexDocument;
  readonly hit: IndexHit;
  readonly price: number;
  readonly isAvailable: boolean;
}

/** Prefers variants in stock, then the cheapest. */
function shownAs(document: IndexDocument, query: IndexQuery): Shown {
  const { id, variants, inStock, numbers } = document;
  if (variants.length === 0) {
    const price = numbers['final_price'] ?? Number.NaN;
    return { document, hit: { id, score: 0 }, price, isAvailable: inStock };
  }
  const fitting = variants.filter((variant) => naiveMatches([{ ...document, variants: [variant] }], query).length > 0);
  const buyable = fitting.filter((variant) => variant.inStock && inStock);
  const [best] = [...(buyable.length > 0 ? buyable : fitting)].sort((one, other) => one.price - other.price);
  if (best === undefined) throw new Error(`no variant of ${document.sku} meets the filters that it was found by`);
  return { document, hit: { id, score: 0, variantSku: best.sku }, price: best.price, isAvailable: buyable.length > 0 };
}

/** Missing numbers come last in either direction; ties order by id, descending. */
function compare(left: Shown, right: Shown, { sort = [] }: IndexQuery): number {
  for (const { field, direction } of sort) {
    const [a, b] = [numberOf(left, field), numberOf(right, field)];
    if (Number.isNaN(a) || Number.isNaN(b)) {
      if (Number.isNaN(a) !== Number.isNaN(b)) return Number.isNaN(a) ? 1 : -1;
    } else if (a !== b) return direction === 'asc' ? a - b : b - a;
  }
  return right.document.id - left.document.id;
}

function numberOf({ document, price, isAvailable }: Shown, field: string): number {
  if (field === 'id') return document.id;
  if (field === 'stock.is_in_stock') return Number(isAvailable);
  return field === 'final_price' ? price : (document.numbers[field] ?? Number.NaN);
}

function facet(documents: readonly IndexDocument[], query: IndexQuery, attribute: string, max: number) {
  const values = new Set(
    documents.flatMap((document) => [
      ...(document.attributes[attribute] ?? []),
      ...document.variants.flatMap((variant) => variant.attributes[attribute] ?? []),
    ]),
  );
  const chosen = new Set(
    (query.filters ?? [])
      .filter((filter) => filter.attribute === attribute)
      .flatMap(({ value }) => [...(value.eq === undefined ? [] : [value.eq]), ...(value.in ?? [])].map(String)),
  );
  const counted = [...values].sort().map((value) => ({ value, count: naiveCount(documents, query, attribute, value) }));
  const found = counted.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
  const kept = max < 0 ? found : found.slice(0, max);
  return [...kept, ...counted.filter((one) => chosen.has(one.value) && !kept.includes(one))];
}

function changed(document: IndexDocument, { sku, inStock, price, numbers: own }: StockChange): IndexDocument {
  const change = {
    ...(inStock !== undefined && { inStock }),
    ...(price !== undefined && { price }),
  };
  const variants = document.variants.map((variant) => (variant.sku === sku ? { ...variant, ...change } : variant));
  if (document.sku !== sku) return { ...document, variants };
  const isOwnPrice = price !== undefined && variants.length === 0;
  const numbers = { ...document.numbers, ...(isOwnPrice && { final_price: price }), ...own };
  return { ...document, variants, numbers, ...(inStock !== undefined && { inStock }) };
}
