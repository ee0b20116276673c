import * as vitest from 'vitest';
import { createVirtualClock } from '../../adapters/clock/virtual';
import { createFetchHttp } from '../../adapters/http/fetch';
import { createInProcessHttp } from '../../adapters/http/in-process';
import { createLazyHttp } from '../../adapters/http/lazy';
import { createSharedReads } from '../../adapters/http/shared-reads';
import { createUndiciHttp } from '../../adapters/http/undici';
import type { HttpRequest } from '../../core/ports';
import { httpSuite } from '../../testing';
import { createSuiteAnswers } from '../../testing/http/suite-answers';
import { listen } from '../../testing/http/suite-socket';

const { describe, expect, it } = vitest;

const CLOSED_PORT = 'http://127.0.0.1:1';
const ping: HttpRequest = { method: 'GET', url: '/echo', headers: {} };

describe('the fetch transport', () =>
  httpSuite(vitest, async (server) => ({ http: createFetchHttp({ baseUrl: `${await server.listen()}/` }) }), {
    unreachable: () => createFetchHttp({ baseUrl: CLOSED_PORT }),
  }));

describe('the undici transport', () =>
  httpSuite(
    vitest,
    async (server) => {
      const http = createUndiciHttp({ baseUrl: await server.listen() });
      return { http, close: () => http.close() };
    },
    { unreachable: () => createUndiciHttp({ baseUrl: CLOSED_PORT }) },
  ));

describe('the in-process transport', () =>
  httpSuite(vitest, ({ fetch }) => ({ http: createInProcessHttp({ fetch }) })));

describe('the lazy transport', () =>
  httpSuite(vitest, ({ fetch }) => ({ http: createLazyHttp(() => Promise.resolve(createInProcessHttp({ fetch }))) })));

describe('the transport shared by many shops', () =>
  httpSuite(vitest, ({ fetch }) => ({
    http: createSharedReads(createInProcessHttp({ fetch }), { clock: createVirtualClock() }),
  })));

describe('createLazyHttp', () => {
  const answering = createInProcessHttp({ fetch: () => Promise.resolve(new Response('{}')) });

  it('loads its code once, with the first request', async () => {
    let loads = 0;
    const http = createLazyHttp(() => {
      loads += 1;
      return Promise.resolve(answering);
    });
    expect(loads).toBe(0);
    await Promise.all([http.send(ping), http.send(ping)]);
    expect(loads).toBe(1);
  });

  it('fails as unreachable if the code cannot be loaded, and retries with the next request', async () => {
    let isOffline = true;
    const http = createLazyHttp(() =>
      isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answering),
    );
    await expect(http.send(ping)).rejects.toMatchObject({ name: 'HttpFailure', code: 'ENOTFOUND' });
    isOffline = false;
    await expect(http.send(ping)).resolves.toMatchObject({ status: 200 });
  });
});

describe('createFetchHttp', () => {
  it('treats the bare TypeError of a browser as an unreachable host', async () => {
    const http = createFetchHttp({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(http.send(ping)).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });

  it('detects a redirect that a browser hides', async () => {
    const hidden = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
    const http = createFetchHttp({ fetch: () => Promise.resolve(hidden) });
    await expect(http.send(ping)).rejects.toMatchObject({ code: 'EUNKNOWN', message: /redirect/ });
  });

  it('requests the host of the page, with cookies of that host only, unless configured otherwise', async () => {
    const calls: [unknown, RequestInit | undefined][] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      calls.push([input, init]);
      return Promise.resolve(new Response('{}'));
    };
    await createFetchHttp({ fetch }).send(ping);
    await createFetchHttp({ fetch, baseUrl: 'https://api.example/eu/', credentials: 'omit' }).send(ping);
    expect(calls.map(([url]) => url)).toEqual(['/echo', 'https://api.example/eu/echo']);
    expect(calls.map(([, init]) => init?.credentials)).toEqual(['same-origin', 'omit']);
  });

  it('settles a request that ignores its signal', async () => {
    const http = createFetchHttp({ fetch: () => new Promise(() => undefined) });
    await expect(http.send({ ...ping, timeoutMs: 20 })).rejects.toMatchObject({ code: 'ETIMEOUT' });
  });
});

describe('createUndiciHttp', () => {
  it('keeps connections open between requests up to its limit, below the path of its host', async () => {
    const answers = createSuiteAnswers();
    const socket = await listen(answers.fetch);
    const http = createUndiciHttp({ baseUrl: `${socket.origin}/eu/`, connections: 2 });
    for (let index = 0; index < 10; index += 1) await http.send(ping);
    await Promise.all(Array.from({ length: 10 }, () => http.send(ping)));
    expect(answers.seen).toHaveLength(20);
    expect(socket.connections).toBeLessThanOrEqual(2);
    expect(new Set(answers.seen)).toEqual(new Set(['/eu/echo']));
    await Promise.all([http.close(), socket.close()]);
  });

  it('waits for pending requests when it is closed, and refuses later ones', async () => {
    const socket = await listen(createSuiteAnswers().fetch);
    const http = createUndiciHttp({ baseUrl: socket.origin });
    const answer = http.send({ ...ping, url: '/slow?ms=100' });
    await new Promise((resolve) => setTimeout(resolve, 30));
    await http.close();
    expect((await answer).text).toBe('late');
    await expect(http.send(ping)).rejects.toMatchObject({ code: 'EUNKNOWN', message: /closed/ });
    await expect(http.close()).resolves.toBeUndefined();
    await socket.close();
  });

  it.each(['', '/api', 'shop.example', 'ftp://shop.example'])('refuses %j as its host', (baseUrl) => {
    expect(() => createUndiciHttp({ baseUrl })).toThrow(TypeError);
  });
});

describe('createInProcessHttp', () => {
  it('measures timeoutMs on the clock that it is given', async () => {
    const clock = createVirtualClock();
    const http = createInProcessHttp({ fetch: () => new Promise(() => undefined), clock });
    const outcome = http.send({ ...ping, timeoutMs: 60_000 }).catch((error: unknown) => error);
    await clock.advance(59_999);
    expect(http.inFlight).toBe(1);
    await clock.advance(1);
    expect(await outcome).toMatchObject({ code: 'ETIMEOUT' });
    expect(http.inFlight).toBe(0);
  });

  it('counts pending requests, so that virtual time can wait for them', async () => {
    const clock = createVirtualClock({ busy: () => http.inFlight > 0 });
    const later = (): Promise<Response> =>
      new Promise((resolve) => setTimeout(() => resolve(new Response('real work')), 30));
    const http = createInProcessHttp({ fetch: later });
    const order: string[] = [];
    clock.schedule(() => order.push('timer'), 1000);
    const sending = http.send(ping).then((answer) => order.push(answer.text));
    await clock.advance(1000);
    await sending;
    expect(order).toEqual(['real work', 'timer']);
  });

  it('passes the configured host to the handler', async () => {
    const urls: string[] = [];
    const fetch = (request: Request): Response => {
      urls.push(request.url);
      return new Response('{}');
    };
    await createInProcessHttp({ fetch }).send(ping);
    await createInProcessHttp({ fetch, baseUrl: 'https://shop.example/' }).send(ping);
    expect(urls).toEqual(['http://localhost/echo', 'https://shop.example/echo']);
  });
});
