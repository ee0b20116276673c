import { networkOf } from '../kernel/network-of';
import { hashToken } from '../kernel/secrets';
import type { Database } from '../ports/database';
import type { Asker, ContactLimits } from './contact-limits';
import { tooMany, type Limit } from './rate-limiter';
import type { SecurityLog } from './security-log';

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
    private readonly database: Database,
    private readonly contactLimits: Pick<ContactLimits, 'isKnown'>,
    private readonly security: Pick<SecurityLog, 'write'>,
    private readonly now: () => number,
  ) {}

  /** @throws ApiError 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds where a bound is reached */
  async check(asker: Asker): Promise<void> {
    if (asker.address === undefined || (await this.contactLimits.isKnown(asker))) return;
    for (const { key, limit } of boundsOf(asker.address)) {
      const found = await this.database.read((db) => db.rates.find(key, this.now()));
      if (found !== undefined && found.count >= limit.count) throw tooMany(found.endsAt - this.now());
    }
  }

  /** Counts a wrong code. The guess that reaches a bound is written to the security log. */
  async count(asker: Asker): Promise<void> {
    if (asker.address === undefined || (await this.contactLimits.isKnown(asker))) return;
    for (const { of, key, limit } of boundsOf(asker.address)) {
      const { count } = await this.database.write((db) => db.rates.count(key, limit.windowMs, this.now()));
      if (count === limit.count) this.security.write('code-guessing', { of }, { address: asker.address });
    }
  }
}

function boundsOf(address: string) {
  return [
    { of: 'network', key: hashToken(`wrong-codes:${networkOf(address)}`), limit: NETWORK },
    { of: 'shop', key: hashToken('wrong-codes'), limit: SHOP },
  ] as const;
}
