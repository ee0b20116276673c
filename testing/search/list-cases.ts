import type { IndexQuery, IndexResult, SortOrder } from '../../adapters/platform/ports/catalogue/search';
import type { SuiteApi } from '../api/suite-api';
import { facts, withoutVariants } from './facts';
import { fixtureCatalogue } from './fixture-catalogue';
import { made } from './make-index';
import type { SearchContext } from './search-context';

const SORTS: readonly (readonly SortOrder[])[] = [
  [{ field: 'final_price', direction: 'asc' }],
  [{ field: 'final_price', direction: 'desc' }],
  [
    { field: 'promoted', direction: 'desc' },
    { field: 'id', direction: 'desc' },
  ],
  [
    { field: 'stock.is_in_stock', direction: 'desc' },
    { field: 'promoted', direction: 'desc' },
  ],
  [{ field: 'position', direction: 'asc' }],
  [{ field: 'position', direction: 'desc' }],
  [{ field: 'nobody-knows', direction: 'asc' }],
  [],
];

const DOCUMENTS = fixtureCatalogue().map((document, at) => ({
  ...document,
  numbers: { ...document.numbers, ...(at % 3 > 0 && { position: at % 7 }) },
}));

const among = (attribute: string, ...list: readonly string[]) => ({ attribute, value: { in: list } });

export function listCases(api: SuiteApi, context: () => SearchContext): void {
  truthCases(api, context);
  exclusionCases(api, context);
  orderCases(api, context);
  facetCases(api, context);
}

function truthCases({ it, expect }: SuiteApi, context: () => SearchContext): void {
  it('names a variant that itself matches every filter, in stock first and the cheapest of those', async () => {
    const { engine, naive } = context();
    const documents = fixtureCatalogue().map((document, at) => ({
      ...document,
      variants: document.variants.map((variant, nth) => ({ ...variant, price: 1000 + ((at * 7 + nth * 13) % 97) })),
    }));
    const [name, plain] = [await made(engine, documents), await made(naive, documents)];
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

  it('lists and counts the same as a plain scan of the documents', async () => {
    const { engine, naive } = context();
    const [name, plain] = [await made(engine, DOCUMENTS), await made(naive, DOCUMENTS)];
    for (const filters of [
      [],
      [among('color', 'Black', 'White'), among('size', 'M')],
      [
        { attribute: 'gender', value: { nin: ['men'] } },
        { attribute: 'promoted', value: { gt: 0 } },
      ],
      [{ attribute: 'final_price', value: { ranges: [{ to: 5000 }, { from: 15_000 }] } }],
      [{ attribute: 'unheard-of', value: { eq: 'x' } }],
    ]) {
      for (const listOutOfStock of [true, false]) {
        const asking: IndexQuery = {
          filters,
          listOutOfStock,
          aggregations: ['color', 'size', 'gender', 'brand'].map((attribute) => ({ attribute, size: -1 })),
          ranges: [{ attribute: 'final_price', buckets: [{ to: 5000 }, { from: 5000, to: 10_000 }, { from: 10_000 }] }],
          sort: [{ field: 'id', direction: 'desc' }],
          countInStock: true,
          size: -1,
        };
        const [result, right] = [await engine.search(name, asking), await naive.search(plain, asking)];
        expect({ filters, ...withoutVariants(result) }).toEqual({ filters, ...withoutVariants(right) });
      }
    }
  });
}

function exclusionCases({ it, expect }: SuiteApi, context: () => SearchContext): void {
  it('excludes products with a word in their texts, from the list and its counts', async () => {
    const { engine } = context();
    const documents = fixtureCatalogue();
    const name = await made(engine, documents);
    const right = documents.filter(({ text }) => !/jacket/i.test(Object.values(text).join(' '))).map(({ id }) => id);
    const aggregations = [{ attribute: 'ptype', size: -1 }];
    const {
      total,
      hits,
      aggregations: counted,
    } = await engine.search(name, {
      without: ['jacket'],
      size: -1,
      sort: [{ field: 'id', direction: 'asc' }],
      aggregations,
    });
    expect(right.length < documents.length).toBe(true);
    expect(hits.map(({ id }) => id)).toEqual(right);
    expect((counted['ptype'] ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });
}

function orderCases({ it, expect }: SuiteApi, context: () => SearchContext): void {
  for (const sort of SORTS)
    it(`sorts by ${JSON.stringify(sort)}, with missing numbers last and ties by id, highest first`, async () => {
      const { engine, naive } = context();
      const [name, plain] = [await made(engine, DOCUMENTS), await made(naive, DOCUMENTS)];
      const asking = { sort, size: -1, filters: [among('color', 'Black', 'White', 'Navy')] };
      const ids = ({ hits }: IndexResult) => hits.map(({ id }) => id);
      expect(ids(await engine.search(name, asking))).toEqual(ids(await naive.search(plain, asking)));
    });

  it('returns pages that together are the whole list, each product once', async () => {
    const { engine } = context();
    const name = await made(engine, DOCUMENTS);
    const whole = await engine.search(name, { size: -1 });
    expect(whole.hits).toHaveLength(DOCUMENTS.length);
    const paged: number[] = [];
    for (let from = 0; from < DOCUMENTS.length; from += 7) {
      const { hits, total } = await engine.search(name, { from, size: 7 });
      expect(total).toBe(DOCUMENTS.length);
      paged.push(...hits.map(({ id }) => id));
    }
    expect(paged).toEqual(whole.hits.map(({ id }) => id));
    expect((await engine.search(name, { size: 0 })).hits).toEqual([]);
    expect((await engine.search(name, { from: 1000 })).hits).toEqual([]);
  });
}

function facetCases({ it, expect }: SuiteApi, context: () => SearchContext): void {
  it('returns only the most frequent values of a facet, and always the selected ones', async () => {
    const { engine, naive } = context();
    const [name, plain] = [await made(engine, DOCUMENTS), await made(naive, DOCUMENTS)];
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

  it('accepts unusual queries and finds nothing', async () => {
    const { engine } = context();
    const name = await made(engine, DOCUMENTS);
    const odd = 'a'.repeat(2000);
    for (const text of ['"', '((', 'AND OR NOT', '*', '\\', '/x/', odd, '\u0000', '😀'])
      expect((await engine.search(name, { text, size: 5 })).hits.length).toBeLessThanOrEqual(5);
    const filters = [{ attribute: '__proto__', value: { eq: 'x' } }];
    expect((await engine.search(name, { filters })).total).toBe(0);
    expect((await engine.search(name, { filters: [{ attribute: 'id', value: { gt: 'x' } }] })).total).toBe(0);
  });
}
