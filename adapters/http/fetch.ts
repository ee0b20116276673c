import type { Http } from '../../core/ports';
import { withDeadline } from './deadline';
import { toHttpFailure } from './failure';
import { prepareRequest } from './prepare-request';
import { readResponse } from './read-response';

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
 * tell why a request failed: before an answer that counts as ENOTFOUND, in the middle of one as ECONNRESET.
 */
export function createFetchHttp(options: FetchHttpOptions = {}): Http {
  const send = options.fetch ?? ((input: string, init: RequestInit) => globalThis.fetch(input, init));
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

type Send = (url: string, init: RequestInit) => Promise<Response>;

async function fetchAnswer(send: Send, url: string, init: RequestInit): Promise<Response> {
  try {
    // A request that cannot be built (a forbidden header) is the caller's fault and not the network's.
    new Request(new URL(url, 'http://localhost'), { ...init, signal: null });
  } catch (error) {
    throw toHttpFailure(error, 'EUNKNOWN');
  }
  try {
    return await send(url, init);
  } catch (error) {
    throw toHttpFailure(error, 'ENOTFOUND');
  }
}
