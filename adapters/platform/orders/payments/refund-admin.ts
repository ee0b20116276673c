import { moneyCode } from '../../../../core/kernel/currency';
import { toDecimal } from '../../../../core/kernel/money';
import { exchangeReason } from '../../../../core/orders/rules/refund-cause';
import { shopAddress, type Content } from '../../content';
import { orderFacts, storeOfOrder, type EventLog, type Settings } from '../../foundation';
import type { StoredOrder } from '../../ports/orders/orders';
import { giveBackTask, refundMail, refundTask, type MessageLog } from '../../messages';
import type { Repositories } from '../../ports/database';
import type { PaymentAttempt, PaymentRefund } from '../../ports/orders/payments';
import type { PaymentProviders } from './payment-providers';
import { secondReason } from './second-payment';

type Db = Pick<
  Repositories,
  | 'bookMoves'
  | 'commerce'
  | 'content'
  | 'events'
  | 'giftCards'
  | 'orderLog'
  | 'orders'
  | 'outbox'
  | 'paymentAttempts'
  | 'paymentRefunds'
  | 'refundTasks'
>;

export interface RefundPart {
  readonly reason: string;
  /** In minor units. */
  readonly amount: number;
}

/** A payment that the order does not need. */
interface UnwantedPayment {
  readonly attempt: PaymentAttempt;
  /** Paid, in minor units. */
  readonly amount: number;
}

const LATE = 'late';

/**
 * Records refunds in the caller's unit of work. Providers are asked after commit (`RefundWork`); otherwise staff are
 * emailed.
 */
export class RefundAdmin {
  constructor(
    private readonly parts: {
      readonly content: Content;
      readonly events: EventLog;
      readonly messages: MessageLog;
      readonly settings: Settings;
    },
    private readonly providers: PaymentProviders,
  ) {}

  async announce(db: Db, order: StoredOrder, { attempt, amount }: UnwantedPayment): Promise<void> {
    const { messages, settings } = this.parts;
    const store = storeOfOrder(order, settings);
    await messages.write(db, refundMail(order, amount, { store, publicUrl: settings.publicUrl }));
    const part = { reason: LATE, amount };
    const isAsked = await this.#ask(db, attempt, part);
    if (!isAsked) await this.#note(db, order, [part]);
    await this.#taskOf(db, order, { amount, isAsked });
    await this.#book(db, order, { payment: attempt, amount }, ['payment', 'refund']);
    await this.#record(db, order, amount);
    await this.#log(db, order, attempt, part);
    const { orderId: id, number, currency } = order;
    settings.telemetry.event('refund', { id, number, value: toDecimal(amount), currency });
    settings.telemetry.log('error', 'A payment arrived for a cancelled order: it must be refunded', {
      order: id,
      number,
    });
  }

  /** Gives back a payment of a settled order that another one, or gift cards, paid before. */
  async giveBackSecond(db: Db, order: StoredOrder, { attempt, amount }: UnwantedPayment): Promise<void> {
    const part = { reason: secondReason(attempt), amount };
    await this.#book(db, order, { payment: attempt, amount }, ['payment', 'refund']);
    if (!(await this.#ask(db, attempt, part))) await this.#giveBackTask(db, order, [part]);
    await this.#log(db, order, attempt, part);
  }

  /**
   * Refunds a paid order after cancellation or return.
   * @param parts each with its own reason
   */
  async give(db: Db, order: StoredOrder, parts: readonly RefundPart[]): Promise<void> {
    const { settings } = this.parts;
    await this.#payBack(db, order, parts);
    await this.#record(db, order, sumOf(parts));
    const { orderId: id, number, currency } = order;
    settings.telemetry.event('refund', { id, number, value: toDecimal(sumOf(parts)), currency });
  }

  /** Returns the gift card money of an order that is cancelled before it is paid. */
  async cancelUnpaid(db: Db, order: StoredOrder): Promise<void> {
    const { giftCards: amount = 0, exchangeOf } = order.fulfilment;
    const { credit } = await this.#toCards(db, order, { reason: 'canceled', amount });
    const exchanged = exchangeOf === undefined ? undefined : await db.orders.byId(exchangeOf);
    if (credit > 0 && exchanged !== undefined) await this.#record(db, exchanged, credit);
  }

  async #payBack(db: Db, order: StoredOrder, parts: readonly RefundPart[]): Promise<void> {
    const paid = await db.paymentAttempts.approved(order.orderId);
    const money = await this.#besidesCards(db, order, parts);
    await this.#book(db, order, { payment: paid, amount: sumOf(money) }, ['refund']);
    const rest = await filterInTurn(money, async (part) => paid === undefined || !(await this.#ask(db, paid, part)));
    if (rest.length > 0) await this.#giveBackTask(db, order, rest);
  }

  async #besidesCards(db: Db, order: StoredOrder, parts: readonly RefundPart[]): Promise<readonly RefundPart[]> {
    const left: RefundPart[] = [];
    for (const part of parts) {
      const amount = part.amount - (await this.#toCards(db, order, part)).back;
      if (amount > 0) left.push({ ...part, amount });
    }
    return left;
  }

  /** Returns money to gift cards. What reaches the credit of an exchange goes on, the way the exchanged order was paid. */
  async #toCards(
    db: Db,
    order: StoredOrder,
    { reason, amount }: RefundPart,
  ): Promise<{ readonly back: number; readonly credit: number }> {
    const at = this.parts.settings.clock.now();
    const back = await db.giftCards.giveBack(order.id, amount, at);
    const { exchangeOf } = order.fulfilment;
    if (exchangeOf === undefined || back === 0) return { back, credit: 0 };
    const credit = await db.giftCards.emptyCredit(order.id, at);
    const exchanged = await db.orders.byId(exchangeOf);
    if (credit === 0 || exchanged === undefined) return { back, credit: 0 };
    await db.orders.lock(exchanged.cartToken);
    await this.#payBack(db, exchanged, [{ reason: exchangeReason(order, reason), amount: credit }]);
    const what = [{ name: 'refund', from: order.number, to: moneyCode(credit, order.currency) } as const];
    await db.orderLog.add(exchanged.id, { at, who: 'shop', what });
    return { back, credit };
  }

  /** Records money in the books. */
  async #book(
    db: Db,
    { id: orderId }: StoredOrder,
    { payment, amount }: { readonly payment: PaymentAttempt | undefined; readonly amount: number },
    kinds: readonly ('payment' | 'refund')[],
  ): Promise<void> {
    if (amount <= 0) return;
    const at = this.parts.settings.clock.now();
    const { provider, reference } = payment ?? { provider: undefined, reference: undefined };
    for (const kind of kinds) await db.bookMoves.add({ kind, orderId, amount, provider, reference, at });
  }

  async failed(db: Db, order: StoredOrder, { reason, amount, provider }: PaymentRefund): Promise<void> {
    await this.#giveBackTask(db, order, [{ reason, amount }]);
    const data = { order: order.number, provider, reason };
    this.parts.settings.telemetry.log('error', 'A payment provider refused a refund', data);
  }

  async #ask(db: Db, { orderId, provider, reference }: PaymentAttempt, part: RefundPart): Promise<boolean> {
    if (reference === undefined || this.providers.of(provider)?.refund === undefined) return false;
    const createdAt = this.parts.settings.clock.now();
    await db.paymentRefunds.ask({ ...part, orderId, provider, reference, createdAt });
    return true;
  }

  /** Lists the refund for staff, even if no one can be notified. */
  async #note(db: Db, { orderId }: StoredOrder, parts: readonly RefundPart[]): Promise<void> {
    const createdAt = this.parts.settings.clock.now();
    for (const part of parts) await db.refundTasks.add({ ...part, orderId, createdAt });
  }

  /** Records automatic refunds in the order's history. */
  #log(db: Db, { id, currency }: StoredOrder, { provider }: PaymentAttempt, { amount }: RefundPart): Promise<void> {
    const to = moneyCode(amount, currency);
    const at = this.parts.settings.clock.now();
    return db.orderLog.add(id, { at, who: provider, what: [{ name: 'refund', from: null, to }] });
  }

  async #taskOf(
    db: Db,
    order: StoredOrder,
    about: { readonly amount: number; readonly isAsked: boolean },
  ): Promise<void> {
    const { messages, settings } = this.parts;
    const contact = await shopAddress(db, this.parts);
    if (contact === undefined) return;
    const store = storeOfOrder(order, settings);
    await messages.write(db, refundTask(order, { ...about, contact }, store, settings.defaultStore));
  }

  async #giveBackTask(db: Db, order: StoredOrder, parts: readonly RefundPart[]): Promise<void> {
    const { messages, settings } = this.parts;
    await this.#note(db, order, parts);
    const contact = await shopAddress(db, this.parts);
    if (contact === undefined) return;
    const task = giveBackTask(
      order,
      { amount: sumOf(parts), contact },
      storeOfOrder(order, settings),
      settings.defaultStore,
    );
    await messages.write(db, task);
  }

  #record(db: Db, order: StoredOrder, amount: number): Promise<void> {
    return this.parts.events.record(db, {
      name: 'order.refunded',
      data: { ...orderFacts(order), amount: toDecimal(amount) },
    });
  }
}

function sumOf(parts: readonly RefundPart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

async function filterInTurn<T>(list: readonly T[], keeps: (entry: T) => Promise<boolean>): Promise<T[]> {
  const kept: T[] = [];
  for (const entry of list) if (await keeps(entry)) kept.push(entry);
  return kept;
}
