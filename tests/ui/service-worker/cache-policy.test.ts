import { describe, expect, it } from 'vitest';
import {
  homeOf,
  isInCheckout,
  isKeepableAnswer,
  isKeepablePage,
  isKeepablePicture,
  isOffice,
  isPage,
  isPicture,
  offlinePageOf,
} from '../../../ui/service-worker/cache-policy';
import { matchRoute } from '../../../core/routing/match-route';
import { isPageMessage } from '../../../ui/service-worker/messages';

const at = (path: string) => new URL(path, 'https://shop.example');
const answer = (headers: Record<string, string>, more: { status?: number; redirected?: boolean } = {}) => ({
  status: 200,
  redirected: false,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
  ...more,
});

describe('the cache on the device', () => {
  it.each(['/', '/de', '/c/women', '/c/women?color=red', '/p/NOR-1493/lunde', '/i/about', '/cart', '/checkout'])(
    'includes the document of %s',
    (path) => {
      expect(isKeepablePage(at(path))).toBe(true);
    },
  );
  it.each([
    '/api/catalog?type=product',
    '/api/user/profile-account?id=1',
    '/img/a/b.svg',
    '/pay/order-1',
    '/dev/outbox',
    '/healthz',
    '/service-worker.js',
    '/manifest.webmanifest',
    '/sitemap.xml',
  ])('excludes responses of %s', (path) => {
    expect(isKeepablePage(at(path))).toBe(false);
  });
  it('includes pictures, but no portraits: pictures of people are never cached', () => {
    expect(isPicture(at('/img/210/300/resize/m/h/shirt.jpg'))).toBe(true);
    expect(isPicture(at('/img/210/300/resize/portrait/1f.jpg'))).toBe(false);
    expect(isKeepablePicture(answer({ 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true);
    expect(isKeepablePicture(answer({ 'cache-control': 'private, no-store' }))).toBe(false);
    expect(isKeepablePicture(answer({}, { status: 404 }))).toBe(false);
  });
  it.each(['contact=ada@example.com&code=ABCD', 'email=a@b.example&token=x', 'code=1', 'promo=LOTTE', 'key=1'])(
    'excludes pages whose URL contains a secret (%s)',
    (query) => {
      expect(isKeepablePage(at(`/?${query}`))).toBe(false);
      expect(isKeepablePage(at('/?color=red'))).toBe(true);
    },
  );
  it.each(['/successful-payment', '/de/successful-payment', '/failed-payment'])(
    'excludes pages of an order, which its id would open to the next user of the device (%s)',
    (path) => {
      expect(isKeepablePage(at(`${path}?order=cbb8a066-a6de-49d5-8422-72bac9450995`))).toBe(false);
    },
  );
  it.each(['/cart/4YJ2-code', '/de/cart/4YJ2-code', '/de_at/cart/4YJ2-code', '/outlet-2/cart/4YJ2-code'])(
    'excludes shared bags, which their URL opens (%s)',
    (path) => {
      expect(isKeepablePage(at(path))).toBe(false);
      expect(isPage(at(path))).toBe(true);
    },
  );
  it.each(['/', '/de/cart', '/de_at/cart', '/cart/', '/c/cart/sale'])('includes every page next to it (%s)', (path) => {
    expect(isKeepablePage(at(path))).toBe(true);
  });
  it.each(['/successful-payment?order=1', '/?promo=LOTTE', '/?contact=ada@example.com&code=ABCD', '/c/women'])(
    'treats a page of the shop as such, which offline leads home (%s)',
    (path) => {
      expect(isPage(at(path))).toBe(true);
    },
  );
  it.each(['/pay/order-1', '/api/catalog', '/dev/outbox', '/sitemap.xml'])(
    'excludes pages that are not of the shop (%s)',
    (path) => {
      expect(isPage(at(path))).toBe(false);
    },
  );
  it('excludes responses that are an error, a redirect, no page, or not cacheable', () => {
    expect(isKeepableAnswer(answer({}))).toBe(true);
    expect(isKeepableAnswer(answer({}, { status: 404 }))).toBe(false);
    expect(isKeepableAnswer(answer({}, { redirected: true }))).toBe(false);
    expect(isKeepableAnswer(answer({ 'content-type': 'application/json' }))).toBe(false);
    expect(isKeepableAnswer(answer({ 'cache-control': 'no-store' }))).toBe(false);
    expect(isKeepableAnswer(answer({ 'cache-control': 'private, max-age=0' }))).toBe(false);
  });
});

describe('the home of a URL', () => {
  it('is that of its store, or else that of the default store', () => {
    expect(homeOf('/de/c/damen', ['/', '/de'])).toBe('/de');
    expect(homeOf('/denim', ['/', '/de'])).toBe('/');
    expect(homeOf('/de', ['/de'])).toBe('/de');
    expect(homeOf('/c/women', ['/de'])).toBeUndefined();
  });
});

describe('checkout', () => {
  it.each(['/checkout', '/de/checkout', '/successful-payment', '/en/failed-payment', '/de_at/checkout'])(
    'is active at %s',
    (path) => {
      expect(isInCheckout(at(path))).toBe(true);
    },
  );
  it.each(['/', '/cart', '/c/checkout-bags', '/checkouts'])('is not active at %s', (path) => {
    expect(isInCheckout(at(path))).toBe(false);
  });
});

describe('staff and blogger pages', () => {
  it.each(['/manage', '/de/manage/orders/1', '/de_at/manage', '/cabinet/sales', '/admin/design'])(
    'include %s',
    (path) => {
      expect(isOffice(at(path))).toBe(true);
      expect(matchRoute(path.replace(/^\/de(_at)?/, ''))?.name).toMatch(/^(manage|blogger|admin)-/);
    },
  );
  it.each(['/', '/cart', '/my-account', '/c/manage', '/managers'])('exclude %s', (path) => {
    expect(isOffice(at(path))).toBe(false);
  });
});

describe('a message to the service worker', () => {
  it('is one of ours', () => {
    expect(isPageMessage({ type: 'take-over' })).toBe(true);
    expect(isPageMessage({ type: 'signed-out' })).toBe(true);
    expect(isPageMessage({ type: 'opened', url: '/a', home: '/' })).toBe(true);
  });
  it.each([null, 'take-over', {}, { type: 'opened' }, { type: 'opened', url: 1, home: '/' }, { type: 'other' }])(
    'is not %o',
    (value) => {
      expect(isPageMessage(value)).toBe(false);
    },
  );
});

describe('the offline page', () => {
  it.each(['/', '/de'])('is below the home %s, if the shop has it', (home) => {
    const path = offlinePageOf(home);
    expect(matchRoute(home === '/' ? path : path.slice(home.length))?.name).toBe('offline');
    expect(isKeepablePage(at(path))).toBe(true);
  });
});
