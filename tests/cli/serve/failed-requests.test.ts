import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../../../adapters/platform/ports/database';
import type { Dependencies } from '../../../cli/serve/answer-request';
import { answerWhenReady } from '../../../cli/serve/answer-when-ready';
import { createRequestLog } from '../../../cli/serve/request-log';

interface Line {
  readonly level: string;
  readonly message: string;
  readonly request: string;
  readonly status: number;
}

async function sent(answer: () => Promise<Response>, level: 'error' | 'info' = 'error') {
  const lines: Line[] = [];
  const headers = new Map<string, string>();
  const events = new EventEmitter();
  const outgoing = Object.assign(events, {
    setHeader: (name: string, value: string) => headers.set(name, value),
    socket: { bytesWritten: 0 },
    statusCode: 0,
    writableFinished: true,
  });
  const write = (line: string) => void lines.push(JSON.parse(line) as Line); // sound: the log writes such lines alone
  const log = createRequestLog({ write, level, metrics: undefined });
  const request = new Request('http://localhost/c/men');
  const response = await log(request, { outgoing, isTrusted: false }, answer);
  outgoing.statusCode = response.status;
  events.emit('close');
  return { response, lines, id: headers.get('x-request-id') };
}
const parts = (change: Partial<Dependencies>): Dependencies => ({
  platform: { fetch: () => Promise.resolve(new Response('back end')) },
  storefront: { fetch: () => Promise.resolve(new Response('page')) },
  files: { respond: () => Promise.resolve(undefined) },
  site: { respond: () => Promise.resolve(undefined) },
  onError: () => undefined,
  ...change,
});
const page = new Request('http://localhost/c/men');

describe('a request that fails in the shop', () => {
  it.each([
    ['a page that throws', () => Promise.reject(new Error('boom')), 500],
    ['a page while the database is down', () => Promise.reject(new DatabaseUnavailableError('away')), 503],
    ['a page that reports it itself', () => Promise.resolve(new Response('', { status: 503 })), 503],
  ] as const)('is logged at level error with the id of the response: %s', async (_, fetch, status) => {
    const { lines, id } = await sent(() =>
      answerWhenReady(page, Promise.resolve(parts({ storefront: { fetch } })), undefined),
    );
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines).toMatchObject([{ level: 'error', message: 'request', request: id, status }]);
  });

  it('gets 503 with Retry-After while the shop starts, and the usual response once it is open', async () => {
    let open: (shop: Dependencies) => void = () => undefined;
    const starting = new Promise<Dependencies>((resolve) => (open = resolve));
    const { response, lines, id } = await sent(() => answerWhenReady(page, starting, {}, 5));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(lines).toMatchObject([{ level: 'error', request: id, status: 503 }]);
    const waiting = answerWhenReady(page, starting);
    open(parts({}));
    expect(await (await waiting).text()).toBe('page');
  });

  it('is not logged at that level if it was handled', async () => {
    const answered = () => answerWhenReady(page, Promise.resolve(parts({})));
    expect((await sent(answered)).lines).toEqual([]);
    expect((await sent(answered, 'info')).lines).toMatchObject([{ level: 'info', status: 200 }]);
  });
});
