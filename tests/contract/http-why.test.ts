import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFetchHttp } from '../../adapters/http/fetch';
import { createUndiciHttp } from '../../adapters/http/undici';
import type { Http, HttpRequest } from '../../core/ports';

const ping: HttpRequest = { method: 'GET', url: '/api/catalog', headers: {} };
const API = 'https://shop.example';

afterEach(() => vi.unstubAllGlobals());

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const adapters: readonly [string, (baseUrl: string) => Http & { close?: () => Promise<void> }][] = [
  ['fetch', (baseUrl) => createFetchHttp({ baseUrl })],
  ['undici', (baseUrl) => createUndiciHttp({ baseUrl })],
];

describe.each(adapters)('the reason that %s gives in Node for a request without a response', (_, open) => {
  it('is that nothing listens there', async () => {
    const baseUrl = `http://127.0.0.1:${String(await closedPort())}`;
    await expect(open(baseUrl).send(ping)).rejects.toMatchObject({
      code: 'ENOTFOUND',
      why: 'connection-refused',
      message: `Nothing listens at ${baseUrl}: check the URL of the API, and that the shop is running`,
    });
  });

  it('is that no host has that name', async () => {
    await expect(open('http://no-such-shop.invalid').send(ping)).rejects.toMatchObject({
      code: 'ENOTFOUND',
      why: 'unknown-host',
    });
  });
});

describe('diagnosis of failed requests in a browser, which hides the reason', () => {
  function browser(page: string, lets: (init: RequestInit | undefined, url: string) => boolean) {
    vi.stubGlobal('location', new URL(page));
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      asked.push(`${init?.mode ?? 'cors'} ${url}`);
      return lets(init, url) ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('Failed to fetch'));
    };
    return { asked, http: createFetchHttp({ baseUrl: API, fetch }) };
  }

  it('reports a shop that does not let this page read its responses', async () => {
    const { http, asked } = browser('https://app.example/shop', (init) => init?.mode === 'no-cors');
    await expect(http.send(ping)).rejects.toMatchObject({
      code: 'ENOTFOUND',
      why: 'cross-origin',
      message: `${API} answers, but does not allow this page to read it: start the shop with --cors-origin https://app.example`,
    });
    expect(asked).toEqual([`cors ${API}/api/catalog`, `no-cors ${API}/robots.txt`]);
  });

  it('reports that no server responds', async () => {
    const { http } = browser('https://app.example/', () => false);
    await expect(http.send(ping)).rejects.toMatchObject({ code: 'ENOTFOUND', why: 'unreachable' });
  });

  it('reports that the page may not request plain http', async () => {
    const { asked } = browser('https://app.example/', () => false);
    const fetch: typeof globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const http = createFetchHttp({ baseUrl: 'http://shop.example', fetch });
    await expect(http.send(ping)).rejects.toMatchObject({ why: 'mixed-content' });
    expect(asked).toEqual([]);
  });

  it("gives no reason for the page's own host, and does not probe it", async () => {
    const { http, asked } = browser(`${API}/c/men`, () => false);
    await expect(http.send(ping)).rejects.toMatchObject({ code: 'ENOTFOUND', why: undefined });
    expect(asked).toHaveLength(1);
  });
});
