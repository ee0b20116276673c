import { accessDenied, loginOf, type SignedInCaller, type Settings } from '../../foundation';
import type { SecurityLog } from '../accounts/security-log';
import type { SessionService } from '../accounts/session-service';
import type { Database } from '../../ports/database';
import { mayChange } from './may-change';
import { foundPerson, whoOf } from './found-person';

export const SIGN_OUT_KIND = 'sign_out';

export class PeopleAdmin {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Ends all sessions and logs it.
   * @param caller omitted for the owner @throws ApiError 403 if they have more rights than the caller, 404
   */
  signOut(id: number, caller?: SignedInCaller): Promise<{ readonly ended: number }> {
    const { database, sessions, settings } = this.services;
    return database.write(async (db) => {
      const customer = await foundPerson(db, id);
      if (!mayChange(caller?.customer, customer)) throw accessDenied();
      const ended = await sessions.endAll(db, id);
      await db.staffChanges.add({
        at: settings.clock.now(),
        who: whoOf(caller),
        kind: SIGN_OUT_KIND,
        record: String(id),
        action: 'changed',
        before: { sessions: ended },
        after: { sessions: 0, as: loginOf(customer) },
      });
      this.services.security.write('signed-out-everywhere', { customer: id, actor: caller?.customer.id });
      return { ended };
    });
  }
}
