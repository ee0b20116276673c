import { readEmail } from '../../../../core/contract/foundation/contact';
import * as contract from '../../../../core/contract/orders/order-tracking';
import * as payment from '../../../../core/contract/orders/gift-card-payment';
import { cardNotSendable } from '../../../../core/contract/orders/gift-cards';
import { ORDER_MAIL_WINDOW_MS } from '../../../../core/orders/rules/order-mail-bound';
import { readOrderNumber } from '../../../../core/orders/order-number';
import { canReturn, mayCancel, returnableUnits } from '../../../../core/orders/rules/shopper-may';
import { toDecimal } from '../../../../core/kernel/money';
import { maskedGiftCode } from '../../../../core/orders/rules/gift-card';
import type { Registrations, SecurityLog } from '../../people';
import {
  type CodeBudget,
  ownAddressesOf,
  ownerOf,
  tooMany,
  type Limit,
  type RateLimiter,
  refuse,
  storeOf,
  loginOf,
  type Caller,
  networkOf,
  hashToken,
  isSameText,
  type Settings,
} from '../../foundation';
import { type Content, returnAddress, SHOP_CONTACT, shopAddress } from '../../content';
import { type MessageLog, orderLinkMail, returnMail, returnTask } from '../../messages';
import { giftCardRefused, cardOfCode, payWithCards } from '../../selling';
import type { OrderSettlement } from '../settlement/order-settlement';
import type { CustomerOrders } from '../views/customer-orders';
import { orderOfKey } from '../views/order-of-key';
import type { OrderProofs } from '../views/order-proofs';
import { isPayableWithCards, shopperFacts } from '../views/shopper-facts';
import { trackedOrder } from '../views/tracked-order';
import type { PaymentService } from '../payments/payment-service';
import type { Database, Repositories } from '../../ports/database';
import type { StartedReturn, StoredOrder } from '../../ports/orders/orders';
import type { AdminOutcome } from './admin-outcome';
import { lockedOrder } from './managed-order';
import type { OrderAdmin } from './order-admin';
import { leftOutOf, mayMailOrder } from './order-mail-bound';

const HOUR_MS = 60 * 60 * 1000;
/**
 * Limits guessing of number and email, per network, so that strangers cannot lock out the owner; numbers are
 * sequential.
 */
const LIMITS = {
  wrongOfEmail: { count: 5, windowMs: HOUR_MS },
  wrongOfNetwork: { count: 10, windowMs: HOUR_MS },
  number: { count: 10, windowMs: HOUR_MS },
  email: { count: 30, windowMs: HOUR_MS },
  /** Across all networks. */
  emailEverywhere: { count: 1000, windowMs: HOUR_MS },
  accounts: { count: 3, windowMs: HOUR_MS },
  /** Owners have a separate limit. */
  links: { count: 3, windowMs: HOUR_MS },
  giftCards: { count: 5, windowMs: HOUR_MS },
  /** Codes tried per order, and wrong codes, over all callers. */
  codes: { count: 10, windowMs: HOUR_MS },
  misses: { count: 1000, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

export interface Asking {
  readonly id: string;
  readonly proof?: string | undefined;
}

interface Opened {
  readonly order: StoredOrder;
  readonly level: contract.TrackedOrder['level'];
}

export class OrderTracking {
  constructor(
    private readonly services: {
      readonly codeBudget: Pick<CodeBudget, 'spend'>;
      readonly registrations: Registrations;
      readonly content: Content;
      readonly customerOrders: CustomerOrders;
      readonly database: Database;
      readonly messages: MessageLog;
      readonly orderAdmin: OrderAdmin;
      readonly payment: PaymentService;
      readonly proofs: OrderProofs;
      readonly rates: RateLimiter;
      readonly security: SecurityLog;
      readonly settings: Settings;
      readonly settlement: OrderSettlement;
    },
  ) {}

  /**
   * Finds an order by number or key and email. Answers do not reveal which is wrong. @throws ApiError 404
   * 'order_unknown', 429
   */
  async find(
    number: string,
    rawEmail: string,
    address?: string,
  ): Promise<{ order_id: string; number: string; proof: string; until: string }> {
    const { database, proofs, rates, settings } = this.services;
    const key = readOrderNumber(number);
    const email = readEmail(rawEmail) ?? '';
    const network = address === undefined ? '' : networkOf(address);
    await rates.hit(`order-number:${key}:${network}`, LIMITS.number);
    await rates.hit(`order-email:${email}:${network}`, LIMITS.email);
    await rates.hit(`order-email:${email}`, LIMITS.emailEverywhere);
    const now = settings.clock.now();
    const bounds = wrongBounds(email, address === undefined ? undefined : network);
    // Counts attempts atomically; throws outside, so that they stay counted.
    const order = await database.write(async (db) => {
      await db.orders.lock(`order-find:${network === '' ? email : network}`);
      const found = await db.orders.byKey(key);
      if (found?.orderId !== key) await checkWrong(db, bounds, now);
      const isKey = found !== undefined && [found.number, found.orderId].includes(key);
      const isSame = isSameText(email, found === undefined ? '' : (readEmail(found.email) ?? found.email));
      if (isKey && isSame && email !== '') return found;
      for (const { of, limit } of bounds) await db.rates.count(of, limit.windowMs, now);
      return undefined;
    });
    if (order === undefined) throw unknown();
    const by = order.orderId === key ? 'key' : 'number';
    return { order_id: key, number: order.number, ...proofs.make(order.orderId, by, now) };
  }

  /** Mails the link to the order's own address. @throws ApiError 404 'order_unknown', 429 */
  async sendLink(asking: Asking, caller: Caller, address?: string): Promise<true> {
    const { order } = await this.#open(asking, caller);
    const { codeBudget, database, messages, rates, settings } = this.services;
    const owner = ownerOf(order.email, caller);
    const key =
      owner === undefined ? `order-link:${order.orderId}` : `order-link-own:${String(owner)}:${order.orderId}`;
    await rates.hit(key, LIMITS.links);
    await codeBudget.spend('letter', { contact: order.email, address, owner });
    const written = { store: storeOf(order.storeCode, settings), publicUrl: settings.publicUrl };
    const own = caller.kind === 'user' ? ownAddressesOf(caller.customer) : [];
    const isWritten = await database.write(async (db) => {
      const isWithin = await mayMailOrder(db, { email: order.email, own }, this.services);
      if (isWithin) await messages.write(db, orderLinkMail(order, written));
      return isWithin;
    });
    if (!isWritten) throw tooMany(ORDER_MAIL_WINDOW_MS);
    return true;
  }

  async track(asking: Asking, caller: Caller): Promise<contract.TrackedOrder> {
    const { order, level } = await this.#open(asking, caller);
    const { customerOrders, database } = this.services;
    return trackedOrder(await database.read((db) => customerOrders.shown(db, order, caller)), level);
  }

  async cancel(asking: Asking, caller: Caller): Promise<contract.TrackedOrder> {
    const { order } = await this.#openWhole(asking, caller);
    const input = { id: order.number, cancel_reason: 'Cancelled by the customer' };
    const outcome = await this.services.orderAdmin.advance(input, await this.#who(caller, order), (now, bought) =>
      mayCancel(shopperFacts(now, bought)) ? undefined : 'too-late-to-cancel',
    );
    if (outcome.kind === 'refused') throw refusedCancel(outcome);
    return this.track(asking, caller);
  }

  /** @throws ApiError 404 'order_unknown', 403 'proof_needed', 409 'card_not_sendable', 429 */
  async sendGiftCard(asking: Asking, card: string, caller: Caller): Promise<contract.TrackedOrder> {
    const { order } = await this.#openWhole(asking, caller);
    const { orderAdmin, rates } = this.services;
    await rates.hit(`gift-card-mail:${order.orderId}`, LIMITS.giftCards);
    const outcome = await orderAdmin.giftCard(order.number, { card, act: 'send' }, await this.#who(caller, order));
    if (outcome === undefined)
      throw refuse(cardNotSendable, 'The order has no such gift card, or it is not in use now');
    return this.track(asking, caller);
  }

  async startReturn(
    asking: Asking,
    input: contract.ReturnInput & { readonly request: string },
    caller: Caller,
  ): Promise<contract.TrackedOrder> {
    const { order: opened } = await this.#openWhole(asking, caller);
    const who = await this.#who(caller, opened);
    await this.services.database.write(async (db) => {
      const order = await lockedOrder(db, opened.number);
      if (order === undefined) throw unknown();
      const before = order.fulfilment.startedReturns ?? [];
      if (before.some(({ request }) => request === input.request)) return;
      const now = this.services.settings.clock.now();
      if (!canReturn(input.lines, returnableUnits(shopperFacts(order, {}), now)))
        throw refuse(contract.notReturnable, 'lines contains items that cannot be returned, or no longer');
      const started = await this.#startedReturn(db, order, input, now);
      const fulfilment = { ...order.fulfilment, startedReturns: [...before, started] };
      await db.orderLog.write(order.id, { ...order, fulfilment }, now);
      await this.#tellReturn(db, order, started, who);
    }, 'power');
    return this.track(asking, caller);
  }

  async payWithGiftCards(asking: Asking, codes: readonly string[], caller: Caller): Promise<contract.TrackedOrder> {
    const { order: opened } = await this.#open(asking, caller);
    const { database, rates, settings, settlement } = this.services;
    await rates.hit(`gift-card-codes:${opened.orderId}`, LIMITS.codes);
    const who = await this.#who(caller, opened);
    await database.write(async (db) => {
      const order = await lockedOrder(db, opened.number);
      if (order === undefined) throw unknown();
      if (!isPayableWithCards(order, await db.giftCards.ofOrders([order.id])))
        throw refuse(
          payment.orderNotPayable,
          'The order does not wait for a bank transfer, buys gift cards, or costs less by its way to pay',
        );
      const now = settings.clock.now();
      const outcome = await payWithCards(db, order, codes, now);
      if (outcome.kind === 'refused') throw giftCardRefused(outcome.fault);
      await settlement.pay(db, order, leftOutOf(order));
      const what = outcome.with.map((code) => ({ name: 'gift-card-spend', from: null, to: code }) as const);
      await db.orderLog.add(order.id, { at: now, who, what });
    }, 'power');
    return this.track(asking, caller);
  }

  async giftCardBalance(typed: string): Promise<payment.GiftCardBalance> {
    const { database, rates, settings } = this.services;
    const found = await database.write((db) => cardOfCode(db, typed, settings.clock.now()));
    if ('fault' in found) {
      await rates.hit('gift-card-misses', LIMITS.misses);
      throw giftCardRefused(found.fault);
    }
    const { tail, currency, balance, value, expiresAt } = found.card;
    return {
      code: maskedGiftCode(tail),
      currency,
      balance: toDecimal(balance),
      value: toDecimal(value),
      expires_at: expiresAt === undefined ? null : new Date(expiresAt).toISOString(),
    };
  }

  /** Does not reveal existing accounts. @throws ApiError 403, 404, 429 */
  async makeAccount(asking: Asking, caller: Caller): Promise<true> {
    const { order } = await this.#openWhole(asking, caller);
    const { rates, registrations, settings } = this.services;
    await rates.hit(`order-account:${order.orderId}`, LIMITS.accounts);
    const { firstName: firstname, lastName: lastname } = order.document.personalDetails;
    await registrations.register({ email: order.email, firstname, lastname }, storeOf(order.storeCode, settings));
    return true;
  }

  /** Opens by key, or by number for the owner or with a proof. Asks the provider about pending payments. */
  async #open({ id, proof }: Asking, caller: Caller): Promise<Opened> {
    const { database, payment: payments, proofs, settings } = this.services;
    const owned =
      caller.kind === 'user' ? await database.read((db) => db.orders.oneOfCustomer(caller.customer.id, id)) : undefined;
    const now = settings.clock.now();
    const keyed = owned ?? (await database.read((db) => orderOfKey(db, id)));
    const found = keyed ?? (proof === undefined ? undefined : await database.read((db) => db.orders.byKey(id)));
    if (found === undefined) throw unknown();
    if (keyed === undefined && (found.number !== id || !proofs.isGood(proof, found.orderId, 'number', now)))
      throw unknown();
    const isProven = owned !== undefined || proofs.isGood(proof, found.orderId, 'key', now);
    return {
      order: (await payments.look(found)).order,
      level: isProven ? 'all' : keyed === undefined ? 'number' : 'link',
    };
  }

  async #openWhole(asking: Asking, caller: Caller): Promise<Opened> {
    const opened = await this.#open(asking, caller);
    if (opened.level === 'all') return opened;
    throw refuse(contract.proofNeeded, 'Open the order by the link of its mails, and show its e-mail address');
  }

  async #who(caller: Caller, order: StoredOrder): Promise<string> {
    if (caller.kind !== 'user') return order.email;
    const { actorId, customer } = caller;
    if (actorId === undefined) return loginOf(customer);
    const actor = await this.services.database.read((db) => db.customers.byId(actorId));
    return loginOf(actor ?? customer);
  }

  async #startedReturn(
    db: Repositories,
    order: StoredOrder,
    { request, lines, reason, note }: contract.ReturnInput & { readonly request: string },
    now: number,
  ): Promise<StartedReturn> {
    const { content, settings } = this.services;
    const text = note?.trim() ?? '';
    return {
      request,
      number: `${order.number}-R${String((order.fulfilment.startedReturns ?? []).length + 1)}`,
      at: now,
      reason,
      ...(text !== '' && { note: text }),
      lines: lines.map(({ sku, qty }) => ({ sku, qty })),
      address: await returnAddress(db, content, storeOf(order.storeCode, settings)),
    };
  }

  async #tellReturn(db: Repositories, order: StoredOrder, started: StartedReturn, who: string): Promise<void> {
    const { content, messages, settings } = this.services;
    const store = storeOf(order.storeCode, settings);
    const units = started.lines.map(({ sku, qty }) => `${String(qty)} × ${sku}`).join(', ');
    const to = `${started.number}: ${units} (${started.reason})`;
    await db.orderLog.add(order.id, { at: started.at, who, what: [{ name: 'return-started', from: null, to }] });
    await messages.write(db, returnMail(order, started, { store, publicUrl: settings.publicUrl }));
    const contact = (await shopAddress(db, { content, settings })) ?? SHOP_CONTACT;
    await messages.write(db, returnTask(order, started, contact, settings.defaultStore));
  }
}

function wrongBounds(email: string, network: string | undefined) {
  const ofEmail = { of: hashToken(`order-wrong:${email}:${network ?? ''}`), limit: LIMITS.wrongOfEmail };
  if (network === undefined) return [ofEmail];
  return [ofEmail, { of: hashToken(`order-wrong:${network}`), limit: LIMITS.wrongOfNetwork }];
}

async function checkWrong(
  { rates }: Pick<Repositories, 'rates'>,
  bounds: ReturnType<typeof wrongBounds>,
  now: number,
): Promise<void> {
  for (const { of, limit } of bounds) {
    const found = await rates.find(of, now);
    if (found !== undefined && found.count >= limit.count) throw tooMany(found.endsAt - now);
  }
}

function unknown(): Error {
  return refuse(contract.orderUnknown, 'No order has this number and this e-mail address');
}

function refusedCancel({ code }: AdminOutcome & { readonly kind: 'refused' }): Error {
  if (code === 'not-found') return unknown();
  return refuse(contract.tooLate, 'The order is being packed or sent, partly handed over, or closed');
}
