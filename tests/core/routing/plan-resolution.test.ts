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

describe('resolving a path', () => {
  it('uses the form of the path if that is enough', () => {
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

  it('redirects a clean URL to the linked one, unless clean URLs are used', () => {
    expect(planResolution({ ...known, memory: mapped, useUrlDispatcher: false })).toEqual({
      do: 'redirect',
      path: '/c/jackets',
    });
    const own = { ...mapped, canonical: '/women/jackets' };
    expect(planResolution({ ...known, memory: own, useUrlDispatcher: false })).toEqual(use);
  });
});
