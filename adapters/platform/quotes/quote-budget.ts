import type { Limit, RateLimiter } from '../accounts/rate-limiter';
import { networkOf } from '../kernel/network-of';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** For whom carriers and the tax calculator are asked. */
export interface QuoteAsker {
  /** As limits count it; undefined for this machine, which is not limited. */
  readonly address: string | undefined;
  /** The budget of a signed-in customer with a confirmed contact, who is not counted with strangers. */
  readonly customerId: number | undefined;
}

/** Questions of one customer or address: more than a household needs that tries addresses and bags in a sale. */
const EACH: Limit = { count: 120, windowMs: 10 * MINUTE_MS };
/** Questions of one network (/24, /48). */
const NETWORK: Limit = { count: 600, windowMs: HOUR_MS };
/** All strangers together. Orders have a budget apart, so that nobody who only looks keeps others from ordering. */
const SHOP: Readonly<Record<QuoteUse, Limit>> = {
  ordered: { count: 1000, windowMs: HOUR_MS },
  shown: { count: 3000, windowMs: HOUR_MS },
};

/** The purpose of an answer: to be shown, or ordered by. */
export type QuoteUse = 'ordered' | 'shown';

/** Name of the limit of all strangers together. */
export const QUOTE_BUDGET = 'quotes-shop';

/** Bounds the calls to carriers and the tax calculator that anybody can trigger: each may cost the shop money at its provider. */
export class QuoteBudget {
  constructor(private readonly rates: Pick<RateLimiter, 'hit'>) {}

  /** Counts one more call. @throws ApiError 429 where there were too many, and nobody is to be asked */
  async spend(use: QuoteUse, { address, customerId }: QuoteAsker): Promise<void> {
    if (address === undefined) return;
    if (customerId !== undefined) return this.rates.hit(`quotes-own:${String(customerId)}`, EACH);
    await this.rates.hit(`quotes-address:${address}`, EACH);
    await this.rates.hit(`quotes-network:${networkOf(address)}`, NETWORK);
    await this.rates.hit(`${QUOTE_BUDGET}:${use}`, SHOP[use]);
  }
}
