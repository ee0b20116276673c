import { networkOf } from '../kernel/network-of';
import { hashToken } from '../kernel/secrets';
import type { Content } from '../content/content';
import { SHOP_CONTACT, shopAddress } from '../content/shop-address';
import type { MessageLog } from '../messages/message-log';
import type { Repositories } from '../ports/database';
import type { Settings } from '../settings/options';
import type { Asker, ContactLimits } from './contact-limits';
import { tooMany, type Limit } from './rate-limiter';
import type { SecurityLog } from './security-log';
import { guessingMail } from './sign-in-mails';

const HOUR_MS = 60 * 60 * 1000;
/** Wrong codes of one network (/24, /48): a dozen people who mistype theirs five times each. */
const NETWORK: Limit = { count: 60, windowMs: HOUR_MS };
/** Wrong codes of all strangers: of 32⁴ codes, so many guesses an hour find one in three months on average. */
const SHOP: Limit = { count: 500, windowMs: HOUR_MS };

/** Scopes in which wrong codes are counted together. */
type Bound = 'network' | 'shop';

/**
 * Bounds the wrong codes of strangers over all contacts together, since guessing one code each for many of them passes every limit by contact. Past a
 * bound only the link of the mail signs in; nobody at an address of before is held up.
 */
export class CodeGuesses {
  constructor(
    private readonly parts: {
      readonly content: Content;
      readonly contactLimits: Pick<ContactLimits, 'isKnown'>;
      readonly messages: Pick<MessageLog, 'write'>;
      readonly security: Pick<SecurityLog, 'write'>;
      readonly settings: Settings;
    },
  ) {}

  /** Returns the address whose wrong codes are counted: undefined for this machine, and for who has signed in from there before. */
  async strangerOf(asker: Asker): Promise<string | undefined> {
    const { address } = asker;
    return address === undefined || (await this.parts.contactLimits.isKnown(asker)) ? undefined : address;
  }

  /**
   * In the unit of work that looks at the code: codes that come at once are counted one after another.
   * @throws ApiError 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds where a bound is reached
   */
  async check({ rates }: Pick<Repositories, 'rates'>, stranger: string): Promise<void> {
    const now = this.parts.settings.clock.now();
    for (const { key, limit } of boundsOf(stranger)) {
      const found = await rates.find(key, now);
      if (found !== undefined && found.count >= limit.count) throw tooMany(found.endsAt - now);
    }
  }

  /**
   * Counts a wrong code in the same unit of work. Of the bound of the shop its own people get a mail.
   * @returns the bounds that this guess has reached, for `alarm`
   */
  async count(db: Repositories, stranger: string): Promise<readonly Bound[]> {
    const now = this.parts.settings.clock.now();
    const reached: Bound[] = [];
    for (const { of, key, limit } of boundsOf(stranger))
      if ((await db.rates.count(key, limit.windowMs, now)).count === limit.count) reached.push(of);
    if (reached.includes('shop')) await this.#tellShop(db);
    return reached;
  }

  /** Writes bounds that were reached to the security log, once the unit of work is committed. */
  alarm(reached: readonly Bound[], stranger: string | undefined): void {
    const { security } = this.parts;
    for (const of of reached)
      security.write('code-guessing', { of }, { address: stranger }, of === 'shop' ? 'error' : 'warn');
  }

  async #tellShop(db: Repositories): Promise<void> {
    const shop = (await shopAddress(db, this.parts)) ?? SHOP_CONTACT;
    await this.parts.messages.write(db, guessingMail(this.parts.settings.defaultStore, shop));
  }
}

function boundsOf(address: string) {
  return [
    { of: 'network', key: hashToken(`wrong-codes:${networkOf(address)}`), limit: NETWORK },
    { of: 'shop', key: hashToken('wrong-codes'), limit: SHOP },
  ] as const;
}
