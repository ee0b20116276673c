import type { Dispatcher, Pool, FormData as UndiciForm } from 'undici';
import type { Http, HttpRequest, HttpResponse } from '../../core/ports';
import { withDeadline } from './deadline';
import { rejectRedirect, toHttpFailure } from './failure';
import { prepareRequest } from './prepare-request';
import { explainedBySystem } from './why-unanswered';

/** Options of `createUndiciHttp`. */
export interface UndiciHttpOptions {
  /** Address of the API host, with or without a path: 'https://shop.example' or 'https://shop.example/eu'. */
  readonly baseUrl: string;
  /** Connections kept open at the most. Default 8; further requests wait for a free one. */
  readonly connections?: number;
  /** Milliseconds that an idle connection is kept open. Default 10,000. */
  readonly keepAliveMs?: number;
}

/** An `Http` over a pool of connections, which has to be closed. */
export interface UndiciHttp extends Http {
  /** Waits for the requests under way, closes the connections and refuses later requests. Closing twice is no error. */
  close(): Promise<void>;
}

/**
 * HTTP over a pool of kept connections, for Node. Redirects are not followed and reject with EUNKNOWN.
 * undici itself is loaded by the first request, so that commands that stay in the process start without it.
 * @throws TypeError when `baseUrl` is not an absolute http or https address
 */
export function createUndiciHttp(options: UndiciHttpOptions): UndiciHttp {
  const base = new URL(options.baseUrl);
  if (base.protocol !== 'http:' && base.protocol !== 'https:') {
    throw new TypeError(`baseUrl must begin with http:// or https://, not ${base.protocol}`);
  }
  const prefix = base.pathname.replace(/\/+$/, '');
  let pool: Promise<Pool> | undefined;
  let closed = false;

  function openPool(): Promise<Pool> {
    pool ??= loadUndici().then(
      ({ Pool }) =>
        new Pool(base.origin, {
          connections: options.connections ?? 8,
          keepAliveTimeout: options.keepAliveMs ?? 10_000,
        }),
    );
    return pool;
  }

  return {
    async send(request) {
      try {
        if (closed) throw new Error('The HTTP adapter is closed');
        return await withDeadline(request.timeoutMs, async (signal) =>
          exchange(await openPool(), prefix, request, signal),
        );
      } catch (error) {
        throw explainedBySystem(toHttpFailure(error), base.origin);
      }
    },
    async close() {
      if (closed) return;
      closed = true;
      await (await pool)?.close();
    },
  };
}

/** By its file: what Bun puts in place of the package's name has a pool that gives no answers. */
function loadUndici() {
  return import('undici/index.js');
}

async function exchange(pool: Pool, prefix: string, request: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
  const { url, headers, body } = prepareRequest(prefix, request);
  const answer = await pool.request({
    path: url,
    method: request.method,
    headers,
    signal,
    ...(body !== undefined && { body: typeof body === 'string' ? body : await toUndiciForm(body) }),
  });
  try {
    rejectRedirect(answer.statusCode, [answer.headers.location].flat()[0]);
  } catch (error) {
    await answer.body.dump(); // frees the connection
    throw error;
  }
  return { status: answer.statusCode, headers: headerRecord(answer.headers), text: await answer.body.text() };
}

/** undici takes forms of its own class only; Node's global class comes from another copy of undici. */
async function toUndiciForm(form: FormData): Promise<UndiciForm> {
  const { FormData: UndiciFormData } = await loadUndici();
  const copy = new UndiciFormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') copy.append(name, value);
    else copy.append(name, value, value.name);
  }
  return copy;
}

function headerRecord(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const record: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) record[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return record;
}
