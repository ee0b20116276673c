import { networkOf, type Limit, type RateLimiter } from '../../foundation';

const HOUR_MS = 60 * 60 * 1000;
/** Maximum wrong codes of all callers, and of one network before its codes are no longer checked. */
const LIMITS = {
  shop: { count: 1000, windowMs: HOUR_MS },
  network: { count: 5, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

/**
 * Limits guessing of gift card codes. Above the shop-wide limit, networks that sent wrong codes get no further
 * answer, even for valid codes; all others can still pay.
 */
export class CardGuesses {
  constructor(private readonly rates: Pick<RateLimiter, 'allows' | 'check' | 'hit' | 'isReached'>) {}

  /**
   * Call before a code is looked up.
   * @param address undefined for this machine, which is not limited
   * @throws ApiError 429
   */
  async check(address: string | undefined): Promise<void> {
    if (address !== undefined && (await this.rates.isReached(keyOf(address), LIMITS.network)))
      await this.rates.check('gift-card-misses', LIMITS.shop);
  }

  /**
   * Counts a wrong code, outside of the caller's unit of work.
   * @throws ApiError 429
   */
  async missed(address: string | undefined): Promise<void> {
    if (address === undefined) return;
    await this.rates.allows(keyOf(address), LIMITS.network);
    await this.rates.hit('gift-card-misses', LIMITS.shop);
  }
}

function keyOf(address: string): string {
  return `gift-card-misses:${networkOf(address)}`;
}
