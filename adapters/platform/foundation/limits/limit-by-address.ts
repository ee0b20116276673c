import type { RateLimiter } from './rate-limiter';
import type { LimitCall, Route } from '../http/route';
import { subscriberNetworkOf } from '../kernel/network-of';
import type { Pace } from '../settings/pace';
import { ADDRESS_LIMITS, PORTIONS, purposeOf, type Purpose } from './address-limits';
import { Portions } from './portions';

/** Number of address limits that an IPv6 network gets; as many neighbours may share an IPv4 address. */
const NETWORK_SHARE = 4;

type Rates = Pick<RateLimiter, 'hit'>;

/**
 * Returns the address limiter of an endpoint. It runs before the body is read, so refusals are cheap.
 * @param pace limits for frequent calls, from the settings
 * @throws ApiError 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds
 */
export function limitsByAddress(rates: Rates, pace: Pace): (route: Pick<Route, 'endpoint'>) => LimitCall | undefined {
  // Endpoints of a purpose share its portions.
  const limits = new Map<Purpose, LimitCall>();
  return ({ endpoint }) => {
    const purpose = purposeOf(endpoint);
    if (purpose === undefined) return undefined;
    const limit = limits.get(purpose) ?? limitOf(purpose, rates, pace);
    limits.set(purpose, limit);
    return limit;
  };
}

export function limitOf(purpose: Purpose, rates: Rates, pace: Pace): LimitCall {
  const { windowMs } = ADDRESS_LIMITS[purpose];
  const count = countOf(purpose, pace);
  const size = PORTIONS[purpose];
  const hit = (who: string, max: number) => rates.hit(`address:${purpose}:${who}`, { windowMs, count: max });
  if (size === undefined) return inTurns((who, share) => hit(who, count * share));
  const portions = new Portions(size);
  const parts = Math.max(1, Math.ceil(count / size));
  return inTurns((who, share) => portions.count(who, () => hit(who, parts * share)));
}

function countOf(purpose: Purpose, { browsing, cartChanges, staff }: Pace): number {
  const paced: Partial<Record<Purpose, number>> = {
    account: cartChanges,
    browsing,
    'cart-change': cartChanges,
    'cart-look': cartChanges,
    reading: 2 * browsing,
    refresh: browsing,
    staff,
  };
  return paced[purpose] ?? ADDRESS_LIMITS[purpose].count;
}

/** Counts each unit for the address, then for its network, which may have many addresses. */
function inTurns(hit: (who: string, share: number) => Promise<void>): LimitCall {
  return async (address, units = 1) => {
    const network = subscriberNetworkOf(address);
    for (let unit = 0; unit < units; unit += 1) {
      await hit(address, 1);
      if (network !== undefined) await hit(network, NETWORK_SHARE);
    }
  };
}
