import { fastLogin } from '../../../../core/contract/people/accounts';
import type { Caller, Identify } from '../../foundation';
import type { Database } from '../../ports/database';
import { withoutStaffRights } from './factor-status';
import type { SessionService } from './session-service';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Identifies callers by token (query or bearer). Staff without the required second factor are treated as customers.
 */
export function createIdentify({
  database,
  sessions,
}: {
  readonly database: Database;
  readonly sessions: SessionService;
}): Identify {
  return async (endpoint, url, authorization): Promise<Caller> => {
    const inQuery = endpoint.name === fastLogin.name ? null : url.searchParams.get('token');
    const token = BEARER.exec(authorization ?? '')?.[1] ?? inQuery ?? '';
    if (token === '') return { kind: 'guest' };
    return database.read(async (db): Promise<Caller> => {
      const session = await sessions.find(db, token);
      const customer = session && (await db.customers.byId(session.customerId));
      if (!session || !customer) return { kind: 'refused' };
      const { id: sessionId, actorId, openedAt: signedInAt, factorAt = signedInAt } = session;
      const confirmedAt = Math.max(signedInAt, factorAt);
      const secondFactor = await sessions.factorState(db, customer, session);
      const may = secondFactor === undefined ? customer : withoutStaffRights(customer);
      return { kind: 'user', customer: may, sessionId, signedInAt, confirmedAt, actorId, secondFactor };
    });
  };
}
