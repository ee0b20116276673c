import type { AccountErrorCode } from '../kernel/account-messages';
import { isShopError } from '../kernel/shop-error';
import { requestRejected, type Reply } from '../sync';
import { accountError, isAccountError } from './account-error';

/**
 * The result of a call, or an error that says what A §8 says of it: the shop refuses with the very code.
 * @param fallback the code of A §8 for whatever else goes wrong; its cause tells what
 */
export async function resultOf<T>(call: Promise<Reply<T>>, fallback?: AccountErrorCode): Promise<T> {
  let reply: Reply<T>;
  try {
    reply = await call;
  } catch (error) {
    throw fallback !== undefined && isShopError(error) ? accountError(fallback, { cause: error }) : error;
  }
  if (reply.ok) return reply.result;
  const rejected = requestRejected(reply);
  if (isAccountError(reply.message)) throw accountError(reply.message, { details: rejected.details, cause: rejected });
  if (reply.code === 401) throw accountError('sign-in-first', { details: rejected.details, cause: rejected });
  throw fallback === undefined ? rejected : accountError(fallback, { details: rejected.details, cause: rejected });
}
