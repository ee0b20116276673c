import { fastLogin } from '../../../core/contract/accounts';
import type { Caller, Identify } from '../http/route';
import type { Database } from '../ports/database';
import { withoutStaffRights } from './factor-standing';
import type { SessionService } from './session-service';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Identifies callers by their token, in the query or as a bearer (S §6). Without one nothing is looked up. Staff whose session was not given the
 * second factor that it needs comes in as a customer.
 */
export function createIdentify({
  database,
  sessions,
}: {
  readonly database: Database;
  readonly sessions: SessionService;
}): Identify {
  return async (endpoint, url, authorization): Promise<Caller> => {
    // The token of a fast login is the code of the link.
    const inQuery = endpoint.name === fastLogin.name ? null : url.searchParams.get('token');
    const token = BEARER.exec(authorization ?? '')?.[1] ?? inQuery ?? '';
    if (token === '') return { kind: 'guest' };
    return database.read(async (db): Promise<Caller> => {
      const session = await sessions.find(db, token);
      const customer = session && (await db.customers.byId(session.customerId));
      if (!session || !customer) return { kind: 'refused' };
      const { id: sessionId, actorId, openedAt: signedInAt } = session;
      const secondFactor = await sessions.factorStanding(db, customer, session);
      const may = secondFactor === undefined ? customer : withoutStaffRights(customer);
      return { kind: 'user', customer: may, sessionId, signedInAt, actorId, secondFactor };
    });
  };
}
