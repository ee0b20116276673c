import type { OrderAddress, Role } from '../../../core/contract';

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

export type NewCustomer = Omit<Customer, 'id'> & { /** 'shop' for who came by themselves. */ readonly source: string };

/** What changes in a customer; members left out stay. */
export type CustomerChange = Partial<
  Pick<Customer, 'addresses' | 'email' | 'firstname' | 'isVerified' | 'lastname' | 'bonus'>
> & {
  readonly password?: string | null;
};

export interface CustomerRepository {
  /** The customer, whom no other unit changes until this one is over. */
  lock(id: number): Promise<Customer | undefined>;
  byId(id: number): Promise<Customer | undefined>;
  /** The customer who signs in with this phone number or e-mail address, in its one form. */
  byLogin(contact: string): Promise<Customer | undefined>;
  /** The first customer with a role; the shop has one blogger, who is the site's owner (A §6). */
  firstWith(role: Role): Promise<Customer | undefined>;
  /** @returns the new customer's id */
  insert(customer: NewCustomer, now: number): Promise<number>;
  change(id: number, change: CustomerChange, now: number): Promise<void>;
  changePhoto(id: number, photo: string | null, now: number): Promise<void>;
  /** Removes the customers of a source with their sessions and everything of theirs; orders stay, without them. */
  removeSource(source: string): Promise<void>;
  /** Whether there are customers of a source. */
  hasSource(source: string): Promise<boolean>;
}
