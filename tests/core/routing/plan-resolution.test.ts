import { describe, expect, it } from 'vitest';
import { planResolution, type KnownOfPath, type MappedRoute } from '../../../core/routing/plan-resolution';

const mapped: MappedRoute = { name: 'category', params: { slug: 'jackets' }, canonical: '/c/jackets' };
const known: KnownOfPath = {
  path: '/women/jackets',
  match: undefined,
  useUrlDispatcher: true,
  memory: 'unasked',
  cache: 'unasked',
  server: 'unasked',
};
const use = { do: 'use', match: { name: 'category', params: { slug: 'jackets' } } };

describe('finding out what a path stands for', () => {
  it('goes by the form of the path if that says it', () => {
    const match = { name: 'cart', params: {} };
    expect(planResolution({ ...known, match, memory: mapped })).toEqual({ do: 'use', match });
  });

  it('checks memory, then the cache, then asks the server (S §2)', () => {
    expect(planResolution({ ...known, memory: mapped })).toEqual(use);
    expect(planResolution(known)).toEqual({ do: 'read-cache' });
    expect(planResolution({ ...known, cache: mapped })).toEqual(use);
    expect(planResolution({ ...known, cache: 'nothing' })).toEqual({ do: 'ask-server' });
    expect(planResolution({ ...known, cache: 'nothing', server: mapped })).toEqual(use);
  });

  it('finds nothing if the path is unknown, or was unknown a moment ago', () => {
    expect(planResolution({ ...known, cache: 'nothing', server: 'nothing' })).toEqual({ do: 'not-found' });
    expect(planResolution({ ...known, memory: 'nothing' })).toEqual({ do: 'not-found' });
  });

  it.each([
    ['/faq', '/i/contact'],
    ['/Login', '/my-account'],
    ['/wishlist', '/my-account/wishlist'],
    ['/bag', '/cart'],
    ['/sale', '/collections/sale'],
    ['/pages/contact-us', '/i/contact'],
    ['/policies/refund-policy', '/returns'],
    ['/policies/terms-of-service', '/terms-of-use'],
    ['/account/login', '/my-account'],
    ['/customer/account/create', '/my-account'],
    ['/account/orders', '/my-account/orders'],
    ['/pages/nothing', undefined],
    ['/constructor', undefined],
  ])('leads %s, as other shops call it, to %s, unless the merchant has a page there', (path, to) => {
    const nothing = { ...known, path, cache: 'nothing', server: 'nothing' } as const;
    expect(planResolution(nothing)).toEqual(to === undefined ? { do: 'not-found' } : { do: 'redirect', path: to });
    expect(planResolution({ ...nothing, server: { ...mapped, canonical: path } })).toEqual(use);
  });

  it('leads a clean address on to the one the shop links to, unless clean addresses are those', () => {
    expect(planResolution({ ...known, memory: mapped, useUrlDispatcher: false })).toEqual({
      do: 'redirect',
      path: '/c/jackets',
    });
    const own = { ...mapped, canonical: '/women/jackets' };
    expect(planResolution({ ...known, memory: own, useUrlDispatcher: false })).toEqual(use);
  });
});
