import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePath, parseUrl } from '../../../core/links/normalise-path';
import { splitStoreCode } from '../../../core/links/split-store-code';

describe('a normalised path', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['//', '/'],
    ['/pwa.html', '/'],
    ['c/women/', '/c/women'],
    ['/c//women', '/c/women'],
    ['/c/./women/../men', '/c/men'],
    ['/../../etc', '/etc'],
    ['/p/A%2FB/x', '/p/A%2FB/x'],
    ['/c/%c3%a9t%c3%a9', '/c/%C3%A9t%C3%A9'],
    ['/c/été', '/c/%C3%A9t%C3%A9'],
    ['/c/100%', '/c/100%25'],
  ])('of %j is %j', (path, normal) => {
    expect(normalisePath(path)).toBe(normal);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 6, unit: 'binary' })), (parts) => {
        const once = normalisePath(parts.join('/'));
        expect(normalisePath(once)).toBe(once);
      }),
    );
  });
});

describe('a parsed URL', () => {
  it('has host, path and query, if given', () => {
    expect(parseUrl('https://Shop.Example:8443/de/cart/?a=1#top')).toEqual({
      host: 'shop.example:8443',
      path: '/de/cart',
      query: { a: '1' },
    });
    expect(parseUrl('//shop.example?x=?')).toEqual({ host: 'shop.example', path: '/', query: { x: '?' } });
    expect(parseUrl('/cart')).toEqual({ host: '', path: '/cart', query: {} });
  });
});

describe('the store code of a path', () => {
  it('is a whole first segment', () => {
    expect(splitStoreCode('/en/cart', ['en'])).toEqual({ storeCode: 'en', path: '/cart' });
    expect(splitStoreCode('/en', ['en'])).toEqual({ storeCode: 'en', path: '/' });
    expect(splitStoreCode('/english', ['en'])).toEqual({ storeCode: undefined, path: '/english' });
  });
});
