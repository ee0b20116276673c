import { mayMoveContacts } from '../../../../core/contract/people/sign-in-contacts';
import { BONUS_LIMITS } from '../../../../core/contract/people/bonus-movement';
import type { PersonDetails } from '../../../../core/contract/people/manage-person';
import { permissionsOf } from '../../../../core/contract/foundation/permissions';
import { fullName } from '../../../../core/kernel/full-name';
import { toDecimal } from '../../../../core/kernel/money';
import { salesFigures } from '../../../../core/manage/reports/sales-figures';
import { loginOf, mayDo, type SignedInCaller, inTurn, type Settings } from '../../foundation';
import { mayBeginToActAs } from '../accounts/may-act-as';
import type { StoredBonus } from '../../ports/people/bonuses';
import type { Customer } from '../../ports/people/customers';
import type { Database, Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { PersonReview, PersonSales } from '../../ports/people/person-records';
import { APPROVED, PENDING } from '../../ports/catalogue/reviews';
import { foundPerson, personRevision } from './found-person';
import { mayChange } from './may-change';
import { maxBonuses, shownBonus } from './person-bonuses';

const NEWEST = 10;
const MAX_REVIEWS = 50;

/** All data of a person that staff can see. */
export class PersonPage {
  constructor(private readonly services: { readonly database: Database; readonly settings: Pick<Settings, 'clock'> }) {}

  /** @param caller omitted for the owner, who sees all @throws ApiError 404 */
  details(id: number, caller?: SignedInCaller): Promise<PersonDetails> {
    return this.services.database.read(async (db) => {
      const customer = await foundPerson(db, id);
      const seesOrders = caller === undefined || mayDo(caller, 'orders:read');
      return {
        ...factsOf(customer),
        max_bonuses: await maxBonuses(db, customer.currency),
        since: isoOf(await db.personRecords.since(id)),
        ...(await boughtOf(db, id, seesOrders)),
        ...(await recordsOf(db, customer)),
        ...(await this.#sessionsOf(db, id)),
        may_act: caller !== undefined && mayBeginToActAs(caller, customer),
        may_change: mayChange(caller?.customer, customer),
        may_move: caller === undefined || mayMoveContacts(caller.customer, customer.granted),
        has_second_factor: (await db.secondFactors.find(id))?.confirmedAt !== undefined,
      };
    });
  }

  async #sessionsOf(db: Repositories, id: number): Promise<Pick<PersonDetails, 'acted' | 'sessions'>> {
    const open = await db.sessions.ofCustomer(id, this.services.settings.clock.now());
    const sessions = await inTurn(open, async (session) => ({
      opened_at: isoOf(session.openedAt),
      expires_at: isoOf(session.expiresAt),
      actor: session.actorId === undefined ? null : await nameOf(db, session.actorId),
    }));
    const acted = await inTurn(await db.sessions.impersonations(id, NEWEST), async ({ actorId, at }) => ({
      who: await nameOf(db, actorId),
      at: isoOf(at),
    }));
    return { sessions, acted };
  }
}

async function boughtOf(db: Repositories, id: number, seesOrders: boolean) {
  const orders = seesOrders ? await db.orders.ofCustomer(id, { limit: NEWEST, offset: 0 }) : undefined;
  const sales = seesOrders ? await db.personRecords.sales(id) : undefined;
  const carts = await db.personRecords.carts(id);
  return {
    orders: orders?.map(orderOf) ?? null,
    orders_count: await db.orders.countOfCustomer(id),
    sales: sales?.map(salesOf) ?? null,
    carts: carts.map(({ storeCode: store, changedAt, items }) => ({
      ...{ store, changed_at: isoOf(changedAt) },
      items: [...items],
    })),
  };
}

async function recordsOf(
  { bonuses, personRecords }: Repositories,
  { id, loginEmail, email }: Customer,
): Promise<Pick<PersonDetails, 'bonuses' | 'consents' | 'notes' | 'reviews'>> {
  const addresses = [...new Set([loginEmail, email].filter((one) => one !== undefined))];
  const { newsletter, alerts } = await personRecords.consents(addresses);
  const notes = await personRecords.notes(id);
  return {
    consents: {
      newsletter: newsletter.map(({ email: to, storeCode: store, since, confirmedAt }) => ({
        ...{ email: to, store, since: isoOf(since) },
        confirmed_at: confirmedAt === undefined ? null : isoOf(confirmedAt),
      })),
      stock_alerts: alerts.map(({ since, ...alert }) => ({ ...alert, since: isoOf(since) })),
    },
    bonuses: (await bonuses.ofCustomer(id, BONUS_LIMITS.shown)).map(bonusOf),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: isoOf(at) })),
    reviews: (await personRecords.reviews(id, MAX_REVIEWS)).map(reviewOf),
  };
}

async function nameOf({ customers }: Repositories, id: number): Promise<string> {
  const customer = await customers.byId(id);
  return customer === undefined ? `customer ${String(id)}` : loginOf(customer);
}

function factsOf(customer: Customer) {
  const { firstname, lastname } = customer;
  return {
    id: customer.id,
    revision: personRevision(customer),
    name: fullName(firstname, lastname),
    ...{ firstname, lastname },
    email: customer.email ?? null,
    login_email: customer.loginEmail ?? null,
    phone: customer.loginPhone ?? null,
    is_verified: customer.isVerified,
    addresses: [...customer.addresses],
    tags: [...customer.tags],
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

function salesOf({ currency, sums, returns }: PersonSales) {
  const { orders, net, average, refunded } = salesFigures(sums);
  return {
    ...{ currency, orders, returns },
    net: toDecimal(net),
    average: average === null ? null : toDecimal(average),
    refunded: toDecimal(refunded),
  };
}

function bonusOf(bonus: StoredBonus): PersonDetails['bonuses'][number] {
  return { ...shownBonus(bonus), who: bonus.who ?? null };
}

function reviewOf({ rating, status, ...review }: PersonReview): PersonDetails['reviews'][number] {
  const state = status === APPROVED ? 'approved' : status === PENDING ? 'pending' : 'declined';
  return { ...review, rating: rating ?? null, status: state };
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}
