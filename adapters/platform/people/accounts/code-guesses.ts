import {
  networkOf,
  hashToken,
  type Settings,
  type Asker,
  type ContactLimits,
  tooMany,
  type Limit,
} from '../../foundation';
import { type Content, SHOP_CONTACT, shopAddress } from '../../content';
import type { MessageLog } from '../../messages';
import type { Repositories } from '../../ports/database';
import type { SecurityLog } from './security-log';
import { guessingMail } from './sign-in-mails';

const HOUR_MS = 60 * 60 * 1000;
const NETWORK: Limit = { count: 60, windowMs: HOUR_MS };
/** At this rate, one of 32⁴ codes is found in three months on average. */
const SHOP: Limit = { count: 500, windowMs: HOUR_MS };

type Bound = 'network' | 'shop';

/** Limits wrong codes across all contacts: guessing one code per contact evades per-contact limits. */
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

  async strangerOf(asker: Asker): Promise<string | undefined> {
    const { address } = asker;
    return address === undefined || (await this.parts.contactLimits.isKnown(asker)) ? undefined : address;
  }

  /**
   * Runs in the unit of work that verifies the code.
   * @throws ApiError 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds
   */
  async check({ rates }: Pick<Repositories, 'rates'>, stranger: string): Promise<void> {
    const now = this.parts.settings.clock.now();
    for (const { key, limit } of boundsOf(stranger)) {
      const found = await rates.find(key, now);
      if (found !== undefined && found.count >= limit.count) throw tooMany(found.endsAt - now);
    }
  }

  async count(db: Repositories, stranger: string): Promise<readonly Bound[]> {
    const now = this.parts.settings.clock.now();
    const reached: Bound[] = [];
    for (const { of, key, limit } of boundsOf(stranger))
      if ((await db.rates.count(key, limit.windowMs, now)).count === limit.count) reached.push(of);
    if (reached.includes('shop')) await this.#tellShop(db);
    return reached;
  }

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
