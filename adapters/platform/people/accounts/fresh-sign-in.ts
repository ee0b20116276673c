import { ApiError, type SignedInCaller } from '../../foundation';

const FRESH_MS = 15 * 60 * 1000;

export function isFresh({ signedInAt }: Pick<SignedInCaller, 'signedInAt'>, now: number): boolean {
  return now - signedInAt <= FRESH_MS;
}

/**
 * Guards actions that an unattended device must not perform.
 * @throws ApiError 403 SIGN_IN_AGAIN
 */
export function requireFresh(caller: Pick<SignedInCaller, 'signedInAt'>, now: number): void {
  if (!isFresh(caller, now)) throw new ApiError(403, 'SIGN_IN_AGAIN', { error: 'sign_in_again' });
}
