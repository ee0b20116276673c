import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowsing, type Browsing, type BrowsingOptions } from '../browsing';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

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
const broken: Partial<BrowsingOptions> = { fetch: () => new Response('no', { status: 500 }) };

describe('the catalogue', () => {
  it('makes one request for a listing, including its facets and attributes', async () => {
    const shop = browse();
    const listing = await shop.catalogue.search({ text: 'jacket', filters: { color: ['black'] } });
    expect(shop.requests).toHaveLength(1);
    expect(listing.items.map((item) => item.sku)).toEqual(['JACKET']);
    expect(listing.facets.find((facet) => facet.code === 'color')?.values).toContainEqual(
      expect.objectContaining({ value: 'black', selected: true }),
    );
  });

  it('derives the slug of a category from url_key, or from name and id if URL keys are off (S §3)', async () => {
    const on = await browse().catalogue.category(4);
    expect([on.category.name, on.category.slug]).toEqual(['Jackets', 'jackets-4']);
    const shop = browse({ config: { urls: { useUrlKeys: false } } });
    const { category } = await shop.catalogue.category('jackets-4');
    expect([category.id, category.slug]).toEqual([4, 'jackets-4']);
    expect((await shop.catalogue.category('jacken-4')).category.id).toBe(4);
    await expect(browse().catalogue.category('jacken-4')).rejects.toMatchObject({ code: 'category-query-empty' });
  });

  it('resolves a label to its value, and remembers it without a second request', async () => {
    const shop = browse();
    const listing = await shop.catalogue.search({ filters: { color: ['BLACK'], gender: ['Women'] } });
    expect(listing.query.filters).toEqual({ color: ['black'], gender: ['women'] });
    expect(listing.total).toBe(1);
    expect(shop.requests).toHaveLength(3);
    await shop.catalogue.search({ filters: { color: ['Red'] } });
    expect(shop.requests).toHaveLength(4);
  });

  it('counts in each facet the products that its value then finds', async () => {
    const shop = browse();
    const { facets } = await shop.catalogue.search({});
    for (const facet of facets) {
      for (const value of facet.values) {
        const found = await shop.catalogue.search({ filters: { [facet.code]: [value.value] } });
        expect([facet.code, value.value, found.total]).toEqual([facet.code, value.value, value.count]);
      }
    }
  });

  it('finds the price ranges that it counts', async () => {
    const shop = browse();
    const both = await shop.catalogue.search({ filters: { price: ['0-50', '150-'] } });
    const low = await shop.catalogue.search({ filters: { price: ['0-50'] } });
    const high = await shop.catalogue.search({ filters: { price: ['150-'] } });
    expect(both.total).toBe(low.total + high.total);
    expect(high.total).toBeGreaterThan(0);
  });

  it('opens a category by the reference in its URL, with subcategories and breadcrumbs', async () => {
    const page = await browse().catalogue.category('jackets-4');
    expect(page.category.id).toBe(4);
    expect(page.breadcrumbs).toEqual([{ name: 'Women', path: '/c/women-3' }]);
    expect(page.listing.items.map((item) => item.sku)).toEqual(['JACKET']);
    const women = await browse().catalogue.category('women');
    expect(women.children).toEqual([expect.objectContaining({ id: 4, link: '/c/jackets-4' })]);
    expect(women.listing.total).toBe(1);
  });

  it('shows subcategories by the rule of the menu: with products of the mode, or with own categories (A §2.5)', async () => {
    const choosing = await openFixturePlatform();
    await choosing.platform.catalogue.writeBlocks([
      { blocks: { en: { id: 1, identifier: 'cms_settings', json: { name: 'Vitrine', product_choose: true } } } },
    ]);
    const below = async ({ platform }: FixturePlatform, key: string) =>
      (await browse({ fetch: (request) => platform.fetch(request) }).catalogue.category(key)).children.map(
        ({ id }) => id,
      );
    expect(await below(fixture, 'women')).toEqual([4]);
    expect(await below(choosing, 'women')).toEqual([]);
    expect(await below(choosing, 'shop')).toEqual([3]);
    await choosing.platform.close();
  });

  it("fails with 'Category query returned empty result {key} = {value}' for an unknown category (S §8)", async () => {
    await expect(browse().catalogue.category('nothing')).rejects.toMatchObject({
      code: 'category-query-empty',
      message: 'Category query returned empty result slug = nothing',
    });
    await expect(browse().catalogue.category(0)).rejects.toMatchObject({
      message: 'Category query returned empty result id = 0',
    });
  });

  it('requests the menu levels once and the whole tree once, however many callers need them (A §7)', async () => {
    const shop = browse();
    await Promise.all([shop.catalogue.loadMenu(), shop.catalogue.tree(), shop.catalogue.breadcrumbs([4])]);
    await shop.catalogue.loadMenu();
    await shop.catalogue.category('men-5');
    const asked = shop.requests.filter((request) => request.url.includes('type=category'));
    expect(asked.map(({ url }) => /"level","value":\{"lte":(\d+)\}/.exec(decodeURIComponent(url))?.[1])).toEqual([
      '4',
      undefined,
    ]);
  });

  it('derives the menu from the whole tree if that is loaded', async () => {
    const shop = browse();
    await shop.catalogue.tree();
    await shop.catalogue.loadMenu();
    expect(shop.requests.filter((request) => request.url.includes('type=category'))).toHaveLength(1);
  });

  it('starts its menu at the configured level, preceded by the main category unless that is the level (A §2.5)', async () => {
    const menuAt = async (menuLevel: number) => {
      const shop = browse({ config: { catalogue: { menuLevel } } });
      const menu = await shop.catalogue.loadMenu();
      const main = await firstValueFrom(shop.catalogue.mainCategory$);
      return [main?.level ?? null, [...new Set(menu.map(({ level }) => level))]];
    };
    expect(await menuAt(-1)).toEqual([1, [2]]);
    expect(await menuAt(3)).toEqual([1, [3]]);
    expect(await menuAt(1)).toEqual([null, [1]]);
  });

  it('requests the products of a category at once when the menu contains it', async () => {
    const server = browse({ config: { serverSide: true } });
    await server.catalogue.loadMenu();
    let isOpen: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (isOpen = resolve));
    const shop = browse({
      fetch: async (request) => {
        await gate;
        return fixture.platform.fetch(request);
      },
    });
    shop.catalogue.hydrate(structuredClone(server.catalogue.dehydrate()));
    const page = shop.catalogue.category('jackets-4');
    await expect.poll(() => shop.requests.length).toBe(2);
    isOpen();
    expect((await page).listing.query.categoryId).toBe(4);
    expect(shop.requests).toHaveLength(2);
  });

  it('has links and names of the current store', async () => {
    const shop = browse({ storeCode: 'en' });
    const menu = await shop.catalogue.loadMenu();
    expect(menu.map(({ name, path }) => [name, path])).toEqual([
      ['Women', '/en/c/women-3'],
      ['Men', '/en/c/men-5'],
    ]);
  });

  it('appends the next items until the list is complete', async () => {
    const shop = browse();
    const first = await shop.catalogue.search({ size: 4 });
    let listing = first;
    for (let rounds = 0; rounds < 10 && listing.items.length < listing.total; rounds += 1) {
      listing = await shop.catalogue.more(listing);
    }
    expect(listing.items).toHaveLength(first.total);
    expect(new Set(listing.items.map((item) => item.sku)).size).toBe(first.total);
    expect(listing.facets).toEqual(first.facets);
    const before = shop.requests.length;
    expect(await shop.catalogue.more(listing)).toBe(listing);
    expect(shop.requests).toHaveLength(before);
  });

  it('completes typed text, and finds nothing for spaces', async () => {
    const shop = browse();
    expect(await shop.catalogue.suggest('  ')).toMatchObject({ text: '  ', items: [], total: 0 });
    const found = await shop.catalogue.suggest('jack');
    expect(found.items.map((item) => item.sku)).toContain('JACKET');
    expect((await shop.catalogue.search({ text: 'jack' })).total).toBe(found.total);
  });

  it('explains how the words were interpreted, if not literally', async () => {
    const shop = browse();
    expect(await shop.catalogue.search({ text: 'jakcet' })).toMatchObject({ fuzzy: true, suggestion: 'jacket' });
    expect(await shop.catalogue.search({ text: 'jacket' })).not.toHaveProperty('suggestion');
  });

  it('completes with in-stock products if the shop lists only those', async () => {
    const all = await browse().catalogue.suggest('scarf');
    const shop = browse({ config: { products: { listOutOfStockProducts: false } } });
    const inStock = await shop.catalogue.suggest('scarf');
    expect(inStock.total).toBeLessThan(all.total);
    expect((await shop.catalogue.search({ text: 'scarf' })).total).toBe(inStock.total);
  });

  it("rejects with 'search-failed' when the catalogue is unreachable, and reports whether it was the network (S §8)", async () => {
    const shop = browse(broken);
    await expect(shop.catalogue.search({})).rejects.toMatchObject({
      code: 'search-failed',
      details: { offline: false },
    });
    shop.network.set(false);
    await expect(shop.catalogue.search({})).rejects.toMatchObject({
      code: 'search-failed',
      details: { offline: true },
    });
  });

  it('shows an uncached category offline as an empty list, with the reason (S §4)', async () => {
    let isDown = false;
    const shop = browse({
      fetch: (request) => {
        if (isDown) throw new Error('no network');
        return fixture.platform.fetch(request);
      },
    });
    await shop.catalogue.tree();
    isDown = true;
    shop.network.set(false);
    const { category, breadcrumbs, listing } = await shop.catalogue.category('jackets-4');
    expect([category.id, breadcrumbs.length]).toEqual([4, 1]);
    expect(listing).toMatchObject({ items: [], total: 0, facets: [], offline: true });
    isDown = false;
    shop.network.set(true);
    expect((await shop.catalogue.category('jackets-4')).listing).not.toHaveProperty('offline');
  });

  it('requests the categories again after a failure', async () => {
    let failing = true;
    const shop = browse({
      fetch: async (request) => (failing ? new Response('no', { status: 500 }) : await fixture.platform.fetch(request)),
    });
    await expect(shop.catalogue.tree()).rejects.toMatchObject({ code: 'search-failed' });
    await expect(shop.catalogue.attributes()).rejects.toMatchObject({ code: 'search-failed' });
    expect(await shop.catalogue.breadcrumbs([4])).toEqual([]);
    failing = false;
    expect(await shop.catalogue.tree()).toHaveLength(4);
    expect((await shop.catalogue.attributes()).map(({ attribute_code: code }) => code)).toContain('color');
  });

  it('continues in the browser with the menu of the server, without a request', async () => {
    const server = browse({ config: { serverSide: true } });
    const menu = await server.catalogue.loadMenu();
    const shop = browse();
    shop.catalogue.hydrate(JSON.parse(JSON.stringify(server.catalogue.dehydrate())));
    expect(await shop.catalogue.loadMenu()).toEqual(menu);
    expect(shop.requests).toHaveLength(0);
    shop.catalogue.hydrate('nonsense');
    shop.catalogue.hydrate({ store: 'us', menu: 5 });
    expect(await shop.catalogue.loadMenu()).toEqual(menu);
  });
});
