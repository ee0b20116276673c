import { readContact } from '../../../../core/contract/foundation/contact';
import { erasureObstacles, type ErasureObstacle } from '../../../../core/contract/people/erasure';
import type { OwnDataCopy } from '../../../../core/contract/people/own-data';
import { deliveryStep, LAST_STEP } from '../../../../core/contract/orders/order-status';
import { endsWithAccount } from '../../../../core/orders/rules/guest-hold';
import { mayCancel } from '../../../../core/orders/rules/shopper-may';
import { moneyCode } from '../../../../core/kernel/currency';
import { forgetPortrait } from '../../people';
import { cardState } from '../../selling';
import { ApiError, inTurn, markLeft, notFound, type Settings } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Database, Repositories } from '../../ports/database';
import { lockedOrders, shopperFacts, type OrderSettlement } from '../../orders';
import { forgetPhotos, type PhotoDependencies } from '../../catalogue';
import type { StoredOrder } from '../../ports/orders/orders';
import { NOBODY, type GiftForPerson, type LoggedOf, type Subject } from '../../ports/staff/personal-data';
import { dataCopyOf } from './data-copy';
import { mergedContactsOf, type MergedContacts } from './merged-contacts';
import { ERASED, fulfilmentWithoutPerson, orderWithoutPerson, orderWithoutReceivers } from './without-person';
import { namesOf, partsOfName } from './words-of-person';

const ERASURE_KIND = 'erasure';
const NO_CONTACTS: MergedContacts = { all: [], confirmed: [] };
const OWED: ReadonlySet<string> = new Set(['pending', 'active', 'payout']);

export interface Erased {
  readonly account: number | null;
  readonly orders: number;
  readonly logged: number;
  /** Invoices and receipts kept by accounting law. */
  readonly files: number;
}

export type PersonKey = string | { readonly own: number };

interface Known {
  readonly subject: Subject;
  readonly customer: Customer | undefined;
  readonly orders: readonly StoredOrder[];
  readonly gifts: readonly GiftForPerson[];
  /** For self-service, verified contacts only. */
  readonly contacts: readonly string[];
  readonly isOwn: boolean;
}

export interface ErasurePlan {
  readonly customer: Customer | undefined;
  readonly orders: number;
  readonly files: number;
  readonly canceled: readonly string[];
  readonly obstacles: readonly ErasureObstacle[];
}

export class PrivacyAdmin {
  constructor(
    private readonly parts: PhotoDependencies & {
      readonly database: Database;
      readonly settings: Settings;
      readonly settlement: Pick<OrderSettlement, 'cancel'>;
    },
  ) {}

  /**
   * @param who account id, login, email, phone as +491…, or own account
   * @throws ApiError 404 if nothing is known
   */
  export(who: PersonKey): Promise<OwnDataCopy> {
    const { database, settings } = this.parts;
    return database.read(async (db) => dataCopyOf(db, await known(db, who), settings.clock.now()));
  }

  plan(who: PersonKey): Promise<ErasurePlan> {
    const now = this.parts.settings.clock.now();
    return this.parts.database.read(async (db) => planOf(db, await known(db, who), now));
  }

  /**
   * Empties the account and anonymizes orders, so that monthly totals stay.
   * @param after extra work in the same unit
   * @throws ApiError 404; 409 erasure_waits with the obstacles
   */
  async erase(who: PersonKey, by: string, after?: (db: Repositories) => Promise<void>): Promise<Erased> {
    const { database, files, settings } = this.parts;
    const { erased, photo, photos } = await database.write(async (db) => {
      // Their orders can no longer be paid, sent, returned or refunded until the unit ends.
      const person = await lockedOrders(db, () => known(db, who), { of: ordersIn });
      if (person.customer !== undefined) {
        await db.customers.lock(person.customer.id);
        await db.ledger.lock(person.customer.id);
      }
      requireNoObstacle((await planOf(db, person, settings.clock.now())).obstacles);
      const done = await this.#erase(db, await this.#withoutEnded(db, person, who), by);
      await after?.(db);
      return { ...done, photo: person.customer?.photo };
    }, 'erased');
    await forgetPortrait(photo, { settings, files });
    await forgetPhotos(photos, { settings, files });
    return erased;
  }

  async #withoutEnded(db: Repositories, person: Known, who: PersonKey): Promise<Known> {
    const ended = person.orders.filter((order) => endsWith(person, order));
    for (const order of ended) await this.parts.settlement.cancel(db, order);
    return ended.length === 0 ? person : known(db, who);
  }

  async #erase(db: Repositories, person: Known, by: string) {
    const now = this.parts.settings.clock.now();
    const { customer, orders, gifts, subject, contacts } = person;
    // Must run before the data that identifies their log lines is gone.
    const logged = await redacted(db, person);
    for (const order of orders) {
      const document = orderWithoutPerson(order.document);
      const fulfilment = fulfilmentWithoutPerson(order.fulfilment);
      await db.personalData.clearOrder(order, { email: NOBODY, document, fulfilment });
    }
    for (const { order } of gifts) {
      const lines = new Set(gifts.filter((gift) => gift.order.id === order.id).map(({ line }) => line));
      await db.personalData.clearGifts(order, orderWithoutReceivers(order.document, lines), contacts);
    }
    const photos = await db.personalData.forget(subject, contacts, now);
    for (const contact of contacts) await markLeft(db, contact, 'erased');
    const erased: Erased = {
      account: customer?.id ?? null,
      orders: orders.length,
      logged,
      files: await filesOf(db, orders),
    };
    await db.staffChanges.add({
      at: now,
      who: by,
      kind: ERASURE_KIND,
      record: String(customer?.id ?? ERASED),
      action: 'removed',
      before: undefined,
      after: erased,
    });
    return { erased, photos };
  }
}

function requireNoObstacle(obstacles: readonly ErasureObstacle[]): void {
  if (obstacles.length === 0) return;
  const text = obstacles.map(({ message }) => message).join('; ');
  throw new ApiError(409, text, {
    error: 'erasure_waits',
    errors: obstacles.map(({ field, message }) => ({ field, message })),
  });
}

function ordersIn({ orders, gifts }: Known): readonly StoredOrder[] {
  return [...orders, ...gifts.map(({ order }) => order)];
}

async function planOf(
  db: Pick<Repositories, 'giftCards' | 'invoices' | 'ledger'>,
  person: Known,
  now: number,
): Promise<ErasurePlan> {
  const { customer, orders } = person;
  const cards = await db.giftCards.ofOrders(orders.map(({ id }) => id));
  const isPlanned = (order: StoredOrder) =>
    cards.some((card) => card.orderId === order.id && cardState(card, order, now) === 'planned');
  const openOrders = orders
    .filter((order) => !endsWith(person, order) && (isOpen(order) || isPlanned(order)))
    .map(({ number }) => number);
  const due = customer === undefined ? [] : await dueTo(db, customer.id);
  const { roles, ownRoles } = customer?.granted ?? { roles: [], ownRoles: [] };
  const obstacles = erasureObstacles({ roles, ownRoles, openOrders, due });
  const canceled = orders.filter((order) => endsWith(person, order)).map(({ number }) => number);
  return { customer, orders: orders.length, files: await filesOf(db, orders), canceled, obstacles };
}

/** Attached files and issued documents, which accounting law keeps. */
async function filesOf({ invoices }: Pick<Repositories, 'invoices'>, orders: readonly StoredOrder[]): Promise<number> {
  const counts = await inTurn(
    orders,
    async ({ id, fulfilment }) => (fulfilment.files?.length ?? 0) + (await invoices.ofOrder(id)).length,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function dueTo({ ledger }: Pick<Repositories, 'ledger'>, bloggerId: number): Promise<readonly string[]> {
  const sums = new Map<string, number>();
  for (const { account, kind, currency, balance } of await ledger.balances(bloggerId))
    if (kind === 'profit' && OWED.has(account)) sums.set(currency, (sums.get(currency) ?? 0) + balance);
  return [...sums].flatMap(([currency, sum]) => (sum > 0 ? [moneyCode(sum, currency)] : []));
}

/** Self-chosen names are redacted only in the person's own lines, verified contacts everywhere. */
async function redacted({ personalData }: Repositories, person: Known): Promise<number> {
  const { contacts, isOwn } = person;
  const about = linesAbout(person);
  const names = namesOf(person);
  // Full names first, and related lines while they are identifiable.
  const own = await personalData.redact(names, ERASED, { about });
  const parts = await personalData.redact(partsOfName(person), ERASED, { about, areShort: true });
  return own + parts + (await personalData.redact(isOwn ? contacts : names, ERASED));
}

function linesAbout(person: Known): LoggedOf {
  const { customer, orders } = person;
  const skus = new Set(orders.flatMap(({ document }) => document.products.map(({ sku }) => sku)));
  return { customerId: customer?.id, orders: ordersIn(person), skus: [...skus] };
}

/** Self-service covers only verified contacts; others may belong to someone else. */
async function ownOf(db: Repositories, id: number): Promise<Known> {
  const customer = await db.customers.byId(id);
  if (customer === undefined) throw notFound(`no data about ${String(id)}`);
  const { isVerified, loginEmail, loginPhone } = customer;
  const { confirmed } = await mergedContactsOf(db, id);
  const logins = isVerified ? [loginEmail, loginPhone, ...confirmed] : [];
  const contacts = [...new Set(logins.filter((one) => one !== undefined))];
  const subject = { customerId: id, emails: contacts.filter(isEmail) };
  const orders = await db.personalData.ordersOf(subject);
  return { customer, subject, contacts, orders, gifts: await giftsOf(db, { subject, contacts, orders }), isOwn: true };
}

const isEmail = (contact: string): boolean => !contact.startsWith('+');

async function known(db: Repositories, who: PersonKey): Promise<Known> {
  if (typeof who !== 'string') return ownOf(db, who.own);
  const typed = who.trim();
  const contact = /^\d+$/.test(typed) ? undefined : readContact(typed);
  const customer = await (contact === undefined
    ? db.customers.byId(Number(typed))
    : db.customers.byLogin(contact.value));
  const former = customer === undefined ? NO_CONTACTS : await mergedContactsOf(db, customer.id);
  const own = customer?.isVerified === true ? [customer.loginEmail, ...former.confirmed.filter(isEmail)] : [];
  const email = contact?.kind === 'email' ? contact.value : undefined;
  const emails = [...new Set([email, ...own].filter((one) => one !== undefined))];
  const subject: Subject = { customerId: customer?.id, emails };
  const orders = await db.personalData.ordersOf(subject);
  const all = [
    ...emails,
    ...former.all,
    customer?.loginEmail,
    customer?.loginPhone,
    customer?.email,
    ...orders.map((order) => order.email),
  ];
  const contacts = [...new Set(all.flatMap((one) => (one === undefined ? [] : [one.trim().toLowerCase()])))];
  const rest = await db.personalData.restOf(subject, contacts);
  const gifts = await giftsOf(db, { subject, contacts, orders });
  const { messages, newsletter, alerts } = rest;
  const isUnknown =
    customer === undefined && [orders, messages, newsletter, alerts, gifts].every(({ length }) => length === 0);
  if (isUnknown && (await cardsTo(db, contacts)) === 0) throw notFound(`no data about ${typed}`);
  return { customer, subject, orders, gifts, contacts, isOwn: false };
}

async function giftsOf(
  { personalData }: Pick<Repositories, 'personalData'>,
  { subject, contacts, orders }: Pick<Known, 'contacts' | 'orders' | 'subject'>,
): Promise<readonly GiftForPerson[]> {
  if (contacts.length === 0) return [];
  const own = new Set(orders.map(({ id }) => id));
  return (await personalData.giftsTo(subject, contacts)).filter(({ order }) => !own.has(order.id));
}

/** Counts cards to these addresses, also those that staff issued without an order. */
async function cardsTo({ giftCardRecords }: Repositories, emails: readonly string[]): Promise<number> {
  const nobody = { customerId: -1, emails };
  return (await giftCardRecords.list({ person: nobody }, 0, { limit: 1, offset: 0 })).total;
}

function endsWith({ isOwn }: Known, order: StoredOrder): boolean {
  const { status, fulfilment } = order;
  return (
    isOwn &&
    endsWithAccount({
      isUnpaid: status === 'new',
      held: order.redirect || (fulfilment.heldUntil !== undefined && fulfilment.confirmed !== true),
      mayCancel: mayCancel(shopperFacts(order, {})),
    })
  );
}

function isOpen({ status, deliveryStatus, stage }: StoredOrder): boolean {
  return status !== 'canceled' && deliveryStep(deliveryStatus, stage) < LAST_STEP;
}
