import fc from 'fast-check';
import type { IndexDocument, IndexFilter, IndexQuery } from '../../../../adapters/platform/ports/catalogue/search';

export const COLORS = ['black', 'blue', 'red', 'white'];
export const SIZES = ['L', 'M', 'S'];
export const GENDERS = ['men', 'women'];
export const BUCKETS = [{ to: 50 }, { from: 50, to: 100 }, { from: 100 }];

export const price = fc.integer({ min: 0, max: 150 });
const variants = fc.array(
  fc.record({
    attributes: fc.record(
      { color: fc.subarray(COLORS, { maxLength: 2 }), size: fc.subarray(SIZES, { minLength: 1, maxLength: 1 }) },
      { requiredKeys: [] },
    ),
    inStock: fc.boolean(),
    price,
  }),
  { maxLength: 4 },
);

export const catalogue: fc.Arbitrary<IndexDocument[]> = fc
  .array(
    fc.record({
      attributes: fc.record(
        {
          gender: fc.subarray(GENDERS),
          color: fc.subarray(COLORS, { maxLength: 2 }),
          size: fc.subarray(SIZES, { maxLength: 1 }),
        },
        { requiredKeys: [] },
      ),
      numbers: fc.record(
        { promoted: fc.integer({ min: 0, max: 2 }), final_price: price },
        { requiredKeys: ['final_price'] },
      ),
      inStock: fc.boolean(),
      variants,
    }),
    { maxLength: 40 },
  )
  .map((records) =>
    records.map((record, at) => ({
      id: at * 3 + 1,
      sku: `P${at}`,
      text: { name: `thing ${at}` },
      attributes: record.attributes,
      numbers: record.numbers,
      inStock: record.inStock,
      variants: record.variants.map((variant, nth) => ({ ...variant, sku: `P${at}-${nth}` })),
    })),
  );

const among = (attribute: string, values: readonly string[]): fc.Arbitrary<IndexFilter> =>
  fc.oneof(
    fc.constantFrom(...values).map((eq) => ({ attribute, value: { eq } })),
    fc.subarray([...values]).map((list) => ({ attribute, value: { in: list } })),
    fc.subarray([...values]).map((list) => ({ attribute, value: { nin: list } })),
  );

const filter: fc.Arbitrary<IndexFilter> = fc.oneof(
  among('color', COLORS),
  among('size', SIZES),
  among('gender', GENDERS),
  among('unheard-of', ['x']),
  among('sku', ['P0', 'P3', 'nothing']),
  fc.tuple(price, price).map(([gte, lt]) => ({ attribute: 'final_price', value: { gte, lt } })),
  fc.subarray(BUCKETS).map((ranges) => ({ attribute: 'final_price', value: { ranges } })),
  fc.constant({ attribute: 'promoted', value: { gt: 0 } }),
  fc.constant({ attribute: 'stock.is_in_stock', value: { eq: true } }),
);

export const query = fc.record({ filters: fc.array(filter, { maxLength: 4 }), listOutOfStock: fc.boolean() });

export const asked = (base: Pick<IndexQuery, 'filters' | 'listOutOfStock'>): IndexQuery => ({
  ...base,
  aggregations: ['color', 'size', 'gender', 'unheard-of'].map((attribute) => ({ attribute, size: -1 })),
  ranges: [{ attribute: 'final_price', buckets: BUCKETS }],
  sort: [{ field: 'id', direction: 'desc' }],
  countInStock: true,
  size: -1,
});
