import { isShopError, ShopError, type ErrorDetails } from '../kernel/shop-error';
import { HttpFailure } from '../ports';
import type { Unreadable } from './read-envelope';
import type { Declined } from './reply';

const SESSION_OVER = 'ESESSION';

/** A request that found no answer. `details.reason` is the transport's code: ENOTFOUND, ETIMEOUT, ECONNRESET, EUNKNOWN. */
export function requestFailed(error: unknown): ShopError {
  const reason = error instanceof HttpFailure ? error.code : 'EUNKNOWN';
  return new ShopError('request-failed', { params: { reason }, details: { reason }, cause: error });
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
  return new ShopError(answer.unreadable, { details: { status }, cause: answer.cause });
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
