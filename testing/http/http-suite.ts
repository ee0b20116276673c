import { HttpFailure, type Http, type HttpRequest, type HttpResponse } from '../../core/ports';
import type { SuiteApi } from '../api/suite-api';
import { createSuiteAnswers, type SuiteAnswers } from './suite-answers';
import { listen } from './suite-socket';

/** The back end that an adapter under test asks. */
export interface SuiteServer {
  /** Starts to listen on 127.0.0.1. @returns the origin, such as 'http://127.0.0.1:51234' */
  readonly listen: () => Promise<string>;
  /** The same back end as a function, for adapters that need no socket. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** An HTTP adapter for one test. */
export interface HttpSource {
  readonly http: Http;
  /** Releases test resources. */
  readonly close?: () => Promise<void>;
}

type Make = (server: SuiteServer) => HttpSource | Promise<HttpSource>;
interface Opened extends Pick<SuiteAnswers, 'seen' | 'aborted'> {
  readonly http: Http;
}
type Open = () => Promise<Opened>;

const [SLOW, PATIENCE_MS, BREAKING] = ['/slow?ms=5000', 2500, '/broken'];
const STATUSES = [200, 201, 204, 304, 400, 401, 404, 422, 429, 500, 503];
const REDIRECTS = [301, 302, 303, 307, 308];

const get = (url: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url,
  headers: {},
  ...more,
});
const post = (url: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'POST',
  url,
  headers: {},
  ...more,
});
const parsed = ({ text }: HttpResponse): unknown => JSON.parse(text);

/** Any other result is returned and fails the comparison. */
async function failureOf(sending: Promise<unknown>): Promise<unknown> {
  const outcome = await sending.catch((error: unknown) => error);
  return outcome instanceof HttpFailure ? outcome.code : outcome;
}

async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !condition(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
}

/**
 * Contract tests of the port `Http`. Needs Node, whose server answers the adapter.
 * @param make creates an adapter that asks `server`, for each test
 * @param options.unreachable creates an adapter for an address where nothing listens
 */
export function httpSuite(
  api: SuiteApi,
  make: Make,
  { unreachable }: { readonly unreachable?: () => Http } = {},
): void {
  const ends: (() => Promise<void>)[] = [];
  const open: Open = async () => {
    const { fetch, seen, aborted } = createSuiteAnswers();
    const start = async () => {
      const socket = await listen(fetch);
      ends.push(() => socket.close());
      return socket.origin;
    };
    const { http, close } = await make({ fetch, listen: start });
    if (close) ends.push(close);
    return { http, seen, aborted };
  };
  api.describe('an HTTP adapter', () => {
    api.afterEach(async () => {
      for (const end of ends.splice(0).reverse()) await end();
    });
    requests(api, open);
    forms(api, open);
    answers(api, open);
    timeouts(api, open);
    aborts(api, open);
    failures(api, open);
    refusals(api, open);
    if (unreachable) unreached(api, unreachable);
  });
}

function requests({ it, expect }: SuiteApi, open: Open): void {
  it('sends the method, path, query and headers of a GET unchanged', async () => {
    const { http } = await open();
    const url = '/api/cart?token=a%20b&q=%D1%8F&empty=';
    const headers = { authorization: 'Bearer abc', 'x-store': 'us' };
    expect(parsed(await http.send(get(url, { headers })))).toMatchObject({ method: 'GET', url, headers, body: '' });
  });

  it('sends JSON text as the body of a POST, with the content type that core set', async () => {
    const { http } = await open();
    const body = JSON.stringify({ name: 'ü€\u{1F600}' });
    const headers = { 'content-type': 'application/json' };
    expect(parsed(await http.send(post('/echo', { headers, body })))).toMatchObject({ method: 'POST', headers, body });
  });

  it('sends a POST without a body', async () => {
    const { http } = await open();
    expect(parsed(await http.send(post('/echo')))).toMatchObject({ method: 'POST', body: '' });
  });

  it('handles concurrent requests, each with its own response', async () => {
    const { http } = await open();
    const urls = Array.from({ length: 40 }, (_, index) => `/echo?n=${String(index)}`);
    const all = await Promise.all(urls.map((url) => http.send(get(url))));
    expect(all.map(parsed)).toMatchObject(urls.map((url) => ({ url })));
  });
}

function forms({ it, expect }: SuiteApi, open: Open): void {
  it('sends a form as multipart with repeated fields, file names, types and raw bytes', async () => {
    const { http } = await open();
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index).subarray(0, 250);
    const body = {
      fields: [
        ['tag', 'one'],
        ['tag', 'zwei ü'],
        ['empty', ''],
      ] as const,
      files: [
        ['photo', { name: 'bild ü.png', type: 'image/png', bytes }],
        ['photo', { name: 'b', type: '', bytes: new Uint8Array() }],
      ] as const,
    };
    expect(parsed(await http.send(post('/form', { headers: { 'content-type': 'ours/ignored' }, body })))).toEqual({
      type: 'multipart/form-data',
      parts: [
        { name: 'tag', value: 'one' },
        { name: 'tag', value: 'zwei ü' },
        { name: 'empty', value: '' },
        { name: 'photo', file: 'bild ü.png', type: 'image/png', bytes: [...bytes] },
        { name: 'photo', file: 'b', type: '', bytes: [] },
      ],
    });
  });
}

function answers({ it, expect }: SuiteApi, open: Open): void {
  for (const status of STATUSES) {
    it(`treats status ${String(status)} as a response`, async () => {
      const answer = await (await open()).http.send(get(`/status/${String(status)}`));
      expect(answer.status).toBe(status);
      if (status !== 204 && status !== 304) expect(answer.text).toBe(`{"code":${String(status)}}`);
    });
  }

  it('returns the text and type of a response that is not JSON', async () => {
    const answer = await (await open()).http.send(get('/text'));
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toBe('<p>ü€\u{1F600}</p>');
  });

  it('returns header names in lower case and joins repeated ones', async () => {
    const { headers } = await (await open()).http.send(get('/cookies'));
    expect(headers['x-mixed-case']).toBe('Kept As Is');
    expect(headers['set-cookie']).toBe('a=1, b=2');
    expect(Object.keys(headers)).toEqual(Object.keys(headers).map((header) => header.toLowerCase()));
  });
}

function timeouts({ it, expect }: SuiteApi, open: Open): void {
  it('rejects with ETIMEOUT after timeoutMs and releases the request', async () => {
    const { http, aborted } = await open();
    const began = performance.now();
    expect(await failureOf(http.send(get(SLOW, { timeoutMs: 60 })))).toBe('ETIMEOUT');
    expect(performance.now() - began).toBeLessThanOrEqual(PATIENCE_MS);
    await until(() => aborted.length > 0);
    expect(aborted).toEqual(['/slow']);
  });

  it('waits indefinitely without timeoutMs, and up to timeoutMs with it', async () => {
    const { http } = await open();
    const both = await Promise.all([http.send(get('/slow?ms=80')), http.send(get('/slow?ms=80', { timeoutMs: 5000 }))]);
    expect(both.map(({ text }) => text)).toEqual(['late', 'late']);
  });
}

function aborts({ it, expect }: SuiteApi, open: Open): void {
  it('rejects with EABORTED when the caller aborts, and releases the request', async () => {
    const { http, seen, aborted } = await open();
    const caller = new AbortController();
    const sending = failureOf(http.send(get(SLOW, { signal: caller.signal })));
    await until(() => seen.length > 0);
    caller.abort();
    expect(await sending).toBe('EABORTED');
    await until(() => aborted.length > 0);
    expect(aborted).toEqual(['/slow']);
  });

  it('sends nothing for an aborted signal, and ignores an abort after the response', async () => {
    const { http, seen } = await open();
    const caller = new AbortController();
    expect((await http.send(get('/text', { signal: caller.signal, timeoutMs: 5000 }))).status).toBe(200);
    caller.abort();
    expect(await failureOf(http.send(get('/echo', { signal: caller.signal })))).toBe('EABORTED');
    expect(seen).toEqual(['/text']);
  });
}

function failures({ it, expect }: SuiteApi, open: Open): void {
  it('rejects with ECONNRESET when the connection breaks before the response', async () => {
    expect(await failureOf((await open()).http.send(get(BREAKING)))).toBe('ECONNRESET');
  });

  it('rejects with ECONNRESET when the connection breaks during the response', async () => {
    expect(await failureOf((await open()).http.send(get('/half')))).toBe('ECONNRESET');
  });

  it('sends each request once, also after a failure', async () => {
    const { http, seen } = await open();
    await failureOf(http.send(post(BREAKING, { body: '{}' })));
    await http.send(get('/status/500'));
    expect(seen).toEqual([BREAKING, '/status/500']);
  });
}

function refusals({ it, expect }: SuiteApi, open: Open): void {
  for (const status of REDIRECTS) {
    it(`does not follow a redirect (${String(status)}): the token stays with the host`, async () => {
      const { http, seen } = await open();
      const url = `/redirect/${String(status)}`;
      expect(await failureOf(http.send(post(url, { body: '{}' })))).toBe('EUNKNOWN');
      expect(await failureOf(http.send(get(url)))).toBe('EUNKNOWN');
      expect(seen).toEqual([url, url]);
    });
  }

  const invalid: readonly (readonly [string, HttpRequest])[] = [
    ['a URL of another host', get('//evil.example/api')],
    ['a URL without a leading slash', get('api')],
    ['a GET with a body', get('/echo', { body: '{}' })],
    ['a header that cannot be sent', get('/echo', { headers: { 'x-line': 'a\nb' } })],
    ['a header name that cannot be sent', get('/echo', { headers: { 'not a name': 'x' } })],
  ];
  for (const [name, request] of invalid) {
    it(`rejects ${name} with EUNKNOWN and sends nothing`, async () => {
      const { http, seen } = await open();
      expect(await failureOf(http.send(request))).toBe('EUNKNOWN');
      expect(seen).toEqual([]);
    });
  }
}

function unreached({ it, expect }: SuiteApi, unreachable: () => Http): void {
  it('rejects with ENOTFOUND when the host is unreachable', async () => {
    expect(await failureOf(unreachable().send(get('/echo', { timeoutMs: 5000 })))).toBe('ENOTFOUND');
  });
}
