import { describe, expect, it } from 'vitest';
import { parseConfig, type ShopConfigInput } from '../../../../core/shopper';
import { createSiteFiles, type SiteFilesOptions } from '../../../../cli/serve/site/site-files';

async function* noAddresses(): AsyncGenerator<never, void, void> {}

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';

function files(more: Partial<SiteFilesOptions> = {}, config: ShopConfigInput = {}) {
  const drawn: string[] = [];
  const site = createSiteFiles({
    platform: {
      fetch: (request) =>
        Promise.resolve(
          request.url.includes('cms_settings')
            ? Response.json({
                code: 200,
                result: { json: { name: 'Atelier & Co', seo: { site_description: 'Coats' } } },
              })
            : request.url.endsWith('/img/600/744/resize/garment/coat.svg')
              ? new Response(ICON)
              : new Response('', { status: 404 }),
        ),
      addresses: { count: () => Promise.resolve(0), list: noAddresses },
      feed: noAddresses,
    },
    config: parseConfig(config),
    base: 'https://shop.example',
    icon: () => Promise.resolve(ICON),
    raster: (_svg, { width, height, margin = 0, ground = 'none' }) => {
      drawn.push(`${String(width)}x${String(height)} ${String(margin)} ${ground}`);
      return Promise.resolve(Buffer.from(`png ${String(width)}`));
    },
    ...more,
  });
  const get = (path: string) => site.respond(new Request(`https://shop.example${path}`), path);
  return { get, drawn };
}

describe('robots.txt', () => {
  it('excludes URLs that are not pages, and names the sitemap', async () => {
    const text = await (await files().get('/robots.txt'))?.text();
    expect(text).toContain('Disallow: /api/\n');
    expect(text).not.toMatch(/Disallow: \/url$/m);
    expect(text).toContain('Sitemap: https://shop.example/sitemap.xml\n');
  });
  it('disallows crawling outside production, and lets pages say noindex themselves (A §2.1)', async () => {
    const text = await (await files({}, { stage: 'staging' }).get('/robots.txt'))?.text();
    expect(text).not.toContain('Sitemap');
    expect(text).not.toMatch(/Disallow: \/$/m);
  });
});

describe('product feeds', () => {
  it('are built once for any query string, and answered with 304 for clients that have them', async () => {
    let made = 0;
    const platform = {
      fetch: () => Promise.resolve(Response.json({ code: 200, result: { json: {} } })),
      addresses: { count: () => Promise.resolve(0), list: noAddresses },
      feed: () => {
        made += 1;
        return noAddresses();
      },
    };
    const site = createSiteFiles({
      platform,
      config: parseConfig({}),
      base: 'https://shop.example',
      icon: () => Promise.resolve(ICON),
      raster: () => Promise.resolve(Buffer.from('png')),
    });
    const [store] = parseConfig({}).stores.available;
    const path = `/feeds/google-${String(store)}.xml`;
    const ask = (query: string, headers: Record<string, string> = {}) =>
      site.respond(new Request(`https://shop.example${path}${query}`, { headers }), path);
    const first = await ask('');
    expect(await first?.text()).toContain('<rss version="2.0"');
    await Promise.all(['?z=1', '?z=2', '?z=3'].map((query) => ask(query)));
    expect(made).toBe(1);
    const again = await ask('', { 'if-none-match': `"other", W/${first?.headers.get('etag') ?? ''}` });
    expect([again?.status, await again?.text()]).toEqual([304, '']);
  });
});

describe('icons', () => {
  it.each([
    ['/icons/icon-16.png', '16x16 0 none'],
    ['/icons/icon-32.png', '32x32 0 none'],
    ['/icons/icon-180.png', '180x180 0 #17140f'],
    ['/icons/maskable-512.png', '512x512 0.1 #17140f'],
  ])('%s is drawn once, on the first request', async (path, size) => {
    const { get, drawn } = files();
    expect(drawn).toEqual([]);
    expect((await get(path))?.headers.get('content-type')).toBe('image/png');
    await get(path);
    expect(drawn).toEqual([size]);
  });
  it('are retried when drawing failed', async () => {
    let tries = 0;
    const raster = () => (tries++ === 0 ? Promise.reject(new Error('busy')) : Promise.resolve(Buffer.from('png')));
    const { get } = files({ raster });
    await expect(get('/icons/icon-16.png')).rejects.toThrow('busy');
    expect((await get('/icons/icon-16.png'))?.status).toBe(200);
  });
  it('of 16, 32 and 48 pixels are in favicon.ico, in its format', async () => {
    const bytes = Buffer.from((await (await files().get('/favicon.ico'))?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const entries = [0, 1, 2].map((index) => {
      const row = 6 + 16 * index;
      const [length, offset] = [bytes.readUInt32LE(row + 8), bytes.readUInt32LE(row + 12)];
      return [bytes.readUInt8(row), bytes.subarray(offset, offset + length).toString()];
    });
    expect(entries).toEqual([
      [16, 'png 16'],
      [32, 'png 32'],
      [48, 'png 48'],
    ]);
  });
});

describe('link preview pictures', () => {
  it('are the drawings as PNG, drawn once', async () => {
    const { get, drawn } = files();
    expect((await get('/share/garment/coat.png'))?.headers.get('content-type')).toBe('image/png');
    await get('/share/garment/coat.png');
    expect(drawn).toEqual(['600x744 0 none']);
    expect(await get('/share/garment/none.png')).toBeUndefined();
  });
  it('yield to shoppers: 503 when too many are requested', async () => {
    const busy = Object.assign(new Error('full'), { name: 'TooBusyError' });
    const response = await files({ raster: () => Promise.reject(busy) }).get('/share/garment/coat.png');
    expect(response?.status).toBe(503);
    expect(response?.headers.get('retry-after')).toBe('5');
  });
});

describe('the web app manifest', () => {
  it('belongs to its store and uses the merchant’s texts', async () => {
    const response = await files().get('/en/manifest.webmanifest');
    expect(response?.headers.get('content-type')).toContain('application/manifest+json');
    expect(await response?.json()).toMatchObject({
      name: 'Atelier & Co',
      short_name: 'Atelier & Co',
      description: 'Coats',
      start_url: '/en',
      scope: '/en',
      lang: 'en-GB',
      theme_color: '#f6f2ea',
    });
    expect(await (await files().get('/manifest.webmanifest'))?.json()).toMatchObject({ start_url: '/' });
  });
  it('shows the icons uploaded by the merchant instead of the default ones', async () => {
    const favicons = [
      { type: 'png', src: '/img/shop/a-192.png', size: '192x192' },
      { type: 'png', src: 'javascript:alert(1)', size: '512x512' },
    ];
    const platform = {
      fetch: () => Promise.resolve(Response.json({ code: 200, result: { json: { name: 'Atelier', favicons } } })),
      addresses: { count: () => Promise.resolve(0), list: noAddresses },
      feed: noAddresses,
    };
    expect(await (await files({ platform }).get('/manifest.webmanifest'))?.json()).toMatchObject({
      icons: [{ src: '/img/shop/a-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' }],
    });
    expect(await (await files().get('/manifest.webmanifest'))?.text()).toContain('/icons/icon-512.png');
  });
  it('does not exist for a closed store', async () => {
    expect(await files().get('/de/manifest.webmanifest')).toBeUndefined();
    expect(await files().get('/c/manifest.webmanifest')).toBeUndefined();
  });
  it('has a name even without settings', async () => {
    const platform = {
      fetch: () => Promise.resolve(new Response('', { status: 500 })),
      addresses: { count: () => Promise.resolve(0), list: noAddresses },
      feed: noAddresses,
    };
    expect(await (await files({ platform }).get('/manifest.webmanifest'))?.json()).toMatchObject({ name: 'Vitrine' });
  });
});
