import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../../core/routing/match-route';

describe('the route of a path (S §2, A §2.1)', () => {
  it.each([
    ['/', 'home', {}],
    ['/p/TEE/tee-1', 'simple-product', { parentSku: 'TEE', slug: 'tee-1' }],
    ['/p/TEE', 'simple-product', { parentSku: 'TEE' }],
    ['/p/TEE/tee-1/TEE-M', 'configurable-product', { parentSku: 'TEE', slug: 'tee-1', childSku: 'TEE-M' }],
    ['/p/A%2FB/x%20y', 'simple-product', { parentSku: 'A/B', slug: 'x y' }],
    ['/c/women', 'category', { slug: 'women' }],
    ['/i/about', 'cms-page', { slug: 'about' }],
    ['/cart', 'cart', {}],
    ['/cart/abc', 'cart', { code: 'abc' }],
    ['/checkout', 'checkout', {}],
    ['/search', 'search', {}],
    ['/collections/new', 'collection-new', {}],
    ['/collections/sale', 'collection-sale', {}],
    ['/brands', 'brands', {}],
    ['/brands/maison-verre', 'collection-brand', { slug: 'maison-verre' }],
    ['/successful-payment', 'successful-payment', {}],
    ['/failed-payment', 'failed-payment', {}],
    ['/order', 'order', { number: '' }],
    ['/order/1000123', 'order', { number: '1000123' }],
    ['/error', 'error', {}],
    ['/offline', 'offline', {}],
    ['/privacy', 'cms-page', { slug: 'privacy-policy' }],
    ['/delivery', 'cms-page', { slug: 'shipping-info' }],
    ['/terms-of-use', 'cms-page', { slug: 'terms-and-conditions' }],
    ['/returns', 'cms-page', { slug: 'retail-returns' }],
  ])('%s is %s', (path, name, params) => {
    expect(matchRoute(path)).toEqual({ name, params });
  });

  it.each([
    '/p',
    '/p/a/b/c/d',
    '/c',
    '/c/a/b',
    '/i',
    '/cart/a/b',
    '/women/jackets',
    '/checkout/x',
    '/collections',
    '/brands/a/b',
  ])('%s is resolved by the URL map', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });
});
