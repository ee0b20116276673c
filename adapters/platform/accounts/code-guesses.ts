import { networkOf } from '../kernel/network-of';
import { hashToken } from '../kernel/secrets';
import type { Content } from '../content/content';
import { SHOP_CONTACT, shopAddress } from '../content/shop-address';
import type { MessageLog } from '../messages/message-log';
import type { Database, Repositories } from '../ports/database';
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

/**
 * Bounds the wrong codes of strangers over all contacts together, since guessing one code each for many of them passes every limit by contact. Past a
 * bound only the link of the mail signs in; nobody at an address of before is held up.
 */
export class CodeGuesses {
  constructor(
    private readonly parts: {
      readonly content: Content;
      readonly contactLimits: Pick<ContactLimits, 'isKnown'>;
      readonly database: Database;
      readonly messages: Pick<MessageLog, 'write'>;
      readonly security: Pick<SecurityLog, 'write'>;
      readonly settings: Settings;
    },
  ) {}

  /** @throws ApiError 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds where a bound is reached */
  async check(asker: Asker): Promise<void> {
    const { contactLimits, database, settings } = this.parts;
    if (asker.address === undefined || (await contactLimits.isKnown(asker))) return;
    const now = settings.clock.now();
    for (const { key, limit } of boundsOf(asker.address)) {
      const found = await database.read((db) => db.rates.find(key, now));
      if (found !== undefined && found.count >= limit.count) throw tooMany(found.endsAt - now);
    }
  }

  /** Counts a wrong code. The guess that reaches a bound is written to the security log; of that of the shop its own people get a mail. */
  async count(asker: Asker): Promise<void> {
    const { contactLimits, database, security } = this.parts;
    const { address } = asker;
    if (address === undefined || (await contactLimits.isKnown(asker))) return;
    for (const { of, key, limit } of boundsOf(address)) {
      const isReached = await database.write(async (db) => {
        const { count } = await db.rates.count(key, limit.windowMs, this.parts.settings.clock.now());
        if (count === limit.count && of === 'shop') await this.#tellShop(db);
        return count === limit.count;
      });
      if (isReached) security.write('code-guessing', { of }, { address }, of === 'shop' ? 'error' : 'warn');
    }
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
