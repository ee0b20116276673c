import * as z from 'zod/mini';
import { ApiError, type SignedInCaller, type Settings, accessDenied, loginOf, nameOfCaller } from '../../foundation';
import { type Content, siteSettings } from '../../content';
import { type MessageLog, storeOfPerson } from '../../messages';
import type { Repositories, Database } from '../../ports/database';
import { contactOf, mustFind } from '../accounts/contact-of';
import { mayBeginToActAs } from '../accounts/may-act-as';
import type { SecurityLog } from '../accounts/security-log';
import type { SessionService } from '../accounts/session-service';
import { actingMail } from '../accounts/sign-in-mails';
import type { Entered } from './session-start';

const bloggerSettings = z.looseObject({ blogger_has_phone: z.optional(z.boolean()) });

export const ACTING_KIND = 'acting';

/** Sessions of staff in the name of customers and bloggers. */
export class Impersonations {
  constructor(
    private readonly parts: {
      readonly content: Content;
      readonly database: Database;
      readonly messages: MessageLog;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Starts impersonation. Managers may impersonate customers and bloggers, admins also managers.
   * @throws ApiError 400 INCORRECT_PHONE_OR_EMAIL; 403 ACCESS_DENIED; 404 USER_NOT_FOUND
   */
  asUser(caller: SignedInCaller, raw: string): Promise<Entered> {
    const { value } = contactOf(raw);
    return this.parts.database.write(async (db) => {
      const found = await db.customers.byLogin(value);
      if (!found) throw userNotFound();
      return this.#actAs(db, caller, found.id);
    });
  }

  /**
   * Impersonates the shop's blogger if the settings allow it.
   * @throws ApiError 403 ACCESS_DENIED; 404 USER_NOT_FOUND
   */
  asBlogger(caller: SignedInCaller): Promise<Entered> {
    return this.parts.database.write(async (db) => {
      if ((await siteSettings(db, this.parts, bloggerSettings))?.blogger_has_phone !== true) throw accessDenied();
      const found = await db.customers.firstWith('blogger');
      if (!found) throw userNotFound();
      return this.#actAs(db, caller, found.id);
    });
  }

  async #actAs(db: Repositories, caller: SignedInCaller, customerId: number): Promise<Entered> {
    const { messages, security, sessions, settings } = this.parts;
    const customer = mustFind(await db.customers.lock(customerId));
    if (!mayBeginToActAs(caller, customer)) throw accessDenied();
    const actorId = caller.customer.id;
    const now = settings.clock.now();
    await db.sessions.recordImpersonation(actorId, customer.id, now);
    const who = nameOfCaller(caller);
    const change = { kind: ACTING_KIND, record: String(customer.id), action: 'created', before: undefined } as const;
    await db.staffChanges.add({ ...change, at: now, who, after: { as: loginOf(customer) } });
    const contact = customer.email ?? customer.loginEmail ?? customer.loginPhone;
    const store = await storeOfPerson(db, customer, settings);
    if (contact !== undefined) await messages.write(db, actingMail(store, contact, now));
    const tokens = await sessions.open(db, customer, { acting: { actorId, sessionId: caller.sessionId } });
    security.write('acting-began', { actor: actorId, customer: customer.id });
    return { customer, tokens, actorId };
  }
}

function userNotFound(): ApiError {
  return new ApiError(404, 'USER_NOT_FOUND', { error: 'not_found' });
}
