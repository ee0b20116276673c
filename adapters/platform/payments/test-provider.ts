import type { PaymentNotice } from '../../../core/contract/payments';
import { lookUp } from '../../../core/kernel/look-up';
import { toDecimal } from '../../../core/kernel/money';
import { textOf } from '../database/columns';
import type { Sqlite } from '../database/sqlite';
import type { Settings } from '../options';
import type { StoredOrder } from '../orders/order-repository';
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
    private readonly database: Sqlite,
    private readonly settings: Settings,
  ) {}

  /** Writes down what the shopper answered; what was approved or cancelled stays so. */
  answer(order: StoredOrder, answer: string): void {
    const status = lookUp(STATUSES, answer);
    if (status === undefined) return; // it says nothing
    this.database
      .sql(
        `INSERT INTO test_payment (order_id, event_id, status) VALUES (?1, ?2, ?3)
         ON CONFLICT (order_id) DO UPDATE SET event_id = ?2, status = ?3 WHERE status = 'declined'`,
      )
      .run(order.orderId, this.settings.ids.uuid(), status);
  }

  statusOf(order: StoredOrder): PaymentNotice | undefined {
    const row = this.database.sql('SELECT event_id, status FROM test_payment WHERE order_id = ?').first(order.orderId);
    if (row === undefined) return undefined;
    const written = textOf(row, 'status');
    const notice = {
      event_id: textOf(row, 'event_id'),
      order_id: order.orderId,
      status: written === 'approved' || written === 'canceled' ? written : 'declined',
      amount: toDecimal(order.grandTotal),
      currency: order.currency,
    } as const;
    return signNotice(notice, this.settings.paymentSecret());
  }
}
