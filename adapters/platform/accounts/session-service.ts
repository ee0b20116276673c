import type { Settings } from '../settings/options';
import type { Repositories } from '../ports/database';
import { mayUser } from '../../../core/contract/permissions';
import type { Acting, OpenSession } from '../ports/sessions';
import { hashToken } from '../kernel/secrets';

/** How long a token signs requests, in milliseconds: an hour. */
const ACCESS_MS = 60 * 60 * 1000;
/** How long a session lasts without being used: 60 days. */
const SESSION_MS = 60 * 24 * 60 * 60 * 1000;
/**
 * A refresh token that was just spent is taken once more within this time: the answer may have been lost on its way, or two
 * tabs may have asked at once. Later it is a sign that it was stolen, and the session ends.
 */
const GRACE_MS = 60 * 1000;
/** Expired sessions are removed a few at each new one. */
const REMOVED_AT_ONCE = 20;

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expires_in: number;
}

type Db = Pick<Repositories, 'sessions'>;
type WithPeople = Pick<Repositories, 'customers' | 'sessions'>;

/** Sessions and the tokens that stand for them. Only hashes of tokens are kept. */
export class SessionService {
  constructor(private readonly settings: Pick<Settings, 'clock' | 'ids'>) {}

  async open({ sessions }: Db, customerId: number, acting?: Acting): Promise<Tokens> {
    const now = this.settings.clock.now();
    await sessions.removeExpired(now, REMOVED_AT_ONCE);
    return this.#issue({ sessions }, await sessions.open(customerId, acting, now, now + SESSION_MS));
  }

  /** The session of a token that counts now; none where who acts as the customer may not do so any more (A §4.3). */
  async find(db: WithPeople, token: string): Promise<OpenSession | undefined> {
    const found = await db.sessions.byAccessToken(hashToken(token), this.settings.clock.now());
    return found !== undefined && (await mayStillAct(db, found.actorId)) ? found : undefined;
  }

  /**
   * New tokens for a refresh token, which is spent by it.
   * @returns undefined when it is unknown, expired or was spent before; in the last case the session has ended
   */
  async refresh(db: WithPeople, refreshToken: string): Promise<Tokens | undefined> {
    const { sessions } = db;
    const now = this.settings.clock.now();
    const hash = hashToken(refreshToken);
    const known = await sessions.refreshToken(hash, now);
    if (known === undefined || known.expiresAt <= now || !(await mayStillAct(db, known.actorId))) return undefined;
    const { sessionId, spentAt } = known;
    if (spentAt !== undefined && now - spentAt > GRACE_MS) {
      await sessions.end(sessionId);
      return undefined;
    }
    if (spentAt === undefined) await sessions.spend(hash, now);
    await sessions.extend(sessionId, now, now + SESSION_MS);
    return this.#issue({ sessions }, sessionId);
  }

  /** Ends the session that a token of either kind belongs to. */
  endOf({ sessions }: Db, token: string): Promise<void> {
    return sessions.endOf(hashToken(token));
  }

  /** Ends all sessions of a customer but one. */
  endAll({ sessions }: Db, customerId: number, but = 0): Promise<number> {
    return sessions.endAll(customerId, but);
  }

  async #issue({ sessions }: Db, sessionId: number): Promise<Tokens> {
    const now = this.settings.clock.now();
    const [token, refreshToken] = [this.secret(), this.secret()];
    await sessions.addToken(hashToken(token), sessionId, 'access', now + ACCESS_MS);
    await sessions.addToken(hashToken(refreshToken), sessionId, 'refresh', now + SESSION_MS);
    return { token, refreshToken, expires_in: ACCESS_MS / 1000 };
  }

  /** A text of 244 bits of chance. */
  secret(): string {
    return newSecret(this.settings);
  }
}

/** Whether somebody may act as others now; true where nobody does. */
async function mayStillAct({ customers }: WithPeople, actorId: number | undefined): Promise<boolean> {
  if (actorId === undefined) return true;
  const actor = await customers.byId(actorId);
  return actor !== undefined && mayUser(actor, 'people:act');
}

/** A text of 244 bits of chance. */
export function newSecret({ ids }: Pick<Settings, 'ids'>): string {
  return `${ids.uuid()}${ids.uuid()}`.replaceAll('-', '');
}
