import { networkOf } from '../kernel/network-of';
import type { Asker, ContactLimits } from './contact-limits';
import type { Limit, RateLimiter } from './rate-limiter';

export type BudgetChannel = 'call' | 'email' | 'letter' | 'sms';

const HOUR_MS = 60 * 60 * 1000;
const NETWORK: Limit = { count: 400, windowMs: HOUR_MS };
/** Exempt from the shop limit, so that others cannot exhaust it for them. */
const OWN_SHARE: Limit = { count: 5, windowMs: HOUR_MS };
/** Shop-wide limits. SMS has no exemption because each message costs money. */
const SHOP: Readonly<Record<BudgetChannel, Limit>> = {
  email: { count: 5000, windowMs: HOUR_MS },
  sms: { count: 2000, windowMs: HOUR_MS },
  call: { count: 500, windowMs: HOUR_MS },
  /** Separate from sign-in mail, so that exhausting it does not block sign-in. */
  letter: { count: 2000, windowMs: HOUR_MS },
};

const OWN_LETTERS: Limit = { count: 60, windowMs: HOUR_MS };

export const SHOP_BUDGET = 'code-shop';

/** Limits codes, links and mail requested by strangers; known addresses are exempt. */
export class CodeBudget {
  constructor(
    private readonly rates: Pick<RateLimiter, 'allows' | 'hit'>,
    private readonly contactLimits: Pick<ContactLimits, 'isKnown'>,
  ) {}

  /**
   * @param asker with the customer id for their own confirmed mailbox, which is exempt
   * @throws ApiError 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds
   */
  async spend(channel: BudgetChannel, asker: Asker & { readonly owner?: number | undefined }): Promise<void> {
    const { address, owner } = asker;
    if (owner !== undefined) return this.rates.hit(`own-letters:${String(owner)}`, OWN_LETTERS);
    if (address === undefined || (await this.contactLimits.isKnown(asker))) return;
    const network = networkOf(address);
    await this.rates.hit(`code-network:${network}`, NETWORK);
    if (channel !== 'sms' && (await this.rates.allows(`code-share:${network}`, OWN_SHARE))) return;
    await this.rates.hit(`${SHOP_BUDGET}:${channel}`, SHOP[channel]);
  }
}
