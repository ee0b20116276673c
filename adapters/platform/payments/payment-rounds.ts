import { PAYMENT_MS, type OrderSettlement } from '../orders/order-settlement';
import type { Parts } from '../parts';
import type { Repositories } from '../ports/database';
import type { StoredOrder } from '../ports/orders';
import type { PaymentService } from './payment-service';

/** How long after an order was cancelled the provider is asked whether money came for it all the same, in milliseconds: a week. */
const REFUND_MS = 7 * 24 * 60 * 60 * 1000;

/** What a round came to, in orders. */
export interface PaymentRound {
  /** Of which the provider was asked. */
  readonly asked: number;
  readonly paid: number;
  /** That were given up: cancelled on the payment page, or not paid within a day. */
  readonly canceled: number;
  /** Cancelled ones that money came for: it goes back. */
  readonly refunded: number;
}

/**
 * The shop asks the payment provider by itself. An order whose shopper never came back from the payment page, and of which the provider's
 * call never arrived, would wait for somebody to look at it, its money taken and its goods on the shelf.
 */
export class PaymentRounds {
  constructor(
    private readonly services: Pick<Parts, 'database' | 'settings'> & {
      readonly payment: PaymentService;
      readonly settlement: OrderSettlement;
    },
  ) {}

  /** Asks about every order that waits for its payment, and about those that were cancelled in the last week. */
  async run(): Promise<PaymentRound> {
    const { database, settings } = this.services;
    const now = settings.clock.now();
    const round = { asked: 0, paid: 0, canceled: 0, refunded: 0 };
    // One at a time: nobody who orders meanwhile waits for a whole round.
    const ids = await database.read((db) => db.orders.withOpenPayment(now - REFUND_MS));
    for (const id of ids) {
      const outcome = await this.#settle(id, now);
      round.asked += 1;
      if (outcome !== undefined) round[outcome] += 1;
    }
    return round;
  }

  /** @returns what became of the order that it was not before */
  async #settle(id: number, now: number): Promise<'paid' | 'canceled' | 'refunded' | undefined> {
    const { database, payment } = this.services;
    const before = await database.read((db) => standingOf(db, id));
    if (before === undefined) return undefined;
    const { status } = await payment.current(before.order);
    if (status === 'new') return before.order.createdAt < now - PAYMENT_MS ? this.#giveUp(before.order) : undefined;
    if (status !== before.order.status) return status;
    const after = await database.read((db) => standingOf(db, id));
    return after?.isRefunded === true && !before.isRefunded ? 'refunded' : undefined;
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

async function standingOf({ orders, payments }: Pick<Repositories, 'orders' | 'payments'>, id: number) {
  const order = await orders.byId(id);
  return order && { order, isRefunded: await payments.isRefunded(order.orderId) };
}
