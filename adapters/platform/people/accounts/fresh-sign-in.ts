import { ApiError, type SignedInCaller } from '../../foundation';

const FRESH_MS = 15 * 60 * 1000;

/** True for 15 minutes after a sign-in or a second factor. */
export function isFresh({ confirmedAt }: Pick<SignedInCaller, 'confirmedAt'>, now: number): boolean {
  return now - confirmedAt <= FRESH_MS;
}

/**
 * Guards actions that an unattended device must not perform.
 * @throws ApiError 403 SIGN_IN_AGAIN
 */
export function requireFresh(caller: Pick<SignedInCaller, 'confirmedAt'>, now: number): void {
  if (!isFresh(caller, now)) throw new ApiError(403, 'SIGN_IN_AGAIN', { error: 'sign_in_again' });
}
