import type { AccountErrorCode } from '../kernel/account-messages';
import { isShopError, type ShopError } from '../kernel/shop-error';
import { requestRejected, type Accepted, type Declined } from '../sync';
import { accountError, isAccountError } from './account-error';

/**
 * The result of a call, or an error that says what A §8 says of it: a refusal keeps the text that the shop gave with it.
 * @param fallback the code of A §8 for what found no answer, and for a refusal without a text; its cause says what
 */
export async function resultOf<T>(
  call: Promise<Accepted<T, unknown> | Declined>,
  fallback?: AccountErrorCode,
): Promise<T> {
  return (await answerOf(call, fallback)).result;
}

/** As `resultOf`, with what the answer says besides. */
export async function answerOf<T, M>(
  call: Promise<Accepted<T, M> | Declined>,
  fallback?: AccountErrorCode,
): Promise<Accepted<T, M>> {
  let reply: Accepted<T, M> | Declined;
  try {
    reply = await call;
  } catch (error) {
    throw fallback !== undefined && isShopError(error) ? accountError(fallback, { cause: error }) : error;
  }
  if (reply.ok) return reply;
  throw refusalOf(reply, fallback);
}

/** What a refusal says: by the code that the shop gives, else in its own words (A §8). */
export function refusalOf(reply: Declined, fallback?: AccountErrorCode): ShopError {
  const rejected = requestRejected(reply);
  const why = { details: rejected.details, cause: rejected };
  if (isAccountError(reply.message)) return accountError(reply.message, why);
  if (reply.code === 401) return accountError('sign-in-first', why);
  return fallback === undefined || reply.message !== '' ? rejected : accountError(fallback, why);
}
