import { toDecimalText } from '../../../core/kernel/money';
import type { Content } from '../content/content';
import { SHOP_CONTACT, shopAddress } from '../content/shop-address';
import type { GiftCards } from '../gift-cards/gift-cards';
import { notFound } from '../http/api-error';
import { storeOf } from '../http/dispatch';
import type { MessageLog } from '../messages/message-log';
import { orderMoney, unnamedCardParts } from '../order-lines/order-money';
import { cardLossMail } from '../outbox/refund-mail';
import type { Database, Repositories } from '../ports/database';
import type { StoredOrder } from '../ports/orders';
import type { PaymentReturned } from '../ports/payment-provider';
import type { Royalties } from '../royalties/royalties';
import type { Settings } from '../settings/options';
import { shopAmount } from './provider-money';

/** Money that went back without the shop: somebody gave it back in the provider's own pages, or a bank took it (a chargeback). */
export class ProviderReturns {
  constructor(
    private readonly parts: {
      readonly content: Content;
      readonly database: Database;
      readonly giftCards: GiftCards;
      readonly messages: MessageLog;
      readonly royalties: Royalties;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Takes in what went back of a payment: what the shop did not ask for itself is written down as a refund by the provider, and what it gave back of
   * gift cards is taken off them.
   * @throws ApiError 404 for an order that is not there
   */
  async take(provider: string, { orderId, reference, total }: PaymentReturned): Promise<void> {
    const { database, royalties, settings } = this.parts;
    await database.write(async (db) => {
      const named = await db.orders.byOrderId(orderId);
      if (!named) throw notFound('order_id names no order');
      await db.orders.lock(named.cartToken);
      const amount = shopAmount(total) - (await db.paymentRefunds.sumOf(provider, reference));
      if (amount <= 0) return;
      const now = settings.clock.now();
      const reason = `by-hand:${String(total.amount)}`;
      const refund = { orderId, reason, provider, reference, amount, createdAt: now };
      if (!(await db.paymentRefunds.ask(refund))) return;
      await db.paymentRefunds.settle(
        { ...refund, state: 'waiting', tries: 0, nextAt: now, error: undefined },
        { state: 'done', nextAt: now, error: undefined },
      );
      const order = (await db.orders.byId(named.id)) ?? named;
      const to = `${toDecimalText(shopAmount(total))} ${total.currency}`;
      await db.orderLog.add(order.id, { at: now, who: provider, what: [{ name: 'refund', from: null, to }] });
      await this.#takeCards(db, order, { reason, amount, provider });
      await royalties.follow(db, (await db.orders.byId(order.id)) ?? order);
    }, 'power');
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
    if (lost > 0) await this.#tellLoss(db, order, { lost, who });
  }

  async #tellLoss(
    db: Repositories,
    order: StoredOrder,
    { lost, who }: { readonly lost: number; readonly who: string },
  ): Promise<void> {
    const { messages, settings } = this.parts;
    const { number, currency } = order;
    const to = `${toDecimalText(lost)} ${currency}`;
    const what = [{ name: 'gift-card-lost', from: null, to } as const];
    await db.orderLog.add(order.id, { at: settings.clock.now(), who, what });
    settings.telemetry.log('error', 'Money of gift cards that are spent went back', {
      order: number,
      provider: who,
      lost: to,
    });
    const contact = (await shopAddress(db, this.parts)) ?? SHOP_CONTACT;
    const stores = { ordered: storeOf(order.storeCode, settings), reader: settings.defaultStore };
    await messages.write(db, cardLossMail(order, { amount: lost, contact }, stores));
  }
}
