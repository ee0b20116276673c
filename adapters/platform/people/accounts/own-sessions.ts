import type { OwnSession } from '../../../../core/contract/people/own-sessions';
import { accessDenied, type SignedInCaller, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import type { SecurityLog } from './security-log';
import type { SessionService } from './session-service';

export class OwnSessions {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
      readonly settings: Settings;
    },
  ) {}

  list({ customer, sessionId }: SignedInCaller): Promise<OwnSession[]> {
    const { database, sessions } = this.parts;
    return database.read(async (db) =>
      (await sessions.ofCustomer(db, customer.id)).map((session) => ({
        id: String(session.id),
        device: session.device ?? null,
        opened_at: new Date(session.openedAt).toISOString(),
        seen_at: new Date(session.seenAt).toISOString(),
        is_current: session.id === sessionId,
        is_staff: session.actorId !== undefined,
      })),
    );
  }

  /**
   * Unknown sessions are ignored.
   * @throws ApiError 403 if staff act as the customer
   */
  async end({ customer, sessionId, actorId }: SignedInCaller, id: string | undefined): Promise<{ ended: number }> {
    if (actorId !== undefined) throw accessDenied();
    const { database, security, sessions, settings } = this.parts;
    const ended = await database.write(async (db) => {
      if (id === undefined) return sessions.endAll(db, customer.id, sessionId);
      await db.customers.lock(customer.id);
      const own = await db.sessions.ofCustomer(customer.id, settings.clock.now());
      const wanted = own.find((session) => String(session.id) === id);
      if (wanted === undefined) return 0;
      await db.sessions.end(wanted.id);
      return 1;
    });
    if (ended > 0) security.write('sessions-ended', { customer: customer.id, sessions: ended });
    return { ended };
  }
}
