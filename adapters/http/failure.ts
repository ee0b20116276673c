import { lookUp } from '../../core/kernel/look-up';
import { HttpFailure, type HttpFailureCode } from '../../core/ports';

const CODES: Readonly<Record<string, HttpFailureCode>> = {
  ENOTFOUND: 'ENOTFOUND',
  EAI_AGAIN: 'ENOTFOUND',
  ECONNREFUSED: 'ENOTFOUND',
  EHOSTUNREACH: 'ENOTFOUND',
  ENETUNREACH: 'ENOTFOUND',
  ETIMEDOUT: 'ETIMEOUT',
  UND_ERR_CONNECT_TIMEOUT: 'ETIMEOUT',
  UND_ERR_HEADERS_TIMEOUT: 'ETIMEOUT',
  UND_ERR_BODY_TIMEOUT: 'ETIMEOUT',
  ECONNRESET: 'ECONNRESET',
  ECONNABORTED: 'ECONNRESET',
  EPIPE: 'ECONNRESET',
  UND_ERR_SOCKET: 'ECONNRESET',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'ECONNRESET',
};

function knownCode(error: unknown): HttpFailureCode | undefined {
  let found: HttpFailureCode | undefined;
  for (let depth = 0, current = error; depth < 5 && current instanceof Error; depth += 1, current = current.cause) {
    if ('code' in current && typeof current.code === 'string') found = lookUp(CODES, current.code) ?? found;
  }
  return found;
}

/**
 * Converts a transport error to an HttpFailure.
 * @param fallback code for unknown errors
 */
export function toHttpFailure(error: unknown, fallback: HttpFailureCode = 'EUNKNOWN'): HttpFailure {
  if (error instanceof HttpFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new HttpFailure(knownCode(error) ?? fallback, message, { cause: error });
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** Rejects redirects: a POST could become a GET or be sent twice, and a token could reach another host. */
export function rejectRedirect(status: number, location: string | undefined): void {
  if (!REDIRECTS.includes(status)) return;
  const target = location === undefined ? '' : ` to ${location}`;
  throw new HttpFailure('EUNKNOWN', `The API answered with a redirect (${status})${target}; use its final URL`);
}
