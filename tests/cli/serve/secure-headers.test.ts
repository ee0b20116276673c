import { describe, expect, it } from 'vitest';
import { AddressPace } from '../../../cli/serve/address-pace';
import { answerRequest, type Dependencies } from '../../../cli/serve/answer-request';

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
function parts(change: Partial<Dependencies> = {}): Dependencies {
  return {
    platform: { fetch: () => Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })) },
    storefront: { fetch: () => Promise.resolve(html('page')) },
    files: { respond: (_, path) => Promise.resolve(path === '/assets/a.js' ? new Response('file') : undefined) },
    site: { respond: (_, path) => Promise.resolve(path.startsWith('/share/') ? new Response('png') : undefined) },
    onError: () => undefined,
    ...change,
  };
}
const ask = (path: string, given = parts(), address?: string) =>
  answerRequest(new Request(`http://shop.test${path}`), given, { address });

describe('every response', () => {
  it.each(['/', '/checkout', '/assets/a.js', '/share/a.png', '/api/cart/create', '/img/x'])(
    'declares its usage: %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      const isForOthers = path.startsWith('/img') || path.startsWith('/share');
      expect(headers.get('cross-origin-resource-policy')).toBe(isForOthers ? 'cross-origin' : 'same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  it('that is not a page loads nothing and cannot be framed', async () => {
    for (const path of ['/api/cart/create', '/img/x', '/assets/a.js'])
      expect((await ask(path)).headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
    const script = new Response('self', { headers: { 'content-type': 'text/javascript' } });
    const worker = await ask('/assets/a.js', parts({ files: { respond: () => Promise.resolve(script) } }));
    expect(worker.headers.get('content-security-policy')).toBeNull();
  });

  it('for a page isolates it, uses no device features and is not cached by proxies', async () => {
    const { headers } = await ask('/cart');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cache-control')).toBe('no-cache');
    const own = new Response('x', { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } });
    const kept = await ask('/cart', parts({ storefront: { fetch: () => Promise.resolve(own) } }));
    expect(kept.headers.get('cache-control')).toBe('no-store');
  });

  it('of a shop reached by https is requested by https only, and so are its cookies', async () => {
    const withCookie = html('page');
    withCookie.headers.append('set-cookie', 'a=1; Path=/');
    withCookie.headers.append('set-cookie', 'b=2; Secure');
    const given = parts({ isHttps: true, storefront: { fetch: () => Promise.resolve(withCookie) } });
    const { headers } = await ask('/', given);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.getSetCookie()).toEqual(['a=1; Path=/; Secure', 'b=2; Secure']);
  });

  it('with an error has the same headers', async () => {
    const { status, headers } = await ask('/', parts({ storefront: { fetch: () => Promise.reject(new Error('x')) } }));
    expect([status, headers.get('cross-origin-opener-policy')]).toEqual([500, 'same-origin']);
  });
});

describe('an address', () => {
  it('of any length gets a response: a too long one is no page', async () => {
    for (const length of [1501, 5000, 15_000]) expect((await ask(`/${'x'.repeat(length)}`)).status).toBe(414);
    expect((await ask(`/${'x'.repeat(1400)}`)).status).toBe(200);
  });

  it('gets a limited number of link pictures per minute, and delays no others', async () => {
    let now = 0;
    const given = parts({ pace: new AddressPace({ count: 3, windowMs: 60_000 }, () => now) });
    const statuses = async (address: string | undefined, path = '/share/garment/a.png') =>
      (await ask(path, given, address)).status;
    for (let n = 0; n < 3; n += 1) expect(await statuses('203.0.113.9')).toBe(200);
    expect(await statuses('203.0.113.9')).toBe(429);
    for (const path of ['/feeds/google-us.xml?z=1', '/sitemap.xml', '/sitemap-us-1.xml'])
      expect(await statuses('203.0.113.9', path)).toBe(429);
    expect(await statuses('203.0.113.9', '/')).toBe(200);
    expect(await statuses('203.0.113.10')).toBe(200);
    expect(await statuses(undefined)).toBe(200);
    now = 60_000;
    expect(await statuses('203.0.113.9')).toBe(200);
  });

  it('gets a limited number of pages per minute, while files and calls of open pages continue', async () => {
    const given = parts({ pagePace: new AddressPace({ count: 3, windowMs: 60_000 }, () => 0) });
    const statuses = async (address: string | undefined, path = '/c/caps?q=cap') =>
      (await ask(path, given, address)).status;
    for (let n = 0; n < 3; n += 1) expect(await statuses('203.0.113.9')).toBe(200);
    const refused = await ask('/', given, '203.0.113.9');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    for (const path of ['/api/cart/create', '/share/a.png']) expect(await statuses('203.0.113.9', path)).toBe(200);
    for (const address of ['203.0.113.10', undefined]) expect(await statuses(address)).toBe(200);
  });

  it('gets a third as many pages of search results, which are rendered each time', async () => {
    const given = parts({ pagePace: new AddressPace({ count: 6, windowMs: 60_000 }, () => 0) });
    const statuses = await Promise.all(
      ['/search?q=a', '/de/search?q=b', '/search?q=c'].map(
        async (path) => (await ask(path, given, '203.0.113.9')).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('shares twice as many pages with all addresses of an IPv6 subscriber', async () => {
    const given = parts({ pagePace: new AddressPace({ count: 3, windowMs: 60_000 }, () => 0) });
    const statuses = [];
    for (let n = 0; n < 8; n += 1) statuses.push((await ask('/', given, `2001:db8:0:${String(n)}::/64`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect((await ask('/', given, '2001:db8:1:1::/64')).status).toBe(200);
  });
});
