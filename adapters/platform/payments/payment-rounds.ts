import { HeldLease } from '../kernel/held-lease';
import { PAYMENT_MS, type OrderSettlement } from '../settlement/order-settlement';
import { isHeldAt } from '../settlement/stock-hold';
import type { Settings } from '../settings/options';
import type { Repositories, Database } from '../ports/database';
import type { StoredOrder } from '../ports/orders';
import type { PaymentService } from './payment-service';
import type { RefundWork } from './refund-work';

/** How long after an order was cancelled the provider is asked whether money came for it all the same, in milliseconds: a week. */
const REFUND_MS = 7 * 24 * 60 * 60 * 1000;

/** What a round came to, in orders. */
export interface PaymentRound {
  /** Of which the provider was asked. */
  readonly asked: number;
  readonly paid: number;
  /** That were given up: cancelled on the payment page, or not paid within a day. */
  readonly canceled: number;
  /** That were not paid in the time of the shop's settings: their goods can be bought by others, and they can still be paid. */
  readonly released: number;
  /** Orders of guests, and of customers who have never paid, that were neither paid nor taken on by staff in the time that the settings allow. */
  readonly calledOff: number;
  /** Cancelled ones that money came for: it goes back. */
  readonly refunded: number;
  /** Of which the provider gave no answer: they are left as they are. */
  readonly unanswered: number;
  /** Refunds that a provider carried out now. */
  readonly givenBack: number;
  /** Refunds that a provider refused for good: the shop's people were written a mail. */
  readonly notGivenBack: number;
}

/**
 * The shop asks the payment provider by itself. An order whose shopper never came back from the payment page, and of which the provider's
 * call never arrived, would wait for somebody to look at it, its money taken and its goods on the shelf.
 */
export class PaymentRounds {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly settings: Settings;
      readonly payment: PaymentService;
      readonly settlement: OrderSettlement;
      readonly refundWork: RefundWork;
    },
  ) {}

  /**
   * Asks about every order that waits for its payment, and about those that were cancelled in the last week; then has money given back.
   * @returns undefined where another process on the same database is at it
   */
  async run(): Promise<PaymentRound | undefined> {
    const { database, settings } = this.services;
    const lease = new HeldLease(database, settings, 'payment-round');
    return lease.run(() => this.#round(lease));
  }

  async #round(lease: HeldLease): Promise<PaymentRound> {
    const { database, settings, refundWork } = this.services;
    const now = settings.clock.now();
    const round = { asked: 0, paid: 0, canceled: 0, released: 0, refunded: 0, unanswered: 0, calledOff: 0 };
    // One at a time: nobody who orders meanwhile waits for a whole round.
    const ids = await database.read((db) => db.orders.withOpenPayment(now - REFUND_MS));
    for (const id of ids) {
      // Lost where this process stood still for too long: another one has started again.
      if (!(await lease.renew())) return { ...round, givenBack: 0, notGivenBack: 0 };
      const outcome = await this.#settle(id, now);
      round.asked += 1;
      if (outcome !== undefined) round[outcome] += 1;
    }
    for (const id of await database.read((db) => db.guestHolds.over(now))) {
      if (!(await lease.renew())) return { ...round, givenBack: 0, notGivenBack: 0 };
      if (await this.#callOff(id)) round.calledOff += 1;
    }
    const { done, failed } = await refundWork.run();
    return { ...round, givenBack: done, notGivenBack: failed };
  }

  /** @returns what became of the order that it was not before */
  async #settle(id: number, now: number): Promise<Outcome | undefined> {
    const { database, payment } = this.services;
    const before = await database.read((db) => standingOf(db, id));
    if (before === undefined) return undefined;
    const { order, state } = await payment.ask(before.order);
    if (state === 'unknown') return 'unanswered';
    const { status } = order;
    if (status === 'new') return this.#waited(before.order, now);
    if (status !== before.order.status) return status;
    const after = await database.read((db) => standingOf(db, id));
    return after?.isRefunded === true && !before.isRefunded ? 'refunded' : undefined;
  }

  async #waited(order: StoredOrder, now: number): Promise<'canceled' | 'released' | undefined> {
    if (order.createdAt < now - PAYMENT_MS) return this.#giveUp(order);
    return isHeldAt(order, now) ? undefined : this.#release(order);
  }

  /** An order that staff has taken on, or whose money has come, since its id was read is left as it is. */
  #callOff(id: number): Promise<boolean> {
    const { database, settlement } = this.services;
    return database.write(async (db) => {
      const found = await db.orders.byId(id);
      if (found === undefined) return false;
      await db.orders.lock(found.cartToken);
      const order = await db.orders.byId(id);
      const isCalledOff = order !== undefined && (await settlement.callOff(db, order));
      await db.guestHolds.end(id);
      return isCalledOff;
    }, 'power');
  }

  #release({ id, cartToken }: StoredOrder): Promise<'released' | undefined> {
    const { database, settlement } = this.services;
    return database.write(async (db) => {
      await db.orders.lock(cartToken);
      const order = await db.orders.byId(id);
      return order !== undefined && (await settlement.release(db, order)) ? 'released' : undefined;
    }, 'power');
  }

  /** Only an order that still waits is given up: its payment may have come since the provider was asked. */
  #giveUp({ id, cartToken }: StoredOrder): Promise<'canceled' | undefined> {
    const { database, settlement } = this.services;
    return database.write(async (db) => {
      await db.orders.lock(cartToken);
      const order = await db.orders.byId(id);
      return order !== undefined && (await settlement.cancel(db, order)) ? 'canceled' : undefined;
    }, 'power');
  }
}

type Outcome = 'paid' | 'canceled' | 'released' | 'refunded' | 'unanswered';

async function standingOf({ orders, payments }: Pick<Repositories, 'orders' | 'payments'>, id: number) {
  const order = await orders.byId(id);
  return order && { order, isRefunded: await payments.isRefunded(order.orderId) };
}
