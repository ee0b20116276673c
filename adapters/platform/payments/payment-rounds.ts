import { PAYMENT_MS, type OrderSettlement } from '../orders/order-settlement';
import type { Parts } from '../parts';
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
    private readonly services: Pick<Parts, 'database' | 'orders' | 'payments' | 'settings'> & {
      readonly payment: PaymentService;
      readonly settlement: OrderSettlement;
    },
  ) {}

  /** Asks about every order that waits for its payment, and about those that were cancelled in the last week. */
  run(): PaymentRound {
    const { database, orders, settings } = this.services;
    const now = settings.clock.now();
    const round = { asked: 0, paid: 0, canceled: 0, refunded: 0 };
    // One at a time: nobody who orders meanwhile waits for a whole round.
    for (const id of orders.withOpenPayment(now - REFUND_MS)) {
      const outcome = database.transaction(() => this.#settle(id, now), 'power');
      round.asked += 1;
      if (outcome !== undefined) round[outcome] += 1;
    }
    return round;
  }

  /** @returns what became of the order that it was not before */
  #settle(id: number, now: number): 'paid' | 'canceled' | 'refunded' | undefined {
    const { orders, payment, payments, settlement } = this.services;
    const before = orders.byId(id);
    if (before === undefined) return undefined;
    const wasRefunded = payments.isRefunded(before.orderId);
    let { status } = payment.reconcile(before);
    if (status === 'new' && before.createdAt < now - PAYMENT_MS && settlement.cancel(before)) status = 'canceled';
    if (status !== before.status) return status === 'new' ? undefined : status;
    return !wasRefunded && payments.isRefunded(before.orderId) ? 'refunded' : undefined;
  }
}
