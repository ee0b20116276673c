import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { FIXTURE_SHOPS } from '../adapters/search/local/labelled-fixture';
import { demoCorpora, importedCorpus } from './search-quality/corpora';
import { fts5, miniSearch, OURS } from './search-quality/engines';
import { readQueries } from './search-quality/judgement';
import { KEPT_QUERIES } from './search-quality/kept-queries';
import { KINDS_KEPT } from './search-quality/kinds-kept';
import { KINDS_REVIEW } from './search-quality/kinds-review';
import { KINDS_TUNING } from './search-quality/kinds-tuning';
import { mean, ndcg, percentile } from './search-quality/score';
import { openShopWords, type ShopWordScore } from './search-quality/shop-words';
import { SHOP_WORDS_KEPT } from './search-quality/shop-words-kept';
import { SHOP_WORDS_TUNING } from './search-quality/shop-words-tuning';
import { TUNING_QUERIES } from './search-quality/tuning-queries';
import type { BenchRow } from './bench-row';
import type { Corpus } from './search-quality/corpora';
import type { Engine, Search } from './search-quality/engines';
import type { LabelledQuery } from './search-quality/judgement';
import { IS_SMOKE, size } from './support/size';

const IMPORT = resolve(process.env['VITRINE_IMPORT'] ?? '../shared/data/luma/products.csv');
const RUNS = size(5, 1);
const ENGINES: readonly Engine[] = [OURS, miniSearch('OR'), miniSearch('AND then OR'), fts5('OR'), fts5('AND then OR')];

interface Outcome {
  readonly corpus: string;
  readonly ndcg: number;
  readonly rightFirst: boolean;
  readonly time: number;
}

/**
 * NDCG@10 and top-1 accuracy compared with two other engines. `VITRINE_KEPT=1` includes the held-out queries, so that
 * they are not tuned on by accident.
 */
export async function run(): Promise<BenchRow[]> {
  const corpora = IS_SMOKE
    ? []
    : [...(await demoCorpora()), ...(existsSync(IMPORT) ? [await importedCorpus(IMPORT)] : [])];
  const rows = compare('tuning', [
    ...corpora.map((corpus) => ({ corpus, queries: readQueries(TUNING_QUERIES[corpus.shop]) })),
    ...FIXTURE_SHOPS.map(({ language, documents, queries }) => ({
      corpus: { shop: `fixture ${language}`, language, documents },
      queries: queries.map(([text, right]) => ({
        text,
        grade: ({ sku }: { sku: string }) => (right.includes(sku) ? 3 : 0),
      })),
    })),
  ]);
  const isKeptToo = process.env['VITRINE_KEPT'] === '1';
  if (!IS_SMOKE) rows.push(...(await shopWordRows(isKeptToo)));
  if (!isKeptToo) return rows;
  const kept = corpora.map((corpus) => ({ corpus, queries: readQueries(KEPT_QUERIES[corpus.shop]) }));
  return [...rows, ...compare('kept', kept)];
}

async function shopWordRows(isKeptToo: boolean): Promise<BenchRow[]> {
  const words = await openShopWords();
  const rows: BenchRow[] = [];
  for (const [part, sheet] of [
    ['tuning', SHOP_WORDS_TUNING] as const,
    ['kinds, tuning', KINDS_TUNING] as const,
    ['kinds, met by a reviewer', KINDS_REVIEW] as const,
    ...(isKeptToo ? [['kept', SHOP_WORDS_KEPT] as const, ['kinds, kept', KINDS_KEPT] as const] : []),
  ])
    for (const asTyped of [true, false]) {
      const scores = await words.score(sheet, { asTyped });
      if (process.env['VITRINE_SHOW'] === 'words' && !asTyped) showWords(part, scores);
      const whole = scores.filter(({ precision }) => precision === 1).length;
      rows.push({
        name: `${part}, words of a shop, ${scores.length} queries, ${asTyped ? 'as typed' : 'understood'}`,
        value: `right among the first ten ${(mean(scores.map(({ precision }) => precision)) * 100).toFixed(1)} %, all right ${whole}`,
      });
    }
  await words.close();
  return rows;
}

/** `VITRINE_SHOW=words` prints wrong answers, except for held-out queries. */
function showWords(part: string, scores: readonly ShopWordScore[]): void {
  if (part.endsWith('kept')) return;
  for (const { shop, text, precision, first } of scores)
    if (precision < 1) console.log(`${precision.toFixed(2)} ${shop} "${text}": ${first.join(' / ')}`);
}

interface Task {
  readonly corpus: Omit<Corpus, 'shop'> & { readonly shop: string };
  readonly queries: readonly LabelledQuery[];
}

function compare(part: string, tasks: readonly Task[]): BenchRow[] {
  return ENGINES.flatMap((engine) => {
    const outcomes = tasks.flatMap(({ corpus, queries }) => answerAll(engine, corpus, queries));
    const shops = [...new Set(outcomes.map(({ corpus }) => corpus))].map((shop) => {
      const own = outcomes.filter(({ corpus }) => corpus === shop);
      return `${shop} ${mean(own.map((outcome) => outcome.ndcg)).toFixed(2)}`;
    });
    const times = outcomes.map(({ time }) => time);
    const right = mean(outcomes.map(({ rightFirst }) => Number(rightFirst)));
    return [
      {
        name: `${part}, ${outcomes.length} queries, ${engine.name}`,
        value:
          `NDCG@10 ${mean(outcomes.map((outcome) => outcome.ndcg)).toFixed(3)}, right first ${(right * 100).toFixed(1)} %, ` +
          `p50 ${percentile(times, 0.5).toFixed(3)} ms, p99 ${percentile(times, 0.99).toFixed(3)} ms`,
      },
      { name: '', value: shops.join(', ') },
    ];
  });
}

function answerAll(engine: Engine, corpus: Task['corpus'], queries: readonly LabelledQuery[]): Outcome[] {
  const search = engine.open({ ...corpus, shop: 'us' });
  const byId = new Map(corpus.documents.map((document) => [document.id, document]));
  return queries.map((query) => {
    const all = corpus.documents.map((document) => query.grade(document));
    if (!all.some((grade) => grade >= 2)) throw new Error(`${corpus.shop}: nothing is right for "${query.text}"`);
    const { ids, time } = timed(search, query.text);
    const grades = ids.map((id) => {
      const document = byId.get(id);
      return document === undefined ? 0 : query.grade(document);
    });
    if (process.env['VITRINE_SHOW'] === engine.name) show(corpus, query, ids, grades, ndcg(grades, all));
    return { corpus: corpus.shop, ndcg: ndcg(grades, all), rightFirst: (grades[0] ?? 0) >= 2, time };
  });
}

function timed(search: Search, text: string): { ids: readonly number[]; time: number } {
  let time = Number.POSITIVE_INFINITY;
  let ids: readonly number[] = [];
  for (let nth = 0; nth < RUNS; nth += 1) {
    const start = performance.now();
    ids = search(text);
    time = Math.min(time, performance.now() - start);
  }
  return { ids, time };
}

/** `VITRINE_SHOW=vitrine` prints the first results of that engine. */
function show(
  corpus: Task['corpus'],
  query: LabelledQuery,
  ids: readonly number[],
  grades: readonly number[],
  score: number,
): void {
  const names = ids.slice(0, 4).map((id, at) => {
    const name = corpus.documents.find((document) => document.id === id)?.text['name'] ?? '';
    return `${grades[at] ?? 0} ${name}`;
  });
  console.log(`${score.toFixed(2)} ${corpus.shop} "${query.text}": ${names.join(' / ')}`);
}
