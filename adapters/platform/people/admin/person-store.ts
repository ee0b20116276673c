import type { FieldError } from '../../../../core/contract';
import { readEmail } from '../../../../core/contract/foundation/contact';
import type { PersonDocument } from '../../../../core/contract/people/manage-people';
import { recordExists } from '../../../../core/contract/foundation/record-kind';
import { ROLES } from '../../../../core/contract/foundation/roles';
import { newCustomer } from '../accounts/new-customer';
import { shutOutStrangers } from '../accounts/shut-out-strangers';
import type { SecurityLog } from '../accounts/security-log';
import { type EventLog, invalidField, refuse, type Settings } from '../../foundation';
import type { PersonRow } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';

export class PersonStore implements RecordStore<PersonDocument, PersonRow> {
  constructor(
    private readonly events: EventLog,
    private readonly settings: Pick<Settings, 'clock' | 'defaultStore'>,
    private readonly security: SecurityLog,
  ) {}

  list(db: Repositories, wanted: ListQuery): Promise<ListPage<PersonRow>> {
    return db.customers.list(wanted);
  }

  async read(db: Repositories, id: string): Promise<PersonDocument | undefined> {
    const customer = /^\d{1,15}$/.test(id) ? await db.customers.byId(Number(id)) : undefined;
    if (customer === undefined) return undefined;
    const { roles, ownRoles } = customer.granted;
    return ordered({ roles: [...roles], own_roles: [...ownRoles] });
  }

  normal(document: PersonDocument): Promise<PersonDocument> {
    return Promise.resolve(ordered(document));
  }

  async check(db: Repositories, document: PersonDocument, before: PersonDocument | undefined) {
    const { roles, own_roles: own } = document;
    const errors = before === undefined ? contactErrors(document) : identityErrors(document);
    const known = new Set((await db.staffRoles.all()).map(({ name }) => name));
    const missing = own.filter((name) => !known.has(name) && before?.own_roles.includes(name) !== true);
    if (missing.length > 0)
      errors.push({ field: 'own_roles', message: `own_roles must be roles of this shop, not ${missing.join(', ')}` });
    if (isTakenFromAdmin(before, roles) && (await db.customers.countWith('admin')) <= 1)
      errors.push({ field: 'roles', message: 'roles must keep admin: no one else has it' });
    return errors;
  }

  /** The account is unclaimed until its email is confirmed by code. */
  async create(db: Repositories, { email = '', firstname = '', lastname = '', ...requested }: PersonDocument) {
    await db.staffChanges.lock('person', email);
    if ((await db.customers.byLogin(email)) !== undefined)
      throw refuse(recordExists, `${email} already has an account`);
    const now = this.settings.clock.now();
    const { roles, own_roles: ownRoles } = requested;
    const person = newCustomer({ kind: 'email', value: email }, this.settings.defaultStore);
    const id = await db.customers.insert({ ...person, isVerified: false, firstname, lastname, roles }, now);
    if (ownRoles.length > 0) await db.customers.setRoles(id, { roles, ownRoles }, now);
    await this.events.record(db, { name: 'customer.registered', data: { customer_id: id, by: 'staff' } });
    this.security.write('registered', { customer: id, by: 'staff' }, { contact: email });
    return String(id);
  }

  secure({ record, after, who }: Parameters<Required<RecordStore<PersonDocument>>['secure']>[0]): void {
    const roles = [...(after?.roles ?? []), ...(after?.own_roles ?? [])];
    this.security.write('roles-changed', { customer: Number(record), roles }, { contact: who });
  }

  async change(db: Repositories, id: string, document: PersonDocument, before: PersonDocument): Promise<void> {
    if (isTakenFromAdmin(before, document.roles)) {
      // Serializes admins who demote each other, so that one remains.
      await db.staffChanges.lock('person', 'admins');
      if (await this.#isLastAdmin(db, Number(id))) throw invalidField('roles', 'must keep admin: no one else has it');
    }
    const { roles, own_roles: ownRoles } = document;
    await db.customers.setRoles(Number(id), { roles, ownRoles }, this.settings.clock.now());
    if (roles.length + ownRoles.length > 0) await this.#shutOutUnconfirmed(db, Number(id));
  }

  /** Unverified admins do not count. */
  async #isLastAdmin({ customers }: Repositories, id: number): Promise<boolean> {
    const customer = await customers.byId(id);
    return customer?.isVerified === true
      ? !(await customers.hasOther('admin', id))
      : (await customers.countWith('admin')) <= 1;
  }

  /** Prevents a stranger who registered a colleague's email from gaining their rights. */
  async #shutOutUnconfirmed(db: Repositories, id: number): Promise<void> {
    const customer = await db.customers.lock(id);
    if (customer === undefined || customer.isVerified) return;
    await shutOutStrangers(db, customer, { now: this.settings.clock.now() }, this.events);
  }
}

function isTakenFromAdmin(before: PersonDocument | undefined, roles: PersonDocument['roles']): boolean {
  return before?.roles.includes('admin') === true && !roles.includes('admin');
}

function contactErrors({ email }: PersonDocument): FieldError[] {
  if (email !== undefined && readEmail(email) !== undefined) return [];
  return [{ field: 'email', message: 'email must be an e-mail address: a new person signs in with it' }];
}

function identityErrors({ email, firstname, lastname }: PersonDocument): FieldError[] {
  return Object.entries({ email, firstname, lastname }).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, message: `${field} can be set only for a new person` }],
  );
}

/** Sorts roles, since a different order is not a change. */
function ordered({ email, firstname, lastname, ...document }: PersonDocument): PersonDocument {
  return {
    ...(email !== undefined && { email: readEmail(email) ?? email }),
    ...(firstname !== undefined && { firstname: firstname.trim() }),
    ...(lastname !== undefined && { lastname: lastname.trim() }),
    roles: ROLES.filter((role) => document.roles.includes(role)),
    own_roles: [...new Set(document.own_roles)].sort(),
  };
}
