import { ERROR_MESSAGES, type ErrorCode } from '../kernel/error-catalogue';
import { isShopError, ShopError } from '../kernel/shop-error';
import { requestRejected, type Reply } from '../sync';

function isCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_MESSAGES, text);
}

/**
 * The result of a call, or an error that says what A §8 says of it: the shop refuses with the very code.
 * @param fallback the code of A §8 for whatever else goes wrong; its cause tells what
 */
export async function resultOf<T>(call: Promise<Reply<T>>, fallback?: ErrorCode): Promise<T> {
  let reply: Reply<T>;
  try {
    reply = await call;
  } catch (error) {
    throw fallback !== undefined && isShopError(error) ? new ShopError(fallback, { cause: error }) : error;
  }
  if (reply.ok) return reply.result;
  const rejected = requestRejected(reply);
  if (isCode(reply.message)) throw new ShopError(reply.message, { details: rejected.details, cause: rejected });
  if (reply.code === 401) throw new ShopError('sign-in-first', { details: rejected.details, cause: rejected });
  throw fallback === undefined ? rejected : new ShopError(fallback, { details: rejected.details, cause: rejected });
}
