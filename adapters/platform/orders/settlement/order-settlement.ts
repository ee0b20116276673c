import { movePromoProducts } from './promo-products';
import { choiceKey } from '../../catalogue';
import { orderFacts, storeInZone, storeOfOrder, timeZoneOf, type EventLog, type Settings } from '../../foundation';
import { canceledMail, orderMail, type MessageLog } from '../../messages';
import { bookChanged } from '../sales/sales-books';
import { moveBonuses } from './move-bonuses';
import { inOrder } from '../lines/order-mail-priority';
import type { OrderBooks } from './order-books';
import type { Repositories } from '../../ports/database';
import type { PaidBy } from '../../ports/orders/book-moves';
import { staleOrder, type StoredOrder } from '../../ports/orders/orders';
import { holdAgain, release } from './stock-hold';
import type { VirtualGoods } from './virtual-goods';

export const PAYMENT_MS = 24 * 60 * 60 * 1000;

const NOT_PAID_IN_TIME = 'not paid in time';

type Db = Repositories;

interface PaidHow {
  /** Reason to hold back the email. */
  readonly leftOut?: string | undefined;
  /** Emails are sent first and do not count for a mailbox. */
  readonly isByStaff?: boolean;
  readonly by?: PaidBy;
}

/** Returns what gift cards and exchanged items paid of an order that is cancelled before it is paid. */
interface UnpaidRefunds {
  cancelUnpaid(db: Repositories, order: StoredOrder): Promise<void>;
}

/** Settles pending orders as paid or cancelled, in the caller's unit of work. */
export class OrderSettlement {
  constructor(
    private readonly parts: {
      readonly events: EventLog;
      readonly messages: MessageLog;
      readonly books: OrderBooks;
      readonly refunds: UnpaidRefunds;
      readonly settings: Settings;
      readonly virtualGoods: VirtualGoods;
    },
  ) {}

  holdAgain(db: Db, order: StoredOrder): Promise<StoredOrder | undefined> {
    return holdAgain(db, order, this.parts.settings.clock.now());
  }

  release(db: Db, order: StoredOrder): Promise<boolean> {
    return release(db, order, this.parts.settings.clock.now());
  }

  /**
   * Marks a pending order and its cart as paid, and notifies the customer.
   * @throws Error if it was settled or its stock was released meanwhile; the payment is then processed again
   */
  async pay(db: Db, order: StoredOrder, { leftOut, isByStaff = false, by }: PaidHow = {}): Promise<void> {
    const { books, events, messages, settings, virtualGoods } = this.parts;
    const now = settings.clock.now();
    if (!(await db.orders.settle(order.id, 'paid', now))) throw staleOrder(order.id, 'new');
    await db.bookMoves.paid(order.id, now, by);
    await db.guestHolds.end(order.id);
    const settled = await db.orders.byId(order.id);
    if (settled?.fulfilment.released !== undefined) throw new Error(`The goods of order ${order.number} were released`);
    if (!(await db.carts.end(order.cartToken, 'ordered', now))) await this.#takeFromJoined(db, order);
    const store = storeInZone(storeOfOrder(order, settings), await timeZoneOf(db));
    const paid = { ...order, status: 'paid' } as const;
    const mail = orderMail(paid, store, settings.publicUrl);
    await messages.write(db, isByStaff ? mail : await inOrder(db, paid, mail), leftOut);
    await virtualGoods.grant(db, order);
    await events.record(db, { name: 'order.paid', data: orderFacts(order) });
    await books.follow(db, paid, { isByStaff });
  }

  async #takeFromJoined({ carts }: Db, { cartToken, document }: StoredOrder): Promise<void> {
    const joined = await carts.openJoined(cartToken);
    if (joined === undefined) return;
    for (const product of document.products) {
      const line = await carts.lineLike(joined, product.sku, choiceKey(product.product_option));
      if (line === undefined) continue;
      if (line.qty <= product.count) await carts.removeLine(joined, line.itemId);
      else await carts.setLine(joined, line.itemId, { ...line, qty: line.qty - product.count });
    }
    await carts.countChange(joined, { known: undefined }, this.parts.settings.clock.now());
  }

  /**
   * Returns stock, bonuses and gift card money, and reopens the cart.
   * @returns false if nothing changed
   */
  async cancel(db: Db, order: StoredOrder): Promise<boolean> {
    const { books, events, messages, refunds, settings } = this.parts;
    const now = settings.clock.now();
    if (!(await db.orders.settle(order.id, 'canceled', now))) return false;
    await bookChanged(db, order.id);
    await db.guestHolds.end(order.id);
    // Reread: the units may have been released meanwhile.
    const cause = { reason: 'return', ref: order.orderId, at: now } as const;
    await db.stock.giveBack((await db.orders.byId(order.id))?.units ?? [], cause);
    await refunds.cancelUnpaid(db, order);
    await db.carts.reopen(order.cartToken, now);
    await this.changeBonuses(db, order, order.fulfilment.bonus ?? 0);
    await movePromoProducts(db, order, { canceled: true, deliveredAt: undefined });
    const store = storeOfOrder(order, settings);
    // No cancellation mail without a confirmation mail.
    if (order.fulfilment.unmailed !== true)
      await messages.write(db, await inOrder(db, order, canceledMail(order, store, settings.publicUrl)));
    await events.record(db, { name: 'order.cancelled', data: { ...orderFacts(order), by: 'shop' } });
    await books.follow(db, { ...order, status: 'canceled' });
    return true;
  }

  async callOff(db: Db, order: StoredOrder): Promise<boolean> {
    const at = this.parts.settings.clock.now();
    const { heldUntil } = order.fulfilment;
    if (order.redirect || heldUntil === undefined || heldUntil > at) return false;
    if (!(await this.cancel(db, order))) return false;
    await db.orderLog.add(order.id, {
      at,
      who: 'shop',
      what: [{ name: 'canceled', from: null, to: NOT_PAID_IN_TIME }],
    });
    return true;
  }

  changeBonuses(db: Db, order: Pick<StoredOrder, 'customerId' | 'id'>, amount: number): Promise<void> {
    return moveBonuses(db, order, amount, this.parts.settings.clock.now());
  }
}
