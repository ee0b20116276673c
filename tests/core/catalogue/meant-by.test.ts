import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../core/config';
import { buildSearchQuery } from '../../../core/catalogue/build-search-query';
import { buildFacets } from '../../../core/catalogue/facets';
import { listingParams } from '../../../core/catalogue/listing-url';
import { parseListing } from '../../../core/catalogue/parse-listing';
import { priceRangeLabel } from '../../../core/catalogue/price-label';
import { meantBy } from '../../../core/catalogue/search/meant-by';

const rules = { ...parseConfig().catalogue, listOutOfStockProducts: true };
const urls = { pageSize: 50, filterCodes: ['color', 'size'] };
const answer = {
  text: 'dress',
  filters: { on_sale: ['1'], price: ['0-50.01'], size: ['m'] },
  typed: ['sale', 'up to 50', 'm'],
};

describe('a listing of words that were interpreted as filters', () => {
  const { query, understood } = meantBy({ text: ' dress sale up to 50 m ', filters: { size: ['l'] } }, answer);
  it('lists the rest of the words with the selected filters, and shows the typed text', () => {
    expect(query).toEqual({ text: 'dress', filters: { on_sale: ['1'], price: ['0-50.01'], size: ['l', 'm'] } });
    expect(understood).toEqual({ typed: 'dress sale up to 50 m', phrases: ['sale', 'up to 50', 'm'] });
  });
  it('has an equivalent address that can be shared', () => {
    const params = listingParams(query, urls);
    expect(params).toEqual({ q: 'dress', size: 'l,m', price: '0-50.01', 'filter-on_sale': '1' });
    expect(parseListing(params, urls)).toEqual(query);
  });
  it('is requested with the filters for sale, new products, and an open-ended price', () => {
    const { searchQuery } = buildSearchQuery({ filters: { ...query.filters, new: ['1'] } }, rules);
    expect(searchQuery.filters).toEqual(
      expect.arrayContaining([
        { attribute: 'on_sale', value: { gt: 0 } },
        { attribute: 'new', value: { in: [true, 1] } },
        { attribute: 'price', value: { gte: 0, lt: 50.01 } },
      ]),
    );
  });
  it('excludes terms, in its address and with one press each', () => {
    const left = meantBy(
      { text: 'jacket not black no hood' },
      { text: 'jacket', filters: { color: ['!black'], without: ['hood'] }, typed: ['not black', 'no hood'] },
    ).query;
    expect(listingParams(left, urls)).toEqual({ q: 'jacket', color: '!black', 'filter-without': 'hood' });
    expect(parseListing(listingParams(left, urls), urls)).toEqual(left);
    expect(buildSearchQuery(left, rules).searchQuery.filters).toEqual(
      expect.arrayContaining([
        { attribute: 'color', value: { nin: ['black'] } },
        { attribute: 'without', value: { in: ['hood'] } },
      ]),
    );
    const options = [{ value: 'black', label: 'Black' }];
    const attributes = new Map([['color', { attribute_code: 'color', options }]]);
    const source = { aggregations: {}, attributes, query: left, order: [], currencySign: '$', total: 7 };
    expect(buildFacets(source).map(({ code, values }) => [code, values])).toEqual([
      ['color', [{ value: '!black', label: 'Black', count: 7, selected: true, isExcluded: true }]],
      ['without', [{ value: 'hood', label: 'hood', count: 7, selected: true, isExcluded: true }]],
    ]);
  });
  it('can be reverted, filter by filter', () => {
    const source = { aggregations: {}, attributes: new Map(), query, order: [], currencySign: '$', total: 7 };
    const chosen = buildFacets(source).map(({ code, only, values }) => [
      code,
      only,
      values[0]?.label,
      values[0]?.count,
    ]);
    expect(chosen).toEqual([
      ['on_sale', 'sale', 'On sale', 7],
      ['price', undefined, '≤ $50', 7],
    ]);
  });
  it('is filtered by the named type, searches only for the other words, and keeps all of them in its URL', () => {
    const scope = [{ attribute: 'ptype', value: { in: ['dress', 'tennis-dress'] } }];
    const limited = meantBy(
      { text: 'red wrap dress' },
      { text: 'wrap dress', rest: 'wrap', scope, filters: { color: ['red'] }, typed: ['red'] },
    );
    expect(limited.query).toEqual({
      text: 'wrap dress',
      filters: { color: ['red'] },
      scope: { filters: scope, words: 'wrap' },
    });
    const { searchQuery } = buildSearchQuery(limited.query, rules);
    expect(searchQuery.text).toBe('wrap');
    expect(searchQuery.filters).toEqual(
      expect.arrayContaining([...scope, { attribute: 'color', value: { in: ['red'] } }]),
    );
    expect(listingParams(limited.query, urls)).toEqual({ q: 'wrap dress', color: 'red' });
  });
  it('is the requested one if nothing was understood', () => {
    expect(meantBy({ text: 'dress' }, undefined)).toEqual({ query: { text: 'dress' } });
  });
});

describe('a literal query', () => {
  it('is requested by the address', () => {
    const query = { text: 'sale', asTyped: true };
    expect(listingParams(query, urls)).toEqual({ q: 'sale', 'as-typed': '1' });
    expect(parseListing({ q: 'sale', 'as-typed': '1' }, urls)).toEqual(query);
    expect(parseListing({ 'as-typed': '1' }, urls)).toEqual({});
    expect(buildSearchQuery(query, rules).searchQuery.understand).toBeUndefined();
    expect(buildSearchQuery({ text: 'sale' }, rules).searchQuery.understand).toBe(true);
  });
});

describe('an open-ended price', () => {
  it.each([
    ['0-50.01', '≤ $50'],
    ['20-40.01', '$20 - 40'],
    ['0-50', '< $50'],
    ['0-49.99', '< $49.99'],
  ])('%s is shown as %s', (range, label) => {
    expect(priceRangeLabel(range, '$')).toBe(label);
  });
});
