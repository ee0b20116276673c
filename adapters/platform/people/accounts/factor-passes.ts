import type { FactorState } from '../../../../core/contract/people/accounts';
import { standsInForFactor } from '../../../../core/contract/people/passkey-rules';
import { secondFactorMissing } from '../../../../core/contract/people/second-factor';
import { type ApiError, type Asker, refuse, type SignedInCaller } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Database, Repositories } from '../../ports/database';
import { mustFind } from './contact-of';
import type { FactorTries } from './factor-tries';
import type { SessionService, Tokens } from './session-service';

export interface Status extends Renewed {
  readonly customer: Customer;
  readonly secondFactor: FactorState | undefined;
}

export interface Renewed {
  readonly tokens: Tokens;
}
/** Counts attempts with codes and passkeys, and opens the session after a valid one. */
export class FactorPasses {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly sessions: SessionService;
      readonly tries: FactorTries;
    },
  ) {}

  count(asker: Asker): Promise<void> {
    return this.parts.tries.count(asker);
  }

  settle(asker: Asker): Promise<void> {
    return this.parts.tries.settle(asker);
  }

  /** @param factorAt time of the second factor, in milliseconds since the epoch */
  async renew(db: Repositories, caller: SignedInCaller, factorAt?: number): Promise<Tokens> {
    const { id, tokens } = await this.parts.sessions.succeed(db, caller);
    if (factorAt !== undefined) await db.sessions.giveFactor(id, factorAt);
    return tokens;
  }

  status({ customer: { id } }: SignedInCaller, factorAt: number | undefined): Promise<Omit<Status, 'tokens'>> {
    const { database, sessions } = this.parts;
    return database.read(async (db) => {
      const customer = mustFind(await db.customers.byId(id));
      return { customer, secondFactor: await sessions.factorState(db, customer, { actorId: undefined, factorAt }) };
    });
  }
}

export async function passkeysOf(
  { passkeys }: Pick<Repositories, 'passkeys'>,
  id: number,
  confirmedAt: number | undefined,
) {
  return (await passkeys.ofCustomer(id)).filter(({ addedAt }) => standsInForFactor(addedAt, confirmedAt));
}

export function askerOf({ id }: Customer, address: string | undefined): Asker {
  return { contact: `customer ${String(id)}`, address };
}

export function missing(): ApiError {
  return refuse(secondFactorMissing, 'SECOND_FACTOR_MISSING');
}
