import type { User } from '../../../../core/contract';
import { readContact } from '../../../../core/contract/foundation/contact';
import { mayUser } from '../../../../core/contract/foundation/permissions';
import type { StoreView } from '../../../../core/store-views';
import { ApiError, type SignedInCaller, type Settings, accessDenied } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Database } from '../../ports/database';
import type { AccountLog, CustomerMember } from './account-log';
import type { AccountViews, InSession } from './account-views';
import type { ContactChange } from './contact-change';
import { addressesChanged, addressesOf, revisionOf } from './saved-addresses';
import type { SessionService } from './session-service';

export class AccountService {
  constructor(
    private readonly parts: {
      readonly contacts: ContactChange;
      readonly database: Database;
      readonly log: AccountLog;
      readonly sessions: SessionService;
      readonly settings: Settings;
      readonly views: AccountViews;
    },
  ) {}

  async view(customer: Customer, session: InSession = {}): Promise<User> {
    const { database, views } = this.parts;
    return database.read((db) => views.of(db, customer, session));
  }

  /**
   * Changes names, addresses and contact email; a new email takes effect after `confirmEmail`.
   * @throws ApiError 400 naming the field; 409 'addresses_changed' on a conflict; 403 if staff act as the customer; 403
   * SIGN_IN_AGAIN; 429
   */
  async update(
    caller: SignedInCaller,
    change: {
      firstname?: string | undefined;
      lastname?: string | undefined;
      email?: string | undefined;
      addresses?: string | undefined;
      addresses_revision?: string | undefined;
    },
    { store, address }: { readonly store: StoreView; readonly address: string | undefined },
  ): Promise<User> {
    const { contacts, database, log, sessions, settings, views } = this.parts;
    const { customer, actorId, secondFactor } = caller;
    const input = change.email === undefined ? undefined : await contacts.input(caller, change.email, address);
    const email = input?.isTheirs === true ? input.email : undefined;
    const pending = input?.isTheirs === false ? input.email : undefined;
    const addresses = change.addresses === undefined ? undefined : addressesOf(change.addresses);
    const known = addresses === undefined ? undefined : change.addresses_revision;
    return database.write(async (db) => {
      const now = await sessions.hold(db, caller);
      if (known !== undefined && known !== revisionOf(now.addresses)) throw addressesChanged();
      await db.customers.change(
        customer.id,
        {
          ...(change.firstname !== undefined && { firstname: change.firstname.trim() }),
          ...(change.lastname !== undefined && { lastname: change.lastname.trim() }),
          ...(email !== undefined && { email }),
          ...(addresses !== undefined && { addresses }),
        },
        settings.clock.now(),
      );
      const changed = { firstname: change.firstname, lastname: change.lastname, email, addresses };
      await log.record(db, { customer, actorId }, ...namesOf(changed));
      if (email !== undefined) await contacts.notifyFormer(db, now, email, store);
      if (pending !== undefined) await contacts.send(db, customer, pending, store);
      const user = await views.now(db, customer.id, { actorId, secondFactor });
      return pending === undefined ? user : { ...user, pending_email: pending };
    });
  }

  /** @throws ApiError 400 REGISTER_SMS_CODE_INCORRECT, EMAIL_NOT_USABLE; 403 if staff act as the customer; 429 */
  async confirmEmail(
    caller: SignedInCaller,
    given: { readonly email: string; readonly code: string },
    { store, address }: { readonly store: StoreView; readonly address: string | undefined },
  ): Promise<User> {
    const { contacts, database, log, sessions, settings, views } = this.parts;
    const { customer, secondFactor } = caller;
    const email = await contacts.count(caller, given.email);
    const { left, user } = await database.write(async (db) => {
      const before = await sessions.hold(db, caller);
      const attempt = await contacts.take(db, customer, { ...given, email, address });
      if (!attempt.isGood) return { ...attempt, user: undefined };
      await db.customers.change(customer.id, { email }, settings.clock.now());
      await log.record(db, { customer }, 'email');
      await contacts.notifyFormer(db, before, email, store);
      return { ...attempt, user: await views.now(db, customer.id, { secondFactor }) };
    });
    if (user === undefined)
      throw new ApiError(400, 'REGISTER_SMS_CODE_INCORRECT', { error: 'code_incorrect', attempts_left: left });
    return user;
  }

  changePhoto(
    caller: SignedInCaller,
    photo: string | null,
  ): Promise<{ readonly view: User; readonly before: string | undefined }> {
    const { database, log, sessions, settings, views } = this.parts;
    const { customer, actorId, secondFactor } = caller;
    return database.write(async (db) => {
      const { photo: before } = await sessions.hold(db, caller);
      await db.customers.changePhoto(customer.id, photo, settings.clock.now());
      await log.record(db, { customer, actorId }, 'photo');
      return {
        view: await views.now(db, customer.id, { actorId, secondFactor }),
        before,
      };
    });
  }

  /** @throws ApiError 400 ENTER_YOUR_NAME; 403 for another account */
  async saveName(caller: SignedInCaller, id: string, name: string): Promise<User> {
    const { customer, actorId, secondFactor } = caller;
    this.requireOwn(customer, id);
    const [firstname = '', ...rest] = name.trim().split(/\s+/);
    if (firstname === '') throw new ApiError(400, 'ENTER_YOUR_NAME', { error: 'invalid_input' });
    const { database, log, sessions, settings, views } = this.parts;
    return database.write(async (db) => {
      await sessions.hold(db, caller);
      await db.customers.change(customer.id, { firstname, lastname: rest.join(' ') }, settings.clock.now());
      await log.record(db, { customer, actorId }, 'firstname', 'lastname');
      return views.now(db, customer.id, { actorId, secondFactor });
    });
  }

  /** @throws ApiError 403 ACCESS_DENIED for another account */
  requireOwn(customer: Customer, id: string | undefined): void {
    if (id !== undefined && id !== String(customer.id)) throw accessDenied();
  }

  async find(caller: SignedInCaller, raw: string): Promise<Customer | undefined> {
    const contact = readContact(raw);
    const found = contact && (await this.parts.database.read((db) => db.customers.byLogin(contact.value)));
    const maySee = mayUser(caller.customer, 'people:read') || found?.id === caller.customer.id;
    return maySee ? found : undefined;
  }
}

function namesOf(change: Readonly<Partial<Record<CustomerMember, unknown>>>): CustomerMember[] {
  const members = ['firstname', 'lastname', 'email', 'addresses'] as const;
  return members.filter((member) => change[member] !== undefined);
}
