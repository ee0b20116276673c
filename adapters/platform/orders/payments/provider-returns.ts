import { moneyCode } from '../../../../core/kernel/currency';
import { byProviderReason } from '../../../../core/orders/rules/refund-cause';
import { type Content, SHOP_CONTACT, shopAddress } from '../../content';
import type { GiftCards } from '../../selling';
import { notFound, storeOfOrder, type Settings } from '../../foundation';
import { type MessageLog, lossMail } from '../../messages';
import { bonusChanges, changeBonuses, planBonuses, statusNow } from '../lines/order-bonuses';
import { orderMoney, unnamedCardParts } from '../lines/order-money';
import type { Database, Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { PaymentReturned } from '../../ports/orders/payment-provider';
import { bookChanged } from '../sales/sales-books';
import type { OrderBooks } from '../settlement/order-books';
import { shopAmount } from './provider-money';
import { isSecond, secondReason } from './second-payment';

const LOSSES = {
  'gift-card-lost': { said: 'Spent gift cards were refunded', mail: 'card-loss' },
  'cashback-lost': { said: 'An order was refunded after its bonuses were spent', mail: 'cashback-loss' },
} as const;

/** Handles refunds made at the provider and chargebacks. */
export class ProviderReturns {
  constructor(
    private readonly parts: {
      readonly content: Content;
      readonly database: Database;
      readonly giftCards: GiftCards;
      readonly messages: MessageLog;
      readonly books: OrderBooks;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Records refunds the shop did not request, and deducts gift cards.
   * @throws ApiError 404 for an unknown order
   */
  async take(provider: string, { orderId, reference, total }: PaymentReturned): Promise<void> {
    const { books, database, settings } = this.parts;
    await database.write(async (db) => {
      const named = await db.orders.byOrderId(orderId);
      if (!named) throw notFound('order_id does not match any order');
      await db.orders.lock(named.cartToken);
      const booked =
        (await db.paymentRefunds.sumOf(provider, reference)) +
        (await this.#sumOfTasks(db, provider, { orderId, reference }));
      const amount = shopAmount(total) - booked;
      if (amount <= 0) return;
      const now = settings.clock.now();
      const reason = byProviderReason(total.amount);
      const refund = { orderId, reason, provider, reference, amount, createdAt: now };
      if (!(await db.paymentRefunds.ask(refund))) return;
      await db.paymentRefunds.settle(
        { ...refund, state: 'waiting', tries: 0, nextAt: now, error: undefined },
        { state: 'done', nextAt: now, error: undefined },
      );
      await db.bookMoves.add({ kind: 'refund', orderId: named.id, amount, provider, reference, at: now });
      const order = (await db.orders.byId(named.id)) ?? named;
      const to = moneyCode(shopAmount(total), total.currency);
      await db.orderLog.add(order.id, { at: now, who: provider, what: [{ name: 'refund', from: null, to }] });
      await this.#takeCards(db, order, { reason, amount, provider });
      await this.#takeCashback(db, order, { amount, who: provider });
      await bookChanged(db, order.id);
      await books.follow(db, (await db.orders.byId(order.id)) ?? order);
    }, 'power');
  }

  /** Refunds of the payment that the shop left to staff: they were recorded before, and staff make them at the provider. */
  async #sumOfTasks(
    db: Repositories,
    provider: string,
    { orderId, reference }: Pick<PaymentReturned, 'orderId' | 'reference'>,
  ): Promise<number> {
    const attempt = await db.paymentAttempts.byReference(provider, reference);
    const isFirst = (await db.paymentAttempts.approved(orderId))?.attempt === attempt?.attempt;
    const asked = new Set((await db.paymentRefunds.ofOrder(orderId)).map(({ reason }) => reason));
    const tasks = (await db.refundTasks.ofOrder(orderId)).filter(({ reason }) => {
      const isOfThis = isSecond(reason) ? attempt !== undefined && reason === secondReason(attempt) : isFirst;
      return isOfThis && !asked.has(reason);
    });
    return tasks.reduce((sum, { amount }) => sum + amount, 0);
  }

  async #takeCards(
    db: Repositories,
    order: StoredOrder,
    { reason, amount, provider: who }: { readonly reason: string; readonly amount: number; readonly provider: string },
  ): Promise<void> {
    const now = this.parts.settings.clock.now();
    const cards = await db.giftCards.lockOfOrder(order.id);
    const money = orderMoney(order, await db.orderLog.refunds(order.id), cards);
    await db.orderLog.refund(order.id, reason, amount, now);
    if (cards.length === 0 || order.status !== 'paid') return;
    const gone = { lines: [], unnamed: amount, shipping: 0 };
    const lines = unnamedCardParts(money, gone, ({ paid, refunded }) => paid - refunded);
    if (lines.length === 0) return;
    await db.orderLog.explain(order.id, reason, { lines, shipping: 0, who, note: undefined });
    const lost = await this.parts.giftCards.takeOffGone(db, order, lines);
    if (lost > 0) await this.#tellLoss(db, order, { kind: 'gift-card-lost', lost, who });
  }

  /** Revokes earned bonuses; spent ones are the shop's loss. */
  async #takeCashback(
    db: Repositories,
    order: StoredOrder,
    { amount, who }: { readonly amount: number; readonly who: string },
  ): Promise<void> {
    const { clock } = this.parts.settings;
    const refunds = await db.orderLog.refunds(order.id);
    const bonuses = await planBonuses(db, order, { next: statusNow(order), refunds, refund: 0 });
    const { fulfilment, grandTotal } = order;
    const beyond = refunds.reduce((sum, one) => sum + one.amount, 0) - grandTotal;
    const withheld = refunds.reduce((sum, { held = 0 }) => sum + held, 0);
    const heldOf = (sum: number) => Math.max(0, Math.min(withheld, sum));
    const lost = bonuses.uncovered + heldOf(beyond) - heldOf(beyond - amount);
    if (bonuses.awarded === 0 && lost === 0) return;
    await changeBonuses(db, order, bonuses, clock.now());
    const awarded = (bonuses.kept.awarded ?? 0) - bonuses.uncovered;
    const kept = { ...fulfilment, ...bonuses.kept, awarded };
    await db.orderLog.write(order, { ...order, fulfilment: kept }, clock.now());
    const what = bonusChanges(order, bonuses);
    if (what.length > 0) await db.orderLog.add(order.id, { at: clock.now(), who, what });
    if (lost > 0) await this.#tellLoss(db, order, { kind: 'cashback-lost', lost, who });
  }

  async #tellLoss(
    db: Repositories,
    order: StoredOrder,
    { kind, lost, who }: { readonly kind: keyof typeof LOSSES; readonly lost: number; readonly who: string },
  ): Promise<void> {
    const { messages, settings } = this.parts;
    const { number, currency } = order;
    const to = moneyCode(lost, currency);
    const what = [{ name: kind, from: null, to }];
    await db.orderLog.add(order.id, { at: settings.clock.now(), who, what });
    settings.telemetry.log('error', LOSSES[kind].said, {
      order: number,
      provider: who,
      lost: to,
    });
    const contact = (await shopAddress(db, this.parts)) ?? SHOP_CONTACT;
    const stores = { ordered: storeOfOrder(order, settings), reader: settings.defaultStore };
    await messages.write(db, lossMail(order, { kind: LOSSES[kind].mail, amount: lost, contact }, stores));
  }
}
