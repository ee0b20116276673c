import type { PlacedOrder } from '../../../core/contract';
import type { PaymentNotice } from '../../../core/contract/payments';
import { toDecimal } from '../../../core/kernel/money';
import { ApiError, invalidField, notFound } from '../http/api-error';
import type { StoredOrder } from '../ports/orders';
import type { OrderSettlement } from '../orders/order-settlement';
import type { Settings } from '../options';
import type { Database, Repositories } from '../ports/database';
import type { PaymentProvider } from './payment-provider';
import { isSigned } from './payment-signature';
import { planPayment } from './plan-payment';
import type { RefundDesk } from './refund-desk';

type Standing = NonNullable<PlacedOrder['payment']>;

type Db = Repositories;

/**
 * Payments: what a provider reports is written down and carried out once, whichever way it comes: by its call, or because the
 * shop asked when somebody wanted to know (S §4, order-paid check).
 */
export class PaymentService {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly settlement: OrderSettlement,
    private readonly provider: PaymentProvider,
    private readonly refunds: RefundDesk,
  ) {}

  /**
   * Takes in what a provider says of an order.
   * @throws ApiError 400 naming the field, 401 when it is not signed by the provider, 404 when there is no such order
   */
  async record(
    db: Db,
    notice: PaymentNotice,
  ): Promise<{ readonly order_id: string; readonly payment: Standing; readonly refund: boolean }> {
    if (!isSigned(notice, this.settings.paymentSecret())) {
      throw new ApiError(401, 'signature is not that of the payment provider', { error: 'unauthorized' });
    }
    const named = await db.orders.byOrderId(notice.order_id);
    if (!named) throw notFound('order_id names no order');
    await db.orders.lock(named.cartToken);
    const order = (await db.orders.byId(named.id)) ?? named;
    const known = await db.payments.outcomeOf(notice.event_id);
    const outcome = known ?? (await this.#carryOut(db, order, notice));
    const now = (await db.orders.byOrderId(notice.order_id)) ?? order;
    const payment = (await this.standing(db, now)) ?? 'waiting';
    return { order_id: order.orderId, payment, refund: outcome === 'refund' };
  }

  /**
   * An order as it is once the provider was asked, where it waits for a payment that the shop has not heard of. Of a cancelled one it is
   * asked too: money that came all the same has to go back. The provider is asked before the unit of work that writes its answer, never in one.
   */
  async current(order: StoredOrder): Promise<StoredOrder> {
    if (!isAsked(order)) return order;
    const notice = await this.provider.statusOf(order);
    if (notice === undefined) return order;
    const known = await this.database.read(async ({ payments, orders }) =>
      (await payments.outcomeOf(notice.event_id)) === undefined ? undefined : orders.byId(order.id),
    );
    if (known !== undefined) return known;
    return this.database.write(async (db) => {
      await this.record(db, notice);
      return (await db.orders.byId(order.id)) ?? order;
    }, 'power');
  }

  /** How the payment of an order stands; undefined where it is not paid on a page. */
  async standing(
    { payments }: Pick<Db, 'payments'>,
    { orderId, redirect, status }: StoredOrder,
  ): Promise<Standing | undefined> {
    if (!redirect) return undefined;
    if (status === 'canceled' && (await payments.isRefunded(orderId))) return 'refunded';
    if (status !== 'new') return status;
    return (await payments.wasDeclined(orderId)) ? 'declined' : 'waiting';
  }

  async #carryOut(db: Db, order: StoredOrder, notice: PaymentNotice): Promise<string> {
    if (!order.redirect) throw invalidField('order_id', 'is that of an order which is not paid on a page');
    if (notice.amount !== toDecimal(order.grandTotal)) throw invalidField('amount', 'must be what the order costs');
    if (notice.currency !== order.currency) throw invalidField('currency', `must be ${order.currency}`);
    const outcome = planPayment(notice.status, order.status);
    if (outcome === 'paid') await this.settlement.pay(db, order);
    if (outcome === 'canceled') await this.settlement.cancel(db, order);
    if (outcome === 'refund' && !(await db.payments.isRefunded(order.orderId))) await this.refunds.announce(db, order);
    const { event_id: eventId, order_id: orderId, status, currency } = notice;
    await db.payments.add({
      eventId,
      orderId,
      status,
      outcome,
      amount: order.grandTotal,
      currency,
      createdAt: this.settings.clock.now(),
    });
    return outcome;
  }
}

/** Whether the provider may know more of an order than the shop. */
export function isAsked({ redirect, status }: StoredOrder): boolean {
  return redirect && status !== 'paid';
}
