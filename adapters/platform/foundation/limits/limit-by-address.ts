import type { RateLimiter } from './rate-limiter';
import type { LimitCall, Route } from '../http/route';
import { subscriberNetworkOf } from '../kernel/network-of';
import type { Pace } from '../settings/pace';
import { ADDRESS_LIMITS, PORTIONS, purposeOf, type Purpose } from './address-limits';
import { Portions } from './portions';

/** Limits of one address that a whole IPv6 network has: no fewer neighbours share an IPv4 address. */
const NETWORK_SHARE = 4;

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
  const parts = Math.max(1, Math.ceil(count / size));
  return inTurns((who, share) =>
    portions.count(who, () => rates.hit(`address:${purpose}:${who}`, { windowMs, count: parts * share })),
  );
}

export function limitOf(purpose: Purpose, rates: Pick<RateLimiter, 'hit'>): LimitCall {
  const { count, windowMs } = ADDRESS_LIMITS[purpose];
  if (PORTIONS[purpose] !== undefined) return limitInPortions(purpose, count, rates);
  return inTurns((who, share) => rates.hit(`address:${purpose}:${who}`, { windowMs, count: count * share }));
}

/** Counts each unit for the address, then for the network that it may be one of many in. */
function inTurns(hit: (who: string, share: number) => Promise<void>): LimitCall {
  return async (address, units = 1) => {
    const network = subscriberNetworkOf(address);
    for (let unit = 0; unit < units; unit += 1) {
      await hit(address, 1);
      if (network !== undefined) await hit(network, NETWORK_SHARE);
    }
  };
}
