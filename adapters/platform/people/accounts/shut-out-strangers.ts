import type { EventLog } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';

type Db = Pick<Repositories, 'carts' | 'customers' | 'events' | 'orders' | 'passkeys' | 'secondFactors' | 'sessions'>;

interface TakeOver {
  readonly now: number;
  readonly isOwnSession?: boolean;
}

/** Removes what a stranger may have left in an unconfirmed account. Accounts without a password keep their profile. */
export async function shutOutStrangers(
  db: Db,
  { id, loginEmail, password }: Customer,
  { now, isOwnSession = false }: TakeOver,
  events: EventLog,
): Promise<void> {
  await db.customers.change(id, { password: null }, now);
  await db.sessions.endAll(id, 0);
  await db.secondFactors.remove(id);
  await db.passkeys.removeAll(id);
  if (isOwnSession || password === undefined) return;
  await db.customers.clearProfile(id, now);
  await db.carts.removeOf(id);
  await db.orders.disown(id, loginEmail);
  const changed = ['firstname', 'lastname', 'email', 'addresses', 'photo', 'password'] as const;
  await events.record(db, { name: 'customer.changed', data: { customer_id: id, changed: [...changed] } });
}
