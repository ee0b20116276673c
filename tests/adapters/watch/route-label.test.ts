import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeLabel } from '../../../adapters/watch';

describe('routeLabel', () => {
  it.each([
    ['/api/cart/pull', '/api/cart/pull'],
    ['/api/order/100001', '/api/order/{id}'],
    ['/api/nothing/of/this/kind', '/api/*'],
    ['/api/own/loyalty/ada', '/api/own/*'],
    ['/healthz', '/healthz'],
    ['/img/garment/x.svg', '/img/*'],
    ['/assets/main-abc123.js', '/assets/*'],
    ['/feeds/google-us.xml', '/feeds/*'],
    ['/sitemap-us-1.xml', '/sitemap*.xml'],
    ['/', 'page:home'],
    ['/de', 'page:home'],
    ['/us/c/jackets', 'page:category'],
    ['/p/TEE/tee', 'page:simple-product'],
    ['/order/100001', 'page:order'],
    ['/ada@shop.test', 'file'],
    ['/somebody', 'page:other'],
  ])('maps %s %s', (path, label) => {
    expect(routeLabel(path)).toBe(label);
  });

  it('has as many labels as the program has routes, whatever is requested', () => {
    const known =
      /^(?:page:[a-z-]+|file|\/(?:api|img|assets|pay|dev|feeds|sitemap|healthz|readyz|url|pages\.css|robots\.txt)\S*)$/;
    const part = fc.oneof(
      fc.constantFrom('api', 'p', 'c', 'us', 'order', 'img', 'manage', 'my-account'),
      fc.webSegment(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.webSegment({ size: 'small' }), (parts, secret) => {
        const label = routeLabel(`/${[...parts, `zq${secret}zq`].join('/')}`);
        expect(label).toMatch(known);
        expect(label).not.toContain('zq');
      }),
    );
  });
});
