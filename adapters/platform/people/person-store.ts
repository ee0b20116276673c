import type { PersonDocument } from '../../../core/contract/manage-people';
import { ROLES } from '../../../core/contract/roles';
import { invalidField } from '../http/api-error';
import type { PersonRow } from '../ports/customers';
import type { Repositories } from '../ports/database';
import type { ListPage, ListWanted, RecordStore } from '../ports/record-store';
import type { Settings } from '../settings/options';

/** People with their roles, as admins keep them (A §6). */
export class PersonStore implements RecordStore<PersonDocument, PersonRow> {
  constructor(private readonly settings: Pick<Settings, 'clock'>) {}

  list(db: Repositories, wanted: ListWanted): Promise<ListPage<PersonRow>> {
    return db.customers.list(wanted);
  }

  async read(db: Repositories, id: string): Promise<PersonDocument | undefined> {
    const customer = /^\d{1,15}$/.test(id) ? await db.customers.byId(Number(id)) : undefined;
    return customer && ordered({ roles: [...customer.roles], own_roles: [...customer.ownRoles] });
  }

  normal(document: PersonDocument): Promise<PersonDocument> {
    return Promise.resolve(ordered(document));
  }

  async check(db: Repositories, { roles, own_roles: own }: PersonDocument, before: PersonDocument | undefined) {
    const errors = [];
    const known = new Set((await db.staffRoles.all()).map(({ name }) => name));
    const missing = own.filter((name) => !known.has(name) && before?.own_roles.includes(name) !== true);
    if (missing.length > 0)
      errors.push({ field: 'own_roles', message: `own_roles must name roles of this shop: ${missing.join(', ')}` });
    if (isTakenFromAdmin(before, roles) && (await db.customers.countWith('admin')) <= 1)
      errors.push({ field: 'roles', message: 'roles must keep admin: nobody else has it' });
    return errors;
  }

  create(): Promise<string> {
    return Promise.reject(invalidField('id', 'is required: people make their accounts themselves'));
  }

  async change(db: Repositories, id: string, document: PersonDocument, before: PersonDocument): Promise<void> {
    if (isTakenFromAdmin(before, document.roles)) {
      // Two admins who take the role from each other at once take turns here, and the second finds nobody else.
      await db.staffChanges.lock('person', 'admins');
      if ((await db.customers.countWith('admin')) <= 1)
        throw invalidField('roles', 'must keep admin: nobody else has it');
    }
    const { roles, own_roles: ownRoles } = document;
    await db.customers.setRoles(Number(id), { roles, ownRoles }, this.settings.clock.now());
  }
}

function isTakenFromAdmin(before: PersonDocument | undefined, roles: PersonDocument['roles']): boolean {
  return before?.roles.includes('admin') === true && !roles.includes('admin');
}

/** Each once and in one order: in which order they were ticked is no change. */
function ordered({ roles, own_roles: own }: PersonDocument): PersonDocument {
  return { roles: ROLES.filter((role) => roles.includes(role)), own_roles: [...new Set(own)].sort() };
}
