import { buildIndex, openIndex } from '../../adapters/platform/catalogue-index';
import { documentOf, listingsOf, loadItems, pickAt, queriesFor, withVariants } from './search/workload';
import type { BenchRow } from './bench-row';
import type { CatalogueIndex, IndexDocument, IndexQuery } from '../../adapters/platform/catalogue-index';

interface Timing {
  readonly p50: number;
  readonly p99: number;
  readonly found: number;
}

/**
 * Each query counts with the best of its runs: answers to text are not kept between runs, so only what other processes of the
 * machine took away is left out. Listings run once, since their counts are kept.
 */
function timeQueries(index: CatalogueIndex, queries: readonly IndexQuery[], runs: number): Timing {
  // One warm-up round of other questions, so that the engine has compiled the code as it has in a running shop.
  for (const query of queries.slice(0, 100)) index.search({ ...query, from: 1 });
  let found = 0;
  const times = queries.map((query) => {
    const results = Array.from({ length: runs }, () => timed(() => index.search(query).total));
    found += results.some(({ value }) => value > 0) ? 1 : 0;
    return Math.min(...results.map(({ time }) => time));
  });
  times.sort((left, right) => left - right);
  return { p50: times[Math.floor(times.length / 2)] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0, found };
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[values.length >> 1] ?? 0;
}

function timed<Value>(work: () => Value): { value: Value; time: number } {
  const start = performance.now();
  const value = work();
  return { value, time: performance.now() - start };
}

type Limits = Readonly<Partial<Record<'p50' | 'p99' | 'build' | 'open', string>>>;

/** Documents are made on the spot and let go, so that one case's rubbish is not swept on the time of the next. */
function measure(
  name: string,
  makeDocuments: () => IndexDocument[],
  queries: readonly IndexQuery[],
  limits: Limits,
): BenchRow[] {
  const documents = makeDocuments();
  const build = timed(() => buildIndex(documents));
  documents.length = 0;
  const bytes = build.value.serialize();
  const openings = Array.from({ length: 5 }, () => timed(() => openIndex(bytes)).time);
  const index = openIndex(bytes);
  const search = timeQueries(index, queries, 3);
  const listing = timeQueries(index, listingsOf(queries), 1);
  const row = (what: string, value: string, limit?: string): BenchRow => ({
    name: `${name}: ${what}`,
    value,
    ...(limit === undefined ? {} : { limit }),
  });
  return [
    row('text search p50', `${search.p50.toFixed(2)} ms`, limits.p50),
    row('text search p99', `${search.p99.toFixed(2)} ms`, limits.p99),
    row('listing without text p50', `${listing.p50.toFixed(2)} ms`),
    row('listing without text p99', `${listing.p99.toFixed(2)} ms`),
    row('build', `${build.time.toFixed(0)} ms`, limits.build),
    row('reopen', `${median(openings).toFixed(1)} ms`, limits.open),
    row('bytes', `${(bytes.length / 1e6).toFixed(1)} MB`),
    row('queries with results', `${search.found} of ${queries.length}`),
  ];
}

/** Catalogue search with three facets: 500 queries of fixed seed, a third with a typing error, over the real items when present. */
export function run(): Promise<BenchRow[]> {
  const { items, source } = loadItems();
  const flat = (): IndexDocument[] => items.map(documentOf);
  const configurable = (size: number) => (): IndexDocument[] =>
    Array.from({ length: size }, (_, at) => withVariants(documentOf(pickAt(items, at * 17), at), at));
  const threeFacets = queriesFor(items, ['gender', 'ptype', 'color']);
  const fourFacets = queriesFor(items, ['gender', 'ptype', 'color', 'size']);
  return Promise.resolve([
    ...measure(`search, ${items.length} ${source} items, 3 facets`, flat, threeFacets, {
      p50: '2 ms',
      p99: '8 ms',
      build: '3000 ms',
      open: '300 ms',
    }),
    ...measure('search, 600 products of 12 variants, 4 facets', configurable(600), fourFacets, {}),
    ...measure('search, 100000 products of 12 variants, 4 facets', configurable(100_000), fourFacets, { p99: '20 ms' }),
  ]);
}
