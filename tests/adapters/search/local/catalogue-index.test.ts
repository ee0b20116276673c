import { describe, expect, it } from 'vitest';
import { buildIndex, IndexFormatError, openIndex } from '../../../../adapters/search/local';
import { fixtureCatalogue } from '../../../../testing/search/fixture-catalogue';
import { product } from '../../../../testing/search/make-index';
import { ids } from './ids';
import type { FilterScalar, IndexQuery } from '../../../../adapters/search/local';

const hoodie = product(1, {
  sku: 'H1',
  text: { name: 'Hoodie' },
  variants: [
    { sku: 'H1-S-black', attributes: { color: ['black'], size: ['S'] }, inStock: true, price: 5000, text: 'Black S' },
    { sku: 'H1-M-black', attributes: { color: ['black'], size: ['M'] }, inStock: false, price: 5000, text: 'Black M' },
    { sku: 'H1-M-white', attributes: { color: ['white'], size: ['M'] }, inStock: true, price: 6000, text: 'White M' },
  ],
});

const blackM = [
  { attribute: 'color', value: { eq: 'black' } },
  { attribute: 'size', value: { in: ['M'] } },
];

describe('variants and stock', () => {
  const index = buildIndex([hoodie]);

  it('require one variant that is both black and M', () => {
    expect(ids(index, { filters: blackM, listOutOfStock: true })).toEqual([1]);
    expect(ids(index, { filters: blackM, listOutOfStock: false })).toEqual([]);
    expect(
      ids(index, {
        filters: [
          { attribute: 'color', value: { eq: 'white' } },
          { attribute: 'size', value: { eq: 'S' } },
        ],
      }),
    ).toEqual([]);
  });

  it('treat a stock filter like the flag', () => {
    const inStock = { attribute: 'stock.is_in_stock', value: { eq: true } };
    expect(ids(index, { filters: [...blackM, inStock] })).toEqual([]);
    expect(ids(index, { filters: [inStock] })).toEqual([1]);
    expect(ids(index, { filters: [{ attribute: 'stock.is_in_stock', value: { eq: false } }] })).toEqual([]);
    expect(ids(index, { filters: [{ attribute: 'stock.is_in_stock', value: { in: [1, 0] } }] })).toEqual([1]);
  });

  it('name the matching variant', () => {
    expect(index.search({ filters: [{ attribute: 'size', value: { eq: 'M' } }] }).hits[0]?.variantSku).toBe(
      'H1-M-white',
    );
    expect(index.search({ filters: blackM }).hits[0]?.variantSku).toBe('H1-M-black');
    expect(index.search({}).hits[0]?.variantSku).toBe('H1-S-black');
    expect(index.search({ text: 'white hoodie' }).hits[0]?.variantSku).toBe('H1-M-white');
    expect(index.search({ text: 'black hoodie m' }).hits[0]?.variantSku).toBe('H1-M-black');
    expect(index.search({ text: 'black hoodie m', listOutOfStock: false }).hits[0]?.variantSku).toBe('H1-S-black');
    expect(index.search({ text: 'h1mblack' }).hits[0]?.variantSku).toBe('H1-M-black');
    expect(index.search({ text: 'H1-M-white' }).hits[0]?.variantSku).toBe('H1-M-white');
  });

  it('count facets by the result of a click', () => {
    const { aggregations } = index.search({
      filters: [{ attribute: 'color', value: { eq: 'black' } }],
      aggregations: [
        { attribute: 'size', size: 20 },
        { attribute: 'color', size: 20 },
      ],
      listOutOfStock: false,
    });
    expect(aggregations).toEqual({
      size: [{ value: 'S', count: 1 }],
      color: [
        { value: 'black', count: 1 },
        { value: 'white', count: 1 },
      ],
    });
  });

  it('list a selected value even if no product has it', () => {
    const { aggregations } = index.search({
      filters: blackM,
      aggregations: [{ attribute: 'size', size: 1 }],
      listOutOfStock: false,
    });
    expect(aggregations['size']).toEqual([
      { value: 'S', count: 1 },
      { value: 'M', count: 0 },
    ]);
  });

  it('apply price filters per variant', () => {
    const cheapM = [
      { attribute: 'size', value: { eq: 'M' } },
      { attribute: 'final_price', value: { lt: 6000 } },
    ];
    expect(ids(index, { filters: cheapM, listOutOfStock: false })).toEqual([]);
    expect(ids(index, { filters: cheapM })).toEqual([1]);
  });

  it('sort by the price of the displayed variant', () => {
    const shirt = product(2, { numbers: { final_price: 5500 }, attributes: { size: ['M'] } });
    const both = buildIndex([hoodie, shirt]);
    const sort = [{ field: 'final_price', direction: 'asc' as const }];
    expect(ids(both, { sort })).toEqual([1, 2]);
    expect(ids(both, { sort, filters: [{ attribute: 'size', value: { eq: 'M' } }], listOutOfStock: false })).toEqual([
      2, 1,
    ]);
  });

  it('find products by the sku of a variant', () => {
    expect(
      index.search({ filters: [{ attribute: 'configurable_children.sku', value: { eq: 'H1-M-white' } }] }).hits[0]
        ?.variantSku,
    ).toBe('H1-M-white');
    expect(
      ids(index, { filters: [{ attribute: 'configurable_children.sku', value: { in: ['h1-m-white'] } }] }),
    ).toEqual([]);
  });

  it('apply stock and price changes at once', () => {
    const changing = buildIndex([hoodie]);
    expect(
      changing.updateStock([
        { sku: 'H1-M-black', inStock: true, price: 100 },
        { sku: 'unknown', inStock: true },
      ]),
    ).toBe(1);
    expect(changing.search({ filters: blackM, listOutOfStock: false }).hits[0]?.variantSku).toBe('H1-M-black');
    expect(openIndex(changing.serialize()).search({}).hits[0]?.variantSku).toBe('H1-M-black');
    changing.updateStock(hoodie.variants.map(({ sku }) => ({ sku, inStock: false })));
    expect(ids(changing, { listOutOfStock: false })).toEqual([]);
    expect(ids(changing, {})).toEqual([1]);
  });
});

describe('filters', () => {
  const index = buildIndex([
    product(1, { attributes: { gender: ['men'], status: ['1'] }, numbers: { promoted: 1, rating: 4.5 } }),
    product(2, { attributes: { gender: ['men', 'women'], status: ['2'] }, numbers: { promoted: 0 } }),
    product(3, { attributes: { status: ['0'] }, numbers: {} }),
  ]);
  const found = (attribute: string, value: Record<string, FilterScalar | FilterScalar[]>): number[] =>
    ids(index, { filters: [{ attribute, value }] }).reverse();

  it.each([
    ['gender', { eq: 'men' }, [1, 2]],
    ['gender', { in: ['women', 'kids'] }, [2]],
    ['gender', { nin: ['women'] }, [1, 3]],
    ['gender', { in: ['men'], nin: ['women'] }, [1]],
    ['status', { in: [0, 1] }, [1, 3]],
    ['status', { lt: 2 }, [1, 3]],
    ['status', { gte: '1', lte: 1 }, [1]],
    ['promoted', { eq: 1 }, [1]],
    ['promoted', { gt: 0 }, [1]],
    ['promoted', { nin: [1] }, [2, 3]],
    ['rating', { gt: 4, lt: 5 }, [1]],
    ['id', { in: [1, 3] }, [1, 3]],
    ['sku', { in: ['SKU-2', 'SKU-3'] }, [2, 3]],
    ['sku', { nin: ['SKU-2'] }, [1, 3]],
    ['sku', { eq: 'sku-2' }, []],
    ['gender', {}, [1, 2, 3]],
  ])('%s %j matches %j', (attribute, value, expected) => {
    expect(found(attribute, value)).toEqual(expected);
  });

  it.each(['unheard-of', 'constructor', '__proto__', 'toString', 'length'])(
    'treat the unknown attribute "%s" as matching nothing',
    (attribute) => {
      expect(found(attribute, { eq: 'x' })).toEqual([]);
      expect(found(attribute, { in: ['x'] })).toEqual([]);
      expect(found(attribute, { gt: 0 })).toEqual([]);
      expect(found(attribute, { nin: ['x'] })).toEqual([1, 2, 3]);
      expect(
        index.search({
          aggregations: [{ attribute, size: 5 }],
          ranges: [{ attribute: `${attribute}-range`, buckets: [{ to: 1 }] }],
        }).total,
      ).toBe(3);
    },
  );
});

describe('a sorted and paged search', () => {
  const index = buildIndex(
    [4, 1, 3, 2, 5].map((id) => product(id, { numbers: id === 5 ? {} : { promoted: id % 2, position: 1 } })),
  );

  it('breaks every tie by the highest id', () => {
    expect(ids(index, {})).toEqual([5, 4, 3, 2, 1]);
    expect(ids(index, { sort: [{ field: 'position', direction: 'asc' }] })).toEqual([4, 3, 2, 1, 5]);
  });

  it('accepts several keys, and sorts missing numbers last in both directions', () => {
    expect(
      ids(index, {
        sort: [
          { field: 'promoted', direction: 'desc' },
          { field: 'id', direction: 'asc' },
        ],
      }),
    ).toEqual([1, 3, 2, 4, 5]);
    expect(ids(index, { sort: [{ field: 'promoted', direction: 'asc' }] })).toEqual([4, 2, 3, 1, 5]);
  });

  it('ignores unknown keys', () => {
    expect(ids(index, { sort: [{ field: 'nonsense', direction: 'asc' }] })).toEqual([5, 4, 3, 2, 1]);
  });

  it('pages without losing or repeating products', () => {
    const many = buildIndex(Array.from({ length: 200 }, (_, at) => product(at + 1, { numbers: { promoted: at % 7 } })));
    const sort = [{ field: 'promoted', direction: 'desc' as const }];
    const whole = ids(many, { sort, size: -1 });
    const paged = Array.from({ length: 30 }, (_, page) => ids(many, { sort, from: page * 7, size: 7 })).flat();
    expect(paged).toEqual(whole);
    expect(new Set(whole).size).toBe(200);
    expect(ids(many, { sort })).toHaveLength(50);
    expect(many.search({ size: 0 })).toMatchObject({ total: 200, hits: [] });
    expect(ids(many, { from: 1000 })).toEqual([]);
    expect(ids(many, { from: -5, size: 1 })).toEqual([whole[0] === undefined ? 0 : 200]);
  });
});

describe('serialised indexes', () => {
  it('give the same results and suggestions after reopening', () => {
    const built = buildIndex(fixtureCatalogue());
    const opened = openIndex(built.serialize());
    expect(opened.size).toBe(built.size);
    for (const text of ['jacket', 'jakcet', 'UB-095', 'ennis', 'black boots']) {
      expect(opened.search({ text, aggregations: [{ attribute: 'color', size: 9 }] })).toEqual(
        built.search({ text, aggregations: [{ attribute: 'color', size: 9 }] }),
      );
      expect(opened.suggest(text.slice(0, 3), 5)).toEqual(built.suggest(text.slice(0, 3), 5));
    }
    expect(opened.serialize()).toEqual(built.serialize());
  });

  it('are refused when they are invalid or truncated', () => {
    const bytes = buildIndex(fixtureCatalogue()).serialize();
    for (const bad of [new Uint8Array(0), new Uint8Array(100), bytes.slice(0, 400), bytes.slice(0, bytes.length - 8)]) {
      expect(() => openIndex(bad)).toThrow(IndexFormatError);
    }
  });

  it('support an empty catalogue', () => {
    const empty = openIndex(buildIndex([]).serialize());
    expect(empty.search({ text: 'jacket', aggregations: [{ attribute: 'color', size: 5 }] })).toEqual({
      total: 0,
      hits: [],
      aggregations: { color: [] },
      ranges: {},
      fuzzy: false,
    });
    expect(empty.suggest('a', 5)).toEqual([]);
  });
});

describe('building', () => {
  it('refuses ids that are not unique whole numbers', () => {
    expect(() => buildIndex([product(1), product(1)])).toThrow(/document id 1 occurs twice/);
    expect(() => buildIndex([product(1.5)])).toThrow(/whole number, got 1.5/);
  });

  it.each([{ fuzziness: 3 }, { minimumMatch: -1 }, { minimumScore: 2 }, { boosts: { name: -1 } }])(
    'refuses options outside their limits: %j',
    (options) => {
      expect(() => buildIndex([], options)).toThrow(RangeError);
    },
  );

  it('does not depend on the order of the documents', () => {
    const documents = fixtureCatalogue();
    const query: IndexQuery = { text: 'jacket', aggregations: [{ attribute: 'color', size: 9 }] };
    expect(buildIndex([...documents].reverse()).search(query)).toEqual(buildIndex(documents).search(query));
  });

  it('accepts names that are inherited object members', () => {
    const odd = product(1, {
      attributes: { constructor: ['a'] },
      numbers: { toString: 3 },
      text: { valueOf: 'thing' },
    });
    const index = buildIndex([odd, product(2)]);
    expect(ids(index, { filters: [{ attribute: 'constructor', value: { eq: 'a' } }] })).toEqual([1]);
    expect(ids(index, { filters: [{ attribute: 'toString', value: { eq: 3 } }] })).toEqual([1]);
    expect(ids(index, { text: 'thing' })).toEqual([1]);
  });
});
