import { describe, expect, it } from 'vitest';
import { buildSearchQuery } from '../../../core/catalogue/build-search-query';
import { parseConfig } from '../../../core/config';

const config = parseConfig();
const rules = { ...config.catalogue, listOutOfStockProducts: true };

function filters(query: Parameters<typeof buildSearchQuery>[0], more: Partial<typeof rules> = {}) {
  return Object.fromEntries(
    buildSearchQuery(query, { ...rules, ...more }).searchQuery.filters.map(({ attribute, value }) => [
      attribute,
      value,
    ]),
  );
}

describe('the catalogue request of a listing', () => {
  it('lists enabled and visible products, and filters by stock only on request (S §5)', () => {
    expect(filters({})).toEqual({ status: { in: [0, 1] }, visibility: { in: [2, 3, 4] } });
    expect(filters({}, { listOutOfStockProducts: false })).toMatchObject({ 'stock.is_in_stock': { eq: true } });
  });

  it('contains the category and the selected filters', () => {
    expect(filters({ categoryId: 4, filters: { color: ['black', 'red'], size: [] } })).toMatchObject({
      category_ids: { eq: 4 },
      color: { in: ['black', 'red'] },
    });
    expect(filters({ filters: { size: [] } })).not.toHaveProperty('size');
  });

  it('skips attribute names with a dot (S §5)', () => {
    expect(filters({ filters: { 'stock.qty': ['1'] } })).not.toHaveProperty('stock.qty');
  });

  it('takes prices as ranges', () => {
    expect(filters({ filters: { price: ['50-100'] } }).price).toEqual({ gte: 50, lt: 100 });
    expect(filters({ filters: { price: ['50-100', '100-150'] } }).price).toEqual({ gte: 50, lt: 150 });
    expect(filters({ filters: { price: ['150-'] } }).price).toEqual({ gte: 150 });
    expect(filters({ filters: { price: ['0-50', '150-'] } }).price).toEqual({ in: ['0-50', '150-'] });
    expect(filters({ filters: { price: ['cheap'] } })).not.toHaveProperty('price');
  });

  it('requests no more values than a filter may have', () => {
    const values = Array.from({ length: 700 }, (_, index) => String(index));
    expect(filters({ filters: { brand: values } }).brand?.in).toHaveLength(500);
    expect(filters({ filters: { brand: values } }, { maxFiltersQuerySize: 3 }).brand?.in).toHaveLength(3);
  });

  it('requests the counts of S §9: 20 values, kinds 50, sets 2, genders 3, and prices; of all sizes, unless the shop limits them', () => {
    const sizes = Object.fromEntries(
      (buildSearchQuery({}, rules).searchQuery.aggregations ?? []).map(({ attribute, size }) => [attribute, size]),
    );
    expect(sizes).toMatchObject({ color: 20, size: 999, brand: 20, ptype: 50, set: 2, gender: 3, price: 20 });
    const few = buildSearchQuery({}, { ...rules, aggregationSizes: { size: 5 } }).searchQuery.aggregations;
    expect(few).toContainEqual({ attribute: 'size', size: 5 });
  });

  it('sorts by availability and promotion, by relevance for a text search, or as selected (S §9)', () => {
    expect(buildSearchQuery({}, rules).sort).toBe('stock.is_in_stock:desc,promoted:desc,id:desc');
    expect(buildSearchQuery({ text: 'coat' }, rules).sort).toBeUndefined();
    expect(buildSearchQuery({ text: 'coat', sort: 'price-low' }, rules).sort).toMatch(/^final_price:asc/);
    expect(buildSearchQuery({ sort: 'price-high' }, rules).sort).toMatch(/^final_price:desc/);
    expect(buildSearchQuery({ sort: 'newest' }, rules).sort).toMatch(/^created_at:desc/);
  });

  it('sends no blank text, and cuts it to the limit of the contract', () => {
    expect(buildSearchQuery({ text: '  ' }, rules).searchQuery).not.toHaveProperty('text');
    expect(buildSearchQuery({ text: 'x'.repeat(999) }, rules).searchQuery.text).toHaveLength(200);
  });
});
