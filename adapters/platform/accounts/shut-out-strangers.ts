import type { EventLog } from '../events/event-log';
import type { Customer } from '../ports/customers';
import type { Repositories } from '../ports/database';

type Db = Pick<Repositories, 'carts' | 'customers' | 'events' | 'orders' | 'passkeys' | 'secondFactors' | 'sessions'>;

/** An unconfirmed account as it is taken over. */
interface TakeOver {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** True where a session of the account itself shows the contact: who filled it in has the mailbox as well. */
  readonly isOwnSession?: boolean;
}

/**
 * Takes from an unconfirmed account what a stranger may have left in it who registered the address of somebody else: password, sessions, second factor
 * and passkeys, and profile, carts and orders to other addresses. An account without a password was entered by nobody: its profile was imported, or
 * written by staff, and stays.
 */
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
