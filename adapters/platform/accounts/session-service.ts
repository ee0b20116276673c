import type { Settings } from '../settings/options';
import type { Repositories } from '../ports/database';
import { permissionsOf } from '../../../core/contract/permissions';
import type { Customer } from '../ports/customers';
import type { NewSession, OpenSession, ShownSession } from '../ports/sessions';
import type { FactorStanding } from '../../../core/contract/accounts';
import { unauthorized } from '../http/require-caller';
import type { SignedInCaller } from '../http/route';
import { newSecret } from '../kernel/new-secret';
import { hashToken } from '../kernel/secrets';
import { factorStanding } from './factor-standing';
import { mayActAs } from './may-act-as';
import type { SecurityLog } from './security-log';

/** How long a token signs requests, in milliseconds: an hour. */
const ACCESS_MS = 60 * 60 * 1000;
/** How long staff acts as somebody, at the most: an hour. */
const ACTING_MS = 60 * 60 * 1000;
/**
 * A refresh token that was just spent is taken once more within this time: the answer may have been lost on its way, or two
 * tabs may have asked at once. Later it is a sign that it was stolen, and the session ends. A session that another took the place of
 * has as long, for what was on its way.
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

/** By what the session is known that a device had until it signed in again. */
export interface EarlierSession {
  readonly sessionId?: number | undefined;
  readonly refreshToken?: string | undefined;
}

type Db = Pick<Repositories, 'sessions'>;
type WithPeople = Pick<Repositories, 'customers' | 'secondFactors' | 'sessions'>;

/** Sessions and the tokens that stand for them. Only hashes of tokens are kept. */
export class SessionService {
  constructor(
    private readonly settings: Pick<Settings, 'clock' | 'ids' | 'secondFactor' | 'sessions'>,
    private readonly security: SecurityLog,
  ) {}

  async open(
    { sessions }: Db,
    customer: Customer,
    { acting, device, factorAt }: Omit<NewSession, 'customerId'>,
  ): Promise<Tokens> {
    const now = this.settings.clock.now();
    await sessions.removeExpired(now, REMOVED_AT_ONCE);
    const until = this.#endOf(customer, { actorId: acting?.actorId, openedAt: now });
    return this.#issue(
      { sessions },
      await sessions.open({ customerId: customer.id, acting, device, factorAt }, now, until),
      until,
    );
  }

  /**
   * Somebody in a session has shown again who they are: a session of the same age takes its place, with tokens of its own. The earlier one
   * gains nothing and ends in a minute, so that what was on its way with its tokens is still answered.
   * @throws ApiError 401 where the earlier one has ended meanwhile
   */
  async succeed(
    { customers, sessions }: Pick<Repositories, 'customers' | 'sessions'>,
    { customer: { id: who }, sessionId, actorId, signedInAt: openedAt }: SignedInCaller,
  ): Promise<{ readonly id: number; readonly tokens: Tokens }> {
    const now = this.settings.clock.now();
    // With the rights of staff, which a caller who lacks a second factor comes without: they decide how long a session lasts.
    const customer = await customers.lock(who);
    if (customer === undefined) throw unauthorized();
    const until = this.#endOf(customer, { actorId, openedAt });
    const id = await sessions.succeed(sessionId, now, until);
    if (id === undefined) throw unauthorized();
    await sessions.shorten(sessionId, now + GRACE_MS);
    return { id, tokens: await this.#issue({ sessions }, id, until) };
  }

  /**
   * Locks the account of a session for what changes it: whatever ends the session has come before, or waits for this unit and finds all that it wrote.
   * @returns the customer as they are now, with the rights of staff
   * @throws ApiError 401 where the session has ended meanwhile
   */
  async hold(
    { customers, sessions }: Pick<Repositories, 'customers' | 'sessions'>,
    { customer: { id: who }, sessionId, signedInAt }: SignedInCaller,
  ): Promise<Customer> {
    const customer = await customers.lock(who);
    const open = await sessions.ofCustomer(who, this.settings.clock.now());
    // SQLite gives the id of a session that is gone to the next one.
    if (customer === undefined || !open.some((one) => one.id === sessionId && one.openedAt === signedInAt))
      throw unauthorized();
    return customer;
  }

  /** A device that signs in needs the session no more that it had; see `succeed` for when it ends. */
  async leave({ sessions }: Db, { sessionId, refreshToken }: EarlierSession): Promise<void> {
    const now = this.settings.clock.now();
    const known = refreshToken === undefined ? undefined : await sessions.refreshToken(hashToken(refreshToken), now);
    for (const id of [sessionId, known?.sessionId]) if (id !== undefined) await sessions.shorten(id, now + GRACE_MS);
  }

  /** Returns true where a session of a device is the customer's own, not that of staff who act as them. */
  async isOf({ sessions }: Db, { sessionId, refreshToken }: EarlierSession, customerId: number): Promise<boolean> {
    const now = this.settings.clock.now();
    const known = refreshToken === undefined ? undefined : await sessions.refreshToken(hashToken(refreshToken), now);
    const ids = new Set([sessionId, known?.sessionId]);
    const open = await this.ofCustomer({ sessions }, customerId);
    return open.some(({ id, actorId }) => actorId === undefined && ids.has(id));
  }

  /** Those of a customer that are open, without such as another took the place of. */
  ofCustomer({ sessions }: Db, customerId: number): Promise<readonly ShownSession[]> {
    return sessions.ofCustomer(customerId, this.settings.clock.now() + GRACE_MS);
  }

  /** Until when a session lasts from now on, in milliseconds since the epoch: it may be used for so long, and opened for so long. */
  #endOf(
    customer: Customer,
    { actorId, openedAt }: { readonly actorId: number | undefined; readonly openedAt: number },
  ) {
    const { clock, sessions } = this.settings;
    const isStaff = permissionsOf(customer).size > 0;
    const most = isStaff ? sessions.staffMs : sessions.customerMs;
    const idle = isStaff ? sessions.staffIdleMs : sessions.idleMs;
    return Math.min(clock.now() + idle, openedAt + (actorId === undefined ? most : ACTING_MS));
  }

  /** The session of a token that counts now; none where who acts as the customer may not do so any more (A §4.3). */
  async find(db: WithPeople, token: string): Promise<OpenSession | undefined> {
    const found = await db.sessions.byAccessToken(hashToken(token), this.settings.clock.now());
    if (found?.actorId === undefined) return found;
    const actor = await mayStillAct(db, found.actorId, await db.customers.byId(found.customerId));
    const isGiven = actor !== undefined && (await this.#standing(db, actor, found)) === undefined;
    return isGiven ? found : undefined;
  }

  /** What stands between a session and what staff may do. Who acts as somebody has given their own factor, else there is no such session. */
  async factorStanding(
    db: Pick<Repositories, 'secondFactors'>,
    customer: Customer,
    session: Pick<OpenSession, 'actorId' | 'factorAt'>,
  ): Promise<FactorStanding | undefined> {
    return session.actorId === undefined ? this.#standing(db, customer, session) : undefined;
  }

  #standing(
    db: Pick<Repositories, 'secondFactors'>,
    who: Customer,
    { factorAt }: Pick<OpenSession, 'factorAt'>,
  ): Promise<FactorStanding | undefined> {
    return factorStanding(db, who, factorAt, this.settings.secondFactor);
  }

  /**
   * New tokens for a refresh token, which is spent by it.
   * @returns undefined when it is unknown, expired or was spent before; in the last case the session has ended
   */
  async refresh(db: WithPeople, refreshToken: string): Promise<Tokens | undefined> {
    const { sessions } = db;
    const now = this.settings.clock.now();
    const hash = hashToken(refreshToken);
    const found = await sessions.refreshToken(hash, now);
    const customer = found && (await db.customers.lock(found.customerId));
    // Read again behind the lock: what ends sessions has come before it, or waits until these tokens are there.
    const known = await sessions.refreshToken(hash, now);
    if (customer === undefined || known === undefined) return undefined;
    if (Math.min(known.expiresAt, known.sessionEndsAt) <= now) return undefined;
    if (known.actorId !== undefined && (await mayStillAct(db, known.actorId, customer)) === undefined) return undefined;
    const { sessionId, spentAt } = known;
    if (spentAt !== undefined && now - spentAt > GRACE_MS) {
      await sessions.end(sessionId);
      this.security.write('session-stolen', { customer: customer.id, actor: known.actorId });
      return undefined;
    }
    if (spentAt === undefined) await sessions.spend(hash, now);
    // In its last minute a session is not lengthened any more: another may have taken its place.
    const isEnding = known.sessionEndsAt - now <= GRACE_MS;
    const until = isEnding ? known.sessionEndsAt : this.#endOf(customer, known);
    if (until <= now) return undefined;
    await sessions.extend(sessionId, now, until);
    return this.#issue({ sessions }, sessionId, until);
  }

  /** Ends the session that a token of either kind belongs to. @returns whose it was, where it was open and the token one that refreshes */
  async endOf({ sessions }: Db, token: string): Promise<number | undefined> {
    const hash = hashToken(token);
    const known = await sessions.refreshToken(hash, this.settings.clock.now());
    await sessions.endOf(hash);
    return known?.customerId;
  }

  /** Ends all sessions of a customer but one. @returns how many, without such as another took the place of */
  async endAll(db: Pick<Repositories, 'customers' | 'sessions'>, customerId: number, but = 0): Promise<number> {
    // A session that is opened meanwhile is waited for, and ended as well.
    await db.customers.lock(customerId);
    const open = await this.ofCustomer(db, customerId);
    await db.sessions.endAll(customerId, but);
    return open.filter(({ id }) => id !== but).length;
  }

  async #issue({ sessions }: Db, sessionId: number, until: number): Promise<Tokens> {
    const now = this.settings.clock.now();
    const [token, refreshToken] = [this.secret(), this.secret()];
    await sessions.addToken(hashToken(token), sessionId, 'access', Math.min(now + ACCESS_MS, until));
    await sessions.addToken(hashToken(refreshToken), sessionId, 'refresh', until);
    return { token, refreshToken, expires_in: Math.min(ACCESS_MS, until - now) / 1000 };
  }

  /** A text of 244 bits of chance. */
  secret(): string {
    return newSecret(this.settings);
  }
}

/** Who acts as somebody, where they may do so now: the customer may have become staff since. */
async function mayStillAct(
  { customers }: Pick<Repositories, 'customers'>,
  actorId: number,
  customer: Customer | undefined,
) {
  const actor = await customers.byId(actorId);
  return actor !== undefined && customer !== undefined && mayActAs(actor, customer) ? actor : undefined;
}
