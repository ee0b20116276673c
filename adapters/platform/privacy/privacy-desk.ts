import { readContact } from '../../../core/contract/contact';
import { erasureObstacles } from '../../../core/contract/erasure';
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

/** All that the shop knows of a person, in the words of its API: amounts in major units, moments in ISO 8601. */
export interface PersonalExport {
  readonly made_at: string;
  readonly account: Readonly<Record<string, unknown>> | null;
  readonly sessions: readonly { readonly opened_at: string; readonly expires_at: string }[];
  readonly orders: readonly Readonly<Record<string, unknown>>[];
  readonly carts: readonly Readonly<Record<string, unknown>>[];
  readonly messages: readonly Readonly<Record<string, unknown>>[];
  readonly newsletter: readonly Readonly<Record<string, unknown>>[];
  readonly stock_alerts: readonly Readonly<Record<string, unknown>>[];
}

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

interface Known {
  readonly subject: Subject;
  readonly customer: Customer | undefined;
  readonly orders: readonly StoredOrder[];
  readonly contacts: readonly string[];
}

/** What is owed to a person about what is kept of them: to have it, and to have it forgotten. */
export class PrivacyDesk {
  constructor(private readonly parts: PhotoParts & { readonly database: Database; readonly settings: Settings }) {}

  /**
   * Everything that is kept of somebody.
   * @param who id of an account, or what somebody signs in or has ordered with: an e-mail address, a phone number as +491…
   * @throws ApiError 404 where nothing is known of them
   */
  export(who: string): Promise<PersonalExport> {
    const { database, settings } = this.parts;
    return database.read(async (db) => {
      const now = settings.clock.now();
      const { customer, subject, orders, contacts } = await known(db, who);
      const rest = await db.personalData.restOf(subject, contacts);
      const sessions = customer === undefined ? [] : await db.sessions.ofCustomer(customer.id, now);
      return {
        made_at: isoOf(now),
        account: customer === undefined ? null : accountOf(customer),
        sessions: sessions.map(({ openedAt, expiresAt }) => ({
          opened_at: isoOf(openedAt),
          expires_at: isoOf(expiresAt),
        })),
        orders: orders.map(orderOf),
        carts: rest.carts.map(({ address, changed }) => ({ address, changed_at: isoOf(changed) })),
        messages: rest.messages.map(({ at, ...message }) => ({ ...message, at: isoOf(at) })),
        newsletter: rest.newsletter.map(({ email, since }) => ({ email, since: isoOf(since) })),
        stock_alerts: rest.alerts.map(({ email, sku, since }) => ({ email, sku, since: isoOf(since) })),
      };
    });
  }

  /**
   * Forgets somebody: the account is emptied, orders stay without the person, so that sums and taxes of every month are what they were.
   * @param who as of `export`
   * @throws ApiError 404 where nothing is known of them; 409 erasure_waits with what has to be done first
   */
  async erase(who: string, by: string): Promise<Erased> {
    const { database, files, settings } = this.parts;
    const { erased, photo } = await database.write(async (db) => {
      const person = await known(db, who);
      const { customer, subject, orders, contacts } = person;
      if (customer !== undefined) await db.customers.lock(customer.id);
      const obstacles = erasureObstacles({
        roles: customer?.roles ?? [],
        ownRoles: customer?.ownRoles ?? [],
        openOrders: orders.filter(isOpen).map(({ number }) => number),
      });
      if (obstacles.length > 0)
        throw new ApiError(409, obstacles.map(({ message }) => message).join('; '), {
          error: 'erasure_waits',
          errors: [...obstacles],
        });
      const now = settings.clock.now();
      for (const order of orders) {
        const document = orderWithoutPerson(order.document);
        await db.personalData.clearOrder(order, {
          email: NOBODY,
          document,
          fulfilment: fulfilmentWithoutPerson(order.fulfilment),
        });
      }
      await db.personalData.forget(subject, contacts, now);
      const logged = await db.personalData.redact(namesOf(person), ERASED);
      const done: Erased = {
        account: customer?.id ?? null,
        orders: orders.length,
        logged,
        files: orders.reduce((sum, order) => sum + (order.fulfilment.files?.length ?? 0), 0),
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
      return { erased: done, photo: customer?.photo };
    });
    await forgetPortrait(photo, { settings, files });
    return erased;
  }
}

/** @throws ApiError 404 */
async function known(db: Repositories, who: string): Promise<Known> {
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
  return { customer, subject, orders, contacts };
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
    roles,
    ownRoles,
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
