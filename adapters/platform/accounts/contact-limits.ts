import { countedMailbox } from '../kernel/counted-mailbox';
import { hashToken } from '../kernel/secrets';
import type { Database, Repositories } from '../ports/database';
import { type Limit, type RateLimiter } from './rate-limiter';
import type { EarlierSession } from './session-service';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an address counts as one of somebody's own after they have signed in from it. */
const KNOWN_MS = 90 * DAY_MS;

/** From where somebody does something. */
export interface From {
  /** The session that the device has had until now. */
  readonly earlier?: EarlierSession | undefined;
  /** As limits count it; undefined for this machine, which then is the one address there is. */
  readonly address: string | undefined;
  /** As its owner knows it again: 'Firefox, Linux'. */
  readonly device?: string | undefined;
}

/** For whom something is done, and from where. */
export interface Asker extends From {
  /** In its one form; what was typed where it is no contact. */
  readonly contact: string;
}

/** How often something may be done for one contact. */
export interface ContactLimit {
  /** From one address. */
  readonly each: Limit;
  /** From all addresses together from which nobody has signed in as this contact. */
  readonly strangers: Limit;
}

/** Mails that somebody asks for by an address alone: of a new account, of a new password. */
export const MAILS: ContactLimit = {
  each: { count: 3, windowMs: DAY_MS / 24 },
  strangers: { count: 10, windowMs: DAY_MS / 24 },
};

/**
 * Limits what is done for a contact by the address that it comes from, so that nobody uses up what somebody else has. What strangers
 * do from many addresses is counted together, since a code could be guessed that way; who calls from where they have signed in
 * before is not held up by it.
 */
export class ContactLimits {
  constructor(
    private readonly database: Database,
    private readonly rates: RateLimiter,
    private readonly now: () => number,
  ) {}

  /** Counts one more. @param what 'codes' @throws ApiError 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds */
  async hit(what: string, asker: Asker, { each, strangers }: ContactLimit): Promise<void> {
    // The address first: what one of them does too often does not use up what there is for all.
    await this.rates.hit(limitKeyOf(what, asker), each);
    if (asker.address === undefined || (await this.isKnown(asker))) return;
    await this.rates.hit(`${what}:${countedMailbox(asker.contact)}`, strangers);
  }

  /** Forgets what an address did, as after a success. */
  clear(what: string, asker: Asker): Promise<void> {
    return this.rates.clear(limitKeyOf(what, asker));
  }

  /** Notes that the owner of a contact was here. */
  async know({ rates }: Pick<Repositories, 'rates'>, asker: Asker): Promise<void> {
    if (asker.address === undefined) return;
    const key = hashToken(keyOf('known', asker));
    await rates.clear(key);
    await rates.count(key, KNOWN_MS, this.now());
  }

  /** Reads if the owner of the contact has signed in from this address before; false for this machine. */
  async isKnown(asker: Asker): Promise<boolean> {
    if (asker.address === undefined) return false;
    const key = hashToken(keyOf('known', asker));
    return this.database.read(async (db) => (await db.rates.find(key, this.now())) !== undefined);
  }
}

/** Counts a try of something short by who tries it. @returns how often they have tried */
export async function countTry(
  { rates }: Pick<Repositories, 'rates'>,
  what: string,
  address: string | undefined,
  { windowMs, now }: { readonly windowMs: number; readonly now: number },
): Promise<number> {
  return (await rates.count(hashToken(`try:${what}:${address ?? ''}`), windowMs, now)).count;
}

/** Counts all plus addresses of a mailbox as one: each mail to one of them arrives there. */
function limitKeyOf(what: string, asker: Asker): string {
  return keyOf(what, { ...asker, contact: countedMailbox(asker.contact) });
}

function keyOf(what: string, { contact, address }: Asker): string {
  return `${what}:${contact}:${address ?? ''}`;
}
