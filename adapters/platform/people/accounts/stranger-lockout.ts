import type { EarlierSession, EventLog } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import type { SessionService } from './session-service';
import { shutOutStrangers } from './shut-out-strangers';

/** Hands an unconfirmed account to the owner of its contact. */
export class StrangerLockout {
  constructor(private readonly parts: { readonly events: EventLog; readonly sessions: Pick<SessionService, 'isOf'> }) {}

  /** @param earlier session that the owner has now; if it is of this account, the profile is theirs */
  async apply(
    db: Repositories,
    customer: Customer,
    { now, earlier }: { readonly now: number; readonly earlier: EarlierSession | undefined },
  ): Promise<void> {
    const { events, sessions } = this.parts;
    const isOwnSession = earlier !== undefined && (await sessions.isOf(db, earlier, customer.id));
    await shutOutStrangers(db, customer, { now, isOwnSession }, events);
  }
}
