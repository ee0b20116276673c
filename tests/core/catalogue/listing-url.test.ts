import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeListing, listingParams, MAX_CHOSEN, type ListingChoice } from '../../../core/catalogue/listing-url';
import { parseListing } from '../../../core/catalogue/parse-listing';
import { formatQuery, parseQuery } from '../../../core/links/query-text';

const rules = { pageSize: 50, filterCodes: ['gender', 'color', 'size', 'brand'] };
const read = (text: string) => parseListing(parseQuery(text), rules);
const write = (choice: ListingChoice) => formatQuery(listingParams(choice, rules));

describe('the address of a listing', () => {
  it('is readable, always in one order', () => {
    const choice: ListingChoice = {
      text: 'rain jacket',
      filters: { price: ['100-150', '50-100'], size: ['m'], color: ['red', 'black'] },
      sort: 'price-low',
      start: 50,
    };
    expect(write(choice)).toBe('q=rain+jacket&color=black,red&size=m&price=50-100,100-150&sort=price-low&page=2');
  });

  it('is empty for the initial listing', () => {
    expect(write({})).toBe('');
    expect(write({ text: ' ', filters: { color: [] }, start: 0, size: 50 })).toBe('');
    expect(read('')).toEqual({});
  });

  it('contains the page, or the first item if no page begins there', () => {
    expect(write({ start: 100 })).toBe('page=3');
    expect(write({ start: 20, size: 20 })).toBe('page=2&per-page=20');
    expect(write({ start: 30 })).toBe('from=30');
    expect(read('page=3')).toEqual({ start: 100 });
    expect(read('page=2&per-page=20')).toEqual({ start: 20, size: 20 });
  });

  it.each(['page=0', 'page=-2', 'page=x', 'per-page=0', 'sort=worst', 'from=-3', 'color=', 'color=,,'])(
    'ignores %s',
    (text) => {
      expect(read(text)).toEqual({});
    },
  );

  it('drops parameters that are not filters, such as campaign parameters', () => {
    expect(read('utm_source=mail&gclid=1&color=red&__proto__=x')).toEqual({ filters: { color: ['red'] } });
  });

  it('accepts a limited number of values across all filters, and none longer than a name', () => {
    const values = Array.from({ length: MAX_CHOSEN }, (_, at) => `v${String(at).padStart(3, '0')}`);
    const [first = '', second = '', ...others] = values;
    expect(read(`color=${first},${second}&size=${others.join(',')},v900&brand=x&filter-fit=slim`)).toEqual({
      filters: { color: [first, second], size: others },
    });
    expect(read(`color=red,${'x'.repeat(101)}`)).toEqual({ filters: { color: ['red'] } });
  });

  it('marks filters that the shop does not list with a prefix', () => {
    expect(write({ filters: { material: ['wool'], sort: ['x'] } })).toBe('filter-material=wool&filter-sort=x');
    expect(read('filter-material=wool&filter-a.b=1')).toEqual({ filters: { material: ['wool'] } });
  });

  it('reads a price range from the fields of a form without script, replacing any other range', () => {
    expect(read('color=red&price=0-50&price-from=80&price-to=20')).toEqual({
      filters: { color: ['red'], price: ['20-80.01'] },
    });
    expect(read('price=0-50&price-from=&price-to=')).toEqual({ filters: { price: ['0-50'] } });
  });

  it('sets a filter to a single value, or to none', () => {
    const choice = { filters: { price: ['0-50', '50-100'], color: ['red'] }, start: 50 };
    expect(changeListing(choice, { code: 'price', instead: '20-80.01' })).toEqual({
      filters: { price: ['20-80.01'], color: ['red'] },
      start: 0,
    });
    expect(write(changeListing(choice, { code: 'price', instead: undefined }))).toBe('color=red');
  });

  it('keeps commas inside values apart from separators', () => {
    const choice = { filters: { brand: ['A, B', 'C\\D'] } };
    expect(write(choice)).toBe('brand=A%5C,+B,C%5C%5CD');
    expect(read(write(choice))).toEqual(choice);
  });

  it('takes a filter that a form without scripts sends once per value', () => {
    expect(read('color=red&color=black')).toEqual({ filters: { color: ['black', 'red'] } });
  });

  it('leads back to the same listing for any contents', () => {
    const value = fc.string({
      minLength: 1,
      maxLength: 12,
      unit: fc.constantFrom('a', 'b', ',', '\\', ' ', '+', '&', '=', '%', '/', ':', 'é', '-', '"'),
    });
    const code = fc.constantFrom('gender', 'color', 'size', 'material', 'sort', 'q', 'filter-x');
    const arbitrary = fc.record(
      {
        text: fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text && text !== ''),
        filters: fc.dictionary(code, fc.uniqueArray(value, { minLength: 1, maxLength: 4 }), {
          minKeys: 1,
          noNullPrototype: true,
        }),
        sort: fc.constantFrom('newest' as const, 'price-low' as const, 'price-high' as const),
        start: fc.integer({ min: 1, max: 10_000 }),
        size: fc.integer({ min: 1, max: 1000 }).filter((size) => size !== 50),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(arbitrary, (choice) => {
        const sorted = choice.filters && {
          filters: Object.fromEntries(Object.entries(choice.filters).map(([key, values]) => [key, [...values].sort()])),
        };
        expect(read(write(choice))).toEqual({ ...choice, ...sorted });
        expect(write(read(write(choice)))).toBe(write(choice));
      }),
    );
  });
});

describe('changing a listing', () => {
  const choice: ListingChoice = { text: 'coat', filters: { color: ['red'] }, sort: 'newest', start: 100 };

  it('toggles a value, keeps the rest and returns to the first item', () => {
    const more = changeListing(choice, { code: 'color', value: 'black' });
    expect(more).toEqual({ ...choice, filters: { color: ['red', 'black'] }, start: 0 });
    expect(changeListing(more, { code: 'color', value: 'red' }).filters).toEqual({ color: ['black'] });
  });

  it('sorts, clears the filters or changes the page', () => {
    expect(changeListing(choice, { sort: 'price-low' })).toMatchObject({ sort: 'price-low', start: 0 });
    expect(changeListing(choice, { sort: '' }).sort).toBeUndefined();
    expect(changeListing(choice, { clear: true })).toMatchObject({ text: 'coat', start: 0 });
    expect(changeListing(choice, { clear: true }).filters).toEqual({});
    expect(changeListing(choice, { start: 150 })).toEqual({ ...choice, start: 150 });
    expect(changeListing(choice, { start: -1 }).start).toBe(0);
  });
});
