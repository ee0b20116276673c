import { createLocalSearch } from '../../adapters/search';
import { buildIndex, openIndex } from '../../adapters/search/local';
import { writeIndexFile } from '../../adapters/search/local/index-file';
import { documentOf, listingsOf, loadItems, pickAt, queriesFor, withVariants } from './search/workload';
import type { BenchRow } from './bench-row';
import type {
  IndexDocument,
  IndexName,
  IndexQuery,
  SearchEngine,
} from '../../adapters/platform/ports/catalogue/search';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { size } from './support/size';

interface Timing {
  readonly p50: number;
  readonly p99: number;
  readonly found: number;
}

const NAME: IndexName = { key: 'bench', language: 'en' };

async function openEngine(bytes: Uint8Array): Promise<SearchEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-search-'));
  writeIndexFile(folder, NAME.key, 1, { bytes, stock: 1, edges: new Map() }, 'draft');
  const onBroken = (error: unknown) => {
    throw error;
  };
  const engine = createLocalSearch({ folder, uuid: () => 'draft', onBroken });
  await engine.open(NAME, 1);
  rmSync(folder, { recursive: true });
  return engine;
}

/** Takes the best run per query to exclude other load; listings run once, because their counts are cached. */
async function timeQueries(engine: SearchEngine, queries: readonly IndexQuery[], runs: number): Promise<Timing> {
  for (const query of queries.slice(0, 100)) await engine.search(NAME, { ...query, from: 1 });
  let found = 0;
  const times: number[] = [];
  for (const query of queries) {
    let [best, total] = [Number.POSITIVE_INFINITY, 0];
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      ({ total } = await engine.search(NAME, query));
      best = Math.min(best, performance.now() - start);
    }
    found += total > 0 ? 1 : 0;
    times.push(best);
  }
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

/** Documents are created per case, so that garbage of one does not slow the next. */
async function measure(
  name: string,
  makeDocuments: () => IndexDocument[],
  queries: readonly IndexQuery[],
  limits: Limits,
): Promise<BenchRow[]> {
  const documents = makeDocuments();
  const build = timed(() => buildIndex(documents));
  documents.length = 0;
  const bytes = build.value.serialize();
  const openings = Array.from({ length: 5 }, () => timed(() => openIndex(bytes)).time);
  const engine = await openEngine(bytes);
  const search = await timeQueries(engine, queries, 3);
  const listing = await timeQueries(engine, listingsOf(queries), 1);
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

/** 500 seeded queries with three facets, a third with a typo. */
export async function run(): Promise<BenchRow[]> {
  const { items: all, source } = loadItems();
  const items = all.slice(0, size(all.length, 500));
  const [few, many] = [size(600, 60), size(100_000, 300)];
  const flat = (): IndexDocument[] => items.map(documentOf);
  const configurable = (size: number) => (): IndexDocument[] =>
    Array.from({ length: size }, (_, at) => withVariants(documentOf(pickAt(items, at * 17), at), at));
  const threeFacets = queriesFor(items, ['gender', 'ptype', 'color']);
  const fourFacets = queriesFor(items, ['gender', 'ptype', 'color', 'size']);
  return [
    ...(await measure(`search, ${items.length} ${source} items, 3 facets`, flat, threeFacets, {
      p50: '2 ms',
      p99: '8 ms',
      build: '3000 ms',
      open: '300 ms',
    })),
    ...(await measure(`search, ${few} products of 12 variants, 4 facets`, configurable(few), fourFacets, {})),
    ...(await measure(`search, ${many} products of 12 variants, 4 facets`, configurable(many), fourFacets, {
      p99: '20 ms',
    })),
  ];
}
