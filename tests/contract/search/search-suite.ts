import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SearchUnavailableError } from '../../../adapters/platform/ports/search';
import type {
  IndexDocument,
  IndexName,
  IndexQuery,
  IndexResult,
  SearchEngine,
} from '../../../adapters/platform/ports/search';
import { asked, catalogue, query } from '../../adapters/search/local/arbitrary-catalogue';
import { fixtureCatalogue } from '../../adapters/search/local/fixture-catalogue';
import { product } from '../../adapters/search/local/product';
import { NaiveSearch } from './naive-search';

export interface SearchSubject {
  readonly open: () => Promise<SearchEngine>;
  /** Catalogues, and queries of each, whose lists and facets are compared with a plain reading. */
  readonly catalogues: number;
  readonly queries: number;
}

let indexes = 0;
/** A name that no other test has. */
export function freshName(language = 'en'): IndexName {
  indexes += 1;
  return { key: `test-${process.pid}-${indexes}`, language };
}

export async function* streamed(documents: readonly IndexDocument[]): AsyncGenerator<IndexDocument, void, void> {
  for (const document of documents) {
    await Promise.resolve();
    yield document;
  }
}

const STATE = { version: 1, stock: 1, edges: new Map<number, number>() };

export async function made(
  engine: SearchEngine,
  documents: readonly IndexDocument[],
  language = 'en',
): Promise<IndexName> {
  const name = freshName(language);
  await engine.rebuild(name, streamed(documents), STATE);
  return name;
}

/** What an answer says of the list and its facets, without scores and in no order where none is promised. */
function facts({ total, hits, aggregations, ranges }: IndexResult): object {
  const counted = Object.entries(aggregations).map(([attribute, values]): readonly [string, readonly string[]] => [
    attribute,
    values.filter(({ count }) => count > 0).map(({ value, count }) => `${value} ${String(count)}`),
  ]);
  return {
    total,
    hits: hits.map(({ id, variantSku = '' }) => `${String(id)} ${variantSku}`),
    aggregations: Object.fromEntries(counted),
    ranges,
  };
}

/** Two variants may be equally good to show; which one is not promised. */
function withoutVariants(result: IndexResult): object {
  return facts({ ...result, hits: result.hits.map(({ id, score }) => ({ id, score })) });
}

/** What every search engine must do (ports/search): the plain reading of the documents is right. */
export function searchSuite(name: string, subject: SearchSubject): void {
  describe(`${name} search`, () => {
    let engine: SearchEngine;
    const naive = new NaiveSearch();
    beforeAll(async () => {
      engine = await subject.open();
    });
    afterAll(() => engine.close());
    const context = (): Context => ({ engine, naive });

    truthCases(context, subject);
    listCases(context);
    changeCases(context);
    lifeCases(context);
  });
}

interface Context {
  readonly engine: SearchEngine;
  readonly naive: NaiveSearch;
}

function truthCases(context: () => Context, { catalogues, queries }: SearchSubject): void {
  it('lists and counts what a plain reading of the documents lists and counts', async () => {
    const { engine, naive } = context();
    for (const documents of fc.sample(catalogue, { numRuns: catalogues, seed: 5 })) {
      const [name, plain] = [await made(engine, documents), await made(naive, documents)];
      for (const base of fc.sample(query, { numRuns: queries, seed: documents.length })) {
        const [result, right] = [await engine.search(name, asked(base)), await naive.search(plain, asked(base))];
        expect({ base, ...withoutVariants(result) }).toEqual({ base, ...withoutVariants(right) });
      }
    }
  });

  it('names a variant that itself meets every filter, in stock first and the cheapest of those', async () => {
    const { engine, naive } = context();
    const documents = fixtureCatalogue().map((document, at) => ({
      ...document,
      variants: document.variants.map((variant, nth) => ({ ...variant, price: 1000 + ((at * 7 + nth * 13) % 97) })),
    }));
    const [name, plain] = [await made(engine, documents), await made(naive, documents)];
    const among = (attribute: string, ...list: string[]) => ({ attribute, value: { in: list } });
    for (const filters of [
      [],
      [among('color', 'Black')],
      [among('size', 'L'), among('color', 'Black', 'Grey')],
      [{ attribute: 'final_price', value: { gte: 1050 } }],
      [among('size', 'L'), { attribute: 'stock.is_in_stock', value: { eq: true } }],
    ]) {
      const asking: IndexQuery = { filters, size: -1, sort: [{ field: 'id', direction: 'asc' }] };
      expect(facts(await engine.search(name, asking))).toEqual(facts(await naive.search(plain, asking)));
    }
  });
}

function listCases(context: () => Context): void {
  const documents = fixtureCatalogue().map((document, at) => ({
    ...document,
    numbers: { ...document.numbers, ...(at % 3 > 0 && { position: at % 7 }) },
  }));

  it.each([
    [[{ field: 'final_price', direction: 'asc' as const }]],
    [[{ field: 'final_price', direction: 'desc' as const }]],
    [
      [
        { field: 'promoted', direction: 'desc' as const },
        { field: 'id', direction: 'desc' as const },
      ],
    ],
    [[{ field: 'position', direction: 'asc' as const }]],
    [[{ field: 'position', direction: 'desc' as const }]],
    [[{ field: 'nobody-knows', direction: 'asc' as const }]],
    [[]],
  ])('sorts by %j, what has no number last and ties by id, highest first', async (sort) => {
    const { engine, naive } = context();
    const [name, plain] = [await made(engine, documents), await made(naive, documents)];
    const asking = { sort, size: -1, filters: [{ attribute: 'color', value: { in: ['Black', 'White', 'Navy'] } }] };
    const ids = ({ hits }: IndexResult) => hits.map(({ id }) => id);
    expect(ids(await engine.search(name, asking))).toEqual(ids(await naive.search(plain, asking)));
  });

  it('gives pages that together are the whole list, each product once', async () => {
    const { engine } = context();
    const name = await made(engine, documents);
    const whole = await engine.search(name, { size: -1 });
    expect(whole.hits).toHaveLength(documents.length);
    const paged: number[] = [];
    for (let from = 0; from < documents.length; from += 7) {
      const { hits, total } = await engine.search(name, { from, size: 7 });
      expect(total).toBe(documents.length);
      paged.push(...hits.map(({ id }) => id));
    }
    expect(paged).toEqual(whole.hits.map(({ id }) => id));
    expect((await engine.search(name, { size: 0 })).hits).toEqual([]);
    expect((await engine.search(name, { from: 1000 })).hits).toEqual([]);
  });

  it('names the most frequent values of a facet only, and always those that are filtered by', async () => {
    const { engine, naive } = context();
    const [name, plain] = [await made(engine, documents), await made(naive, documents)];
    const asking = {
      aggregations: [{ attribute: 'color', size: 3 }],
      filters: [{ attribute: 'color', value: { in: ['Rose', 'Ivory'] } }],
    };
    const [result, right] = [await engine.search(name, asking), await naive.search(plain, asking)];
    expect(result.aggregations['color']).toHaveLength(5);
    const sorted = (of: IndexResult) =>
      [...(of.aggregations['color'] ?? [])].sort((a, b) => (a.value < b.value ? -1 : 1));
    expect(sorted(result)).toEqual(sorted(right));
  });

  it('takes odd questions and finds nothing', async () => {
    const { engine } = context();
    const name = await made(engine, documents);
    const odd = 'a'.repeat(2000);
    for (const text of ['"', '((', 'AND OR NOT', '*', '\\', '/x/', odd, '\u0000', '😀'])
      expect((await engine.search(name, { text, size: 5 })).hits.length).toBeLessThanOrEqual(5);
    const filters = [{ attribute: '__proto__', value: { eq: 'x' } }];
    expect((await engine.search(name, { filters })).total).toBe(0);
    expect((await engine.search(name, { filters: [{ attribute: 'id', value: { gt: 'x' } }] })).total).toBe(0);
  });
}

function changeCases(context: () => Context): void {
  const upTo = { version: 1, stock: 2 };

  it('lists and counts stock and prices as they were changed', async () => {
    const { engine, naive } = context();
    const documents = fixtureCatalogue();
    const [name, plain] = [await made(engine, documents), await made(naive, documents)];
    const stock = documents.flatMap(({ sku, variants }, at) => [
      ...variants.slice(0, at % 4).map((variant) => ({ sku: variant.sku, inStock: false })),
      ...variants.slice(3, 4).map((variant) => ({ sku: variant.sku, price: 999 })),
      ...(at % 9 === 0 ? [{ sku, inStock: false }] : []),
      ...(variants.length === 0 ? [{ sku, price: 1234 }] : []),
    ]);
    expect(await engine.apply(name, { stock: [...stock, { sku: 'nobody-knows', inStock: true }], upTo })).toBe(true);
    await naive.apply(plain, { stock, upTo });
    for (const listOutOfStock of [true, false]) {
      const asking = {
        ...asked({ filters: [], listOutOfStock }),
        sort: [{ field: 'final_price', direction: 'asc' as const }],
      };
      expect(withoutVariants(await engine.search(name, asking))).toEqual(
        withoutVariants(await naive.search(plain, asking)),
      );
    }
    expect(await engine.open(name, 1)).toMatchObject(upTo);
  });

  it('takes products that were written and removed, or asks to be rebuilt', async () => {
    const { engine } = context();
    const documents = fixtureCatalogue().slice(0, 10);
    const name = await made(engine, documents);
    const added = product(99, { attributes: { gender: ['men'] } });
    const changes = { stock: [], written: [added], removed: [documents[0]?.id ?? 0], upTo };
    const rest = [...documents.slice(1), added];
    if (!(await engine.apply(name, changes))) await engine.rebuild(name, streamed(rest), STATE);
    const { hits } = await engine.search(name, { size: -1, sort: [{ field: 'id', direction: 'asc' }] });
    expect(hits.map(({ id }) => id)).toEqual(rest.map(({ id }) => id));
    expect(await engine.size(name)).toBe(10);
  });

  it('copies an index, and changes of the copy are its own', async () => {
    const { engine } = context();
    const documents = [product(1, { numbers: { final_price: 500 } }), product(2, { numbers: { final_price: 700 } })];
    const name = await made(engine, documents);
    const group = { ...name, key: `${name.key}~7` };
    await engine.copy(name, group);
    await engine.apply(group, { stock: [{ sku: 'SKU-2', price: 100 }], upTo });
    const cheap = { filters: [{ attribute: 'final_price', value: { lt: 400 } }] };
    expect((await engine.search(group, cheap)).hits.map(({ id }) => id)).toEqual([2]);
    expect((await engine.search(name, cheap)).total).toBe(0);
  });
}

function lifeCases(context: () => Context): void {
  it('knows of no index that nobody made', async () => {
    const { engine } = context();
    const name = freshName();
    expect(await engine.open(name, 1)).toBeUndefined();
    await expect(engine.search(name, {})).rejects.toBeInstanceOf(SearchUnavailableError);
    await expect(engine.suggest(name, 'ja', 5)).rejects.toBeInstanceOf(SearchUnavailableError);
  });

  it('keeps with an index what it knows', async () => {
    const { engine } = context();
    const name = freshName();
    const edges = new Map([[1, 1_800_000_000_000]]);
    await engine.rebuild(name, streamed(fixtureCatalogue()), { version: 7, stock: 12, edges });
    expect(await engine.open(name, 7)).toEqual({ version: 7, stock: 12, edges });
  });

  it('searches the old index while a new one is made, and the new one from then on', async () => {
    const { engine } = context();
    const [old, fresh] = [
      [product(1), product(2)],
      [product(3), product(4), product(5)],
    ];
    const name = await made(engine, old);
    const totals: number[] = [];
    async function* watched(): AsyncGenerator<IndexDocument, void, void> {
      for (const document of fresh) {
        totals.push((await engine.search(name, {})).total);
        yield document;
      }
    }
    await engine.rebuild(name, watched(), { ...STATE, version: 2 });
    expect(totals).toEqual([2, 2, 2]);
    const { hits } = await engine.search(name, {});
    expect(hits.map(({ id }) => id)).toEqual([5, 4, 3]);
    expect(await engine.open(name, 2)).toMatchObject({ version: 2 });
  });

  it('searches the old index on when a new one could not be made', async () => {
    const { engine } = context();
    const name = await made(engine, [product(1)]);
    async function* broken(): AsyncGenerator<IndexDocument, void, void> {
      yield await Promise.resolve(product(2));
      throw new Error('the database is gone');
    }
    await expect(engine.rebuild(name, broken(), { ...STATE, version: 2 })).rejects.toThrow('the database is gone');
    expect((await engine.search(name, {})).hits.map(({ id }) => id)).toEqual([1]);
    expect(await engine.open(name, 1)).toMatchObject({ version: 1 });
  });
}
