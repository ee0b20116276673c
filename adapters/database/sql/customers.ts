import type { OrderAddress, Role } from '../../../core/contract';
import type { Customer, CustomerChange, CustomerRepository, NewCustomer } from '../../platform/ports/customers';
import { documentOf, numberOf, optionalTextOf, textOf } from './columns';
import type { Row, SqlConnection, SqlValue } from './connection';

const COLUMNS =
  'id, login_phone, login_email, is_verified, email, firstname, lastname, photo, city, postcode, country, addresses, roles, group_id, bonus, currency, password';

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
    return this.#one('roles LIKE ?', `%"${role}"%`);
  }

  async #one(condition: string, value: SqlValue, lock: '' | 'FOR UPDATE' = ''): Promise<Customer | undefined> {
    const row = await this.connection
      .sql(`SELECT ${COLUMNS} FROM customer WHERE ${condition} ORDER BY id LIMIT 1 ${lock}`)
      .first(value);
    return row && customerOf(row);
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
    return numberOf(row ?? {}, 'id');
  }

  async change(id: number, change: CustomerChange, now: number): Promise<void> {
    await this.connection
      .sql(
        `UPDATE customer SET firstname = coalesce(?2, firstname), lastname = coalesce(?3, lastname), email = coalesce(?4, email),
           addresses = coalesce(?5, addresses), is_verified = coalesce(?6, is_verified), bonus = coalesce(?7, bonus),
           password = CASE WHEN ?8 = 1 THEN ?9 ELSE password END, updated_at = ?10 WHERE id = ?1`,
      )
      .run(
        id,
        change.firstname ?? null,
        change.lastname ?? null,
        change.email ?? null,
        change.addresses === undefined ? null : JSON.stringify(change.addresses),
        change.isVerified === undefined ? null : change.isVerified ? 1 : 0,
        change.bonus ?? null,
        change.password === undefined ? 0 : 1,
        change.password ?? null,
        now,
      );
  }

  async changePhoto(id: number, photo: string | null, now: number): Promise<void> {
    await this.connection.sql('UPDATE customer SET photo = ?2, updated_at = ?3 WHERE id = ?1').run(id, photo, now);
  }

  async hasSource(source: string): Promise<boolean> {
    return (
      (await this.connection.sql('SELECT 1 AS one FROM customer WHERE source = ? LIMIT 1').first(source)) !== undefined
    );
  }

  async removeSource(source: string): Promise<void> {
    await this.connection.sql('DELETE FROM customer WHERE source = ?').run(source);
  }
}

function customerOf(row: Row): Customer {
  return {
    id: numberOf(row, 'id'),
    loginPhone: optionalTextOf(row, 'login_phone'),
    loginEmail: optionalTextOf(row, 'login_email'),
    isVerified: numberOf(row, 'is_verified') === 1,
    email: optionalTextOf(row, 'email'),
    firstname: textOf(row, 'firstname'),
    lastname: textOf(row, 'lastname'),
    photo: optionalTextOf(row, 'photo'),
    city: optionalTextOf(row, 'city'),
    postcode: optionalTextOf(row, 'postcode'),
    country: optionalTextOf(row, 'country'),
    addresses: documentOf<readonly OrderAddress[]>(row, 'addresses'),
    roles: documentOf<readonly Role[]>(row, 'roles'),
    groupId: numberOf(row, 'group_id'),
    bonus: numberOf(row, 'bonus'),
    currency: textOf(row, 'currency'),
    password: optionalTextOf(row, 'password'),
  };
}
