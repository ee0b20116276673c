import {
  BUILT_IN_ROLES,
  type BuiltInRole,
  type RoleDocument,
  type RoleRow,
} from '../../../../core/contract/people/manage-people';
import { GRANTABLE, ROLE_PERMISSIONS, type Permission } from '../../../../core/contract/foundation/permissions';
import { recordExists, recordInUse } from '../../../../core/contract/foundation/record-kind';
import type { SecurityLog } from '../accounts/security-log';
import { refuse, inTurn, pageOfRows } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';
import type { StaffRole } from '../../ports/people/staff-roles';

const TITLES: Readonly<Record<BuiltInRole, string>> = {
  guest: 'Guest',
  customer: 'Customer',
  vip: 'Privileged client',
  blogger: 'Blogger',
  manager: 'Manager',
  admin: 'Admin',
};

export class RoleStore implements RecordStore<RoleDocument, RoleRow> {
  constructor(private readonly security: SecurityLog) {}

  async list(db: Repositories, { filters, ...page }: ListQuery): Promise<ListPage<RoleRow>> {
    const builtIn = await inTurn(BUILT_IN_ROLES, (name) => builtInRow(db, name));
    const own = await inTurn(await db.staffRoles.all(), (role) => ownRow(db, role));
    const { built_in: wanted, assignable } = filters;
    const rows = [...builtIn, ...own]
      .filter((row) => wanted === undefined || row.built_in === wanted)
      .filter(({ people }) => assignable === undefined || (people !== null) === assignable)
      .map((row) => ({ id: row.name, ...row }));
    return pageOfRows(rows, page);
  }

  async read(db: Repositories, id: string): Promise<RoleDocument | undefined> {
    const builtIn = builtInOf(id);
    if (builtIn !== undefined) return builtInDocument(builtIn);
    const role = await db.staffRoles.byName(id);
    return role && { ...role, permissions: known(role.permissions) };
  }

  idOf({ name }: RoleDocument): string {
    return name;
  }

  normal(document: RoleDocument): Promise<RoleDocument> {
    return Promise.resolve({ ...document, permissions: known(document.permissions) });
  }

  check(_: Repositories, { name, permissions }: RoleDocument, before: RoleDocument | undefined) {
    const errors = [];
    if (builtInOf(before?.name ?? name) !== undefined)
      errors.push({ field: 'name', message: `name ${name} is a role of every shop: it cannot be changed` });
    if (before !== undefined && before.name !== name)
      errors.push({ field: 'name', message: 'name cannot be changed: people have the role by it' });
    if (permissions.some((permission) => !GRANTABLE.includes(permission)))
      errors.push({
        field: 'permissions',
        message: 'permissions must not include roles:write, which only admins have',
      });
    return Promise.resolve(errors);
  }

  async create(db: Repositories, document: RoleDocument): Promise<string> {
    if ((await db.staffRoles.byName(document.name)) !== undefined)
      throw refuse(recordExists, `The role ${document.name} already exists`);
    await db.staffRoles.keep(document);
    return document.name;
  }

  async change(db: Repositories, _: string, document: RoleDocument): Promise<void> {
    await db.staffRoles.keep(document);
  }

  secure({ record, after, who }: Parameters<Required<RecordStore<RoleDocument>>['secure']>[0]): void {
    const permissions = [...(after?.permissions ?? [])];
    this.security.write('rights-changed', { role: record, permissions }, { contact: who });
  }

  async remove(db: Repositories, id: string): Promise<void> {
    if (builtInOf(id) !== undefined) throw refuse(recordInUse, `${id} is a role of every shop`);
    const people = await db.customers.countWithOwn(id);
    if (people > 0) throw refuse(recordInUse, `${String(people)} have the role ${id}: remove it from them first`);
    await db.staffRoles.remove(id);
  }
}

function builtInOf(name: string): BuiltInRole | undefined {
  return BUILT_IN_ROLES.find((one) => one === name);
}

function builtInDocument(name: BuiltInRole): RoleDocument {
  const isNone = name === 'guest' || name === 'customer';
  return { name, title: TITLES[name], permissions: isNone ? [] : [...ROLE_PERMISSIONS[name]] };
}

async function builtInRow({ customers }: Repositories, name: BuiltInRole): Promise<RoleRow> {
  const { title, permissions } = builtInDocument(name);
  const people = name === 'guest' || name === 'customer' ? null : await customers.countWith(name);
  return { name, title, permissions: permissions.length, built_in: true, people };
}

async function ownRow({ customers }: Repositories, { name, title, permissions }: StaffRole): Promise<RoleRow> {
  const people = await customers.countWithOwn(name);
  return { name, title, permissions: known(permissions).length, built_in: false, people };
}

function known(permissions: readonly string[]): Permission[] {
  return ROLE_PERMISSIONS.admin.filter((permission) => permissions.includes(permission));
}
