import { fullName } from '../../../../core/kernel/full-name';
import type { PersonDetails } from '../../../../core/contract/people/manage-people';
import { permissionsOf } from '../../../../core/contract/foundation/permissions';
import { toDecimal } from '../../../../core/kernel/money';
import {
  accessDenied,
  loginOf,
  mayDo,
  nameOfCaller,
  notFound,
  type SignedInCaller,
  inTurn,
  type Settings,
} from '../../foundation';
import type { SecurityLog } from '../accounts/security-log';
import type { SessionService } from '../accounts/session-service';
import type { Customer } from '../../ports/people/customers';
import type { Database, Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import { mayBeginToActAs } from '../accounts/may-act-as';

const NEWEST = 10;
export const SIGN_OUT_KIND = 'sign_out';
const OWNER = 'shop';

export class PeopleAdmin {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly security: SecurityLog;
      readonly sessions: SessionService;
      readonly settings: Settings;
    },
  ) {}

  /** @param caller omitted for the owner, who sees all @throws ApiError 404 */
  details(id: number, caller?: SignedInCaller): Promise<PersonDetails> {
    return this.services.database.read(async (db) => {
      const customer = await found(db, id);
      const now = this.services.settings.clock.now();
      const seesOrders = caller === undefined || mayDo(caller, 'orders:read');
      const orders = seesOrders ? await db.orders.ofCustomer(id, { limit: NEWEST, offset: 0 }) : undefined;
      const sessions = await inTurn(await db.sessions.ofCustomer(id, now), async (session) => ({
        opened_at: isoOf(session.openedAt),
        expires_at: isoOf(session.expiresAt),
        actor: session.actorId === undefined ? null : await nameOf(db, session.actorId),
      }));
      const acted = await inTurn(await db.sessions.impersonations(id, NEWEST), async ({ actorId, at }) => ({
        who: await nameOf(db, actorId),
        at: isoOf(at),
      }));
      return {
        ...factsOf(customer),
        orders: orders?.map(orderOf) ?? null,
        orders_count: await db.orders.countOfCustomer(id),
        sessions,
        acted,
        may_act: caller !== undefined && mayBeginToActAs(caller, customer),
        has_second_factor: (await db.secondFactors.find(id))?.confirmedAt !== undefined,
      };
    });
  }

  /**
   * Ends all sessions and logs it.
   * @param caller omitted for the owner @throws ApiError 403 if they have more rights than the caller, 404
   */
  signOut(id: number, caller?: SignedInCaller): Promise<{ readonly ended: number }> {
    const { database, sessions, settings } = this.services;
    return database.write(async (db) => {
      const customer = await found(db, id);
      if (caller !== undefined && !mayAllOf(caller.customer, customer)) throw accessDenied();
      const ended = await sessions.endAll(db, id);
      await db.staffChanges.add({
        at: settings.clock.now(),
        who: caller === undefined ? OWNER : nameOfCaller(caller),
        kind: SIGN_OUT_KIND,
        record: String(id),
        action: 'changed',
        before: { sessions: ended },
        after: { sessions: 0, as: loginOf(customer) },
      });
      this.services.security.write('signed-out-everywhere', { customer: id, actor: caller?.customer.id });
      return { ended };
    });
  }
}

function mayAllOf(one: Customer, other: Customer): boolean {
  const may = permissionsOf(one);
  return [...permissionsOf(other)].every((permission) => may.has(permission));
}

async function found({ customers }: Repositories, id: number): Promise<Customer> {
  const customer = await customers.byId(id);
  if (customer === undefined) throw notFound(`person ${String(id)} does not exist`);
  return customer;
}

async function nameOf({ customers }: Repositories, id: number): Promise<string> {
  const customer = await customers.byId(id);
  return customer === undefined ? `customer ${String(id)}` : loginOf(customer);
}

function factsOf(customer: Customer) {
  return {
    id: customer.id,
    name: fullName(customer.firstname, customer.lastname),
    email: customer.email ?? null,
    login_email: customer.loginEmail ?? null,
    phone: customer.loginPhone ?? null,
    is_verified: customer.isVerified,
    addresses: [...customer.addresses],
    bonus: toDecimal(customer.bonus),
    currency: customer.currency,
    roles: [...customer.granted.roles],
    own_roles: [...customer.granted.ownRoles],
    permissions: [...permissionsOf(customer)],
  };
}

function orderOf({ number, createdAt, grandTotal, currency, status }: StoredOrder) {
  return { number, at: isoOf(createdAt), total: toDecimal(grandTotal), currency, status };
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}
