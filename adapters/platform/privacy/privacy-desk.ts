import { readContact } from '../../../core/contract/contact';
import { erasureObstacles, type ErasureObstacle } from '../../../core/contract/erasure';
import type { OwnDataCopy } from '../../../core/contract/own-data';
import { deliveryStep, LAST_STEP } from '../../../core/contract/order-status';
import { toDecimal } from '../../../core/kernel/money';
import { forgetPortrait } from '../accounts/portrait';
import { ApiError, notFound } from '../http/api-error';
import type { Customer } from '../ports/customers';
import type { Database, Repositories } from '../ports/database';
import type { PhotoParts } from '../reviews/review-photos';
import type { StoredOrder } from '../ports/orders';
import { NOBODY, type Subject } from '../ports/personal-data';
import type { Settings } from '../settings/options';
import { ERASED, fulfilmentWithoutPerson, orderWithoutPerson, wordsOf } from './without-person';

/** What the log of staff's changes calls it. */
const ERASURE_KIND = 'erasure';
/** Shorter words stand in too much else to be looked for. */
const SHORTEST_WORD = 5;
/** Accounts of the books whose money a blogger is still to be sent. */
const OWED: ReadonlySet<string> = new Set(['pending', 'active', 'payout']);

/** What an erasure has done. */
export interface Erased {
  /** Id of the account that was emptied; null for somebody who had none. */
  readonly account: number | null;
  /** Orders that stay, without the person. */
  readonly orders: number;
  /** Lines of logs and events that said something of them. */
  readonly logged: number;
  /** Invoices and receipts that stay, as the law on books asks for. */
  readonly files: number;
}

/** Whom somebody asks about: the operator by a word of theirs, a customer about their own account. */
export type Asked = string | { readonly own: number };

interface Known {
  readonly subject: Subject;
  readonly customer: Customer | undefined;
  readonly orders: readonly StoredOrder[];
  /** Where they were written to; of who asks for themselves only what they have shown to be theirs. */
  readonly contacts: readonly string[];
  readonly isOwn: boolean;
}

/** What an erasure would come to. */
export interface ErasurePlan {
  readonly customer: Customer | undefined;
  readonly orders: number;
  readonly files: number;
  readonly obstacles: readonly ErasureObstacle[];
}

/** What is owed to a person about what is kept of them: to have it, and to have it forgotten. */
export class PrivacyDesk {
  constructor(private readonly parts: PhotoParts & { readonly database: Database; readonly settings: Settings }) {}

  /**
   * Everything that is kept of somebody.
   * @param who id of an account, or what somebody signs in or has ordered with: an e-mail address, a phone number as +491…; their own account
   * @throws ApiError 404 where nothing is known of them
   */
  export(who: Asked): Promise<OwnDataCopy> {
    const { database, settings } = this.parts;
    return database.read(async (db) => {
      const now = settings.clock.now();
      const { customer, subject, orders, contacts } = await known(db, who);
      const rest = await db.personalData.restOf(subject, contacts);
      const passkeys = customer === undefined ? [] : await db.passkeys.ofCustomer(customer.id);
      const sessions = customer === undefined ? [] : await db.sessions.ofCustomer(customer.id, now);
      return {
        made_at: isoOf(now),
        account: customer === undefined ? null : accountOf(customer),
        sessions: sessions.map(({ openedAt, expiresAt }) => ({
          opened_at: isoOf(openedAt),
          expires_at: isoOf(expiresAt),
        })),
        passkeys: passkeys.map(({ name, addedAt, usedAt, rpId }) => ({
          name,
          added_at: isoOf(addedAt),
          used_at: usedAt === undefined ? null : isoOf(usedAt),
          domain: rpId,
        })),
        orders: orders.map(orderOf),
        carts: rest.carts.map(({ address, changed }) => ({ address, changed_at: isoOf(changed) })),
        messages: rest.messages.map(({ at, ...message }) => ({ ...message, at: isoOf(at) })),
        newsletter: rest.newsletter.map(({ email, since }) => ({ email, since: isoOf(since) })),
        stock_alerts: rest.alerts.map(({ email, sku, since }) => ({ email, sku, since: isoOf(since) })),
      };
    });
  }

  /** What erasing somebody would come to. @throws ApiError 404 */
  plan(who: Asked): Promise<ErasurePlan> {
    return this.parts.database.read(async (db) => planOf(db, await known(db, who)));
  }

  /**
   * Forgets somebody: the account is emptied, orders stay without the person, so that sums and taxes of every month are what they were.
   * @param who as of `export`
   * @param after what else is done in the same unit
   * @throws ApiError 404 where nothing is known of them; 409 erasure_waits with what has to be done first
   */
  async erase(who: Asked, by: string, after?: (db: Repositories) => Promise<void>): Promise<Erased> {
    const { database, files, settings } = this.parts;
    const { erased, photo } = await database.write(async (db) => {
      const person = await known(db, who);
      if (person.customer !== undefined) {
        await db.customers.lock(person.customer.id);
        await db.ledger.lock(person.customer.id);
      }
      requireNoObstacle((await planOf(db, person)).obstacles);
      const done = await this.#erase(db, person, by);
      await after?.(db);
      return { erased: done, photo: person.customer?.photo };
    });
    await forgetPortrait(photo, { settings, files });
    return erased;
  }

  async #erase(db: Repositories, person: Known, by: string): Promise<Erased> {
    const now = this.parts.settings.clock.now();
    const { customer, orders, subject, contacts } = person;
    for (const order of orders) {
      const document = orderWithoutPerson(order.document);
      const fulfilment = fulfilmentWithoutPerson(order.fulfilment);
      await db.personalData.clearOrder(order, { email: NOBODY, document, fulfilment });
    }
    await db.personalData.forget(subject, contacts, now);
    const done: Erased = {
      account: customer?.id ?? null,
      orders: orders.length,
      logged: await redacted(db, person),
      files: filesOf(orders),
    };
    await db.staffChanges.add({
      at: now,
      who: by,
      kind: ERASURE_KIND,
      record: String(customer?.id ?? ERASED),
      action: 'removed',
      before: undefined,
      after: done,
    });
    return done;
  }
}

/** @throws ApiError 409 erasure_waits */
function requireNoObstacle(obstacles: readonly ErasureObstacle[]): void {
  if (obstacles.length === 0) return;
  const text = obstacles.map(({ message }) => message).join('; ');
  throw new ApiError(409, text, {
    error: 'erasure_waits',
    errors: obstacles.map(({ field, message }) => ({ field, message })),
  });
}

async function planOf(db: Pick<Repositories, 'ledger'>, { customer, orders }: Known): Promise<ErasurePlan> {
  const openOrders = orders.filter(isOpen).map(({ number }) => number);
  const due = customer === undefined ? [] : await dueTo(db, customer.id);
  const { roles, ownRoles } = customer?.granted ?? { roles: [], ownRoles: [] };
  const obstacles = erasureObstacles({ roles, ownRoles, openOrders, due });
  return { customer, orders: orders.length, files: filesOf(orders), obstacles };
}

function filesOf(orders: readonly StoredOrder[]): number {
  return orders.reduce((sum, { fulfilment }) => sum + (fulfilment.files?.length ?? 0), 0);
}

/** What a blogger has earned and was not sent, by currency: '12.50 EUR'. */
async function dueTo({ ledger }: Pick<Repositories, 'ledger'>, bloggerId: number): Promise<readonly string[]> {
  const sums = new Map<string, number>();
  for (const { account, kind, currency, balance } of await ledger.balances(bloggerId))
    if (kind === 'profit' && OWED.has(account)) sums.set(currency, (sums.get(currency) ?? 0) + balance);
  return [...sums].flatMap(([currency, sum]) => (sum > 0 ? [`${toDecimal(sum).toFixed(2)} ${currency}`] : []));
}

/**
 * Lines of logs that no longer say who it was. Who asks for themselves chose name and addresses, which may be words of others: these go from the lines
 * about them alone, and what they have shown to be theirs goes from all.
 */
async function redacted({ personalData }: Repositories, person: Known): Promise<number> {
  const { contacts, customer, isOwn, orders } = person;
  if (!isOwn || customer === undefined) return personalData.redact(namesOf(person), ERASED);
  const proven = contacts.filter(({ length }) => length >= SHORTEST_WORD);
  const everywhere = await personalData.redact(proven, ERASED);
  return everywhere + (await personalData.redact(namesOf(person), ERASED, { customerId: customer.id, orders }));
}

/** Who asks for themselves has what they have shown to be theirs: an address that somebody only typed may be a stranger's. */
async function ownOf(db: Repositories, id: number): Promise<Known> {
  const customer = await db.customers.byId(id);
  if (customer === undefined) throw notFound(`nothing is known of ${String(id)}`);
  const { isVerified, loginEmail, loginPhone } = customer;
  const contacts = isVerified ? [loginEmail, loginPhone].filter((one) => one !== undefined) : [];
  const subject = { customerId: id, emails: isVerified && loginEmail !== undefined ? [loginEmail] : [] };
  return { customer, subject, contacts, orders: await db.personalData.ordersOf(subject), isOwn: true };
}

/** @throws ApiError 404 */
async function known(db: Repositories, who: Asked): Promise<Known> {
  if (typeof who !== 'string') return ownOf(db, who.own);
  const typed = who.trim();
  const contact = /^\d+$/.test(typed) ? undefined : readContact(typed);
  const customer = await (contact === undefined
    ? db.customers.byId(Number(typed))
    : db.customers.byLogin(contact.value));
  const own = customer?.isVerified === true ? [customer.loginEmail] : [];
  const email = contact?.kind === 'email' ? contact.value : undefined;
  const emails = [...new Set([email, ...own].filter((one) => one !== undefined))];
  const subject: Subject = { customerId: customer?.id, emails };
  const orders = await db.personalData.ordersOf(subject);
  const all = [
    ...emails,
    customer?.loginEmail,
    customer?.loginPhone,
    customer?.email,
    ...orders.map((order) => order.email),
  ];
  const contacts = [...new Set(all.flatMap((one) => (one === undefined ? [] : [one.trim().toLowerCase()])))];
  const rest = await db.personalData.restOf(subject, contacts);
  const { messages, newsletter, alerts } = rest;
  if (customer === undefined && [orders, messages, newsletter, alerts].every(({ length }) => length === 0))
    throw notFound(`nothing is known of ${typed}`);
  return { customer, subject, orders, contacts, isOwn: false };
}

/** Whether it is still to be paid or sent. What is given back needs nobody's name. */
function isOpen({ status, deliveryStatus, stage }: StoredOrder): boolean {
  return status !== 'canceled' && deliveryStep(deliveryStatus, stage) < LAST_STEP;
}

/** What names somebody wherever it stands; the longest first, so that nothing of a name is left over. */
function namesOf({ customer, orders, contacts }: Known): readonly string[] {
  const people = [
    ...(customer === undefined ? [] : [`${customer.firstname} ${customer.lastname}`]),
    ...orders.map(({ document: { personalDetails: of } }) => `${of.firstName} ${of.lastName}`),
  ];
  const addresses = [
    ...(customer?.addresses ?? []).map((shippingAddress) => ({ shippingAddress })),
    ...orders.map(({ document }) => document.addressInformation),
  ];
  const words = [...contacts, ...people, ...addresses.flatMap(wordsOf)].map((word) => word.trim());
  const long = [...new Set(words)].filter((word) => word.length >= SHORTEST_WORD);
  return long.sort((one, other) => other.length - one.length);
}

function accountOf(customer: Customer): Readonly<Record<string, unknown>> {
  const {
    id,
    loginEmail,
    loginPhone,
    email,
    firstname,
    lastname,
    photo,
    city,
    postcode,
    country,
    addresses,
    granted: { roles, ownRoles },
    bonus,
    currency,
  } = customer;
  return {
    ...{ id, firstname, lastname, email, photo, city, postcode, country, addresses, currency },
    login_email: loginEmail,
    login_phone: loginPhone,
    is_verified: customer.isVerified,
    roles: [...roles, ...ownRoles],
    bonus: toDecimal(bonus),
    has_password: customer.password !== undefined,
  };
}

function orderOf({
  number,
  orderId,
  storeCode,
  email,
  status,
  currency,
  grandTotal,
  createdAt,
  document,
}: StoredOrder) {
  const { products, totals, addressInformation, personalDetails, gift_message } = document;
  return {
    ...{ number, order_id: orderId, store: storeCode, email, status, currency },
    placed_at: isoOf(createdAt),
    total: toDecimal(grandTotal),
    ...{ products, totals, addressInformation, personalDetails, gift_message },
  };
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}
