import type { OrderAddress, Role } from '../../../core/contract';
import { documentOf, numberOf, optionalTextOf, textOf } from '../database/columns';
import type { Row, SqlValue, Sqlite } from '../database/sqlite';

/** A customer as kept. Amounts in minor units of `currency`. */
export interface Customer {
  readonly id: number;
  /** What they sign in with; each belongs to one customer alone. */
  readonly loginPhone: string | undefined;
  readonly loginEmail: string | undefined;
  /** Whether they have shown that the login is theirs, by a code or a link that was sent to it. */
  readonly isVerified: boolean;
  /** Where to write to. It proves nothing and lets nobody in. */
  readonly email: string | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly photo: string | undefined;
  readonly city: string | undefined;
  readonly postcode: string | undefined;
  readonly country: string | undefined;
  readonly addresses: readonly OrderAddress[];
  readonly roles: readonly Role[];
  readonly groupId: number;
  readonly bonus: number;
  readonly currency: string;
  /** As `hashPassword` wrote it. */
  readonly password: string | undefined;
}

export type NewCustomer = Omit<Customer, 'id'> & { readonly source: 'demo' | 'shop' };

/** What changes in a customer; members left out stay. */
export type CustomerChange = Partial<
  Pick<Customer, 'addresses' | 'email' | 'firstname' | 'isVerified' | 'lastname' | 'bonus'>
> & {
  readonly password?: string | null;
};

const COLUMNS =
  'id, login_phone, login_email, is_verified, email, firstname, lastname, photo, city, postcode, country, addresses, roles, group_id, bonus, currency, password';

export class CustomerRepository {
  constructor(private readonly database: Sqlite) {}

  byId(id: number): Customer | undefined {
    return this.#one('id = ?', id);
  }

  /** The customer who signs in with this phone number or e-mail address, in its one form. */
  byLogin(contact: string): Customer | undefined {
    return this.#one(contact.startsWith('+') ? 'login_phone = ?' : 'login_email = ?', contact);
  }

  /** The first customer with a role; the shop has one blogger, who is the site's owner (A §6). */
  firstWith(role: Role): Customer | undefined {
    return this.#one('EXISTS (SELECT 1 FROM json_each(roles) WHERE value = ?)', role);
  }

  #one(condition: string, value: SqlValue): Customer | undefined {
    const row = this.database
      .sql(`SELECT ${COLUMNS} FROM customer WHERE ${condition} ORDER BY id LIMIT 1`)
      .first(value);
    return row && customerOf(row);
  }

  /** @returns the new customer's id */
  insert(customer: NewCustomer, now: number): number {
    const row = this.database
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

  change(id: number, change: CustomerChange, now: number): void {
    this.database
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

  changePhoto(id: number, photo: string | null, now: number): void {
    this.database.sql('UPDATE customer SET photo = ?2, updated_at = ?3 WHERE id = ?1').run(id, photo, now);
  }

  /** Removes the customers of a source with their sessions and everything of theirs; orders stay, without them. */
  removeSource(source: string): void {
    this.database.sql('DELETE FROM customer WHERE source = ?').run(source);
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
