import type { OrderAddress, Role } from '../../../core/contract';
import type { ListPage, ListWanted } from './record-list';

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
  /** Roles that count: none before the contact is confirmed (`confirmedRights`). */
  readonly roles: readonly Role[];
  /** Names of the merchant's own roles that count. */
  readonly ownRoles: readonly string[];
  /** Permissions of the own roles that count. */
  readonly permissions: readonly string[];
  /** Roles as staff gave them, confirmed or not. */
  readonly granted: { readonly roles: readonly Role[]; readonly ownRoles: readonly string[] };
  readonly groupId: number;
  readonly bonus: number;
  readonly currency: string;
  /** As `hashPassword` wrote it. */
  readonly password: string | undefined;
}

export type NewCustomer = Omit<Customer, 'granted' | 'id' | 'ownRoles' | 'permissions'> & {
  /** 'shop' for who came by themselves. */ readonly source: string;
};

/** What changes in a customer; members left out stay. */
export type CustomerChange = Partial<
  Pick<Customer, 'addresses' | 'email' | 'firstname' | 'isVerified' | 'lastname' | 'bonus'>
> & {
  readonly password?: string | null;
};

/** What a list of people shows. */
export interface PersonRow {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly roles: Role[];
  readonly own_roles: string[];
  readonly is_verified: boolean;
  /** ISO 8601. */
  readonly since: string;
}

export interface CustomerRepository {
  /** The customer, whom no other unit changes until this one is over. */
  lock(id: number): Promise<Customer | undefined>;
  byId(id: number): Promise<Customer | undefined>;
  /** The customer who signs in with this phone number or e-mail address, in its one form. */
  byLogin(contact: string): Promise<Customer | undefined>;
  /** The first confirmed customer with a role; the shop has one blogger, who is the site's owner (A §6). */
  firstWith(role: Role): Promise<Customer | undefined>;
  /**
   * People for staff: words find names, addresses and numbers.
   * @param wanted filters `role`, one of A §6 or of the merchant's own, and `staff`: whether any role lets them do something
   */
  list(wanted: ListWanted): Promise<ListPage<PersonRow>>;
  /** Number of people who were given a role of A §6. */
  countWith(role: Role): Promise<number>;
  /** True if somebody other than this customer has the role, and has confirmed the contact. */
  hasOther(role: Role, customerId: number): Promise<boolean>;
  /** How many have a role of the merchant's own. */
  countWithOwn(name: string): Promise<number>;
  setRoles(
    id: number,
    roles: { readonly roles: readonly Role[]; readonly ownRoles: readonly string[] },
    now: number,
  ): Promise<void>;
  /** @returns the new customer's id */
  insert(customer: NewCustomer, now: number): Promise<number>;
  change(id: number, change: CustomerChange, now: number): Promise<void>;
  changePhoto(id: number, photo: string | null, now: number): Promise<void>;
  /** Empties name, photo and addresses; mails go to the address that signs in. */
  clearProfile(id: number, now: number): Promise<void>;
  /** Removes the customers of a source with their sessions and everything of theirs; orders stay, without them. @param sparing ids of some who stay */
  removeSource(source: string, sparing?: readonly number[]): Promise<void>;
  /** Number of customers of a source. @param sparing ids of some who are not counted */
  countSource(source: string, sparing?: readonly number[]): Promise<number>;
}
