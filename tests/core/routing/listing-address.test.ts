import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withFilters } from '../../../core/routing/listing-address';
import { parseUrl } from '../../../core/links/normalise-path';

describe('the address of a listing', () => {
  it('has its filters in the query, or in the parameters of the path (S §2)', () => {
    const params = { color: 'black,red', brand: 'A/B', page: '2' };
    expect(withFilters('/c/men', params, 'query')).toBe('/c/men?color=black,red&brand=A/B&page=2');
    expect(withFilters('/c/men', params, 'params')).toBe('/c/men;color=black,red;brand=A%2FB;page=2');
    expect(withFilters('/c/men', {}, 'params')).toBe('/c/men');
  });
  it('can be parsed back, for any values in any position', () => {
    const text = fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, fc.constantFrom('query', 'params'), (key, value, place) => {
        fc.pre(key !== '__proto__');
        const address = withFilters('/c/men', { [key]: value }, place);
        expect(parseUrl(address)).toEqual({ host: '', path: '/c/men', query: { [key]: value } });
      }),
    );
  });
  it('may have a query beside its parameters, which has priority', () => {
    expect(parseUrl('/c/men;color=red;sort=newest?sort=price-low')).toMatchObject({
      path: '/c/men',
      query: { color: 'red', sort: 'price-low' },
    });
    expect(parseUrl('/c/a;b').path).toBe('/c/a%3Bb');
  });
});
