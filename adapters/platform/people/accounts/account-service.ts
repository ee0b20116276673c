import type { User } from '../../../../core/contract';
import { readContact, readEmail } from '../../../../core/contract/foundation/contact';
import { mayUser } from '../../../../core/contract/foundation/permissions';
import type { StoreView } from '../../../../core/store-views';
import type { Content } from '../../content';
import type { EventData } from '../../../../core/contract/foundation/events';
import {
  ApiError,
  invalidField,
  type SignedInCaller,
  type EventLog,
  type Settings,
  accessDenied,
  loginOf,
  type CodeBudget,
  MAILS,
  type ContactLimits,
  type From,
  type Limit,
  type RateLimiter,
} from '../../foundation';
import type { MessageLog } from '../../messages';
import type { PriceGroups } from '../../catalogue';
import type { SecurityLog } from './security-log';
import type { SessionService, Tokens } from './session-service';
import type { Customer } from '../../ports/people/customers';
import type { Repositories, Database } from '../../ports/database';
import { isProofGood, takeProof } from './proofs';
import { requireUncommon } from './common-passwords';
import { ownWords } from './own-words';
import { ContactChange } from './contact-change';
import { requireFresh } from './fresh-sign-in';
import type { PasswordWork } from './password-work';
import { RESET_MS, resetLink } from './reset-link';
import { addressesChanged, addressesOf, revisionOf } from './saved-addresses';
import { shutOutStrangers } from './shut-out-strangers';
import { changedMail, movedMail, resetMail, type PasswordNews } from './sign-in-mails';
import { userOf } from './user-of';
import { contactOf, mustFind } from './sign-in-service';

const LIMITS = {
  passwords: { count: 10, windowMs: 15 * 60 * 1000 },
  passwordChanges: { count: 5, windowMs: 24 * 60 * 60 * 1000 },
} as const satisfies Record<string, Limit>;
/** Kind of audit log entries for changes made by impersonating staff; the record is the customer id. */
export const ACTED_KIND = 'acted';
const HISTORY = 20;

interface FromAddress {
  readonly address?: string | undefined;
}

interface PasswordChange extends FromAddress {
  readonly current: string;
  readonly wanted: string;
}

type InSession = Partial<Pick<SignedInCaller, 'actorId' | 'secondFactor'>>;

export class AccountService {
  readonly #contacts: ContactChange;

  constructor(
    private readonly parts: {
      readonly codeBudget: CodeBudget;
      readonly contactLimits: ContactLimits;
      readonly content: Content;
      readonly database: Database;
      readonly events: EventLog;
      readonly messages: MessageLog;
      readonly groups: PriceGroups;
      readonly passwords: PasswordWork;
      readonly rates: RateLimiter;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
      readonly settings: Settings;
    },
  ) {
    this.#contacts = new ContactChange(parts);
  }

  async view(customer: Customer, session: InSession = {}): Promise<User> {
    return this.parts.database.read((db) => this.#view(db, customer, session));
  }

  async #viewNow(db: Pick<Repositories, 'customers' | 'orders'>, id: number, session: InSession): Promise<User> {
    return this.#view(db, mustFind(await db.customers.byId(id)), session);
  }

  async #view(
    db: Pick<Repositories, 'orders'>,
    customer: Customer,
    { actorId, secondFactor }: InSession,
  ): Promise<User> {
    const orders = await db.orders.ofCustomer(customer.id, { limit: HISTORY, offset: 0 });
    const groupToken = this.parts.groups.tokenOf(customer.groupId);
    return userOf(customer, { orders, actorId, secondFactor, groupToken });
  }

  /**
   * A new contact address takes effect after `confirmEmail`.
   * @throws ApiError 400 naming the field; EMAIL_NOT_USABLE; 409 'addresses_changed' on a conflict; 403 if staff acts
   * as the customer; 403 SIGN_IN_AGAIN; 429
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
    const { database, sessions, settings } = this.parts;
    const { customer, actorId, secondFactor } = caller;
    const input = change.email === undefined ? undefined : await this.#contacts.input(caller, change.email, address);
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
      await this.#recordChange(db, { customer, actorId }, ...namesOf(changed));
      if (email !== undefined) await this.#notifyMoved(db, now, email, store);
      if (pending !== undefined) await this.#contacts.send(db, customer, pending, store);
      const user = await this.#viewNow(db, customer.id, { actorId, secondFactor });
      return pending === undefined ? user : { ...user, pending_email: pending };
    });
  }

  async #recordChange(
    db: Pick<Repositories, 'customers' | 'events' | 'staffChanges'>,
    { customer, actorId }: { readonly customer: Customer; readonly actorId?: number | undefined },
    ...changed: CustomerMember[]
  ): Promise<void> {
    if (changed.length === 0) return;
    const { id } = customer;
    await this.parts.events.record(db, { name: 'customer.changed', data: { customer_id: id, changed } });
    const actor = actorId === undefined ? undefined : await db.customers.byId(actorId);
    if (actor === undefined) return;
    const change = { kind: ACTED_KIND, record: String(id), action: 'changed', before: {} } as const;
    const after = { as: loginOf(customer), changed };
    await db.staffChanges.add({ ...change, at: this.parts.settings.clock.now(), who: loginOf(actor), after });
  }

  async #notifyMoved(db: Repositories, before: Customer, email: string, store: StoreView): Promise<void> {
    const known = before.email ?? before.loginEmail;
    if (known !== undefined && known !== email) await this.parts.messages.write(db, movedMail(store, known));
  }

  /** @throws ApiError 400 REGISTER_SMS_CODE_INCORRECT, EMAIL_NOT_USABLE; 403 if staff acts as the customer; 429 */
  async confirmEmail(
    caller: SignedInCaller,
    given: { readonly email: string; readonly code: string },
    { store, address }: { readonly store: StoreView; readonly address: string | undefined },
  ): Promise<User> {
    const { database, sessions, settings } = this.parts;
    const { customer, secondFactor } = caller;
    const email = await this.#contacts.count(caller, given.email);
    const { left, user } = await database.write(async (db) => {
      const before = await sessions.hold(db, caller);
      const attempt = await this.#contacts.take(db, customer, { ...given, email, address });
      if (!attempt.isGood) return { ...attempt, user: undefined };
      await db.customers.change(customer.id, { email }, settings.clock.now());
      await this.#recordChange(db, { customer }, 'email');
      await this.#notifyMoved(db, before, email, store);
      return { ...attempt, user: await this.#viewNow(db, customer.id, { secondFactor }) };
    });
    if (user === undefined)
      throw new ApiError(400, 'REGISTER_SMS_CODE_INCORRECT', { error: 'code_incorrect', attempts_left: left });
    return user;
  }

  changePhoto(
    caller: SignedInCaller,
    photo: string | null,
  ): Promise<{ readonly view: User; readonly before: string | undefined }> {
    const { database, sessions, settings } = this.parts;
    const { customer, actorId, secondFactor } = caller;
    return database.write(async (db) => {
      const { photo: before } = await sessions.hold(db, caller);
      await db.customers.changePhoto(customer.id, photo, settings.clock.now());
      await this.#recordChange(db, { customer, actorId }, 'photo');
      return {
        view: await this.#viewNow(db, customer.id, { actorId, secondFactor }),
        before,
      };
    });
  }

  /** @throws ApiError 400 ENTER_YOUR_NAME; 403 for another account */
  async saveName(caller: SignedInCaller, id: string, name: string): Promise<User> {
    const { customer, actorId, secondFactor } = caller;
    this.own(customer, id);
    const [firstname = '', ...rest] = name.trim().split(/\s+/);
    if (firstname === '') throw new ApiError(400, 'ENTER_YOUR_NAME', { error: 'invalid_input' });
    const { database, sessions, settings } = this.parts;
    return database.write(async (db) => {
      await sessions.hold(db, caller);
      await db.customers.change(customer.id, { firstname, lastname: rest.join(' ') }, settings.clock.now());
      await this.#recordChange(db, { customer, actorId }, 'firstname', 'lastname');
      return this.#viewNow(db, customer.id, { actorId, secondFactor });
    });
  }

  /** @throws ApiError 403 ACCESS_DENIED for another account */
  own(customer: Customer, id: string | undefined): void {
    if (id !== undefined && id !== String(customer.id)) throw accessDenied();
  }

  /**
   * @returns the new session tokens
   * @throws ApiError 400 CURRENT_PASSWORD_INCORRECT, PASSWORD_TOO_COMMON; 403 if staff acts as the customer; 403
   * SIGN_IN_AGAIN for a first password; 429; 503 TOO_BUSY
   */
  async changePassword(caller: SignedInCaller, change: PasswordChange, store: StoreView): Promise<Tokens> {
    if (caller.actorId !== undefined) throw accessDenied();
    await requireUncommon(change.wanted, 'newPassword', await ownWords(caller.customer, this.parts));
    const from = { address: change.address, isKnown: true };
    return this.parts.passwords.within(from, () => this.#changePassword(caller, change, store));
  }

  async #changePassword(
    caller: SignedInCaller,
    { current, wanted }: PasswordChange,
    store: StoreView,
  ): Promise<Tokens> {
    const { customer, sessionId } = caller;
    const { database, passwords, rates, sessions, settings } = this.parts;
    // Without a current password, an unattended device could take over the account.
    if (customer.password === undefined) requireFresh(caller, settings.clock.now());
    const key = `change-password:${String(customer.id)}`;
    await rates.hit(key, LIMITS.passwords);
    const isRight =
      customer.password === undefined ? current === '' : await passwords.isRight(current, customer.password);
    if (!isRight) throw passwordIncorrect();
    await rates.hit(`password-changed:${String(customer.id)}`, LIMITS.passwordChanges);
    const password = await passwords.hash(wanted);
    const tokens = await database.write(async (db) => {
      if ((await sessions.hold(db, caller)).password !== customer.password) throw passwordIncorrect();
      await db.customers.change(customer.id, { password }, settings.clock.now());
      await sessions.endAll(db, customer.id, sessionId);
      await this.#recordChange(db, { customer }, 'password');
      // An unconfirmed address may belong to a stranger, who must not receive mail.
      if (customer.isVerified) await this.#notifyChanged(db, customer, store, 'passkeys-kept');
      return (await sessions.succeed(db, caller)).tokens;
    });
    this.parts.security.write('password-changed', { customer: customer.id, by: 'change' });
    return tokens;
  }

  /**
   * The response does not reveal if the account exists.
   * @throws ApiError 503 if mail is unavailable
   */
  async resetPassword(raw: string, store: StoreView, address?: string): Promise<void> {
    const { codeBudget, contactLimits, database, messages, security, settings } = this.parts;
    const email = readEmail(raw);
    if (email === undefined) throw invalidField('email', 'must be an e-mail address');
    await messages.requireSender(database, 'email');
    await contactLimits.hit('reset', { contact: email, address }, MAILS);
    await codeBudget.spend('email', { contact: email, address });
    security.write('reset-asked', {}, { contact: email, address });
    await database.write(async (db) => {
      if ((await db.customers.byLogin(email)) === undefined) return;
      const link = await resetLink(db, email, store, this.parts);
      const expiresAt = settings.clock.now() + RESET_MS;
      await messages.write(db, { ...resetMail(store, email, link), expiresAt });
    });
  }

  async isResetGood(raw: string, token: string): Promise<boolean> {
    const { database, settings } = this.parts;
    const contact = readContact(raw);
    if (contact === undefined) return false;
    const sent = { contact: contact.value, kind: 'reset', secret: token } as const;
    return database.read((db) => isProofGood(db, sent, settings.clock.now()));
  }

  /** @throws ApiError 400 RESET_TOKEN_INCORRECT, PASSWORD_TOO_COMMON; 503 TOO_BUSY */
  async createPassword(
    raw: string,
    {
      token,
      wanted,
      address,
      earlier,
    }: FromAddress & Pick<From, 'earlier'> & { readonly token: string; readonly wanted: string },
    store: StoreView,
  ): Promise<void> {
    const { database, passwords, sessions, settings } = this.parts;
    const { value } = contactOf(raw);
    const sent = { contact: value, kind: 'reset', secret: token } as const;
    const refusal = () => new ApiError(400, 'RESET_TOKEN_INCORRECT', { error: 'reset_token' });
    // Checked before hashing, so that invalid tokens cost little.
    const known = await database.read(async (db) =>
      (await isProofGood(db, sent, settings.clock.now())) ? ((await db.customers.byLogin(value)) ?? {}) : undefined,
    );
    if (known === undefined) throw refusal();
    await requireUncommon(wanted, 'newPassword', await ownWords({ ...known, loginEmail: value }, this.parts));
    const password = await passwords.within({ address, isKnown: true }, () => passwords.hash(wanted));
    const isSet = await database.write(async (db) => {
      const now = settings.clock.now();
      const { isGood } = await takeProof(db, sent, { address: undefined }, now);
      const found = isGood ? await db.customers.byLogin(value) : undefined;
      const customer = found && (await db.customers.lock(found.id));
      if (customer?.loginEmail !== value && customer?.loginPhone !== value) return false;
      if (!customer.isVerified) {
        const isOwnSession = earlier !== undefined && (await sessions.isOf(db, earlier, customer.id));
        await shutOutStrangers(db, customer, { now, isOwnSession }, this.parts.events);
      }
      await db.customers.change(customer.id, { password, isVerified: true }, now);
      await sessions.endAll(db, customer.id);
      await this.#recordChange(db, { customer }, 'password');
      // An intruder's passkey would reopen the account.
      await this.#notifyChanged(db, customer, store, 'passkeys-removed');
      await db.passkeys.removeAll(customer.id);
      this.parts.security.write('password-changed', { customer: customer.id, by: 'link' });
      return true;
    });
    if (!isSet) throw refusal();
  }

  async #notifyChanged(
    db: Pick<Repositories, 'outbox' | 'passkeys'>,
    customer: Customer,
    store: StoreView,
    kind: PasswordNews['kind'],
  ): Promise<void> {
    const contact = customer.loginEmail ?? customer.loginPhone;
    if (contact === undefined) return;
    const { length: passkeys } = await db.passkeys.ofCustomer(customer.id);
    await this.parts.messages.write(db, changedMail(store, contact, { kind, passkeys }));
  }

  async find(caller: SignedInCaller, raw: string): Promise<Customer | undefined> {
    const contact = readContact(raw);
    const found = contact && (await this.parts.database.read((db) => db.customers.byLogin(contact.value)));
    const maySee = mayUser(caller.customer, 'people:read') || found?.id === caller.customer.id;
    return maySee ? found : undefined;
  }
}

function passwordIncorrect(): ApiError {
  return new ApiError(400, 'CURRENT_PASSWORD_INCORRECT', { error: 'credentials' });
}

type CustomerMember = EventData<'customer.changed'>['changed'][number];

function namesOf(change: Readonly<Partial<Record<CustomerMember, unknown>>>): CustomerMember[] {
  const members = ['firstname', 'lastname', 'email', 'addresses'] as const;
  return members.filter((member) => change[member] !== undefined);
}
