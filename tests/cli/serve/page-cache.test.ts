import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, type PageCacheOptions } from '../../../cli/serve/pages/page-cache';

type Tags = ReadonlySet<string> | 'everything';
const DAY_MS = 86_400_000;

function shop(options: { readonly maxBytes?: number } = {}) {
  let now = 0;
  let waiting: Promise<void> = Promise.resolve();
  let status = 200;
  const changed: Tags[] = [];
  const made: string[] = [];
  const dependsOn = new Map<string, ReadonlySet<string> | undefined>();
  const storefront: PageCacheOptions['storefront'] = {
    fetch: async (request) => (await storefront.render(request)).response,
    pageKey: (request) => new URL(request.url).pathname + new URL(request.url).search,
    async render(request) {
      const { pathname } = new URL(request.url);
      made.push(pathname);
      const turn = made.filter((path) => path === pathname).length;
      await waiting;
      const tags = dependsOn.has(pathname) ? dependsOn.get(pathname) : new Set([pathname.slice(1)]);
      const response = new Response(`${pathname} ${turn} ${'x'.repeat(500)}`, {
        status,
        headers: { 'content-type': 'text/html' },
      });
      return { response, dependsOn: tags };
    },
  };
  const cache = createPageCache({
    storefront,
    now: () => now,
    changes: {
      since: (cursor) => {
        const news = changed.slice(cursor?.recorded ?? changed.length);
        const tags: Tags = news.includes('everything')
          ? 'everything'
          : new Set(news.flatMap((set) => (set === 'everything' ? [] : [...set])));
        return Promise.resolve({ cursor: { recorded: changed.length, edges: 0, renewed: 0 }, tags });
      },
    },
    ...options,
  });
  return {
    cache,
    made,
    dependsOn,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      cache.fetch(new Request(`http://shop.test${path}`, { method, headers })),
    text: async (path: string) =>
      (await (await cache.fetch(new Request(`http://shop.test${path}`))).text()).slice(0, -501),
    change: (...tags: string[]) => void changed.push(new Set(tags)),
    changeAll: () => void changed.push('everything'),
    wait: (ms: number) => {
      now += ms;
    },
    answer: (next: number) => {
      status = next;
    },
    hold: () => {
      let release: () => void = () => undefined;
      waiting = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

describe('the page cache', () => {
  it('renders a page once and serves it until its content has changed', async () => {
    const { text, change, made } = shop();
    expect([await text('/a'), await text('/a'), await text('/b')]).toEqual(['/a 1', '/a 1', '/b 1']);
    change('a');
    expect([await text('/a'), await text('/b')]).toEqual(['/a 2', '/b 1']);
    expect(made).toEqual(['/a', '/b', '/a']);
  });

  it('renders every page again when everything may have changed', async () => {
    const { text, changeAll } = shop();
    await text('/a');
    changeAll();
    expect(await text('/a')).toBe('/a 2');
  });

  it('renders a page once for many concurrent requests', async () => {
    const { text, hold, made } = shop();
    const release = hold();
    const asked = Promise.all([text('/a'), text('/a'), text('/a')]);
    release();
    expect(await asked).toEqual(['/a 1', '/a 1', '/a 1']);
    expect(made).toEqual(['/a']);
  });

  it('discards a page whose data changes while it is rendered, and later visitors do not wait for it', async () => {
    const { text, change, hold, made } = shop();
    const release = hold();
    const early = text('/a');
    await Promise.resolve();
    change('a');
    const late = text('/a');
    release();
    expect([await early, await late]).toEqual(['/a 1', '/a 2']);
    expect(await text('/a')).toBe('/a 2');
    expect(made).toHaveLength(2);
  });

  it('does not keep a page with an outdated change that nobody requested meanwhile', async () => {
    const { text, change, hold, cache } = shop();
    const release = hold();
    const early = text('/a');
    await Promise.resolve();
    change('a');
    release();
    expect(await early).toBe('/a 1');
    expect(cache.count).toBe(0);
    expect(await text('/a')).toBe('/a 2');
  });

  it('never replaces a newer page with an outdated one', async () => {
    const { text, change, hold } = shop();
    const releaseEarly = hold();
    const early = text('/a');
    await Promise.resolve();
    change('a');
    const releaseLate = hold();
    const late = text('/a');
    releaseLate();
    expect(await late).toBe('/a 2');
    releaseEarly();
    expect(await early).toBe('/a 1');
    expect(await text('/a')).toBe('/a 2');
  });

  it('keeps a page that was rendered while something else changed', async () => {
    const { text, change, hold } = shop();
    const release = hold();
    const early = text('/a');
    await Promise.resolve();
    change('b');
    release();
    await early;
    expect(await text('/a')).toBe('/a 1');
  });

  it('keeps no page that was rendered while everything changed', async () => {
    const { text, changeAll, hold } = shop();
    const release = hold();
    const early = text('/a');
    await Promise.resolve();
    changeAll();
    release();
    await early;
    expect(await text('/a')).toBe('/a 2');
  });

  it.each([301, 302, 404, 500])('never keeps a response with status %i', async (status) => {
    const { get, text, answer, cache } = shop();
    answer(status);
    expect((await get('/a')).status).toBe(status);
    expect(cache.count).toBe(0);
    answer(200);
    expect(await text('/a')).toBe('/a 2');
  });

  it('never caches a page whose changes cannot be tracked, and renders a separate one for each waiting visitor', async () => {
    const { text, dependsOn, cache } = shop();
    dependsOn.set('/cart', undefined);
    expect((await Promise.all([text('/cart'), text('/cart')])).sort()).toEqual(['/cart 1', '/cart 2']);
    expect(cache.count).toBe(0);
  });

  it('asks the storefront for a signed-in visitor', async () => {
    const { get, made, cache } = shop();
    await get('/a');
    await get('/a', { authorization: 'Bearer me' });
    expect(made).toEqual(['/a', '/a']);
    expect(cache.count).toBe(1);
  });

  it('expires a page after 86400 s (S §9)', async () => {
    const { text, wait } = shop();
    await text('/a');
    wait(DAY_MS - 1);
    expect(await text('/a')).toBe('/a 1');
    wait(1);
    expect(await text('/a')).toBe('/a 2');
  });

  it('retries after a failure', async () => {
    const { cache } = shop();
    let fails = true;
    const failing = createPageCache({
      now: () => 0,
      changes: {
        since: () => Promise.resolve({ cursor: { recorded: 0, edges: 0, renewed: 0 }, tags: new Set<string>() }),
      },
      storefront: {
        fetch: () => Promise.reject(new Error('not asked')),
        pageKey: () => 'a',
        render: () =>
          fails
            ? Promise.reject(new Error('broken'))
            : Promise.resolve({ response: new Response('here'), dependsOn: new Set(['a']) }),
      },
    });
    const request = () => new Request('http://shop.test/a');
    const both = await Promise.allSettled([failing.fetch(request()), failing.fetch(request())]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await (await failing.fetch(request())).text()).toBe('here');
    expect(cache.count).toBe(0);
  });

  it('stays within its limit, and evicts the least recently requested pages first', async () => {
    const { text, cache, made } = shop({ maxBytes: 1200 });
    await text('/a');
    await text('/b');
    await text('/a');
    await text('/c');
    expect(cache.count).toBe(2);
    await text('/a');
    expect(made).toEqual(['/a', '/b', '/c']);
    expect(await text('/b')).toBe('/b 2');
  });

  it('keeps pages without a query, however many with one are requested', async () => {
    const { text, cache, made } = shop({ maxBytes: 6000 });
    await text('/a');
    await text('/b');
    for (let n = 0; n < 40; n += 1) await text(`/?x=${String(n)}`);
    expect(cache.count).toBe(4);
    made.length = 0;
    await text('/a');
    await text('/b');
    expect(made).toEqual([]);
    for (let n = 0; n < 9; n += 1) await text(`/list?page=1`);
    expect(made).toEqual(['/list']);
  });
});

describe('a cached page response', () => {
  it('has the encoding that the browser accepts', async () => {
    const { get } = shop();
    const body = async (response: Response) => Buffer.from(await response.arrayBuffer());
    const plain = await body(await get('/a'));
    const brotli = await get('/a', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await body(brotli))).toEqual(plain);
    const gzip = await get('/a', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    const packed = await body(gzip);
    expect(gzip.headers.get('content-length')).toBe(String(packed.length));
    expect(gunzipSync(packed)).toEqual(plain);
    expect(brotli.headers.get('vary')).toContain('accept-encoding');
  });

  it('is not sent again to a browser that has it, until it changes', async () => {
    const { get, change } = shop();
    const first = await get('/a');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/a', { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get('/a', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(200);
    change('a');
    const changed = await get('/a', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('has only its headers for a HEAD request', async () => {
    const { get } = shop();
    const response = await get('/a', {}, 'HEAD');
    expect(await response.text()).toBe('');
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(500);
    expect(response.headers.get('content-type')).toBe('text/html');
  });
});
