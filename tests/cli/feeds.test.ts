// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueFaults, portalFaults, readFeed } from '../fixtures/portal-rules';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.remove());

describe('vitrine catalog feed', () => {
  it('writes the feed of a store to stdout, and nothing else', async () => {
    const address = ['--public-url', 'https://shop.example/'];
    const { code, stdout, stderr } = await shop.run(
      'catalog',
      'feed',
      '--portal',
      'google',
      '--store',
      'en',
      ...address,
    );
    expect([code, stderr]).toEqual([0, '']);
    const { items } = readFeed(stdout);
    expect(items.length).toBeGreaterThan(60);
    expect(items.flatMap((item) => portalFaults(item, 'google'))).toEqual([]);
    expect(catalogueFaults(items)).toEqual([]);
    expect(items[0]?.get('link')?.[0]).toMatch(/^https:\/\/shop\.example\/en\/p\//);
  });
  it('counts its entries and names omitted ones with --json', async () => {
    expect(await shop.ask('catalog', 'feed')).toMatchObject({ store: 'us', portal: 'facebook', left_out: [] });
  });
  it('refuses a closed store, and an unknown portal', async () => {
    const closed = await shop.run('--json', 'catalog', 'feed', '--store', 'ru');
    expect([closed.code, closed.error()]).toMatchObject([2, { error: { message: '--store must be one of us, en' } }]);
    expect((await shop.run('catalog', 'feed', '--portal', 'shopzilla')).code).toBe(2);
  });
});

describe('vitrine blogger feeds', () => {
  it('lists the link of each language of the open stores', async () => {
    expect(await shop.ask('blogger', 'feeds', '--stores', 'us,de')).toEqual({
      items: [
        { language: 'en', link: '/feeds/facebook-us.xml' },
        { language: 'de', link: '/feeds/facebook-de.xml' },
      ],
      total: 2,
    });
    expect((await shop.run('blogger', 'feeds')).stdout).toMatch(/en\s+\/feeds\/facebook-us\.xml/);
  });
});
