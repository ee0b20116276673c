import type { Dispatcher, Pool, FormData as UndiciForm } from 'undici';
import type { Http, HttpRequest, HttpResponse } from '../../core/ports';
import { withDeadline } from './deadline';
import { rejectRedirect, toHttpFailure } from './failure';
import { prepareRequest } from './prepare-request';
import { explainedBySystem } from './why-unanswered';

/** Options of `createUndiciHttp`. */
export interface UndiciHttpOptions {
  readonly baseUrl: string;
  /** Max open connections. Default 8; further requests wait. */
  readonly connections?: number;
  /** Idle timeout of a connection in milliseconds. Default 10,000. */
  readonly keepAliveMs?: number;
}

/** An `Http` over a connection pool that must be closed. */
export interface UndiciHttp extends Http {
  /** Waits for pending requests and rejects later ones. Idempotent. */
  close(): Promise<void>;
}

/**
 * HTTP over a connection pool for Node; undici loads lazily. Redirects reject with EUNKNOWN.
 * @throws TypeError if `baseUrl` is not an absolute http or https URL
 */
export function createUndiciHttp(options: UndiciHttpOptions): UndiciHttp {
  const base = new URL(options.baseUrl);
  if (base.protocol !== 'http:' && base.protocol !== 'https:') {
    throw new TypeError(`baseUrl must start with http:// or https://, not ${base.protocol}`);
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
        return await withDeadline(request, async (signal) => exchange(await openPool(), prefix, request, signal));
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

/** Imported by file: Bun replaces the package name with a pool that never responds. */
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
    await answer.body.dump();
    throw error;
  }
  return { status: answer.statusCode, headers: headerRecord(answer.headers), text: await answer.body.text() };
}

/** undici accepts only its own FormData; Node's global class comes from another copy. */
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
