import type { PlacedOrder } from '../../../core/contract';
import type { PaymentNotice } from '../../../core/contract/payments';
import { toDecimal } from '../../../core/kernel/money';
import { ApiError, invalidField, notFound } from '../http/api-error';
import type { StoredOrder } from '../orders/order-repository';
import type { OrderSettlement } from '../orders/order-settlement';
import type { Parts } from '../parts';
import type { PaymentProvider } from './payment-provider';
import { isSigned } from './payment-signature';
import { planPayment } from './plan-payment';
import type { RefundDesk } from './refund-desk';

type Standing = NonNullable<PlacedOrder['payment']>;

/**
 * Payments: what a provider reports is written down and carried out once, whichever way it comes: by its call, or because the
 * shop asked when somebody wanted to know (S §4, order-paid check).
 */
export class PaymentService {
  constructor(
    private readonly parts: Pick<Parts, 'database' | 'orders' | 'payments' | 'settings'>,
    private readonly settlement: OrderSettlement,
    private readonly provider: PaymentProvider,
    private readonly refunds: RefundDesk,
  ) {}

  /**
   * Takes in what a provider says of an order.
   * @throws ApiError 400 naming the field, 401 when it is not signed by the provider, 404 when there is no such order
   */
  record(notice: PaymentNotice): { readonly order_id: string; readonly payment: Standing; readonly refund: boolean } {
    const { database, orders, payments, settings } = this.parts;
    if (!isSigned(notice, settings.paymentSecret())) {
      throw new ApiError(401, 'signature is not that of the payment provider', { error: 'unauthorized' });
    }
    return database.transaction(() => {
      const order = orders.byOrderId(notice.order_id);
      if (!order) throw notFound('order_id names no order');
      const known = payments.outcomeOf(notice.event_id);
      const outcome = known ?? this.#carryOut(order, notice);
      const now = orders.byOrderId(notice.order_id) ?? order;
      return { order_id: order.orderId, payment: this.standing(now) ?? 'waiting', refund: outcome === 'refund' };
    }, 'power');
  }

  /**
   * An order as it is once the provider was asked, where it waits for a payment that the shop has not heard of. Of a cancelled one it is
   * asked too: money that came all the same has to go back.
   */
  reconcile(order: StoredOrder): StoredOrder {
    if (!order.redirect || order.status === 'paid') return order;
    const notice = this.provider.statusOf(order);
    if (notice === undefined || this.parts.payments.outcomeOf(notice.event_id) !== undefined) return order;
    this.record(notice);
    return this.parts.orders.byOrderId(order.orderId) ?? order;
  }

  /** How the payment of an order stands; undefined where it is not paid on a page. */
  standing({ orderId, redirect, status }: StoredOrder): Standing | undefined {
    if (!redirect) return undefined;
    if (status === 'canceled' && this.parts.payments.isRefunded(orderId)) return 'refunded';
    if (status !== 'new') return status;
    return this.parts.payments.wasDeclined(orderId) ? 'declined' : 'waiting';
  }

  #carryOut(order: StoredOrder, notice: PaymentNotice): string {
    if (!order.redirect) throw invalidField('order_id', 'is that of an order which is not paid on a page');
    if (notice.amount !== toDecimal(order.grandTotal)) throw invalidField('amount', 'must be what the order costs');
    if (notice.currency !== order.currency) throw invalidField('currency', `must be ${order.currency}`);
    const { payments, settings } = this.parts;
    const outcome = planPayment(notice.status, order.status);
    if (outcome === 'paid') this.settlement.pay(order);
    if (outcome === 'canceled') this.settlement.cancel(order);
    if (outcome === 'refund' && !payments.isRefunded(order.orderId)) this.refunds.announce(order);
    const { event_id: eventId, order_id: orderId, status, currency } = notice;
    payments.add({
      eventId,
      orderId,
      status,
      outcome,
      amount: order.grandTotal,
      currency,
      createdAt: settings.clock.now(),
    });
    return outcome;
  }
}
