import { type Limit, type RateLimiter, networkOf } from '../../foundation';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface QuoteAsker {
  readonly address: string | undefined;
  readonly customerId: number | undefined;
}

/** Per customer or address. */
const EACH: Limit = { count: 120, windowMs: 10 * MINUTE_MS };
const NETWORK: Limit = { count: 600, windowMs: HOUR_MS };
/** Total for strangers; orders and VAT numbers have budgets of their own, so that others cannot block them. */
const SHOP: Readonly<Record<QuoteUse | `vat-${QuoteUse}`, Limit>> = {
  ordered: { count: 1000, windowMs: HOUR_MS },
  shown: { count: 3000, windowMs: HOUR_MS },
  'vat-ordered': { count: 1000, windowMs: HOUR_MS },
  'vat-shown': { count: 3000, windowMs: HOUR_MS },
};

export type QuoteUse = 'ordered' | 'shown';

export const QUOTE_BUDGET = 'quotes-shop';

/** Limits external calls that anyone can trigger, since providers charge for them. */
export class QuoteBudget {
  constructor(private readonly rates: Pick<RateLimiter, 'hit'>) {}

  async spend(use: keyof typeof SHOP, { address, customerId }: QuoteAsker): Promise<void> {
    if (address === undefined) return;
    if (customerId !== undefined) return this.rates.hit(`quotes-own:${String(customerId)}`, EACH);
    await this.rates.hit(`quotes-address:${address}`, EACH);
    await this.rates.hit(`quotes-network:${networkOf(address)}`, NETWORK);
    await this.rates.hit(`${QUOTE_BUDGET}:${use}`, SHOP[use]);
  }
}
