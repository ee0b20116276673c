import type { AccountErrorCode } from '../kernel/messages/account-messages';
import { isShopError, type ShopError } from '../kernel/shop-error';
import { requestRejected, type Accepted, type Declined } from '../sync';
import { accountError, isAccountError } from './account-error';

export async function resultOf<T>(
  call: Promise<Accepted<T, unknown> | Declined>,
  fallback?: AccountErrorCode,
): Promise<T> {
  return (await answerOf(call, fallback)).result;
}

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

export function refusalOf(reply: Declined, fallback?: AccountErrorCode): ShopError {
  const rejected = requestRejected(reply);
  const why = { details: rejected.details, cause: rejected };
  if (isAccountError(reply.message)) return accountError(reply.message, why);
  if (reply.code === 401) return accountError('sign-in-first', why);
  return fallback === undefined || reply.message !== '' ? rejected : accountError(fallback, why);
}
