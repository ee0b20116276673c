import type { Http } from '../../core/ports';
import { withDeadline } from './deadline';
import { toHttpFailure } from './failure';
import { explained } from './why-unanswered';
import { prepareRequest } from './prepare-request';
import { readResponse } from './read-response';

/** Options of `createFetchHttp`. */
export interface FetchHttpOptions {
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Default 'same-origin'; the API needs no cookies. */
  readonly credentials?: RequestCredentials;
}

/**
 * Redirects reject with EUNKNOWN. Browsers hide the cause: failures before a response count as ENOTFOUND, during one as
 * ECONNRESET.
 */
export function createFetchHttp(options: FetchHttpOptions = {}): Http {
  const send: Send = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const { baseUrl = '', credentials = 'same-origin' } = options;

  return {
    async send(request) {
      try {
        const { url, headers, body } = prepareRequest(baseUrl, request);
        return await withDeadline(request, async (signal) => {
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
    // An invalid request (a forbidden header) is a caller error, not a network error.
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
