import { subscriberNetworkOf } from '../composition/composition-root';

interface Pace {
  readonly count: number;
  readonly windowMs: number;
}

const MAX_ADDRESSES = 50_000;
/** Shares of one address that an IPv6 network has: one subscriber may hold thousands of addresses in it. */
const NETWORK_SHARE = 2;

/** Per-process rate limit: sharing counts would cost more than it saves. */
export class AddressPace {
  readonly #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(
    private readonly pace: Pace,
    private readonly now: () => number,
  ) {}

  /** @param units what the call costs, in ordinary ones */
  allows(address: string | undefined, units = 1): boolean {
    if (address === undefined) return true;
    const now = this.now();
    if (now >= this.#endsAt || this.#counts.size >= MAX_ADDRESSES) {
      this.#counts.clear();
      this.#endsAt = now + this.pace.windowMs;
    }
    const network = subscriberNetworkOf(address);
    const isWithin = this.#count(address, units) <= this.pace.count;
    return isWithin && (network === undefined || this.#count(network, units) <= this.pace.count * NETWORK_SHARE);
  }

  #count(who: string, units: number): number {
    const count = (this.#counts.get(who) ?? 0) + units;
    this.#counts.set(who, count);
    return count;
  }
}
