import type { RateLimiter } from '../accounts/rate-limiter';
import type { LimitCall, Route } from '../http/route';
import { ADDRESS_LIMITS, purposeOf, SHOP_LIMITS } from './address-limits';

/**
 * What limits the calls of an endpoint by the address they come from, in all processes of a shop together; `undefined` for one that
 * needs no limit. The count is made before the body is read, so that a call too many costs next to nothing.
 * @throws ApiError (from what it gives) 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds
 */
export function limitByAddress({ endpoint }: Route, rates: Pick<RateLimiter, 'hit'>): LimitCall | undefined {
  const purpose = purposeOf(endpoint.name);
  if (purpose === undefined) return undefined;
  const shop = SHOP_LIMITS[purpose];
  return async (address) => {
    // The address first: what one of them does too often may not use up what is there for all.
    await rates.hit(`address:${purpose}:${address}`, ADDRESS_LIMITS[purpose]);
    if (shop !== undefined) await rates.hit(`shop:${purpose}`, shop);
  };
}
