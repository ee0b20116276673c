import type { OwnDataCopy } from '../../../../core/contract/people/own-data';
import { toDecimal } from '../../../../core/kernel/money';
import { maskedGiftCode } from '../../../../core/orders/rules/gift-card';
import { inTurn } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { Subject } from '../../ports/staff/personal-data';

/** No limit: an export contains all bonus movements and reviews. */
const ALL = 1_000_000;
const NOBODY_ID = -1;

interface CopiedPerson {
  readonly customer: Customer | undefined;
  readonly subject: Subject;
  readonly orders: readonly StoredOrder[];
  readonly contacts: readonly string[];
}

/** All data that the shop stores about a person, including staff notes (GDPR, Art. 15). */
export async function dataCopyOf(
  db: Repositories,
  { customer, subject, orders, contacts }: CopiedPerson,
  now: number,
): Promise<OwnDataCopy> {
  const rest = await db.personalData.restOf(subject, contacts);
  return {
    made_at: isoOf(now),
    account: customer === undefined ? null : accountOf(customer),
    payout_account: customer === undefined ? null : ((await db.bankFiles.payeeOf(customer.id)) ?? null),
    payout_transfers: customer === undefined ? [] : await transfersOf(db, customer.id),
    ...(await signInsOf(db, customer, now)),
    orders: await inTurn(orders, async (order) => ({
      ...orderOf(order),
      invoices: (await db.invoices.ofOrder(order.id)).map(({ document }) => document),
    })),
    carts: rest.carts.map(({ address, changed }) => ({ address, changed_at: isoOf(changed) })),
    messages: rest.messages.map(({ at, ...message }) => ({ ...message, at: isoOf(at) })),
    newsletter: rest.newsletter.map(({ email, since }) => ({ email, since: isoOf(since) })),
    stock_alerts: rest.alerts.map(({ email, sku, since }) => ({ email, sku, since: isoOf(since) })),
    ...(await recordsOf(db, customer)),
    gift_cards: await cardsOf(db, customer, contacts, now),
  };
}

/** A bank file also pays others, whose transfers are left out. */
async function transfersOf({ bankFiles, payouts }: Repositories, bloggerId: number) {
  const files = await bankFiles.ofBlogger(bloggerId);
  const found = files.flatMap(({ day, currency, transfers }) => transfers.map((one) => ({ ...one, day, currency })));
  const own = await inTurn(found, async ({ payoutId, sum, ...rest }) => {
    const isOwn = (await payouts.byId(payoutId))?.bloggerId === bloggerId;
    return isOwn ? [{ payout: payoutId, sum: toDecimal(sum), ...rest }] : [];
  });
  return own.flat();
}

async function signInsOf(db: Repositories, customer: Customer | undefined, now: number) {
  const sessions = customer === undefined ? [] : await db.sessions.ofCustomer(customer.id, now);
  const passkeys = customer === undefined ? [] : await db.passkeys.ofCustomer(customer.id);
  return {
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
  };
}

/** Cards that the person bought or received; only the recipient's email has the code. */
async function cardsOf(
  { giftCardRecords }: Repositories,
  customer: Customer | undefined,
  emails: readonly string[],
  now: number,
) {
  const person = { customerId: customer?.id ?? NOBODY_ID, emails };
  const { items } = await giftCardRecords.list({ person }, now, { limit: ALL, offset: 0 });
  return items.map(({ card, order }) => ({
    code: maskedGiftCode(card.tail),
    ...{ currency: card.currency, value: toDecimal(card.value), balance: toDecimal(card.balance) },
    ...{ recipient: card.recipient, email: card.email, message: card.message },
    ...(order !== undefined && { order: order.number }),
  }));
}

/** The author of a note is not personal data of the person. */
async function recordsOf(db: Repositories, customer: Customer | undefined) {
  if (customer === undefined) return {};
  const bonuses = await db.bonuses.ofCustomer(customer.id, ALL);
  const notes = await db.personRecords.notes(customer.id);
  return {
    bonuses: bonuses.map(({ at, amount, reason, orderNumber, note }) => ({
      ...{ at: isoOf(at), amount: toDecimal(amount), currency: customer.currency, reason },
      ...(orderNumber !== undefined && { order: orderNumber }),
      ...(note !== undefined && { note }),
    })),
    notes: notes.map(({ at, text }) => ({ at: isoOf(at), text })),
    reviews: (await db.personRecords.reviews(customer.id, ALL)).map(({ sku, title, rating, at }) => ({
      ...{ sku, title, at },
      ...(rating !== undefined && { rating }),
    })),
  };
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
    tags: [...customer.tags],
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
