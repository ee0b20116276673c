import type { Http } from '../../core/ports';
import { withDeadline } from './deadline';
import { toHttpFailure } from './failure';
import { explained } from './why-unanswered';
import { prepareRequest } from './prepare-request';
import { readResponse } from './read-response';

/** Options of `createFetchHttp`. */
export interface FetchHttpOptions {
  /** Address of the API host, with or without a path; '' (the default) for the host that served the page. */
  readonly baseUrl?: string;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Whether cookies go along. Default 'same-origin'; the API itself needs none. */
  readonly credentials?: RequestCredentials;
}

/**
 * HTTP through `fetch`, for browsers. Redirects are not followed and reject with EUNKNOWN. A browser does not
 * say why a request failed: before an answer that counts as ENOTFOUND, in the middle of one as ECONNRESET. What can be
 * found out stands in `why` of the failure.
 */
export function createFetchHttp(options: FetchHttpOptions = {}): Http {
  const send: Send = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const { baseUrl = '', credentials = 'same-origin' } = options;

  return {
    async send(request) {
      try {
        const { url, headers, body } = prepareRequest(baseUrl, request);
        return await withDeadline(request.timeoutMs, async (signal) => {
          const init = { method: request.method, headers, credentials, redirect: 'manual', signal } as const;
          return readResponse(await fetchAnswer(send, url, { ...init, ...(body !== undefined && { body }) }));
        });
      } catch (error) {
        throw toHttpFailure(error);
      }
    },
  };
}

type Send = typeof globalThis.fetch;

async function fetchAnswer(
  send: Send,
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<Response> {
  try {
    // A request that cannot be built (a forbidden header) is the caller's fault and not the network's.
    new Request(new URL(url, 'http://localhost'), { ...init, signal: null });
  } catch (error) {
    throw toHttpFailure(error, 'EUNKNOWN');
  }
  try {
    return await send(url, init);
  } catch (error) {
    throw await explained(toHttpFailure(error, 'ENOTFOUND'), { url, send, signal: init.signal });
  }
}
