import type { RateLimiter } from './rate-limiter';
import type { LimitCall, Route } from '../http/route';
import type { Pace } from '../settings/pace';
import { ADDRESS_LIMITS, PORTIONS, purposeOf, type Purpose } from './address-limits';
import { Portions } from './portions';

/**
 * Returns the address limiter of an endpoint. It runs before the body is read, so refusals are cheap.
 * @param pace limits for frequent calls, from the settings
 * @throws ApiError 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds
 */
export function limitsByAddress(
  rates: Pick<RateLimiter, 'hit'>,
  pace: Pace,
): (route: Pick<Route, 'endpoint'>) => LimitCall | undefined {
  const paced = new Map<Purpose, LimitCall>([
    ['browsing', limitInPortions('browsing', pace.browsing, rates)],
    ['cart-change', limitInPortions('cart-change', pace.cartChanges, rates)],
    ['cart-look', limitInPortions('cart-look', pace.cartChanges, rates)],
    ['order-look', limitOf('order-look', rates)],
  ]);
  return ({ endpoint }) => {
    const purpose = purposeOf(endpoint.name);
    return purpose === undefined ? undefined : (paced.get(purpose) ?? limitOf(purpose, rates));
  };
}

function limitInPortions(purpose: Purpose, count: number, rates: Pick<RateLimiter, 'hit'>): LimitCall {
  const size = PORTIONS[purpose] ?? 1;
  const { windowMs } = ADDRESS_LIMITS[purpose];
  const portions = new Portions(size);
  const limit = { count: Math.max(1, Math.ceil(count / size)), windowMs };
  return async (address, units = 1) => {
    for (let unit = 0; unit < units; unit += 1)
      await portions.count(address, () => rates.hit(`address:${purpose}:${address}`, limit));
  };
}

export function limitOf(purpose: Purpose, rates: Pick<RateLimiter, 'hit'>): LimitCall {
  if (PORTIONS[purpose] !== undefined) return limitInPortions(purpose, ADDRESS_LIMITS[purpose].count, rates);
  return async (address, units = 1) => {
    for (let unit = 0; unit < units; unit += 1)
      await rates.hit(`address:${purpose}:${address}`, ADDRESS_LIMITS[purpose]);
  };
}
