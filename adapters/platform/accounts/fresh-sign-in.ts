import { ApiError } from '../http/api-error';
import type { SignedInCaller } from '../http/route';

/** Who has signed in so shortly before needs not show again who they are. */
const FRESH_MS = 15 * 60 * 1000;

/** Whether somebody signed in so shortly before that it is surely they who call. Pure. */
export function isFresh({ signedInAt }: Pick<SignedInCaller, 'signedInAt'>, now: number): boolean {
  return now - signedInAt <= FRESH_MS;
}

/** For what a device that was left open must not do. @throws ApiError 403 SIGN_IN_AGAIN */
export function requireFresh(caller: Pick<SignedInCaller, 'signedInAt'>, now: number): void {
  if (!isFresh(caller, now)) throw new ApiError(403, 'SIGN_IN_AGAIN', { error: 'sign_in_again' });
}
