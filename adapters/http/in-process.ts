import type { Clock, Http, HttpRequest, HttpResponse } from '../../core/ports';
import { withDeadline } from './deadline';
import { toHttpFailure } from './failure';
import { prepareRequest } from './prepare-request';
import { readResponse } from './read-response';

/** Options of `createInProcessHttp`. */
export interface InProcessHttpOptions {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Avoids serialization; `undefined` falls back to `fetch`. */
  readonly call?: DirectCall | undefined;
  readonly baseUrl?: string;
  /** Clock for `timeoutMs`. Default: real time. */
  readonly clock?: Clock;
}

type DirectCall = (
  method: string,
  url: string,
  message: { readonly authorization: string | undefined; readonly body: string | undefined },
) => Promise<{ readonly status: number; readonly document: unknown } | undefined>;

/** An `Http` that calls a handler in the same process, without a socket. */
export interface InProcessHttp extends Http {
  readonly inFlight: number;
}

/** Handler and body errors reject with ECONNRESET, as over a socket. */
export function createInProcessHttp(options: InProcessHttpOptions): InProcessHttp {
  const baseUrl = options.baseUrl ?? 'http://localhost';
  const { clock } = options;
  const schedule = clock && ((callback: () => void, delayMs: number) => clock.schedule(callback, delayMs));
  let inFlight = 0;

  return {
    get inFlight() {
      return inFlight;
    },
    async send(request) {
      inFlight += 1;
      try {
        const { url, headers, body } = prepareRequest(baseUrl, request);
        return await withDeadline(
          request,
          async (signal) => {
            const direct = await callDirectly(options.call, request);
            if (direct !== undefined) return direct;
            const init = { method: request.method, headers, signal, ...(body !== undefined && { body }) };
            const web = new Request(url, init);
            return readResponse(await answer(options.fetch, web));
          },
          schedule,
        );
      } catch (error) {
        throw toHttpFailure(error);
      } finally {
        inFlight -= 1;
      }
    },
  };
}

async function callDirectly(
  call: DirectCall | undefined,
  { method, url, headers, body }: HttpRequest,
): Promise<HttpResponse | undefined> {
  if (call === undefined || typeof body === 'object') return undefined;
  const answer = await call(method, url, { authorization: headers['authorization'], body });
  if (answer === undefined) return undefined;
  const { status, document } = answer;
  return {
    status,
    document,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    get text() {
      return JSON.stringify(document);
    },
  };
}

async function answer(handler: InProcessHttpOptions['fetch'], request: Request): Promise<Response> {
  try {
    return await handler(request);
  } catch (error) {
    throw toHttpFailure(error, 'ECONNRESET');
  }
}
