import { ApiError } from '../http/api-error';
import type { SignedInCaller } from '../http/route';

/** Who has signed in so shortly before needs not show again who they are. */
const FRESH_MS = 15 * 60 * 1000;

/**
 * Where nothing else shows who it is, a device that was left open would have the account for good.
 * @param now milliseconds since the epoch
 * @throws ApiError 403 SIGN_IN_AGAIN
 */
export function requireFresh({ signedInAt }: Pick<SignedInCaller, 'signedInAt'>, now: number): void {
  if (now - signedInAt > FRESH_MS) throw new ApiError(403, 'SIGN_IN_AGAIN', { error: 'sign_in_again' });
}
