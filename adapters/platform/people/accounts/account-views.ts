import type { User } from '../../../../core/contract';
import type { PriceGroups } from '../../catalogue';
import type { SignedInCaller } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import { mustFind } from './contact-of';
import { userOf } from './user-of';

const HISTORY = 20;

export type InSession = Partial<Pick<SignedInCaller, 'actorId' | 'secondFactor'>>;

/** Accounts as their owners see them. */
export class AccountViews {
  constructor(private readonly groups: Pick<PriceGroups, 'tokenOf'>) {}

  /** Rereads the customer. */
  async now(db: Pick<Repositories, 'customers' | 'orders'>, id: number, session: InSession): Promise<User> {
    return this.of(db, mustFind(await db.customers.byId(id)), session);
  }

  async of(db: Pick<Repositories, 'orders'>, customer: Customer, { actorId, secondFactor }: InSession): Promise<User> {
    const orders = await db.orders.ofCustomer(customer.id, { limit: HISTORY, offset: 0 });
    const groupToken = this.groups.tokenOf(customer.groupId);
    return userOf(customer, { orders, actorId, secondFactor, groupToken });
  }
}
