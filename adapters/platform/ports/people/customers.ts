import type { OrderAddress, Role } from '../../../../core/contract';
import type { ListPage, ListQuery } from '../foundation/record-list';

/** Amounts in minor units of `currency`. */
export interface Customer {
  readonly id: number;
  readonly loginPhone: string | undefined;
  readonly loginEmail: string | undefined;
  /** The login was confirmed by code or link. */
  readonly isVerified: boolean;
  /** Contact only: not verified, and no login. */
  readonly email: string | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly photo: string | undefined;
  readonly city: string | undefined;
  readonly postcode: string | undefined;
  readonly country: string | undefined;
  readonly addresses: readonly OrderAddress[];
  /** Effective roles; none until the contact is confirmed. */
  readonly roles: readonly Role[];
  readonly ownRoles: readonly string[];
  readonly permissions: readonly string[];
  /** Granted roles, effective or not. */
  readonly granted: { readonly roles: readonly Role[]; readonly ownRoles: readonly string[] };
  readonly groupId: number;
  readonly bonus: number;
  readonly currency: string;
  readonly password: string | undefined;
}

export type NewCustomer = Omit<Customer, 'granted' | 'id' | 'ownRoles' | 'permissions'> & {
  readonly source: string;
};

export type CustomerChange = Partial<
  Pick<Customer, 'addresses' | 'email' | 'firstname' | 'isVerified' | 'lastname' | 'bonus'>
> & {
  readonly password?: string | null;
};

export interface PersonRow {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly roles: Role[];
  readonly own_roles: string[];
  readonly is_verified: boolean;
  readonly since: string;
}

export interface CustomerRepository {
  /** Locks the customer until the unit ends. */
  lock(id: number): Promise<Customer | undefined>;
  byId(id: number): Promise<Customer | undefined>;
  byLogin(contact: string): Promise<Customer | undefined>;
  firstWith(role: Role): Promise<Customer | undefined>;
  list(wanted: ListQuery): Promise<ListPage<PersonRow>>;
  countWith(role: Role): Promise<number>;
  hasOther(role: Role, customerId: number): Promise<boolean>;
  countWithOwn(name: string): Promise<number>;
  setRoles(
    id: number,
    roles: { readonly roles: readonly Role[]; readonly ownRoles: readonly string[] },
    now: number,
  ): Promise<void>;
  insert(customer: NewCustomer, now: number): Promise<number>;
  change(id: number, change: CustomerChange, now: number): Promise<void>;
  changePhoto(id: number, photo: string | null, now: number): Promise<void>;
  clearProfile(id: number, now: number): Promise<void>;
  /** Removes customers of a source; orders are kept anonymously. @param sparing ids to keep */
  removeSource(source: string, sparing?: readonly number[]): Promise<void>;
  countSource(source: string, sparing?: readonly number[]): Promise<number>;
}
