import { countedMailboxOf } from '../../../../core/contract/foundation/contact';
import { hashToken } from '../kernel/secrets';
import type { Database, Repositories } from '../../ports/database';
import { type Limit, type RateLimiter } from './rate-limiter';

const DAY_MS = 24 * 60 * 60 * 1000;
const KNOWN_MS = 90 * DAY_MS;

export interface EarlierSession {
  readonly sessionId?: number | undefined;
  readonly refreshToken?: string | undefined;
}

export interface From {
  readonly earlier?: EarlierSession | undefined;
  /** Undefined for localhost. */
  readonly address: string | undefined;
  readonly device?: string | undefined;
}

export interface Asker extends From {
  readonly contact: string;
}

export interface ContactLimit {
  readonly each: Limit;
  readonly strangers: Limit;
}

export const MAILS: ContactLimit = {
  each: { count: 3, windowMs: DAY_MS / 24 },
  strangers: { count: 10, windowMs: DAY_MS / 24 },
};

/**
 * Limits actions per contact and address. Unknown addresses share a limit, because codes could be guessed from many.
 */
export class ContactLimits {
  constructor(
    private readonly database: Database,
    private readonly rates: RateLimiter,
    private readonly now: () => number,
  ) {}

  /** @throws ApiError 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds */
  async hit(what: string, asker: Asker, { each, strangers }: ContactLimit): Promise<void> {
    // Checked first, so that one address cannot exhaust the shared limit.
    await this.rates.hit(limitKeyOf(what, asker), each);
    if (asker.address === undefined || (await this.isKnown(asker))) return;
    await this.rates.hit(`${what}:${countedMailboxOf(asker.contact)}`, strangers);
  }

  clear(what: string, asker: Asker): Promise<void> {
    return this.rates.clear(limitKeyOf(what, asker));
  }

  async know({ rates }: Pick<Repositories, 'rates'>, asker: Asker): Promise<void> {
    if (asker.address === undefined) return;
    const key = hashToken(keyOf('known', asker));
    await rates.clear(key);
    await rates.count(key, KNOWN_MS, this.now());
  }

  async isKnown(asker: Asker): Promise<boolean> {
    if (asker.address === undefined) return false;
    const key = hashToken(keyOf('known', asker));
    return this.database.read(async (db) => (await db.rates.find(key, this.now())) !== undefined);
  }
}

export async function countTry(
  { rates }: Pick<Repositories, 'rates'>,
  what: string,
  address: string | undefined,
  { windowMs, now }: { readonly windowMs: number; readonly now: number },
): Promise<number> {
  return (await rates.count(hashToken(`try:${what}:${address ?? ''}`), windowMs, now)).count;
}

/** Plus addresses share one limit: their mail reaches the same mailbox. */
function limitKeyOf(what: string, asker: Asker): string {
  return keyOf(what, { ...asker, contact: countedMailboxOf(asker.contact) });
}

function keyOf(what: string, { contact, address }: Asker): string {
  return `${what}:${contact}:${address ?? ''}`;
}
