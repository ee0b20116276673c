import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowsing, type Browsing, type BrowsingOptions } from '../browsing';
import { checkEmail } from '../../../core/content';
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

describe('site settings', () => {
  it('are requested once, however many callers need them', async () => {
    const shop = browse();
    const [first, second] = await Promise.all([shop.content.loadSettings(), shop.content.loadSettings()]);
    expect(first).toBe(second);
    expect(first.name).toBe('Vitrine');
    expect(shop.content.settings).toBe(first);
    expect(shop.requests.map(({ url }) => new URL(url, 'http://shop.test').pathname)).toEqual([
      '/api/cms/block/cms_settings',
    ]);
    expect(shop.requests[0]?.url).not.toContain('skipCache');
  });

  it('are refused if malformed, and requested again', async () => {
    let json: unknown = ['Vitrine'];
    const shop = browse({
      fetch: () => Response.json({ code: 200, result: { id: 1, identifier: 'cms_settings', json } }),
    });
    await expect(shop.content.loadSettings()).rejects.toMatchObject({ code: 'bad-response-format' });
    expect(shop.content.settings).toBeNull();
    json = { name: 'Mended' };
    expect((await shop.content.loadSettings()).name).toBe('Mended');
  });

  it('are used without unreadable fields, and telemetry gets their names', async () => {
    const json = { name: 'Vitrine', skin: 7, sliders: [{ image: '/a.jpg', bg: 'red' }] };
    const shop = browse({
      fetch: () => Response.json({ code: 200, result: { id: 1, identifier: 'cms_settings', json } }),
    });
    expect(await shop.content.loadSettings()).toEqual({ name: 'Vitrine', sliders: [{ image: '/a.jpg' }] });
    const notified = shop.telemetry.records.map((record) => (record.kind === 'log' ? record.data : record));
    expect(notified).toEqual([
      { source: 'cms_settings', place: 'sliders.*.bg' },
      { source: 'cms_settings', place: 'skin' },
    ]);
  });

  it('come from the server-rendered page, and nothing else does', async () => {
    const server = browse();
    expect(server.content.dehydrate()).toBeNull();
    await server.content.loadSettings();
    const shop = browse();
    shop.content.hydrate({ store: 'us', settings: { name: 5 } });
    shop.content.hydrate(7);
    expect(shop.content.settings).toBeNull();
    shop.content.hydrate(structuredClone(server.content.dehydrate()));
    expect((await shop.content.loadSettings()).name).toBe('Vitrine');
    expect(shop.requests).toHaveLength(0);
  });
});

describe('the home page', () => {
  it('has bestsellers, the new collection and the main categories with their products', async () => {
    const shop = browse();
    const home = await shop.content.home();
    expect(home.bestsellers.map(({ sku }) => sku)).toEqual(['BELT', 'CAP']);
    expect(home.mainCategories.map(({ name, path }) => [name, path])).toEqual([
      ['Women', '/c/women-3'],
      ['Men', '/c/men-5'],
    ]);
    expect(home.mainCategories.flatMap(({ products }) => products).length).toBeGreaterThan(0);
    expect(home.slides).toEqual([]);
  });

  it('shows no product twice', async () => {
    const { bestsellers, newCollection, sale } = await browse().content.home();
    const rows = [newCollection, sale, bestsellers];
    const skus = rows.flat().map(({ sku }) => sku);
    expect(skus.length).toBeGreaterThan(3);
    expect(new Set(skus).size).toBe(skus.length);
  });

  it('shows the newest products if the merchant has marked none', async () => {
    const home = await browse().content.home();
    expect(home.newCollection[0]?.sku).toBe('CARD');
    expect(home.newCollection.map(({ sku }) => sku)).not.toContain('HIDDEN');
  });
});

describe('pages and blocks', () => {
  it('are found by identifier', async () => {
    const { content } = browse();
    expect((await content.page('about')).title).toBe('About us');
    expect((await content.block('cms_settings')).identifier).toBe('cms_settings');
  });

  it("are 'CMS query returned empty result' if there are none (S §8)", async () => {
    const { content } = browse();
    const missing = { code: 'cms-query-empty', message: 'CMS query returned empty result' };
    await expect(content.page('nothing')).rejects.toMatchObject(missing);
    await expect(content.block('nothing')).rejects.toMatchObject(missing);
  });

  it('are offline or failed if unreachable, never missing', async () => {
    const shop = browse({ fetch: () => new Response('', { status: 503 }) });
    await expect(shop.content.page('about')).rejects.toMatchObject({ code: 'bad-content-type' });
    shop.network.set(false);
    await expect(shop.content.page('about')).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('the newsletter', () => {
  it('accepts an address and trims it', async () => {
    const shop = browse();
    await shop.content.subscribeNewsletter(' ada@example.org ');
    expect(shop.requests[0]?.body).toContain('"ada@example.org"');
    expect(await firstValueFrom(shop.notices.notifications$)).toEqual([]);
  });

  it.each([
    ['', 'email: Please enter an e-mail address'],
    ['ada', 'email: "ada" is not an e-mail address'],
    ['a b@example.org', 'email: "a b@example.org" is not an e-mail address'],
    [`${'a'.repeat(250)}@x.org`, 'email: An e-mail address has 254 characters at most'],
  ])('refuses %j and says why', async (email, message) => {
    const shop = browse();
    await expect(shop.content.subscribeNewsletter(email)).rejects.toMatchObject({ code: 'invalid-input', message });
    expect(shop.requests).toHaveLength(0);
    expect(() => checkEmail(email)).toThrow(message);
  });
});
