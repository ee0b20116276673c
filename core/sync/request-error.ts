import { isShopError, ShopError, type ErrorDetails } from '../kernel/shop-error';
import { HttpFailure } from '../ports';
import type { Unreadable } from './read-envelope';
import type { Declined } from './reply';

const SESSION_OVER = 'ESESSION';

/**
 * Wraps a request without an answer: `details.reason` is ENOTFOUND, ETIMEOUT, ECONNRESET, EABORTED or EUNKNOWN; `why` and `hint`
 * explain.
 */
export function requestFailed(error: unknown): ShopError {
  const isKnown = error instanceof HttpFailure;
  const reason = isKnown ? error.code : 'EUNKNOWN';
  const known = isKnown && error.why !== undefined ? { why: error.why, hint: error.message } : {};
  return new ShopError('request-failed', { params: { reason }, details: { reason, ...known }, cause: error });
}

export function knownReason(error: unknown): ErrorDetails {
  if (!isShopError(error)) return {};
  const { why, hint } = error.details;
  return why === undefined ? {} : { why, hint };
}

/** The user signed out meanwhile; never displayed. `details.reason` is ESESSION. */
export function sessionOver(): ShopError {
  return new ShopError('request-failed', { params: { reason: SESSION_OVER }, details: { reason: SESSION_OVER } });
}

export function isSessionOver(error: unknown): boolean {
  return isShopError(error, 'request-failed') && error.details['reason'] === SESSION_OVER;
}

/** The caller aborted the request; never displayed. `details.reason` is EABORTED. */
export function isAborted(error: unknown): boolean {
  return isShopError(error, 'request-failed') && error.details['reason'] === 'EABORTED';
}

export function unreadableAnswer(answer: Unreadable, status: number): ShopError {
  const known = answer.unreadable === 'bad-content-type' ? { why: 'not-the-api', hint: notTheApi(status) } : {};
  return new ShopError(answer.unreadable, { details: { status, ...known }, cause: answer.cause });
}

function notTheApi(status: number): string {
  return `The response (status ${String(status)}) is not JSON: check the URL of the API`;
}

/** `details` holds status, error code, rejected fields and attempts left. */
export function requestRejected(reply: Declined): ShopError {
  const { code, meta } = reply;
  const message = reply.message === '' ? `The shop answered with code ${code}` : reply.message;
  const details: ErrorDetails = {
    status: code,
    ...(meta?.error === undefined ? {} : { error: meta.error }),
    ...(meta?.attempts_left === undefined ? {} : { attemptsLeft: meta.attempts_left }),
    ...(meta?.errors === undefined ? {} : { fields: meta.errors }),
  };
  return new ShopError('request-rejected', { params: { message, reason: meta?.error ?? '' }, details });
}
