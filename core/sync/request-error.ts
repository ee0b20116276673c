import { isShopError, ShopError, type ErrorDetails } from '../kernel/shop-error';
import { HttpFailure } from '../ports';
import type { Unreadable } from './read-envelope';
import type { Declined } from './reply';

const SESSION_OVER = 'ESESSION';

/**
 * A request that found no answer. `details.reason` is the transport's code: ENOTFOUND, ETIMEOUT, ECONNRESET, EUNKNOWN; `details.why` is what it knows
 * besides, and `details.hint` says that in words.
 */
export function requestFailed(error: unknown): ShopError {
  const isKnown = error instanceof HttpFailure;
  const reason = isKnown ? error.code : 'EUNKNOWN';
  const known = isKnown && error.why !== undefined ? { why: error.why, hint: error.message } : {};
  return new ShopError('request-failed', { params: { reason }, details: { reason, ...known }, cause: error });
}

/** Why a request of the API found no answer, or one that is none of it, where that is known: members for `details`. */
export function knownReason(error: unknown): ErrorDetails {
  if (!isShopError(error)) return {};
  const { why, hint } = error.details;
  return why === undefined ? {} : { why, hint };
}

/**
 * A request of somebody who has signed out since: it was not sent, or its answer is of no use to the current user. Handled like
 * one without an answer, and shown to nobody; `details.reason` is ESESSION.
 */
export function sessionOver(): ShopError {
  return new ShopError('request-failed', { params: { reason: SESSION_OVER }, details: { reason: SESSION_OVER } });
}

export function isSessionOver(error: unknown): boolean {
  return isShopError(error, 'request-failed') && error.details['reason'] === SESSION_OVER;
}

/** An answer that is no answer of this API (S §8). */
export function unreadableAnswer(answer: Unreadable, status: number): ShopError {
  // A page in place of data: what answers is no shop, or its API lies elsewhere.
  const known = answer.unreadable === 'bad-content-type' ? { why: 'not-the-api', hint: notTheApi(status) } : {};
  return new ShopError(answer.unreadable, { details: { status, ...known }, cause: answer.cause });
}

function notTheApi(status: number): string {
  return `The answer, of status ${String(status)}, is no JSON: check the address of the API`;
}

/** An answer of another code than 200; `details` has the status, the machine-readable code, the rejected fields, and the tries that are left. */
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
