import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { openBrowsing, type Browsing, type BrowsingOptions } from '../browsing';

let fixture: FixturePlatform;
beforeAll(async () => {
  fixture = await openFixturePlatform();
});
afterAll(async () => {
  await fixture.platform.close();
});

function browse(options: Partial<BrowsingOptions> = {}): Browsing {
  return openBrowsing({ fetch: (request) => fixture.platform.fetch(request), clock: fixture.clock, ...options });
}

describe('the routes of the account (A §2.1)', () => {
  it.each([
    ['/my-account', 'my-account', {}],
    ['/my-account/edit', 'my-account-edit', {}],
    ['/my-account/orders', 'my-orders', {}],
    ['/my-account/orders/100017', 'my-orders', { orderId: '100017' }],
    ['/my-account/wishlist', 'my-account-wishlist', {}],
    ['/my-account/recently-viewed', 'my-account-recently-viewed', {}],
    ['/create-password', 'reset-password', {}],
  ])('%s is %s, and is not indexed', async (path, name, params) => {
    const shop = browse({ config: { stage: 'production' } });
    const { page, status } = await shop.routing.open(path);
    expect([status, page.name, page.route.params]).toEqual([200, name, params]);
    expect((await shop.routing.identify(page)).indexable).toBe(false);
  });
});

describe("the routes of the blogger's cabinet (A §2.1)", () => {
  it.each([
    ['/cabinet', 'blogger-products', {}],
    ['/cabinet/products', 'blogger-products', {}],
    ['/cabinet/products/archive', 'blogger-archive', {}],
    ['/cabinet/products/posts', 'blogger-posts', {}],
    ['/cabinet/sales', 'blogger-sales', {}],
    ['/cabinet/sales/orders', 'blogger-orders', {}],
    ['/cabinet/sales/payouts', 'blogger-payouts', {}],
    ['/cabinet/sales/links', 'blogger-links', {}],
    ['/cabinet/sales/statements', 'blogger-statements', {}],
    ['/cabinet/products/5', 'blogger-item', { id: '5' }],
    ['/cabinet/products/5/story', 'blogger-post', { id: '5', entity: 'story' }],
    ['/cabinet/products/set', 'blogger-set', {}],
    ['/cabinet/products/selection', 'blogger-products-selection', {}],
    ['/cabinet/wiki', 'blogger-wikis', {}],
    ['/cabinet/wiki/first-post', 'blogger-wikis', { slug: 'first-post' }],
    ['/blogger-user-agreement', 'blogger-user-agreement', {}],
    ['/blogger-privacy-policy', 'blogger-privacy-policy', {}],
  ])('%s is %s of the cabinet, and is not indexed', async (path, name, params) => {
    const shop = browse({ config: { stage: 'production' } });
    const { page, status } = await shop.routing.open(path);
    expect([status, page.name, page.route.name, page.route.params]).toEqual([200, 'cabinet', name, params]);
    expect((await shop.routing.identify(page)).indexable).toBe(false);
  });

  it.each([
    '/cabinet/nothing',
    '/cabinet/nothing/5',
    '/cabinet/wiki/one/two',
    '/cabinet/products/0',
    '/cabinet/products/5/nothing',
    '/cabinet/products/5/story/more',
    '/elsewhere/products/5',
    '/elsewhere/wiki/first-post',
  ])('%s is no route', async (path) => {
    const { status } = await browse().routing.open(path);
    expect(status).toBe(404);
  });
});

describe('the routes of the back office', () => {
  it.each([
    ['/manage', 'manage-home', {}],
    ['/manage/orders', 'manage-orders', {}],
    ['/manage/orders/100000017', 'manage-order', { id: '100000017' }],
    ['/manage/changes', 'manage-changes', {}],
    ['/manage/shipping-methods', 'manage-list', { kind: 'shipping-methods' }],
    ['/manage/coupons/SPRING', 'manage-record', { kind: 'coupons', id: 'SPRING' }],
    ['/manage/coupons/~new', 'manage-record', { kind: 'coupons', id: '~new' }],
  ])('%s is %s, and is not indexed', async (path, name, params) => {
    const shop = browse({ config: { stage: 'production' } });
    const { page, status } = await shop.routing.open(path);
    expect([status, page.name, page.route.name, page.route.params]).toEqual([200, 'manage', name, params]);
    expect((await shop.routing.identify(page)).indexable).toBe(false);
  });

  it.each(['/manage/coupons/one/two', '/manage/changes/1', '/manage/No%20Kind'])('%s is no route', async (path) => {
    expect((await browse().routing.open(path)).status).toBe(404);
  });
});
