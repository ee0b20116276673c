import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { HttpFailure, type Http, type HttpRequest } from '../../../core/ports';
import { createSuiteServer, type SuiteServer } from './http-handler';

export interface OpenHttp {
  readonly http: Http;
  close(): Promise<void>;
}

export interface HttpHarness {
  open(server: SuiteServer): Promise<OpenHttp>;
  openUnreachable?: () => Http;
}

const Echo = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

function get(url: string, more: Partial<HttpRequest> = {}): HttpRequest {
  return { method: 'GET', url, headers: {}, ...more };
}

/** Any other result is returned and fails the comparison. */
async function failureOf(sending: Promise<unknown>): Promise<unknown> {
  const outcome = await sending.catch((error: unknown) => error);
  return outcome instanceof HttpFailure ? outcome.code : outcome;
}

async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !condition(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
}

export function httpSuite(name: string, harness: HttpHarness): void {
  describe(`http contract: ${name}`, () => {
    let server: SuiteServer;
    let opened: OpenHttp;
    let http: Http;
    beforeEach(async () => {
      server = createSuiteServer();
      opened = await harness.open(server);
      http = opened.http;
    });
    afterEach(() => opened.close());

    it('sends the method, path, query and headers of a GET as they are', async () => {
      const headers = { authorization: 'Bearer abc', 'x-store': 'us' };
      const answer = await http.send(get('/api/cart?token=a%20b&q=%D1%8F&empty=', { headers }));
      const echo = Echo.parse(JSON.parse(answer.text));
      expect(echo).toMatchObject({ method: 'GET', url: '/api/cart?token=a%20b&q=%D1%8F&empty=', headers, body: '' });
    });

    it('sends JSON text as the body of a POST, with the content type that core set', async () => {
      const body = JSON.stringify({ name: 'ü€\u{1F600}' });
      const headers = { 'content-type': 'application/json' };
      const echo = Echo.parse(JSON.parse((await http.send({ method: 'POST', url: '/echo', headers, body })).text));
      expect(echo).toMatchObject({ method: 'POST', headers, body });
    });

    it('sends a POST without a body', async () => {
      const echo = Echo.parse(JSON.parse((await http.send({ method: 'POST', url: '/echo', headers: {} })).text));
      expect(echo).toMatchObject({ method: 'POST', body: '' });
    });

    it('sends a form as multipart with repeated fields, file names, types and raw bytes', async () => {
      const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
      const body = {
        fields: [
          ['tag', 'one'],
          ['tag', 'zwei ü'],
          ['empty', ''],
        ] as const,
        files: [
          ['photo', { name: 'bild ü.png', type: 'image/png', bytes: bytes.subarray(0, 250) }],
          ['photo', { name: 'b', type: '', bytes: new Uint8Array() }],
        ] as const,
      };
      const answer = await http.send({
        method: 'POST',
        url: '/form',
        headers: { 'content-type': 'ours/ignored' },
        body,
      });
      expect(JSON.parse(answer.text)).toEqual({
        type: 'multipart/form-data',
        parts: [
          { name: 'tag', value: 'one' },
          { name: 'tag', value: 'zwei ü' },
          { name: 'empty', value: '' },
          { name: 'photo', file: 'bild ü.png', type: 'image/png', bytes: [...bytes.subarray(0, 250)] },
          {
            name: 'photo',
            file: 'b',
            type: expect.stringMatching(/^(application\/octet-stream)?$/) as string,
            bytes: [],
          },
        ],
      });
    });

    it.each([200, 201, 204, 304, 400, 401, 404, 422, 429, 500, 503])(
      'takes status %i for an answer',
      async (status) => {
        const answer = await http.send(get(`/status/${status}`));
        expect(answer.status).toBe(status);
        if (status !== 204 && status !== 304) expect(answer.text).toBe(`{"code":${status}}`);
      },
    );

    it('hands on the text and type of an answer that is not JSON', async () => {
      const answer = await http.send(get('/text'));
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.text).toBe('<p>ü€\u{1F600}</p>');
    });

    it('gives header names in lower case and joins those that repeat', async () => {
      const { headers } = await http.send(get('/cookies'));
      expect(headers['x-mixed-case']).toBe('Kept As Is');
      expect(headers['set-cookie']).toBe('a=1, b=2');
      expect(Object.keys(headers)).toEqual(Object.keys(headers).map((header) => header.toLowerCase()));
    });

    it('gives up after timeoutMs with ETIMEOUT and lets go of the request', async () => {
      const began = performance.now();
      expect(await failureOf(http.send(get('/slow?ms=5000', { timeoutMs: 60 })))).toBe('ETIMEOUT');
      expect(performance.now() - began).toBeLessThan(2500);
      await until(() => server.aborted.length > 0);
      expect(server.aborted).toEqual(['/slow']);
    });

    it('rejects with EABORTED when the caller aborts, and lets go of the request', async () => {
      const caller = new AbortController();
      const sending = failureOf(http.send(get('/slow?ms=5000', { signal: caller.signal })));
      await until(() => server.seen.length > 0);
      caller.abort();
      expect(await sending).toBe('EABORTED');
      await until(() => server.aborted.length > 0);
      expect(server.aborted).toEqual(['/slow']);
    });

    it('sends nothing for a signal that is aborted already, and ignores an abort after the answer', async () => {
      const caller = new AbortController();
      expect((await http.send(get('/text', { signal: caller.signal, timeoutMs: 5000 }))).status).toBe(200);
      caller.abort();
      expect(await failureOf(http.send(get('/echo', { signal: caller.signal })))).toBe('EABORTED');
      expect(server.seen).toEqual(['/text']);
    });

    it('waits as long as it takes without timeoutMs, and up to timeoutMs with it', async () => {
      const answers = await Promise.all([
        http.send(get('/slow?ms=80')),
        http.send(get('/slow?ms=80', { timeoutMs: 5000 })),
      ]);
      expect(answers.map((answer) => answer.text)).toEqual(['late', 'late']);
    });

    it('rejects with ECONNRESET when the connection breaks before the answer', async () => {
      expect(await failureOf(http.send(get('/broken')))).toBe('ECONNRESET');
    });

    it('rejects with ECONNRESET when the answer breaks off in the middle', async () => {
      expect(await failureOf(http.send(get('/half')))).toBe('ECONNRESET');
    });

    it.each([301, 302, 303, 307, 308])(
      'does not follow a redirect (%i): the token stays with the host',
      async (status) => {
        const post: HttpRequest = { method: 'POST', url: `/redirect/${status}`, headers: {}, body: '{}' };
        expect(await failureOf(http.send(post))).toBe('EUNKNOWN');
        expect(await failureOf(http.send(get(`/redirect/${status}`)))).toBe('EUNKNOWN');
        expect(server.seen).toEqual([`/redirect/${status}`, `/redirect/${status}`]);
      },
    );

    it('sends each request once, also after a failure', async () => {
      await failureOf(http.send({ method: 'POST', url: '/broken', headers: {}, body: '{}' }));
      await http.send(get('/status/500'));
      expect(server.seen).toEqual(['/broken', '/status/500']);
    });

    it.each([
      ['a URL of another host', get('//evil.example/api')],
      ['a URL without a leading slash', get('api')],
      ['a GET with a body', get('/echo', { body: '{}' })],
      ['a header that cannot be sent', get('/echo', { headers: { 'x-line': 'a\nb' } })],
      ['a header name that cannot be sent', get('/echo', { headers: { 'not a name': 'x' } })],
    ])('rejects %s with EUNKNOWN and sends nothing', async (_case, request) => {
      expect(await failureOf(http.send(request))).toBe('EUNKNOWN');
      expect(server.seen).toEqual([]);
    });

    it('answers many requests at once, each with its own answer', async () => {
      const urls = Array.from({ length: 40 }, (_, index) => `/echo?n=${index}`);
      const answers = await Promise.all(urls.map((url) => http.send(get(url))));
      expect(answers.map((answer) => Echo.parse(JSON.parse(answer.text)).url)).toEqual(urls);
    });

    const { openUnreachable } = harness;
    if (openUnreachable) {
      it('rejects with ENOTFOUND when the host is not reached', async () => {
        expect(await failureOf(openUnreachable().send(get('/echo', { timeoutMs: 5000 })))).toBe('ENOTFOUND');
      });
    }
  });
}
