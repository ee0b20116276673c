import { PAGE_SIZE } from '../../../core/contract/catalogue/listing';
import { Lexicon } from '../local/text/lexicon';
import { thesaurusOf } from '../local/thesaurus';
import type {
  IndexChanges,
  IndexDocument,
  IndexHit,
  IndexName,
  IndexQuery,
  IndexResult,
  IndexState,
  SearchEngine,
  SearchScope,
  SortOrder,
  StockChange,
  Suggestion,
} from '../../platform/ports/catalogue/search';
import { listOf, member, numberOf, OpenSearchClient, type Json } from './client';
import { completionsOf } from './completions';
import { aggregationsOf, readFacets, readInStock, readRanges } from './facets';
import {
  conditionsOf,
  IN_STOCK,
  nested,
  STOCK_ATTRIBUTE,
  type Clause,
  type Conditions,
  type KnownNames,
} from './filters';
import { fieldOf, fields, LAYOUT, nameOfField, sourceOf, STOCK_SCRIPT } from './layout';
import { textQuery, withoutClause, type TextQuery } from './text-query';
import { WordLookup } from './words';

export interface OpenSearchOptions {
  readonly url: string;
  /** Index name prefix for shared servers. Default 'vitrine'. */
  readonly prefix?: string;
  readonly uuid: () => string;
}

const BULK_DOCUMENTS = 500;
const BULK_CHANGES = 500;
const BULK_MS = 120_000;
/** Higher prices lose precision as 32-bit scores. */
const HIGHEST_PRICE = 2 ** 24;

interface Reading {
  readonly known: KnownNames;
  readonly lexicon: Lexicon;
  readonly lookup: WordLookup;
}

/** OpenSearch 2.x adapter; indexes are shared by processes. */
export function createOpenSearch({ url, prefix = 'vitrine', uuid }: OpenSearchOptions): SearchEngine {
  return new OpenSearch(new OpenSearchClient(url), prefix, uuid);
}

class OpenSearch implements SearchEngine {
  readonly consistency = 'eventual';
  readonly #readings = new Map<string, Promise<Reading>>();

  constructor(
    private readonly client: OpenSearchClient,
    private readonly prefix: string,
    private readonly uuid: () => string,
  ) {}

  async open(index: IndexName): Promise<IndexState | undefined> {
    this.#readings.delete(index.key);
    const found = await this.client.send('POST', `/${this.prefix}-state*/_search`, {
      query: { term: { _id: this.#alias(index) } },
    });
    const source = member(listOf(member(found, 'hits', 'hits'))[0], '_source');
    if (source === undefined) return undefined;
    const edges = listOf(JSON.parse(String(member(source, 'edges'))));
    return {
      version: numberOf(member(source, 'version')),
      stock: numberOf(member(source, 'stock')),
      edges: new Map(edges.map((edge) => [numberOf(listOf(edge)[0]), numberOf(listOf(edge)[1])])),
    };
  }

  async search(index: IndexName, query: IndexQuery): Promise<IndexResult> {
    const reading = await this.#reading(index);
    const text =
      query.text === undefined ? undefined : await textQuery(query.text, reading.lexicon, reading.lookup, false);
    const result = await this.#ask(index, query, reading, text);
    if (text === undefined || query.text === undefined || result.total > 0) return result;
    return this.#ask(index, query, reading, await textQuery(query.text, reading.lexicon, reading.lookup, true));
  }

  async suggest(
    index: IndexName,
    text: string,
    limit: number,
    scope: SearchScope = {},
  ): Promise<readonly Suggestion[]> {
    const { lexicon, lookup } = await this.#reading(index);
    const count = async (candidate: string): Promise<readonly Suggestion[]> => {
      const { total, suggestion } = await this.search(index, { ...scope, text: candidate, size: 0 });
      return total > 0 && suggestion === undefined ? [{ text: candidate, count: total }] : [];
    };
    const candidates = await completionsOf(this.client, this.#alias(index), text, lexicon, limit * 2);
    const suggestions = (await Promise.all(candidates.map(count))).flat().slice(0, limit);
    if (suggestions.length > 0) return suggestions;
    const meant = (await textQuery(text, lexicon, lookup, false))?.suggestion;
    return meant === undefined ? [] : count(meant);
  }

  async apply(index: IndexName, { stock, written = [], removed = [], upTo }: IndexChanges): Promise<boolean> {
    const alias = this.#alias(index);
    const { lexicon } = await this.#reading(index);
    if (written.length + removed.length > 0) {
      const lines = [
        ...removed.map((id) => JSON.stringify({ delete: { _id: String(id) } })),
        ...written.flatMap((document) => bulkLines(document, lexicon)),
      ];
      await this.#bulk(alias, lines);
      this.#readings.delete(index.key);
    }
    for (let at = 0; at < stock.length; at += BULK_CHANGES)
      await this.#changeStock(alias, stock.slice(at, at + BULK_CHANGES));
    await this.client.send('POST', `/${alias}/_refresh`);
    const state = await this.open(index);
    if (state) await this.#keepState(alias, { ...state, ...upTo });
    return true;
  }

  async rebuild(index: IndexName, documents: AsyncIterable<IndexDocument>, state: IndexState): Promise<void> {
    const lexicon = lexiconOf(index);
    await this.#beside(index, async (draft) => {
      await this.client.send('PUT', `/${draft}`, LAYOUT);
      let lines: string[] = [];
      for await (const document of documents) {
        lines.push(...bulkLines(document, lexicon));
        if (lines.length < 2 * BULK_DOCUMENTS) continue;
        await this.#bulk(draft, lines);
        lines = [];
      }
      if (lines.length > 0) await this.#bulk(draft, lines);
    });
    await this.#keepState(this.#alias(index), state);
  }

  async copy(from: IndexName, to: IndexName): Promise<void> {
    const state = await this.open(from);
    await this.#beside(to, async (draft) => {
      await this.client.send('PUT', `/${draft}`, LAYOUT);
      const body = { source: { index: this.#alias(from) }, dest: { index: draft } };
      await this.client.send('POST', '/_reindex?refresh=true', body, BULK_MS * 10);
    });
    if (state) await this.#keepState(this.#alias(to), state);
  }

  async size(index: IndexName): Promise<number> {
    return numberOf(member(await this.client.send('GET', `/${this.#alias(index)}/_count`), 'count'));
  }

  close(): Promise<void> {
    this.#readings.clear();
    return Promise.resolve();
  }

  /** Builds a draft index and swaps it in. */
  async #beside(index: IndexName, fill: (draft: string) => Promise<void>): Promise<void> {
    const alias = this.#alias(index);
    const draft = `${alias}-of-${this.uuid()}`.toLowerCase();
    try {
      await fill(draft);
      await this.client.send('PUT', `/${draft}/_settings`, { index: { refresh_interval: '1s' } });
      await this.client.send('POST', `/${draft}/_refresh`, undefined, BULK_MS);
    } catch (error) {
      await this.client.send('DELETE', `/${draft}?ignore_unavailable=true`).catch(() => undefined);
      throw error;
    }
    const before = Object.keys(
      (await this.client.send('GET', `/${alias}-of-*/_alias/${alias}`).catch(() => ({}))) ?? {},
    );
    await this.client.send('POST', '/_aliases', {
      actions: [
        { add: { index: draft, alias } },
        ...before.filter((old) => old.startsWith(`${alias}-of-`)).map((old) => ({ remove_index: { index: old } })),
      ],
    });
    this.#readings.delete(index.key);
  }

  async #bulk(target: string, lines: readonly string[]): Promise<void> {
    const answer = await this.client.send('POST', `/${target}/_bulk`, `${lines.join('\n')}\n`, BULK_MS);
    if (member(answer, 'errors') !== true) return;
    const failed = listOf(member(answer, 'items')).find((item) => member(item, 'index', 'error') !== undefined);
    if (failed !== undefined) throw new Error(`OpenSearch refused a document: ${JSON.stringify(failed).slice(0, 500)}`);
  }

  async #changeStock(alias: string, changes: readonly StockChange[]): Promise<void> {
    const skus = changes.map(({ sku }) => sku);
    await this.client.send(
      'POST',
      `/${alias}/_update_by_query?refresh=true&conflicts=proceed`,
      {
        query: { bool: { should: [{ terms: { sku: skus } }, nested([{ terms: { 'u.sku': skus } }])] } },
        script: { lang: 'painless', source: STOCK_SCRIPT, params: { changes: changes.map(withFieldNames) } },
      },
      BULK_MS,
    );
  }

  async #keepState(alias: string, { version, stock, edges }: IndexState): Promise<void> {
    await this.client.send('PUT', `/${this.prefix}-state/_doc/${alias}?refresh=true`, {
      version,
      stock,
      edges: JSON.stringify([...edges]),
    });
  }

  async #ask(index: IndexName, query: IndexQuery, reading: Reading, text: TextQuery | undefined): Promise<IndexResult> {
    const conditions = conditionsOf(query, reading.known);
    const without = (query.without ?? []).map((word) => withoutClause(word, reading.lexicon));
    const product = [...conditions.product, ...without.map((clause) => ({ attribute: '', clause }))];
    const body = requestOf(query, { ...conditions, product }, reading.known, text);
    const answer = await this.client.send('POST', `/${this.#alias(index)}/_search`, body);
    return {
      total: numberOf(member(answer, 'hits', 'total', 'value')),
      hits: listOf(member(answer, 'hits', 'hits')).map((hit) => hitOf(hit, text)),
      aggregations: readFacets(query, answer),
      ranges: readRanges(query, answer),
      ...readInStock(query, answer),
      fuzzy: text?.fuzzy ?? false,
      ...(text?.suggestion !== undefined && { suggestion: text.suggestion }),
    };
  }

  #reading(index: IndexName): Promise<Reading> {
    const known = this.#readings.get(index.key);
    if (known) return known;
    const read = this.#read(index);
    this.#readings.set(index.key, read);
    read.catch(() => this.#readings.delete(index.key));
    return read;
  }

  async #read(index: IndexName): Promise<Reading> {
    const alias = this.#alias(index);
    const [mapping] = Object.values((await this.client.send('GET', `/${alias}/_mapping`)) ?? {}) as readonly Json[]; // sound: one index, of any shape
    const properties = (...path: readonly string[]) =>
      new Set(Object.keys(member(mapping, 'mappings', 'properties', ...path, 'properties') ?? {}).map(nameOfField));
    const lexicon = lexiconOf(index);
    return {
      known: { attributes: properties('u', 'properties', 'a'), numbers: properties('n') },
      lexicon,
      lookup: new WordLookup(this.client, alias, lexicon),
    };
  }

  #alias({ key }: IndexName): string {
    return `${this.prefix}-${key}`.toLowerCase();
  }
}

function lexiconOf({ language }: IndexName): Lexicon {
  return new Lexicon({ language, synonyms: thesaurusOf(language) });
}

function bulkLines(document: IndexDocument, lexicon: Lexicon): string[] {
  return [JSON.stringify({ index: { _id: String(document.id) } }), JSON.stringify(sourceOf(document, lexicon))];
}

/** Facet filters come last (post filter), after the aggregations. */
function requestOf(query: IndexQuery, conditions: Conditions, known: KnownNames, text: TextQuery | undefined): object {
  const size = query.size === -1 ? 1_000_000 : whole(query.size ?? PAGE_SIZE);
  const from = Math.min(whole(query.from ?? 0), 1_000_000 - size);
  const units = conditions.unit.map(({ clause }) => clause);
  const shown = {
    size: 1,
    _source: false,
    docvalue_fields: ['u.variant'],
    sort: [{ _score: 'desc' }, { 'u.stock': 'desc' }, { 'u.price': 'asc' }],
  };
  const unit: Clause = {
    nested: {
      path: 'u',
      query: { bool: { filter: [{ match_all: {} }, ...units], should: text?.preferences ?? [] } },
      ...(size > 0 && { inner_hits: shown }),
    },
  };
  const byPrice = query.sort?.some(({ field }) => field === 'final_price') === true && units.length > 0;
  return {
    size,
    from,
    track_total_hits: true,
    _source: false,
    docvalue_fields: ['id'],
    query: {
      bool: {
        [byPrice ? 'filter' : 'must']: text === undefined ? [] : [soldOutLast(text.clause, units)],
        ...(byPrice && { should: [priceScore(units)] }),
        ...(text === undefined && !byPrice && { filter: [{ match_all: {} }] }),
      },
    },
    post_filter: { bool: { filter: [...conditions.product.map(({ clause }) => clause), unit] } },
    aggs: aggregationsOf(query, conditions, known),
    sort: sortOf(query.sort ?? [], { known, byPrice, hasText: text !== undefined, units }),
    track_scores: text !== undefined,
    // Sorting by price uses the score, so no minimum applies.
    ...(text !== undefined && !byPrice && { min_score: MINIMUM_SCORE * text.reference }),
  };
}

/** Encodes the displayed price as score: the cheapest in stock, else the cheapest. */
function priceScore(units: readonly Clause[]): Clause {
  const buyable = [...units, { term: { 'u.stock': true } }];
  const cheapest = (filter: readonly Clause[]) => ({
    nested: {
      path: 'u',
      score_mode: 'max',
      query: {
        script_score: {
          query: { bool: { filter: [...filter, { exists: { field: 'u.price' } }] } },
          script: { source: `Math.max(0, ${String(HIGHEST_PRICE)} - doc['u.price'].value)` },
        },
      },
    },
  });
  return { bool: { should: [cheapest(buyable), { bool: { must: [cheapest(units)], must_not: [nested(buyable)] } }] } };
}

const MINIMUM_SCORE = 0.02;
const SOLD_OUT_FACTOR = 0.6;

function soldOutLast(words: Clause, units: readonly Clause[]): Clause {
  const buyable = nested([...units, IN_STOCK]);
  return {
    function_score: {
      query: words,
      functions: [{ filter: { bool: { must_not: [buyable] } }, weight: SOLD_OUT_FACTOR }],
      boost_mode: 'multiply',
    },
  };
}

interface Sorting {
  readonly known: KnownNames;
  readonly byPrice: boolean;
  readonly hasText: boolean;
  readonly units: readonly Clause[];
}

function sortOf(sort: readonly SortOrder[], { known, byPrice, hasText, units }: Sorting): object[] {
  const asked: readonly SortOrder[] = sort.length === 0 && hasText ? [{ field: '_score', direction: 'desc' }] : sort;
  const keys = asked.flatMap(({ field, direction }): object[] => {
    if (field === '_score') return hasText ? [{ _score: direction }] : [];
    if (field === 'id') return [{ id: direction }];
    if (field === STOCK_ATTRIBUTE) {
      const within = { path: 'u', ...(units.length > 0 && { filter: { bool: { filter: units } } }) };
      return [{ 'u.stock': { order: direction, mode: 'max', missing: 0, nested: within } }];
    }
    if (field === 'final_price' && byPrice) return [{ _score: direction === 'asc' ? 'desc' : 'asc' }];
    if (field === 'final_price') return [{ shown: { order: direction, missing: '_last' } }];
    if (!known.numbers.has(field)) return [];
    return [{ [`n.${fieldOf(field)}`]: { order: direction, missing: '_last' } }];
  });
  return [...keys, { id: 'desc' }];
}

function hitOf(hit: Json, text: TextQuery | undefined): IndexHit {
  const id = numberOf(listOf(member(hit, 'fields', 'id'))[0]);
  const score = text === undefined ? 0 : Math.min(1, numberOf(member(hit, '_score')) / text.reference);
  const [unit] = listOf(member(hit, 'inner_hits', 'u', 'hits', 'hits'));
  const [variant] = listOf(member(unit, 'fields', 'u.variant'));
  return { id, score, ...(typeof variant === 'string' && { variantSku: variant }) };
}

function whole(value: number): number {
  return Number.isFinite(value) ? Math.min(1_000_000, Math.max(0, Math.trunc(value))) : 0;
}

function withFieldNames({ numbers, ...change }: StockChange): object {
  return numbers === undefined ? change : { ...change, numbers: fields(numbers) };
}
