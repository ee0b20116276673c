import type { PaymentNotice } from '../../../core/contract/payments';
import { lookUp } from '../../../core/kernel/look-up';
import { toDecimal } from '../../../core/kernel/money';
import type { Settings } from '../options';
import type { Database } from '../ports/database';
import type { StoredOrder } from '../ports/orders';
import type { PaymentProvider } from './payment-provider';
import { signNotice } from './payment-signature';

const STATUSES: Readonly<Record<string, PaymentNotice['status']>> = {
  approve: 'approved',
  decline: 'declined',
  cancel: 'canceled',
};

/**
 * The provider behind the test payment page. It keeps books of its own, which the shop never reads but by asking: a shop that
 * missed the call, or heard it twice, has to come to the same end as with a provider far away.
 */
export class TestProvider implements PaymentProvider {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** Writes down what the shopper answered; what was approved or cancelled stays so. */
  async answer(order: StoredOrder, answer: string): Promise<void> {
    const status = lookUp(STATUSES, answer);
    if (status === undefined) return; // it says nothing
    const eventId = this.settings.ids.uuid();
    await this.database.write(({ testPayments }) => testPayments.write(order.orderId, { eventId, status }), 'power');
  }

  async statusOf(order: StoredOrder): Promise<PaymentNotice | undefined> {
    const found = await this.database.read(({ testPayments }) => testPayments.find(order.orderId));
    if (found === undefined) return undefined;
    const notice = {
      event_id: found.eventId,
      order_id: order.orderId,
      status: found.status,
      amount: toDecimal(order.grandTotal),
      currency: order.currency,
    } as const;
    return signNotice(notice, this.settings.paymentSecret());
  }
}
