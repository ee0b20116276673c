import { describe, expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../../../adapters/platform/ports/database';
import { answerRequest, type Dependencies } from '../../../cli/serve/answer-request';

function parts(change: Partial<Dependencies> = {}): Dependencies & { readonly errors: unknown[] } {
  const errors: unknown[] = [];
  return {
    errors,
    platform: { fetch: () => Promise.resolve(new Response('back end')) },
    storefront: { fetch: () => Promise.resolve(new Response('page')) },
    files: { respond: (_, path) => Promise.resolve(path === '/favicon.svg' ? new Response('file') : undefined) },
    site: {
      respond: (_, path) => Promise.resolve(path === '/robots.txt' ? new Response('site file') : undefined),
    },
    onError: (error) => errors.push(error),
    ...change,
  };
}
const ask = async (path: string, given: Dependencies, method = 'GET'): Promise<string> =>
  (await answerRequest(new Request(`http://localhost${path}`, { method }), given)).text();

describe('answerRequest', () => {
  it('distinguishes back end, files and pages', async () => {
    for (const path of [
      '/api/cart/create',
      '/img/garment/x.svg',
      '/pay/1',
      '/dev/outbox',
      '/healthz',
      '/readyz',
      '/pages.css',
      '/url?page=/',
    ]) {
      expect(await ask(path, parts())).toBe('back end');
    }
    expect(await ask('/api/cart/create', parts(), 'POST')).toBe('back end');
    expect(await ask('/favicon.svg', parts())).toBe('file');
    expect(await ask('/robots.txt', parts())).toBe('site file');
    for (const path of ['/', '/c/jackets', '/apia', '/payments', '/url/x'])
      expect(await ask(path, parts())).toBe('page');
  });

  it('reports visits by a blogger’s link, but no crawlers, prefetches and calls of the back end', async () => {
    const visits: string[] = [];
    const given = parts({ onPromo: (promo) => visits.push(promo) });
    const visit = { 'sec-fetch-mode': 'navigate' };
    const open = (path: string, headers: Readonly<Record<string, string>>) =>
      answerRequest(new Request(`http://localhost${path}`, { headers }), given);
    await open('/?promo=LOTTE~story', visit);
    await open('/p/TEE?a=1&promo=OTTO', visit);
    await open('/?promo=BOT', {});
    await open('/?promo=EARLY', { ...visit, 'sec-purpose': 'prefetch' });
    await open('/api/blogger/terms?promo=CALL', visit);
    await open('/', visit);
    const stopped = parts({ onPromo: (promo) => visits.push(promo), pagePace: { allows: () => false } });
    const late = new Request('http://localhost/?promo=LATE', { headers: visit });
    expect((await answerRequest(late, stopped)).status).toBe(429);
    expect(visits).toEqual(['LOTTE~story', 'OTTO']);
  });

  it.each([
    ['localhost with a port', 'http://localhost:3000', {}, 200],
    ['127.0.0.1', 'http://127.0.0.1:3000', {}, 200],
    ['[::1]', 'http://[::1]:3000', {}, 200],
    ['another host that leads here (DNS rebinding)', 'http://evil.example:3000', {}, 404],
    ['a host that only begins like it', 'http://localhost.evil.example', {}, 404],
    ['an address of the network', 'http://192.168.1.20:3000', {}, 404],
    ['a tunnel', 'http://localhost:3000', { 'X-Forwarded-For': '203.0.113.9' }, 404],
    ['a proxy with Via', 'http://localhost:3000', { Via: '1.1 proxy' }, 404],
    ['a proxy with Forwarded', 'http://localhost:3000', { Forwarded: 'for=203.0.113.9' }, 404],
    ['a tunnel of Cloudflare', 'http://localhost:3000', { 'CF-Connecting-IP': '203.0.113.9' }, 404],
    ['a proxy with True-Client-IP', 'http://localhost:3000', { 'True-Client-IP': '203.0.113.9' }, 404],
    ['a proxy that names its host', 'http://localhost:3000', { 'X-Forwarded-Host': 'a.example' }, 404],
    ['a proxy that follows RFC 7239', 'http://localhost:3000', { Forwarded: 'for=203.0.113.9' }, 404],
  ])('opens development pages locally to %s as expected', async (_, origin, headers, status) => {
    for (const path of ['/dev/outbox', '/pay/1', '/dev/%6futbox']) {
      const answer = await answerRequest(new Request(origin + path, { headers }), parts({ isDevAtHome: true }));
      expect(answer.status).toBe(status);
    }
    const shop = await answerRequest(new Request(`${origin}/api/catalog`, { headers }), parts({ isDevAtHome: true }));
    expect(shop.status).toBe(200);
    expect((await answerRequest(new Request(`${origin}/dev/outbox`, { headers }), parts())).status).toBe(200);
  });

  it('replaces a page that fails with a plain one, and reports it to the operator', async () => {
    const boom = new Error('boom');
    const given = parts({ storefront: { fetch: () => Promise.reject(boom) } });
    const answer = await answerRequest(new Request('http://localhost/'), given);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).not.toContain('boom');
    expect(given.errors).toEqual([boom]);
  });

  it('asks to retry while the database is down', async () => {
    const away = new DatabaseUnavailableError('The database does not answer');
    const given = parts({ site: { respond: () => Promise.reject(away) } });
    const answer = await answerRequest(new Request('http://localhost/sitemap.xml'), given);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  });

  it.each([
    ['/', 'en', 'Back to the shop', '/'],
    ['/de/c/jacken', 'de', 'Zurück zum Shop', '/de'],
    ['/ru', 'ru', 'Вернуться в магазин', '/ru'],
    ['/ua/cart', 'uk', 'Повернутися до магазину', '/ua'],
    ['/cn/p/1', 'zh', '返回商店', '/cn'],
    ['/eu/p/1', 'en', 'Back to the shop', '/eu'],
    ['/desk', 'en', 'Back to the shop', '/'],
  ])('does so at %s in the language of the store, %s', async (path, language, back, home) => {
    const given = parts({ storefront: { fetch: () => Promise.reject(new Error('boom')) } });
    const html = await (await answerRequest(new Request(`http://localhost${path}`), given)).text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<a href="${home}">${back}</a>`);
  });
});
