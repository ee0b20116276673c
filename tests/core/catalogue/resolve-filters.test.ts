import { describe, expect, it } from 'vitest';
import { hasUnknownWords, resolveFilters } from '../../../core/catalogue/resolve-filters';

const attributes = new Map([
  [
    'color',
    {
      attribute_code: 'color',
      options: [
        { value: '51', label: 'Black' },
        { value: '52', label: 'black cherry' },
        { value: 'red', label: '51' },
      ],
    },
  ],
]);

describe('filters written by a person', () => {
  it('may name a value or a label, in any case', () => {
    expect(resolveFilters({ color: ['BLACK', 'RED', ' Black Cherry '] }, attributes)).toEqual({
      color: ['51', 'red', '52'],
    });
  });

  it('prefer the value if a word is both a value and another label', () => {
    const filters = { color: ['51'] };
    expect(resolveFilters(filters, attributes)).toBe(filters);
  });

  it('stay the same object if nothing better is known', () => {
    const filters = { color: ['pink'], brand: ['North'] };
    expect(resolveFilters(filters, attributes)).toBe(filters);
  });

  it('are merged if two words mean the same', () => {
    expect(resolveFilters({ color: ['black', '51'] }, attributes)).toEqual({ color: ['51'] });
  });
});

describe('a word that is not in the catalogue', () => {
  const aggregations = { color: [{ value: 'red', label: 'Red', count: 0 }] };

  it.each([
    [{ color: ['red'] }, 0, false],
    [{ color: ['red', 'Red'] }, 3, true],
    [{ price: ['0-50'] }, 0, false],
    [{ color: [] }, 0, false],
    [{ material: ['wool'] }, 3, false],
    [{ material: ['wool'] }, 0, true],
    [{ toString: ['x'] }, 3, false],
  ])('in %j with %i found: %s', (filters, total, unknown) => {
    expect(hasUnknownWords(filters as Record<string, string[]>, { total, aggregations })).toBe(unknown);
  });
});
