import type { OrderAddress, Role } from '../../../../core/contract';
import type { SignInContacts } from '../../../../core/contract/people/sign-in-contacts';
import type { ListPage, ListQuery } from '../foundation/record-list';

/** Amounts in minor units of `currency`. */
export interface Customer {
  readonly id: number;
  readonly loginPhone: string | undefined;
  readonly loginEmail: string | undefined;
  /** The login was confirmed by code or link. */
  readonly isVerified: boolean;
  /** Second login, pending confirmation. */
  readonly newLogin: string | undefined;
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
  /** Tags assigned by staff; sorted and unique. */
  readonly tags: readonly string[];
  readonly bonus: number;
  readonly currency: string;
  readonly password: string | undefined;
}

export type NewCustomer = Omit<Customer, 'granted' | 'id' | 'newLogin' | 'ownRoles' | 'permissions' | 'tags'> & {
  readonly source: string;
};

export type CustomerChange = Partial<Pick<Customer, 'addresses' | 'email' | 'firstname' | 'lastname' | 'tags'>> & {
  readonly password?: string | null;
};

export interface PersonRow {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly roles: Role[];
  readonly own_roles: string[];
  readonly tags: string[];
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
  /** Replaces all contacts; the caller has checked that no other account has them. */
  setContacts(
    id: number,
    contacts: SignInContacts & Pick<Customer, 'isVerified' | 'newLogin'>,
    now: number,
  ): Promise<void>;
  /** Removes an account whose records were moved; sessions and passkeys go with it. */
  remove(id: number): Promise<void>;
  /** Tags in use, with the number of people. */
  tags(): Promise<readonly { readonly tag: string; readonly people: number }[]>;
  changePhoto(id: number, photo: string | null, now: number): Promise<void>;
  clearProfile(id: number, now: number): Promise<void>;
  /** Removes customers of a source; orders are kept anonymously. @param sparing ids to keep */
  removeSource(source: string, sparing?: readonly number[]): Promise<void>;
  countSource(source: string, sparing?: readonly number[]): Promise<number>;
}
