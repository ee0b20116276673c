import { HeldLease, type Settings } from '../../foundation';
import { PAYMENT_MS, type OrderSettlement } from '../settlement/order-settlement';
import { isHeldAt } from '../settlement/stock-hold';
import type { Repositories, Database } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { PaymentService } from './payment-service';
import type { RefundWork } from './refund-work';

/** Window for late payments of cancelled orders, in milliseconds. */
const REFUND_MS = 7 * 24 * 60 * 60 * 1000;

/** Result of a payment round, counted in orders. */
export interface PaymentRun {
  readonly asked: number;
  readonly paid: number;
  /** Cancelled on the payment page, or unpaid for a day. */
  readonly canceled: number;
  /** Goods released after the hold time; still payable. */
  readonly released: number;
  readonly calledOff: number;
  readonly refunded: number;
  readonly unanswered: number;
  readonly givenBack: number;
  readonly notGivenBack: number;
}

/** Polls providers, since shoppers may not return and webhooks may be lost. */
export class PaymentJobs {
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
   * Checks open and recently cancelled orders, then processes refunds.
   * @returns undefined while another process runs it
   */
  async run(): Promise<PaymentRun | undefined> {
    const { database, settings } = this.services;
    const lease = new HeldLease(database, settings, 'payment-round');
    return lease.run(() => this.#run(lease));
  }

  async #run(lease: HeldLease): Promise<PaymentRun> {
    const { database, settings, refundWork } = this.services;
    const now = settings.clock.now();
    const run = { asked: 0, paid: 0, canceled: 0, released: 0, refunded: 0, unanswered: 0, calledOff: 0 };
    // One unit per order, so that new orders do not wait.
    const ids = await database.read((db) => db.orders.withOpenPayment(now - REFUND_MS));
    for (const id of ids) {
      // The lease was lost: another process has taken over.
      if (!(await lease.renew())) return { ...run, givenBack: 0, notGivenBack: 0 };
      const outcome = await this.#settle(id, now);
      run.asked += 1;
      if (outcome !== undefined) run[outcome] += 1;
    }
    for (const id of await database.read((db) => db.guestHolds.over(now))) {
      if (!(await lease.renew())) return { ...run, givenBack: 0, notGivenBack: 0 };
      if (await this.#callOff(id)) run.calledOff += 1;
    }
    const { done, failed } = await refundWork.run();
    return { ...run, givenBack: done, notGivenBack: failed };
  }

  async #settle(id: number, now: number): Promise<Outcome | undefined> {
    const { database, payment } = this.services;
    const before = await database.read((db) => statusOf(db, id));
    if (before === undefined) return undefined;
    const { order, state } = await payment.ask(before.order);
    if (state === 'unknown') return 'unanswered';
    const { status } = order;
    if (status === 'new') return this.#waited(before.order, now);
    if (status !== before.order.status) return status;
    const after = await database.read((db) => statusOf(db, id));
    return after?.isRefunded === true && !before.isRefunded ? 'refunded' : undefined;
  }

  async #waited(order: StoredOrder, now: number): Promise<'canceled' | 'released' | undefined> {
    if (order.createdAt < now - PAYMENT_MS) return this.#giveUp(order);
    return isHeldAt(order, now) ? undefined : this.#release(order);
  }

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

  /** Rechecks the order: it may have been paid meanwhile. */
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

async function statusOf({ orders, payments }: Pick<Repositories, 'orders' | 'payments'>, id: number) {
  const order = await orders.byId(id);
  return order && { order, isRefunded: await payments.isRefunded(order.orderId) };
}
