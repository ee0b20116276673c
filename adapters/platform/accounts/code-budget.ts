import { networkOf } from '../kernel/network-of';
import type { Asker, ContactLimits } from './contact-limits';
import type { Limit, RateLimiter } from './rate-limiter';

/** By which something is sent: a code or a link for a new password by mail, a code by SMS, a wish for a call to the shop; other mails that strangers have sent to an address. */
export type BudgetChannel = 'call' | 'email' | 'letter' | 'sms';

const HOUR_MS = 60 * 60 * 1000;
/** Limit of one network (/24, /48): more than an office or a carrier's customers need, far below the shop's. */
const NETWORK: Limit = { count: 400, windowMs: HOUR_MS };
/** So many mails and calls of each network are not counted with those of the others, so that nobody who has asked for few goes without. */
const OWN_SHARE: Limit = { count: 5, windowMs: HOUR_MS };
/** All strangers together. Each SMS costs money, so that its bound has no share beside it. */
const SHOP: Readonly<Record<BudgetChannel, Limit>> = {
  email: { count: 5000, windowMs: HOUR_MS },
  sms: { count: 2000, windowMs: HOUR_MS },
  call: { count: 500, windowMs: HOUR_MS },
  /** Mails of new accounts, newsletters and stock alerts, and mails to the shop: using them up keeps nobody from signing in. */
  letter: { count: 2000, windowMs: HOUR_MS },
};

/** Mails that a signed-in customer has sent to their own confirmed mailbox, or writes to the shop from it. */
const OWN_LETTERS: Limit = { count: 60, windowMs: HOUR_MS };

/** Name of the limit of all strangers together. */
export const SHOP_BUDGET = 'code-shop';

/** Bounds the codes, links, calls and other mails that strangers ask the whole shop for. Nobody at an address of before is counted with them. */
export class CodeBudget {
  constructor(
    private readonly rates: Pick<RateLimiter, 'allows' | 'hit'>,
    private readonly contactLimits: Pick<ContactLimits, 'isKnown'>,
  ) {}

  /**
   * Counts one more.
   * @param asker with the id of the customer whose own confirmed mailbox it is, who is not counted with strangers
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
