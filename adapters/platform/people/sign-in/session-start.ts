import type { FactorState } from '../../../../core/contract/people/accounts';
import type { Asker, ContactLimits } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import type { ProofKind } from '../../ports/people/proofs';
import type { SecurityLog } from '../accounts/security-log';
import type { SessionService, Tokens } from '../accounts/session-service';

export interface Entered {
  readonly customer: Customer;
  readonly tokens: Tokens;
  readonly actorId?: number | undefined;
  readonly secondFactor?: FactorState | undefined;
}

export type SignInDb = Pick<Repositories, 'customers' | 'events' | 'orders' | 'rates' | 'secondFactors' | 'sessions'>;

/** Starts the session of a customer who has proven who they are, whichever way. */
export class SessionStart {
  constructor(
    private readonly parts: {
      readonly contactLimits: ContactLimits;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
    },
  ) {}

  /**
   * @param customer locked in this unit of work
   * @param asker with the time of a second factor given by the sign-in, in milliseconds since the epoch
   */
  async enter(
    db: SignInDb,
    customer: Customer,
    { factorAt, ...asker }: Asker & { readonly factorAt?: number | undefined },
  ): Promise<Entered> {
    const { id, isVerified, loginEmail } = customer;
    // An unconfirmed account may belong to a stranger.
    if (isVerified) await this.parts.contactLimits.know(db, asker);
    if (isVerified && loginEmail !== undefined) await db.orders.adopt(loginEmail, id);
    const { sessions } = this.parts;
    if (asker.earlier !== undefined) await sessions.leave(db, asker.earlier);
    const tokens = await sessions.open(db, customer, { device: asker.device, factorAt });
    const secondFactor = await sessions.factorState(db, customer, { actorId: undefined, factorAt });
    return { customer, tokens, secondFactor };
  }

  /** Writes the outcome of a sign-in to the security log, after its unit of work. */
  log(by: ProofKind | 'password', asker: Asker, entered?: Entered): void {
    const { security } = this.parts;
    if (entered === undefined) security.write('sign-in-refused', { by }, asker);
    else security.write('sign-in', { by, customer: entered.customer.id, roles: [...entered.customer.roles] }, asker);
  }
}
