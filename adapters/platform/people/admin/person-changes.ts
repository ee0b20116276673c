import type { BodyOf, OrderAddress } from '../../../../core/contract';
import { nameProblem } from '../../../../core/contract/foundation/name-text';
import { PERSON_LIMITS, personChanged, type changePerson } from '../../../../core/contract/people/manage-person';
import { tagSet } from '../../../../core/contract/people/person-tags';
import { mayMoveContacts, planContacts, type ContactPlan } from '../../../../core/contract/people/sign-in-contacts';
import { isOneLine } from '../../../../core/contract/foundation/name-text';
import {
  accessDenied,
  type EventLog,
  invalidField,
  invalidInput,
  loginOf,
  notFound,
  refuse,
  type Settings,
  type SignedInCaller,
} from '../../foundation';
import { type MessageLog, storeOfPerson } from '../../messages';
import type { CustomerMember } from '../accounts/account-log';
import { shutOutStrangers } from '../accounts/shut-out-strangers';
import { staffMovedMail } from '../accounts/sign-in-mails';
import type { SecurityLog } from '../accounts/security-log';
import type { SessionService } from '../accounts/session-service';
import type { Customer } from '../../ports/people/customers';
import type { Database, Repositories } from '../../ports/database';
import { foundPerson, lockedPerson, personRevision, whoOf } from './found-person';

export const PROFILE_KIND = 'person_profile';
export const NOTE_KIND = 'person_note';

export type ProfileInput = Omit<BodyOf<typeof changePerson>, 'id'>;
type Moved = Extract<ContactPlan, { readonly kind: 'changed' }>;

/** Changes of a person by staff. */
export class PersonChanges {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly events: EventLog;
      readonly messages: MessageLog;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
      readonly settings: Settings;
    },
  ) {}

  /**
   * @param caller omitted for the owner
   * @throws ApiError 400 naming the field; 403 for people with more rights; 404; 409 person_changed
   */
  async change(id: number, { revision, ...input }: ProfileInput, caller?: SignedInCaller): Promise<void> {
    const { database, settings } = this.parts;
    await database.write(async (db) => {
      const person = await lockedPerson(db, id, caller);
      if (personRevision(person) !== revision)
        throw refuse(personChanged, 'Someone else changed this person: check the current data first');
      const changed = profileOf(input, person);
      const plan = planContacts(person, input);
      if (plan.kind === 'refused') throw invalidInput([plan]);
      if (plan.kind === 'changed') {
        if (caller !== undefined && !mayMoveContacts(caller.customer, person.granted)) throw accessDenied();
        await this.#move(db, person, plan);
      }
      await db.customers.change(id, changed, settings.clock.now());
      await this.#record(db, { person, plan, names: Object.keys(changed) }, caller);
    });
  }

  /** @throws ApiError 400 naming the field; 403; 404 */
  async note(id: number, text: string, caller?: SignedInCaller): Promise<void> {
    const said = text.trim();
    if (said === '') throw invalidField('text', 'must be given');
    const { database, settings } = this.parts;
    await database.write(async (db) => {
      await lockedPerson(db, id, caller);
      const { length } = await db.personRecords.notes(id);
      if (length >= PERSON_LIMITS.notes)
        throw invalidField('text', `cannot be added: at most ${String(PERSON_LIMITS.notes)} notes of a person`);
      await db.personRecords.addNote(id, { at: settings.clock.now(), who: whoOf(caller), text: said });
    });
  }

  /** @throws ApiError 403; 404 */
  async removeNote(id: number, note: number, caller?: SignedInCaller): Promise<void> {
    const { database, settings } = this.parts;
    await database.write(async (db) => {
      const person = await lockedPerson(db, id, caller);
      const removed = await db.personRecords.removeNote(id, note);
      if (removed === undefined) throw notFound(`note ${String(note)} does not exist`);
      const log = { at: settings.clock.now(), who: whoOf(caller), kind: NOTE_KIND, record: String(id) };
      const after = { as: loginOf(person) };
      await db.staffChanges.add({ ...log, action: 'changed', before: { of: removed.who }, after });
    });
  }

  /**
   * Revokes all access of the former contact, so that only the new owner can confirm the account. What a stranger may
   * have left goes before the password, which marks the account as theirs.
   */
  async #move(db: Repositories, person: Customer, { contacts, added, notified, ...status }: Moved): Promise<void> {
    const { events, messages, security, sessions, settings } = this.parts;
    const now = settings.clock.now();
    for (const login of added) {
      const field = login === contacts.loginEmail ? 'email' : 'phone';
      await db.staffChanges.lock('person', login);
      if ((await db.customers.byLogin(login)) !== undefined)
        throw invalidField(field, 'belongs to another person: merge the two records instead');
    }
    const isShutOut = added.length > 0 && mayBeOfStranger(person);
    if (isShutOut) await shutOutStrangers(db, person, { now }, events);
    const email = isShutOut ? contacts.loginEmail : contacts.email;
    await db.customers.setContacts(person.id, { ...contacts, email, ...status }, now);
    if (added.length > 0) await db.customers.change(person.id, { password: null }, now);
    if (added.length > 0 || hasLostLogin(person, contacts)) await sessions.endAll(db, person.id);
    const store = await storeOfPerson(db, person, settings);
    for (const former of notified) await messages.write(db, staffMovedMail(store, former));
    security.write('contact-moved', { customer: person.id, by: 'staff' });
  }

  async #record(
    db: Repositories,
    {
      person,
      plan,
      names,
    }: { readonly person: Customer; readonly plan: ContactPlan; readonly names: readonly string[] },
    caller: SignedInCaller | undefined,
  ): Promise<void> {
    const { events, settings } = this.parts;
    const moved = plan.kind === 'changed' ? (['email', 'phone'] as const) : [];
    const after = await foundPerson(db, person.id);
    const shown = ({ loginEmail, loginPhone, email }: Customer) => ({ email: loginEmail ?? email, phone: loginPhone });
    const [from, to] = [shown(person), shown(after)];
    const changed = [...names, ...moved.filter((name) => from[name] !== to[name])];
    if (changed.length === 0) return;
    const members = changed.filter((name) => name !== 'tags' && name !== 'phone') as CustomerMember[]; // sound: the rest are names of members
    if (members.length > 0)
      await events.record(db, { name: 'customer.changed', data: { customer_id: person.id, changed: members } });
    await db.staffChanges.add({
      ...{ at: settings.clock.now(), who: whoOf(caller), kind: PROFILE_KIND, record: String(person.id) },
      ...{ action: 'changed', before: {}, after: { changed, as: loginOf(after) } },
    });
  }
}

/** An unconfirmed account with a password, unless it is a confirmed one whose second login is pending. */
function mayBeOfStranger({ isVerified, newLogin, password }: Customer): boolean {
  return !isVerified && newLogin === undefined && password !== undefined;
}

function hasLostLogin(before: Customer, after: Moved['contacts']): boolean {
  const isLost = (name: 'loginEmail' | 'loginPhone') => before[name] !== undefined && before[name] !== after[name];
  return isLost('loginEmail') || isLost('loginPhone');
}

function profileOf(
  { firstname, lastname, addresses, tags }: Omit<ProfileInput, 'revision'>,
  person: Customer,
): { firstname?: string; lastname?: string; addresses?: readonly OrderAddress[]; tags?: readonly string[] } {
  const first = firstname?.trim();
  const last = lastname?.trim();
  for (const [field, name] of [['firstname', first] as const, ['lastname', last] as const]) {
    const problem = name === undefined ? undefined : nameProblem(name);
    if (problem !== undefined) throw invalidField(field, `is not a name: ${problem.message}`);
  }
  const wrong = addresses?.flatMap((one) => [one.firstname, one.lastname]).find((name) => nameProblem(name));
  if (wrong !== undefined || addresses?.some(({ city }) => !isOneLine(city)) === true)
    throw invalidField('addresses', 'must have plain names and places');
  const set = tags && tagSet(tags);
  return {
    ...(first !== undefined && first !== person.firstname && { firstname: first }),
    ...(last !== undefined && last !== person.lastname && { lastname: last }),
    ...(addresses !== undefined && !isSame(addresses, person.addresses) && { addresses }),
    ...(set !== undefined && !isSame(set, person.tags) && { tags: set }),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
