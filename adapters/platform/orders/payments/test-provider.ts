import type { PaymentNotice } from '../../../../core/contract/orders/payments';
import { lookUp } from '../../../../core/kernel/look-up';
import { toDecimal } from '../../../../core/kernel/money';
import { type Settings, TEST_ACCEPTS, TEST_PROVIDER } from '../../foundation';
import { amountDue } from '../../../../core/orders/rules/amount-due';
import type { Database } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type {
  BegunPayment,
  PaymentProvider,
  PaymentStart,
  PaymentState,
  StartedPayment,
  WebhookReading,
} from '../../ports/orders/payment-provider';
import { signNotice } from './payment-signature';
import { providerMoney } from './provider-money';

const STATUSES: Readonly<Record<string, PaymentNotice['status']>> = {
  approve: 'approved',
  decline: 'declined',
  cancel: 'canceled',
};

/** Simulated provider with its own records, so that the shop behaves as with a remote one. Refunds are manual. */
export class TestProvider implements PaymentProvider {
  readonly code = TEST_PROVIDER;
  readonly accepts = TEST_ACCEPTS;

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  start({ orderId, attempt }: PaymentStart): Promise<StartedPayment> {
    const url = `${this.settings.publicUrl}/pay/${encodeURIComponent(orderId)}`;
    return Promise.resolve({
      reference: attempt === 1 ? orderId : `${orderId}:${String(attempt)}`,
      page: { kind: 'link', url },
    });
  }

  /** Approved and cancelled are final. */
  async answer(order: StoredOrder, answer: string): Promise<void> {
    const status = lookUp(STATUSES, answer);
    if (status === undefined) return;
    const eventId = this.settings.ids.uuid();
    await this.database.write(({ testPayments }) => testPayments.write(order.orderId, { eventId, status }), 'power');
  }

  async status({ orderId, reference }: BegunPayment): Promise<PaymentState> {
    const [found, order] = await this.database.read(async (db) => [
      await db.testPayments.find(orderId),
      await db.orders.byOrderId(orderId),
    ]);
    if (found === undefined || order === undefined) return { kind: 'open' };
    const money = providerMoney(amountDue(order), order.currency);
    const { eventId: id, status } = found;
    return { kind: 'settled', result: { kind: 'payment', id, orderId, reference, status, money } };
  }

  async noticeOf(order: StoredOrder): Promise<PaymentNotice | undefined> {
    const found = await this.database.read(({ testPayments }) => testPayments.find(order.orderId));
    if (found === undefined) return undefined;
    const notice = {
      event_id: found.eventId,
      order_id: order.orderId,
      status: found.status,
      amount: toDecimal(amountDue(order)),
      currency: order.currency,
    } as const;
    return signNotice(notice, this.settings.paymentSecret());
  }

  /** Unused: it calls /api/payment/notify, an endpoint of the contract. */
  readWebhook(): Promise<WebhookReading> {
    return Promise.resolve({ kind: 'refused', reason: 'the test payment page calls at /api/payment/notify' });
  }
}
