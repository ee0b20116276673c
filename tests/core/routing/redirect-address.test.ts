import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_REDIRECT_HOPS } from '../../../core/contract/content/redirect-limits';
import { followInStore, followRedirects, redirectFrom, redirectTo } from '../../../core/routing/redirect-address';
import { normalRedirect, redirectFaults } from '../../../core/routing/redirect-faults';
import { runs } from '../../fixtures/runs';

describe('the old address of a redirect', () => {
  it.each([
    ['/Pages/About-Us/', '/pages/about-us'],
    ['https://old.example/a//b?utm=1#top', '/a/b'],
    ['/caf%C3%A9', '/café'],
    ['products/hat', '/products/hat'],
    ['/', undefined],
    ['https://old.example', undefined],
    [`/${'a'.repeat(1001)}`, undefined],
  ])('%s is compared as %s', (address, from) => {
    expect(redirectFrom(address)).toBe(from);
  });
});

describe('the new address of a redirect', () => {
  it.each([
    ['/i/about', '/i/about'],
    ['/search?q=red+hat#top', '/search?q=red+hat'],
    ['/café', '/caf%C3%A9'],
    ['/', '/'],
  ])('%s leads to %s', (address, to) => {
    expect(redirectTo(address)).toBe(to);
  });

  it.each([
    ...['https://evil.example/a', '//evil.example', '/\\evil.example', 'evil.example', 'javascript:alert(1)'],
    ...['', '/a\r\nset-cookie: a=b', `/${'a'.repeat(1001)}`],
  ])('is not %j', (address) => {
    expect(redirectTo(address)).toBeUndefined();
  });

  it('is a path of this shop for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (text) => {
        const to = redirectTo(text);
        if (to !== undefined) expect(new URL(to, 'https://shop.example').host).toBe('shop.example');
      }),
      { numRuns: runs(300, 3000) },
    );
  });
});

describe('chained redirects', () => {
  const follow = (pairs: Readonly<Record<string, string>>, from: string) => {
    const known = new Map(Object.entries(pairs));
    return followRedirects(from, (path) => Promise.resolve(known.get(path)));
  };

  it('lead to the last one at once', async () => {
    expect(await follow({ '/a': '/B?x=1', '/b': '/c' }, '/a')).toEqual({ to: '/c' });
    expect(await follow({ '/a': '/b' }, '/c')).toBeUndefined();
  });

  it('are endless if they lead back, or are too many', async () => {
    expect(await follow({ '/a': '/b', '/b': '/a' }, '/a')).toBe('endless');
    expect(await follow({ '/a': '/b', '/b': '/c', '/c': '/b' }, '/a')).toBe('endless');
    const chain = (length: number) =>
      Object.fromEntries(Array.from({ length }, (_, at) => [`/${String(at)}`, `/${String(at + 1)}`]));
    expect(await follow(chain(MAX_REDIRECT_HOPS), '/0')).toEqual({ to: `/${String(MAX_REDIRECT_HOPS)}` });
    expect(await follow(chain(MAX_REDIRECT_HOPS + 1), '/0')).toBe('endless');
  });
});

describe('redirects in a store', () => {
  const follow = (pairs: Readonly<Record<string, string>>, from: string, storeCode: string) => {
    const known = new Map(Object.entries(pairs));
    return followInStore(from, { storeCode, codes: ['de'] }, (path) => Promise.resolve(known.get(path)));
  };

  it('prefer those of its own addresses', async () => {
    const pairs = { '/a': '/b', '/de/a': '/c' };
    expect(await follow(pairs, '/a', 'us')).toEqual({ to: '/b' });
    expect(await follow(pairs, '/a', 'de')).toEqual({ to: '/c' });
    expect(await follow(pairs, '/x', 'de')).toBeUndefined();
  });

  it('are endless if they lead back with or without the code of the store', async () => {
    expect(await follow({ '/shop': '/de/shop' }, '/shop', 'de')).toBe('endless');
    expect(await follow({ '/shop': '/de/shop' }, '/shop', 'us')).toBe('endless');
    expect(await follow({ '/a': '/de/b', '/b': '/a' }, '/b', 'de')).toBe('endless');
    expect(await follow({ '/us/shop': '/de/shop' }, '/shop', 'us')).toEqual({ to: '/de/shop' });
  });
});

describe('a redirect', () => {
  it.each([
    [{ from: '/', to: '/i/about' }, 'from'],
    [{ from: '/cart', to: '/i/about' }, 'from'],
    [{ from: '/manage/people', to: '/i/about' }, 'from'],
    [{ from: '/product.php?id=5', to: '/i/about' }, 'from'],
    [{ from: '/a', to: 'https://evil.example' }, 'to'],
    [{ from: '/a', to: '/A/' }, 'to'],
  ])('like %j is refused by field', (redirect, field) => {
    expect(redirectFaults(redirect).map((fault) => fault.field)).toEqual([field]);
  });

  it('may lead from a removed product, and is stored in normal form', () => {
    expect(redirectFaults({ from: '/p/OLD/hat', to: '/p/NEW/hat' })).toEqual([]);
    expect(normalRedirect({ from: '/A?utm_source=mail', to: '/b' })).toEqual({ from: '/a', to: '/b' });
    expect(normalRedirect({ from: '/product.php?id=5', to: '/b' })).toMatchObject({ from: '/product.php?id=5' });
    expect(normalRedirect({ from: 'https://old.example/A/', to: '/b#c' })).toEqual({ from: '/a', to: '/b' });
  });
});
