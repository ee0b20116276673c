import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, formatQuery, parseQuery } from '../../../core/links/query-text';

describe('the query of a URL', () => {
  it('decodes values, spaces as "+" and keys without a value', () => {
    expect(parseQuery('?q=rain+jacket&c=%C3%A9&flag&=x&&a=b=c')).toEqual({
      q: 'rain jacket',
      c: 'é',
      flag: '',
      a: 'b=c',
    });
  });

  it('joins a repeated key', () => {
    expect(parseQuery('color=red&color=black')).toEqual({ color: 'red,black' });
  });

  it('keeps incorrectly encoded text', () => {
    expect(decodeText('100%')).toBe('100%');
    expect(parseQuery('q=100%&r=%E0%A4%A')).toEqual({ q: '100%', r: '%E0%A4%A' });
  });

  it('parses a limited number of pairs and touches no prototype', () => {
    const many = Array.from({ length: 500 }, (_, index) => `k${index}=v`).join('&');
    expect(Object.keys(parseQuery(many))).toHaveLength(100);
    expect(parseQuery('__proto__=x')).toEqual({});
    expect(parseQuery('toString=x')).toEqual({ toString: 'x' });
  });

  it('omits undefined values and keeps commas readable', () => {
    expect(formatQuery({ color: 'black,red', price: '50-100', none: undefined })).toBe('color=black,red&price=50-100');
    expect(formatQuery({})).toBe('');
  });

  it('can be parsed back to the same values', () => {
    const key = fc.string({ minLength: 1, maxLength: 8, unit: 'binary' }).filter((text) => text !== '__proto__');
    const values = fc.dictionary(key, fc.string({ maxLength: 12, unit: 'binary' }), { noNullPrototype: true });
    fc.assert(
      fc.property(values, (query) => {
        expect(parseQuery(formatQuery(query))).toEqual(query);
      }),
    );
  });
});
