import { isStaff } from '../../../../core/contract/foundation/permissions';
import type { FactorState } from '../../../../core/contract/people/accounts';
import type { LogKind } from '../../../../core/contract/staff/manage-log';
import { loginOf, type Asker, type ContactLimits, type Settings } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Database, Repositories } from '../../ports/database';
import type { ProofKind } from '../../ports/people/proofs';
import type { SecurityLog } from '../accounts/security-log';
import type { SessionService, Tokens } from '../accounts/session-service';

export interface Entered {
  readonly customer: Customer;
  readonly tokens: Tokens;
  readonly actorId?: number | undefined;
  readonly secondFactor?: FactorState | undefined;
}

export type SignInDb = Pick<
  Repositories,
  'customers' | 'events' | 'orders' | 'rates' | 'secondFactors' | 'sessions' | 'staffChanges'
>;

export type SignInWay = ProofKind | 'passkey' | 'password';

type Asked = Asker & {
  readonly by: SignInWay;
  /** Time of a second factor given by the sign-in, in milliseconds since the epoch. */
  readonly factorAt?: number | undefined;
};

/** Starts the session of a customer who has proven who they are, whichever way. */
export class SessionStart {
  constructor(
    private readonly parts: {
      readonly contactLimits: ContactLimits;
      readonly database: Database;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
      readonly settings: Pick<Settings, 'clock'>;
    },
  ) {}

  /**
   * @param customer locked in this unit of work
   */
  async enter(db: SignInDb, customer: Customer, { by, factorAt, ...asker }: Asked): Promise<Entered> {
    const { id, isVerified, loginEmail } = customer;
    // An unconfirmed account may belong to a stranger.
    if (isVerified) await this.parts.contactLimits.know(db, asker);
    if (isVerified && loginEmail !== undefined) await db.orders.adopt(loginEmail, id);
    const { sessions } = this.parts;
    if (asker.earlier !== undefined) await sessions.leave(db, asker.earlier);
    const tokens = await sessions.open(db, customer, { device: asker.device, factorAt });
    const secondFactor = await sessions.factorState(db, customer, { actorId: undefined, factorAt });
    await this.#note(db, customer, 'sign-in', by);
    return { customer, tokens, secondFactor };
  }

  /** Writes the outcome of a sign-in to the logs, after its unit of work. */
  async log(by: SignInWay, asker: Asker, entered?: Entered): Promise<void> {
    const { database, security } = this.parts;
    if (entered !== undefined) {
      security.write('sign-in', { by, customer: entered.customer.id, roles: [...entered.customer.roles] }, asker);
      return;
    }
    security.write('sign-in-refused', { by }, asker);
    await database.write(async (db) => {
      const customer = await db.customers.byLogin(asker.contact);
      if (customer !== undefined) await this.#note(db, customer, 'sign-in-refused', by);
    });
  }

  /** The change log contains only staff sign-ins. */
  async #note(
    { staffChanges }: Pick<Repositories, 'staffChanges'>,
    customer: Customer,
    kind: LogKind,
    by: SignInWay,
  ): Promise<void> {
    if (!isStaff(customer)) return;
    const who = loginOf(customer);
    const after = { as: who, by };
    const at = this.parts.settings.clock.now();
    await staffChanges.add({ kind, record: String(customer.id), action: 'created', before: undefined, after, who, at });
  }
}
