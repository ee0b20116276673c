import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { answerRequest } from '../../../../../cli/serve/answer-request';
import { listen, type Listening } from '../../../../../cli/serve/listen';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const APP = 'https://app.example';
const EVIL = 'https://evil.example';
const SEARCH = `/api/catalog?store=us&type=product&include=*&from=0&size=2&sort=id:desc&searchQuery=${encodeURIComponent('{"filters":[]}')}`;

let fixture: FixturePlatform;
let server: Listening;
/** Closed together at the end: a server waits two seconds for requests on their way. */
const closings: (() => Promise<void>)[] = [];
const nothing = { respond: () => Promise.resolve(undefined) };

async function open(corsOrigins: readonly string[] | undefined): Promise<void> {
  fixture = await openFixturePlatform({ publicUrl: 'https://shop.example', ...(corsOrigins && { corsOrigins }) });
  const parts = {
    platform: fixture.platform,
    storefront: { fetch: () => Promise.resolve(new Response('a page')) },
    files: nothing,
    site: nothing,
    onError: (error: unknown) => {
      throw error;
    },
  };
  server = await listen((request) => answerRequest(request, parts), { port: 0, host: '127.0.0.1', trustedProxies: [] });
  const [{ platform }, { close }] = [fixture, server];
  closings.push(async () => {
    await close();
    await platform.close();
  });
}
beforeEach(() => open([APP, 'http://localhost:5173']));
afterAll(() => Promise.all(closings.map((close) => close())));

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Raw headers: `fetch` would set its own. */
function send(path: string, headers: Readonly<Record<string, string>>, method = 'GET', body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = ask(server.address + path, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    request.on('error', reject).end(body);
  });
}
const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });
const PREFLIGHT = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type, authorization',
};
const corsOf = ({ headers }: Answer) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));
const varies = ({ headers }: Answer) => (headers.vary ?? '').toLowerCase().split(/, */);

describe('a page of an allowed origin', () => {
  it.each([APP, 'http://localhost:5173'])('reads responses: %s', async (origin) => {
    const answer = await send(SEARCH, from(origin));
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(varies(answer)).toContain('origin');
    expect(JSON.parse(answer.text)).toHaveProperty('items');
  });

  it('gets a preflight response valid for two hours, without credentials', async () => {
    const answer = await send('/api/cart/create', { ...from(APP), ...PREFLIGHT }, 'OPTIONS');
    expect(answer.status).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': APP,
      'access-control-allow-methods': 'GET,HEAD,POST',
      'access-control-allow-headers': 'content-type,authorization',
      'access-control-max-age': '7200',
    });
    expect(varies(answer)).toContain('origin');
    expect(corsOf(answer)).not.toContain('access-control-allow-credentials');
  });

  it('changes the cart, and reads errors too', async () => {
    const headers = from(APP);
    const made = await send('/api/cart/create?storeCode=us', headers, 'POST');
    expect(made.status).toBe(200);
    expect(made.headers['access-control-allow-origin']).toBe(APP);
    const refused = await send('/api/user/sessions', { ...headers, authorization: 'Bearer nobody' });
    expect(refused.status).toBe(401);
    expect(refused.headers['access-control-allow-origin']).toBe(APP);
  });

  it('can call only the API', async () => {
    for (const path of ['/healthz', '/pay/1', '/']) expect(corsOf(await send(path, from(APP)))).toEqual([]);
  });
});

describe('a page of any other origin', () => {
  it.each([EVIL, 'null', `${APP}.evil.example`, `${APP}:8443`, 'http://app.example', APP.toUpperCase()])(
    'gets no CORS header, and changes nothing: %s',
    async (origin) => {
      const read = await send(SEARCH, from(origin));
      expect(corsOf(read)).toEqual([]);
      // Otherwise a cache could serve this answer to the allowed origin.
      expect(varies(read)).toContain('origin');
      const preflight = await send('/api/cart/create', { ...from(origin), ...PREFLIGHT }, 'OPTIONS');
      expect(preflight.status).toBe(403);
      expect(corsOf(preflight)).toEqual([]);
      expect((await send('/api/cart/create', from(origin), 'POST')).status).toBe(403);
    },
  );

  it('includes all if none is configured', async () => {
    await open(undefined);
    const answer = await send(SEARCH, from(APP));
    expect(corsOf(answer)).toEqual([]);
    expect(varies(answer)).not.toContain('origin');
    expect((await send('/api/cart/create', { ...from(APP), ...PREFLIGHT }, 'OPTIONS')).status).toBe(403);
  });
});

describe('the allowed origins', () => {
  it.each(['*', 'https://*.example', 'app.example', `${APP}/`, `${APP}/shop`, 'null', 'https://APP.example'])(
    'are exact and not %s',
    async (word) => {
      await expect(openFixturePlatform({ corsOrigins: [word] })).rejects.toThrow(
        'option corsOrigins must name origins',
      );
    },
  );
});
