import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createOpenSearch } from '../../../../adapters/search';
import type { IndexDocument, IndexQuery, SearchEngine } from '../../../../adapters/platform/ports/catalogue/search';

interface Asked {
  readonly path: string;
  readonly body: string;
}

const INDEX = { key: 'us', language: 'en' };
const MAPPING = {
  properties: {
    u: { properties: { a: { properties: { fcolor: {} } } } },
    n: { properties: { fwidth: {} } },
  },
};

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function recording(answer: object = {}): Promise<{ readonly engine: SearchEngine; readonly asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '/', 'http://search.test');
      asked.push({ path: `${request.method ?? ''} ${pathname}`, body: Buffer.concat(chunks).toString() });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(pathname.endsWith('/_mapping') ? { us: { mappings: MAPPING } } : answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const engine = createOpenSearch({ url: `http://127.0.0.1:${String(address.port)}`, uuid: () => 'draft' });
  return { engine, asked };
}

async function questionOf(query: IndexQuery): Promise<unknown> {
  const { engine, asked } = await recording();
  await engine.search(INDEX, query);
  return JSON.parse(asked.find(({ path }) => path === 'POST /vitrine-us/_search')?.body ?? '{}');
}

const aDocument = (id: number): IndexDocument => ({
  ...{ id, sku: `S${String(id)}`, text: { name: 'Tee' }, attributes: {}, numbers: {}, inStock: true, variants: [] },
});

describe('a page of a list in OpenSearch', () => {
  it.each([
    { query: {}, size: 50, from: 0 },
    { query: { size: 12, from: 24 }, size: 12, from: 24 },
    { query: { size: 0 }, size: 0, from: 0 },
    { query: { size: 1 }, size: 1, from: 0 },
    { query: { size: -1 }, size: 1_000_000, from: 0 },
    { query: { size: -1, from: 5 }, size: 1_000_000, from: 0 },
    { query: { size: -2, from: -3 }, size: 0, from: 0 },
    { query: { size: 10.9, from: 20.9 }, size: 10, from: 20 },
    { query: { size: Number.NaN, from: Number.POSITIVE_INFINITY }, size: 0, from: 0 },
    // The server refuses windows beyond one million.
    { query: { size: 10, from: 999_990 }, size: 10, from: 999_990 },
    { query: { size: 10, from: 999_991 }, size: 10, from: 999_990 },
    { query: { size: 2_000_000, from: 1 }, size: 1_000_000, from: 0 },
  ])('of $query is requested as $size from $from', async ({ query, size, from }) => {
    expect(await questionOf(query)).toMatchObject({ size, from, track_total_hits: true });
  });

  it('requests the displayed variant only if there are hits', async () => {
    expect(JSON.stringify(await questionOf({ size: 1 }))).toContain('inner_hits');
    expect(JSON.stringify(await questionOf({ size: 0 }))).not.toContain('inner_hits');
  });
});

describe('the minimum score of a text in OpenSearch', () => {
  const listOf = async (query: IndexQuery): Promise<string> => {
    const { engine, asked } = await recording();
    await engine.search(INDEX, query);
    return asked.find(({ body }) => body.includes('"post_filter"'))?.body ?? '';
  };
  it('is 0.02 of the best score (S §9), and none if the score is the price', async () => {
    expect(JSON.parse(await listOf({ text: 'tee' }))).toMatchObject({ min_score: 0.02 * (6 + 6) });
    expect(await listOf({})).not.toContain('min_score');
    const filters = [{ attribute: 'color', value: { eq: 'red' } }];
    const sort = [{ field: 'final_price', direction: 'asc' as const }];
    expect(await listOf({ text: 'tee', filters, sort })).not.toContain('min_score');
  });
});

describe('bounds of a filter in OpenSearch', () => {
  it.each([
    [{ gt: 100 }, { gt: '100' }],
    [{ gte: 100 }, { gte: '100' }],
    [{ lt: 200 }, { lt: '200' }],
    [{ lte: 200 }, { lte: '200' }],
    [{ ranges: [{ from: 100, to: 200 }] }, { gte: 100, lt: 200 }],
    [{ ranges: [{ from: 100 }] }, { gte: 100 }],
    [{ ranges: [{ to: 200 }] }, { lt: 200 }],
  ])('%j are requested as %j, for prices and for other numbers', async (value, range) => {
    for (const [attribute, field] of [
      ['final_price', 'u.price'],
      ['width', 'n.fwidth'],
    ] as const) {
      const asked = JSON.stringify(await questionOf({ filters: [{ attribute, value }] }));
      expect(asked).toContain(JSON.stringify({ range: { [field]: range } }));
    }
  });

  it('include the lower end of a range facet and exclude its upper one', async () => {
    const ranges = [{ attribute: 'final_price', buckets: [{ to: 100 }, { from: 100, to: 200 }, { from: 200 }] }];
    const asked = JSON.stringify(await questionOf({ ranges }));
    for (const range of [{ lt: 100 }, { gte: 100, lt: 200 }, { gte: 200 }])
      expect(asked).toContain(JSON.stringify({ range: { 'u.price': range } }));
  });
});

describe('values of a facet in OpenSearch', () => {
  const bucket = (key: string, count: number) => ({ key, doc_count: count });
  const buckets = [bucket('red', 5), bucket('blue', 9), bucket('green', 5), bucket('white', 1)];
  const answer = { hits: { total: { value: 20 }, hits: [] }, aggregations: { f0: { values: { buckets } } } };
  const facet = async (size: number, query: IndexQuery = {}) => {
    const { engine } = await recording(answer);
    const found = await engine.search(INDEX, { ...query, aggregations: [{ attribute: 'color', size }] });
    return found.aggregations['color']?.map(({ value, count }) => `${String(count)} ${value}`);
  };

  it.each([
    [-1, ['9 blue', '5 green', '5 red', '1 white']],
    [3, ['9 blue', '5 green', '5 red']],
    [1, ['9 blue']],
    [0, []],
  ])('are the %i most frequent ones: %j', async (size, values) => {
    expect(await facet(size)).toEqual(values);
  });

  it('include the selected ones, even with zero results', async () => {
    const filters = [{ attribute: 'color', value: { in: ['white', 'pink', 'blue'] } }];
    expect(await facet(1, { filters })).toEqual(['9 blue', '1 white', '0 pink']);
  });

  it('are counted up to ten thousand', async () => {
    const asked = JSON.stringify(await questionOf({ aggregations: [{ attribute: 'color', size: 3 }] }));
    expect(asked).toContain(JSON.stringify({ terms: { field: 'all.fcolor', size: 10_000 } }));
  });
});

describe('updates of an index in OpenSearch', () => {
  it('are sent in batches of five hundred documents, none twice and none missing', async () => {
    const { engine, asked } = await recording();
    async function* documents() {
      for (let id = 1; id <= 1001; id += 1) yield await Promise.resolve(aDocument(id));
    }
    await engine.rebuild(INDEX, documents(), { version: 1, stock: 1, edges: new Map() });
    const parts = asked.filter(({ path }) => path.endsWith('/_bulk')).map(({ body }) => body.trim().split('\n'));
    expect(parts.map((lines) => lines.length / 2)).toEqual([500, 500, 1]);
    const ids = parts.flat().flatMap((line) => /^\{"index":\{"_id":"(\d+)"/.exec(line)?.[1] ?? []);
    expect(ids).toEqual(Array.from({ length: 1001 }, (_, at) => String(at + 1)));
  });

  it('of stock are sent in batches of five hundred changes', async () => {
    const { engine, asked } = await recording();
    const stock = Array.from({ length: 1001 }, (_, at) => ({ sku: `S${String(at)}`, inStock: false }));
    expect(await engine.apply(INDEX, { stock, upTo: { version: 1, stock: 2 } })).toBe(true);
    const parts = asked
      .filter(({ path }) => path.endsWith('/_update_by_query'))
      .map(({ body }) => JSON.parse(body) as { script: { params: { changes: typeof stock } } }); // sound: what the adapter sends
    expect(parts.map(({ script }) => script.params.changes.length)).toEqual([500, 500, 1]);
    expect(parts.flatMap(({ script }) => script.params.changes)).toEqual(stock);
  });
});
