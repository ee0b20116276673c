import type { RateLimiter } from '../accounts/rate-limiter';
import type { LimitCall, Route } from '../http/route';
import type { Pace } from '../settings/pace';
import { ADDRESS_LIMITS, PORTIONS, purposeOf, type Purpose } from './address-limits';
import { Portions } from './portions';

/**
 * What limits the calls of an endpoint by the address they come from, in all processes of a shop together; `undefined` for one that
 * needs no limit. The count is made before the body is read, so that a call too many costs next to nothing.
 * @param pace what the settings say of calls that pages make all the time
 * @throws ApiError (from what it gives) 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds
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

/** All calls of a purpose are counted together, so that there is one of these for each purpose. */
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

/** What limits a purpose by its usual count; in portions where it has some. */
export function limitOf(purpose: Purpose, rates: Pick<RateLimiter, 'hit'>): LimitCall {
  if (PORTIONS[purpose] !== undefined) return limitInPortions(purpose, ADDRESS_LIMITS[purpose].count, rates);
  return async (address, units = 1) => {
    for (let unit = 0; unit < units; unit += 1)
      await rates.hit(`address:${purpose}:${address}`, ADDRESS_LIMITS[purpose]);
  };
}
