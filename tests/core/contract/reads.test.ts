import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../../core/contract/table';
import { READS, readRule } from '../../../core/contract/reads';

describe('cacheable reads', () => {
  it.each([
    ['GET', '/api/cms/block/footer', '/api/cms/block/{id}'],
    ['GET', '/api/cms/page/about-us', '/api/cms/page/{id}'],
    ['GET', '/api/catalog', '/api/catalog'],
    ['GET', '/api/cms/block/', undefined],
    ['GET', '/api/cms/block/a/b', undefined],
    ['GET', '/api/cart/pull', undefined],
    ['POST', '/api/catalog', undefined],
  ])('are found by method and path: %s %s', (method, path, expected) => {
    expect(readRule(method, path)?.endpoint.path).toBe(expected);
  });

  it('belong to public endpoints; shared ones change nothing', () => {
    const known = READS.map(({ endpoint }) =>
      ENDPOINTS.find(({ method, path }) => method === endpoint.method && path === endpoint.path),
    );
    expect(known.map((endpoint) => endpoint?.access)).toEqual(READS.map(() => 'public'));
    const shared = READS.filter((rule) => rule.shared !== undefined);
    expect(shared.map(({ endpoint }) => endpoint.method)).toEqual(shared.map(() => 'GET'));
  });
});
