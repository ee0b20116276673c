import {
  type Settings,
  unauthorized,
  type SignedInCaller,
  newSecret,
  hashToken,
  type EarlierSession,
} from '../../foundation';
import type { Repositories } from '../../ports/database';
import { permissionsOf } from '../../../../core/contract/foundation/permissions';
import type { Customer } from '../../ports/people/customers';
import type { NewSession, OpenSession, ShownSession } from '../../ports/people/sessions';
import type { FactorState } from '../../../../core/contract/people/accounts';
import { factorState } from './factor-status';
import { mayActAs } from './may-act-as';
import type { SecurityLog } from './security-log';

const ACCESS_MS = 60 * 60 * 1000;
const ACTING_MS = 60 * 60 * 1000;
/**
 * A spent refresh token is accepted again within this time, for lost responses and concurrent tabs. Later reuse
 * indicates theft and ends the session.
 */
const GRACE_MS = 60 * 1000;
const REMOVED_AT_ONCE = 20;

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expires_in: number;
}

type Db = Pick<Repositories, 'sessions'>;
type WithPeople = Pick<Repositories, 'customers' | 'secondFactors' | 'sessions'>;

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
   * Replaces the session after re-authentication; the old one ends after the grace period.
   * @throws ApiError 401 if the session has ended
   */
  async succeed(
    { customers, sessions }: Pick<Repositories, 'customers' | 'sessions'>,
    { customer: { id: who }, sessionId, actorId, signedInAt: openedAt }: SignedInCaller,
  ): Promise<{ readonly id: number; readonly tokens: Tokens }> {
    const now = this.settings.clock.now();
    const customer = await customers.lock(who);
    if (customer === undefined) throw unauthorized();
    const until = this.#endOf(customer, { actorId, openedAt });
    const id = await sessions.succeed(sessionId, now, until);
    if (id === undefined) throw unauthorized();
    await sessions.shorten(sessionId, now + GRACE_MS);
    return { id, tokens: await this.#issue({ sessions }, id, until) };
  }

  /**
   * Locks the account of a session.
   * @returns the current customer with staff rights
   * @throws ApiError 401 if the session has ended
   */
  async hold(
    { customers, sessions }: Pick<Repositories, 'customers' | 'sessions'>,
    { customer: { id: who }, sessionId, signedInAt }: SignedInCaller,
  ): Promise<Customer> {
    const customer = await customers.lock(who);
    const open = await sessions.ofCustomer(who, this.settings.clock.now());
    // SQLite reuses the ids of deleted sessions.
    if (customer === undefined || !open.some((one) => one.id === sessionId && one.openedAt === signedInAt))
      throw unauthorized();
    return customer;
  }

  async leave({ sessions }: Db, { sessionId, refreshToken }: EarlierSession): Promise<void> {
    const now = this.settings.clock.now();
    const known = refreshToken === undefined ? undefined : await sessions.refreshToken(hashToken(refreshToken), now);
    for (const id of [sessionId, known?.sessionId]) if (id !== undefined) await sessions.shorten(id, now + GRACE_MS);
  }

  async isOf({ sessions }: Db, { sessionId, refreshToken }: EarlierSession, customerId: number): Promise<boolean> {
    const now = this.settings.clock.now();
    const known = refreshToken === undefined ? undefined : await sessions.refreshToken(hashToken(refreshToken), now);
    const ids = new Set([sessionId, known?.sessionId]);
    const open = await this.ofCustomer({ sessions }, customerId);
    return open.some(({ id, actorId }) => actorId === undefined && ids.has(id));
  }

  ofCustomer({ sessions }: Db, customerId: number): Promise<readonly ShownSession[]> {
    return sessions.ofCustomer(customerId, this.settings.clock.now() + GRACE_MS);
  }

  #endOf(
    customer: Customer,
    { actorId, openedAt }: { readonly actorId: number | undefined; readonly openedAt: number },
  ) {
    const { clock, sessions } = this.settings;
    const isStaff = permissionsOf(customer).size > 0;
    const max = isStaff ? sessions.staffMs : sessions.customerMs;
    const idle = isStaff ? sessions.staffIdleMs : sessions.idleMs;
    return Math.min(clock.now() + idle, openedAt + (actorId === undefined ? max : ACTING_MS));
  }

  async find(db: WithPeople, token: string): Promise<OpenSession | undefined> {
    const found = await db.sessions.byAccessToken(hashToken(token), this.settings.clock.now());
    if (found?.actorId === undefined) return found;
    const actor = await mayStillAct(db, found.actorId, await db.customers.byId(found.customerId));
    const isGiven = actor !== undefined && (await this.#status(db, actor, found)) === undefined;
    return isGiven ? found : undefined;
  }

  async factorState(
    db: Pick<Repositories, 'secondFactors'>,
    customer: Customer,
    session: Pick<OpenSession, 'actorId' | 'factorAt'>,
  ): Promise<FactorState | undefined> {
    return session.actorId === undefined ? this.#status(db, customer, session) : undefined;
  }

  #status(
    db: Pick<Repositories, 'secondFactors'>,
    who: Customer,
    { factorAt }: Pick<OpenSession, 'factorAt'>,
  ): Promise<FactorState | undefined> {
    return factorState(db, who, factorAt, this.settings.secondFactor);
  }

  /**
   * Rotates a refresh token.
   * @returns undefined if it is unknown, expired or reused; reuse ends the session
   */
  async refresh(db: WithPeople, refreshToken: string): Promise<Tokens | undefined> {
    const { sessions } = db;
    const now = this.settings.clock.now();
    const hash = hashToken(refreshToken);
    const found = await sessions.refreshToken(hash, now);
    const customer = found && (await db.customers.lock(found.customerId));
    // Reread under the lock, which serializes with session termination.
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
    const isEnding = known.sessionEndsAt - now <= GRACE_MS;
    const until = isEnding ? known.sessionEndsAt : this.#endOf(customer, known);
    if (until <= now) return undefined;
    await sessions.extend(sessionId, now, until);
    return this.#issue({ sessions }, sessionId, until);
  }

  async endOf({ sessions }: Db, token: string): Promise<number | undefined> {
    const hash = hashToken(token);
    const known = await sessions.refreshToken(hash, this.settings.clock.now());
    await sessions.endOf(hash);
    return known?.customerId;
  }

  async endAll(db: Pick<Repositories, 'customers' | 'sessions'>, customerId: number, but = 0): Promise<number> {
    // Waits for sessions being opened and ends them too.
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

  secret(): string {
    return newSecret(this.settings);
  }
}

async function mayStillAct(
  { customers }: Pick<Repositories, 'customers'>,
  actorId: number,
  customer: Customer | undefined,
) {
  const actor = await customers.byId(actorId);
  return actor !== undefined && customer !== undefined && mayActAs(actor, customer) ? actor : undefined;
}
