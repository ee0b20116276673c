import { describe, expect, it } from 'vitest';
import { buildFacets, type FacetSource } from '../../../core/catalogue/facets';
import type { Attribute } from '../../../core/contract';

const color: Attribute = {
  attribute_code: 'color',
  default_frontend_label: 'Colour',
  options: [
    { value: 'black', label: 'Black', swatch: '#111' },
    { value: 'red', label: 'Red' },
  ],
};
const size: Attribute = {
  attribute_code: 'size',
  options: ['s', 'm', 'l'].map((value) => ({ value, label: value.toUpperCase() })),
};

function source(more: Partial<FacetSource> = {}): FacetSource {
  return {
    aggregations: {
      size: [
        { value: 'l', label: 'L', count: 9 },
        { value: 's', label: 'S', count: 2 },
      ],
      color: [{ value: 'black', label: 'black', count: 3 }],
      price: [
        { value: '150-', label: '', count: 1 },
        { value: '0-50', label: '', count: 4 },
      ],
      secret: [{ value: 'x', label: 'x', count: 1 }],
    },
    attributes: new Map([
      ['color', color],
      ['size', size],
    ]),
    query: {},
    order: ['color', 'size'],
    currencySign: '€',
    total: 12,
    ...more,
  };
}

describe('facets', () => {
  it('have the order of the shop, price last, with labels and swatches from the attribute', () => {
    const facets = buildFacets(source());
    expect(facets.map((facet) => [facet.code, facet.label])).toEqual([
      ['color', 'Colour'],
      ['size', 'size'],
      ['price', 'Price'],
    ]);
    expect(facets[0]?.values).toEqual([{ value: 'black', label: 'Black', count: 3, selected: false, swatch: '#111' }]);
  });

  it('list sizes from small to large and prices from low to high', () => {
    const facets = buildFacets(source());
    expect(facets[1]?.values.map(({ value }) => value)).toEqual(['s', 'l']);
    expect(facets[2]?.values.map(({ label }) => label)).toEqual(['< €50', '> €150']);
  });

  it('mark selected values, and still show them when no product has them', () => {
    const facets = buildFacets(source({ query: { filters: { color: ['red', 'black'], price: ['50-100', '0-50'] } } }));
    expect(facets[0]?.values).toEqual([
      { value: 'black', label: 'Black', count: 3, selected: true, swatch: '#111' },
      { value: 'red', label: 'Red', count: 0, selected: true },
    ]);
    expect(facets[2]?.values.find(({ value }) => value === '50-100')).toMatchObject({ count: 0, selected: true });
  });

  it('exclude values that narrow nothing, unless selected', () => {
    const men = { aggregations: { color: [{ value: 'black', label: 'black', count: 12 }] } };
    expect(buildFacets(source(men))).toEqual([]);
    expect(buildFacets(source({ ...men, query: { filters: { color: ['black'] } } }))).toHaveLength(1);
    expect(buildFacets(source({ ...men, total: 13 }))).toHaveLength(1);
  });

  it('include sizes even if every product has all of them', () => {
    const sizes = ['s', 'm'].map((value) => ({ value, label: value, count: 12 }));
    expect(buildFacets(source({ aggregations: { size: sizes } })).map(({ code }) => code)).toEqual(['size']);
    expect(buildFacets(source({ aggregations: { size: sizes.slice(1) } }))).toEqual([]);
  });

  it('offer reduced and available products with their counts, while there are any or while selected', () => {
    const counted = {
      on_sale: [{ value: '1', label: 'On sale', count: 4 }],
      'stock.is_in_stock': [{ value: '1', label: 'In stock', count: 12 }],
    };
    const switches = (more: Partial<FacetSource>) =>
      buildFacets(source({ aggregations: counted, ...more })).map(({ code, only, values }) => [
        code,
        only,
        values[0]?.count,
        values[0]?.selected,
      ]);
    expect(switches({})).toEqual([
      ['on_sale', 'sale', 4, false],
      ['in_stock', 'in-stock', 12, false],
    ]);
    expect(switches({ aggregations: {} })).toEqual([]);
    expect(switches({ aggregations: {}, query: { filters: { in_stock: ['1'], new: ['1'] } }, total: 3 })).toEqual([
      ['in_stock', 'in-stock', 3, true],
      ['new', 'new', 3, true],
    ]);
    const scope = { filters: [{ attribute: 'on_sale', value: { gt: 0 } }] };
    expect(switches({ query: { scope } })).toEqual([['in_stock', 'in-stock', 12, false]]);
  });

  it('include "4 stars and up" if some products are rated lower, and while it is selected', () => {
    const rated = (count: number) => ({ rating: [{ value: '1', label: '4 stars and up', count }] });
    const codes = (more: Partial<FacetSource>) => buildFacets(source(more)).map(({ code, only }) => [code, only]);
    expect(codes({ aggregations: rated(5) })).toEqual([['well_rated', 'well-rated']]);
    expect(codes({ aggregations: rated(12) })).toEqual([]);
    expect(codes({ aggregations: {} })).toEqual([]);
    expect(codes({ aggregations: {}, query: { filters: { well_rated: ['1'] } } })).toHaveLength(1);
  });

  it('omit attributes that the shop does not describe, and those without values', () => {
    expect(
      buildFacets(source({ aggregations: { secret: [{ value: 'x', label: 'x', count: 1 }], color: [] } })),
    ).toEqual([]);
  });
});
