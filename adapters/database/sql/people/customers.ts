import type { OrderAddress, Role } from '../../../../core/contract';
import { confirmedRights } from '../../../../core/contract/foundation/permissions';
import { lookUp } from '../../../../core/kernel/look-up';
import { narrowDigits } from '../../../../core/kernel/words/fold-code';
import type {
  Customer,
  CustomerChange,
  CustomerRepository,
  NewCustomer,
  PersonRow,
} from '../../../platform/ports/people/customers';
import type { ListPage, ListQuery } from '../../../platform/ports/record-store';
import { documentOf, numberOf, optionalTextOf, textOf } from '../base/columns';
import { Conditions, containing } from '../base/conditions';
import type { Row, SqlConnection, SqlValue } from '../base/connection';
import { containingFolded, FOLDED_CUSTOMER, refold } from '../base/folded';
import { placeholders } from '../base/placeholders';
import { SqlBonuses } from './bonuses';

const COLUMNS =
  'id, login_phone, login_email, is_verified, new_login, email, firstname, lastname, photo, city, postcode, country, addresses, roles, own_roles, group_id, tags, bonus, currency, password';

export class SqlCustomers implements CustomerRepository {
  constructor(private readonly connection: SqlConnection) {}

  async byId(id: number): Promise<Customer | undefined> {
    return this.#one('id = ?', id);
  }

  async lock(id: number): Promise<Customer | undefined> {
    return this.#one('id = ?', id, this.connection.dialect === 'postgres' ? 'FOR UPDATE' : '');
  }

  async byLogin(contact: string): Promise<Customer | undefined> {
    return this.#one(contact.startsWith('+') ? 'login_phone = ?' : 'login_email = ?', contact);
  }

  async firstWith(role: Role): Promise<Customer | undefined> {
    return this.#one('is_verified = 1 AND roles LIKE ?', `%"${role}"%`);
  }

  async #one(condition: string, value: SqlValue, lock: '' | 'FOR UPDATE' = ''): Promise<Customer | undefined> {
    const row = await this.connection
      .sql(`SELECT ${COLUMNS} FROM customer WHERE ${condition} ORDER BY id LIMIT 1 ${lock}`)
      .first(value);
    return row && customerOf(row, await this.#permissionsOf(ownRolesOf(row)));
  }

  async #permissionsOf(names: readonly string[]): Promise<readonly string[]> {
    if (names.length === 0) return [];
    const rows = await this.connection
      .sql(`SELECT permissions FROM staff_role WHERE name IN (${names.map(() => '?').join(', ')})`)
      .all(...names);
    return rows.flatMap((row) => documentOf<readonly string[]>(row, 'permissions'));
  }

  async list({ q, sort, limit, offset, filters }: ListQuery): Promise<ListPage<PersonRow>> {
    const where = new Conditions();
    if (q !== undefined) {
      const digits = narrowDigits(q).replaceAll(/[\s()./-]/g, '');
      const like = String.raw`folded LIKE ? ESCAPE '\'`;
      where.add(`${like} OR ${like}`, containingFolded(q), containingFolded(digits === '' ? q : digits));
    }
    const { login, role, staff, tag } = filters;
    if (typeof login === 'string') where.add('login_email = ? OR login_phone = ?', login, login);
    if (typeof role === 'string') {
      const named = containing(JSON.stringify(role));
      where.add(String.raw`roles LIKE ? ESCAPE '\' OR own_roles LIKE ? ESCAPE '\'`, named, named);
    }
    if (typeof tag === 'string') where.add(String.raw`tags LIKE ? ESCAPE '\'`, containing(JSON.stringify(tag)));
    if (typeof staff === 'boolean') {
      const is = `roles LIKE '%"admin"%' OR roles LIKE '%"manager"%' OR own_roles <> '[]'`;
      where.add(staff ? is : `NOT (${is})`);
    }
    const order = `${lookUp(ORDERS, sort?.by ?? 'since') ?? 'created_at'} ${(sort?.isDescending ?? true) ? 'DESC' : 'ASC'}`;
    const rows = await this.connection
      .sql(
        `SELECT id, firstname, lastname, login_email, email, login_phone, roles, own_roles, tags, is_verified,
           created_at FROM customer
         WHERE ${where.text} ORDER BY ${order}, id LIMIT ? OFFSET ?`,
      )
      .all(...where.values, limit, offset);
    const count = await this.connection
      .sql(`SELECT count(*) AS n FROM customer WHERE ${where.text}`)
      .first(...where.values);
    return { items: rows.map(personOf), total: numberOf(count ?? {}, 'n') };
  }

  countWith(role: Role): Promise<number> {
    return this.#count('roles', role);
  }

  async hasOther(role: Role, customerId: number): Promise<boolean> {
    const row = await this.connection
      .sql('SELECT 1 AS one FROM customer WHERE is_verified = 1 AND roles LIKE ? AND id <> ? LIMIT 1')
      .first(`%"${role}"%`, customerId);
    return row !== undefined;
  }

  countWithOwn(name: string): Promise<number> {
    return this.#count('own_roles', name);
  }

  async #count(column: 'own_roles' | 'roles', name: string): Promise<number> {
    const row = await this.connection
      .sql(String.raw`SELECT count(*) AS n FROM customer WHERE ${column} LIKE ? ESCAPE '\'`)
      .first(containing(JSON.stringify(name)));
    return numberOf(row ?? {}, 'n');
  }

  async setRoles(
    id: number,
    { roles, ownRoles }: { readonly roles: readonly Role[]; readonly ownRoles: readonly string[] },
    now: number,
  ): Promise<void> {
    await this.connection
      .sql('UPDATE customer SET roles = ?2, own_roles = ?3, updated_at = ?4 WHERE id = ?1')
      .run(id, JSON.stringify(roles), JSON.stringify(ownRoles), now);
  }

  async insert(customer: NewCustomer, now: number): Promise<number> {
    const row = await this.connection
      .sql(
        `INSERT INTO customer (login_phone, login_email, is_verified, email, firstname, lastname, photo, city, postcode, country,
           addresses, roles, group_id, bonus, currency, password, source, created_at, updated_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
      )
      .first(
        customer.loginPhone ?? null,
        customer.loginEmail ?? null,
        customer.isVerified ? 1 : 0,
        customer.email ?? null,
        customer.firstname,
        customer.lastname,
        customer.photo ?? null,
        customer.city ?? null,
        customer.postcode ?? null,
        customer.country ?? null,
        JSON.stringify(customer.addresses),
        JSON.stringify(customer.roles),
        customer.groupId,
        customer.bonus,
        customer.currency,
        customer.password ?? null,
        customer.source,
        now,
        now,
      );
    const id = numberOf(row ?? {}, 'id');
    await refold(this.connection, FOLDED_CUSTOMER, id);
    if (customer.bonus > 0)
      await new SqlBonuses(this.connection).record(id, [{ amount: customer.bonus, reason: 'opening' }], now);
    return id;
  }

  async change(id: number, change: CustomerChange, now: number): Promise<void> {
    await this.connection
      .sql(
        `UPDATE customer SET firstname = coalesce(?2, firstname), lastname = coalesce(?3, lastname), email = coalesce(?4, email),
           addresses = coalesce(?5, addresses), tags = coalesce(?6, tags),
           password = CASE WHEN ?7 = 1 THEN ?8 ELSE password END, updated_at = ?9 WHERE id = ?1`,
      )
      .run(
        id,
        change.firstname ?? null,
        change.lastname ?? null,
        change.email ?? null,
        change.addresses === undefined ? null : JSON.stringify(change.addresses),
        change.tags === undefined ? null : JSON.stringify(change.tags),
        change.password === undefined ? 0 : 1,
        change.password ?? null,
        now,
      );
    await refold(this.connection, FOLDED_CUSTOMER, id);
  }

  async setContacts(
    id: number,
    { loginEmail, loginPhone, email, isVerified, newLogin }: Parameters<CustomerRepository['setContacts']>[1],
    now: number,
  ): Promise<void> {
    await this.connection
      .sql(
        `UPDATE customer SET login_email = ?2, login_phone = ?3, email = ?4, is_verified = ?5, new_login = ?6, updated_at = ?7
         WHERE id = ?1`,
      )
      .run(id, loginEmail ?? null, loginPhone ?? null, email ?? null, isVerified ? 1 : 0, newLogin ?? null, now);
    await refold(this.connection, FOLDED_CUSTOMER, id);
  }

  async remove(id: number): Promise<void> {
    await this.connection.sql('DELETE FROM customer WHERE id = ?').run(id);
  }

  async tags(): Promise<readonly { readonly tag: string; readonly people: number }[]> {
    const rows = await this.connection
      .sql(`SELECT tags, count(*) AS n FROM customer WHERE tags <> '[]' GROUP BY tags`)
      .all();
    const people = new Map<string, number>();
    for (const row of rows) for (const tag of tagsOf(row)) people.set(tag, (people.get(tag) ?? 0) + numberOf(row, 'n'));
    return [...people].map(([tag, count]) => ({ tag, people: count })).toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  }

  async changePhoto(id: number, photo: string | null, now: number): Promise<void> {
    await this.connection.sql('UPDATE customer SET photo = ?2, updated_at = ?3 WHERE id = ?1').run(id, photo, now);
  }

  async clearProfile(id: number, now: number): Promise<void> {
    await this.connection
      .sql(
        `UPDATE customer SET email = login_email, firstname = '', lastname = '', photo = NULL, city = NULL, postcode = NULL, country = NULL,
           addresses = '[]', updated_at = ?2 WHERE id = ?1`,
      )
      .run(id, now);
    await refold(this.connection, FOLDED_CUSTOMER, id);
  }

  async countSource(source: string, sparing: readonly number[] = []): Promise<number> {
    const statement = this.connection.sql(`SELECT count(*) AS n FROM customer WHERE ${ofSourceBut(sparing)}`);
    return numberOf((await statement.first(source, ...sparing)) ?? {}, 'n');
  }

  async removeSource(source: string, sparing: readonly number[] = []): Promise<void> {
    await this.connection.sql(`DELETE FROM customer WHERE ${ofSourceBut(sparing)}`).run(source, ...sparing);
  }
}

function ofSourceBut(ids: readonly number[]): string {
  return ids.length === 0 ? 'source = ?' : `source = ? AND id NOT IN (${placeholders(ids.length)})`;
}

const ORDERS: Readonly<Record<string, string>> = {
  // It begins with the name.
  name: 'folded',
  email: `lower(coalesce(login_email, email, ''))`,
  since: 'created_at',
};

function personOf(row: Row): { readonly id: string } & PersonRow {
  return {
    id: String(numberOf(row, 'id')),
    name: `${textOf(row, 'firstname')} ${textOf(row, 'lastname')}`.trim(),
    email: optionalTextOf(row, 'login_email') ?? optionalTextOf(row, 'email') ?? null,
    phone: optionalTextOf(row, 'login_phone') ?? null,
    roles: documentOf<Role[]>(row, 'roles'),
    own_roles: [...ownRolesOf(row)],
    tags: [...tagsOf(row)],
    is_verified: numberOf(row, 'is_verified') === 1,
    since: new Date(numberOf(row, 'created_at')).toISOString(),
  };
}

function ownRolesOf(row: Row): readonly string[] {
  return documentOf<readonly string[]>(row, 'own_roles');
}

function tagsOf(row: Row): readonly string[] {
  return documentOf<readonly string[]>(row, 'tags');
}

function customerOf(row: Row, permissions: readonly string[]): Customer {
  const isVerified = numberOf(row, 'is_verified') === 1;
  const granted = { roles: documentOf<readonly Role[]>(row, 'roles'), ownRoles: ownRolesOf(row) };
  return {
    id: numberOf(row, 'id'),
    loginPhone: optionalTextOf(row, 'login_phone'),
    loginEmail: optionalTextOf(row, 'login_email'),
    isVerified,
    newLogin: optionalTextOf(row, 'new_login'),
    email: optionalTextOf(row, 'email'),
    firstname: textOf(row, 'firstname'),
    lastname: textOf(row, 'lastname'),
    photo: optionalTextOf(row, 'photo'),
    city: optionalTextOf(row, 'city'),
    postcode: optionalTextOf(row, 'postcode'),
    country: optionalTextOf(row, 'country'),
    addresses: documentOf<readonly OrderAddress[]>(row, 'addresses'),
    ...confirmedRights(isVerified, { ...granted, permissions }),
    granted,
    groupId: numberOf(row, 'group_id'),
    tags: tagsOf(row),
    bonus: numberOf(row, 'bonus'),
    currency: textOf(row, 'currency'),
    password: optionalTextOf(row, 'password'),
  };
}
