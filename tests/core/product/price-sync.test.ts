import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../../core/contract';
import { withSyncedPrices, withUnsyncedPrices } from '../../../core/pricing';
import { FIXTURE_PRODUCTS } from '../../fixtures/catalogue';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { openBrowsing, type Browsing, type BrowsingOptions } from '../browsing';
import { aChild, aProduct } from './build';

const NOW = 1_000;

describe('price sync (S §4)', () => {
  it('price_is_current is false until synced, then true with a refresh time', () => {
    const before = withUnsyncedPrices(aProduct());
    expect(before.price_is_current).toBe(false);
    const after = withSyncedPrices(before, aProduct({ price: 80, final_price: 80 }), NOW);
    expect(after).toMatchObject({ price: 80, price_is_current: true, price_refreshed_at: NOW });
    const notified = withSyncedPrices(before, aProduct({ price_refreshed_at: 7 }), NOW);
    expect(notified.price_refreshed_at).toBe(7);
  });

  it('replaces the prices of variants, parts and options, and nothing else', () => {
    const link = { link_type: 'associated', linked_product_sku: 'A', price: 1 };
    const part = { option_id: 1, product_links: [{ sku: 'A', qty: 1, price: 1 }] };
    const shown = aProduct({
      name: 'As shown',
      configurable_children: [
        aChild({ size: 's' }, { price: 5, special_price: 4 }),
        aChild({ size: 'm' }, { price: 5 }),
      ],
      product_links: [link],
      bundle_options: [part],
    });
    const fresh = aProduct({
      name: 'Renamed',
      configurable_children: [aChild({ size: 's' }, { price: 9 })],
      product_links: [{ ...link, price: 2 }],
      bundle_options: [{ ...part, product_links: [{ sku: 'A', qty: 1, price: 3 }] }],
      custom_options: [{ option_id: 1, title: 'Words', type: 'field', price: 4 }],
    });
    const synced = withSyncedPrices(shown, fresh, NOW);
    expect(synced.name).toBe('As shown');
    expect(synced.configurable_children?.[0]).toMatchObject({ price: 9, special_price: undefined });
    expect(synced.configurable_children?.[1]).toMatchObject({ price: 5 });
    expect(synced.product_links?.[0]?.price).toBe(2);
    expect(synced.bundle_options?.[0]?.product_links[0]?.price).toBe(3);
    expect(synced.custom_options?.[0]?.price).toBe(4);
  });

  it('is idempotent, for any two prices', () => {
    const price = fc.integer({ min: 0, max: 10 ** 7 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(price, price, fc.option(price), (old, now, special) => {
        const fresh = aProduct({ price: now, special_price: special });
        const once = withSyncedPrices(aProduct({ price: old }), fresh, NOW);
        expect(withSyncedPrices(once, fresh, NOW)).toEqual(once);
        expect(once.price).toBe(now);
      }),
    );
  });
});

describe('the prices of a page', () => {
  let fixture: FixturePlatform;
  beforeAll(async () => {
    fixture = await openFixturePlatform();
  });
  afterAll(async () => {
    await fixture.platform.close();
  });
  const browse = (options: Partial<BrowsingOptions> = {}): Browsing =>
    openBrowsing({ fetch: (request) => fixture.platform.fetch(request), clock: fixture.clock, ...options });
  const asked = ({ requests }: Browsing): readonly string[] =>
    requests.map(({ url }) => url).filter((url) => url.includes('render-list'));

  async function reprice(sku: string, price: number): Promise<void> {
    const record = FIXTURE_PRODUCTS.find(({ product }) => product.sku === sku);
    if (record === undefined) throw new Error(`No ${sku}`);
    await fixture.platform.catalogue.writeProduct({ ...record, product: { ...record.product, price } });
  }

  it('are refreshed on demand, with the same selection', async () => {
    const shop = browse();
    const view = shop.product.configure(await shop.product.load({ sku: 'TEE' }), { qty: 3 });
    expect(view.parent.price_is_current).toBe(false);
    await reprice('TEE', 14);
    const fresh = await shop.product.refreshPrices(view);
    expect(fresh.price.final).toBe(14);
    expect(fresh.configuration.qty).toBe(3);
    expect(fresh.current).toMatchObject({ price_is_current: true, price_refreshed_at: fixture.clock.now() });
    await reprice('TEE', 15);
  });

  it('stay unchanged when render-list fails (S §8)', async () => {
    const answer = { items: [aProduct()], total: 1, start: 0, perPage: 1 };
    const headers = { 'content-type': 'application/json' };
    const shop = browse({
      fetch: ({ url }) =>
        url.includes('render-list')
          ? new Response('', { status: 500 })
          : new Response(JSON.stringify(url.includes('type=product') ? answer : { ...answer, items: [] }), { headers }),
    });
    const view = await shop.product.load({ sku: 'TEE' });
    expect(await shop.product.refreshPrices(view)).toBe(view);
    expect(view.parent.price_is_current).toBe(false);
  });

  it('are requested again with each page if configured, and only there', async () => {
    const usual = browse();
    await usual.product.load({ sku: 'TEE' });
    expect(asked(usual)).toEqual([]);
    const synced = browse({ config: { products: { syncPlatformPrices: true } } });
    expect((await synced.product.load({ sku: 'TEE' })).parent.price_is_current).toBe(true);
    expect(asked(synced)).toHaveLength(1);
  });
});

describe('a group of shoppers (S §6, §7)', () => {
  const group = { id: '4', token: '4.secret' };
  const answering = (): Response =>
    new Response(JSON.stringify({ items: [aProduct()] satisfies Product[], total: 1, start: 0, perPage: 1 }), {
      headers: { 'content-type': 'application/json' },
    });

  it.each([
    [true, { userGroupId: '4', groupToken: '4.secret' }],
    [false, { userGroupId: null, groupToken: null }],
  ])(
    'is sent with catalogue searches and render-list calls if group prices are on (%s; off by default)',
    async (isOn, sent) => {
      const shop = openBrowsing({ fetch: answering, config: isOn ? { products: { userGroupPrices: true } } : {} });
      shop.session.userGroup = group;
      await shop.catalogue.search({ text: 'tee' });
      await shop.product.bySkus(['TEE']);
      for (const { url } of shop.requests) {
        const query = new URL(url, 'http://shop.test').searchParams;
        expect({ userGroupId: query.get('userGroupId'), groupToken: query.get('groupToken') }).toEqual(sent);
      }
      expect(shop.requests).toHaveLength(2);
    },
  );

  it('is sent to the URL map too, and never for a guest', async () => {
    const shop = openBrowsing({ fetch: answering, config: { products: { userGroupPrices: true } } });
    await shop.catalogue.search({ text: 'tee' });
    expect(shop.requests[0]?.url).not.toContain('group');
    shop.session.userGroup = group;
    await shop.routing.resolve('/somewhere-unknown').catch(() => undefined);
    const asked = shop.requests.find(({ method }) => method === 'POST');
    expect(asked?.body).toEqual(expect.any(String));
    expect(JSON.parse(typeof asked?.body === 'string' ? asked.body : '')).toMatchObject({
      groupId: '4',
      groupToken: '4.secret',
    });
  });
});
