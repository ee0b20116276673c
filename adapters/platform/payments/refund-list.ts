import { toDecimal } from '../../../core/kernel/money';
import type { Repositories } from '../ports/database';
import type { PaymentRefund } from '../ports/payments';

/** Money that a provider is to give back, as its operator sees it. Moments as ISO 8601. */
export interface RefundFacts {
  readonly order_id: string;
  readonly number: string;
  readonly reason: string;
  readonly provider: string;
  /** Major units of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly state: PaymentRefund['state'];
  /** How often the provider was asked. */
  readonly tries: number;
  /** When it is asked next; undefined where it is not asked any more. */
  readonly next_at: string | undefined;
  /** Of the last try. */
  readonly error: string | undefined;
  readonly created_at: string;
}

/** What is said of refunds, with the numbers of their orders. One whose order is gone is left out. */
export async function refundFacts(
  db: Pick<Repositories, 'orders'>,
  refunds: readonly PaymentRefund[],
): Promise<readonly RefundFacts[]> {
  const facts: RefundFacts[] = [];
  for (const refund of refunds) {
    const order = await db.orders.byOrderId(refund.orderId);
    if (order === undefined) continue;
    const { orderId, reason, provider, amount, state, tries, nextAt, error, createdAt } = refund;
    facts.push({
      order_id: orderId,
      number: order.number,
      reason,
      provider,
      amount: toDecimal(amount),
      currency: order.currency,
      state,
      tries,
      next_at: state === 'waiting' ? new Date(nextAt).toISOString() : undefined,
      error,
      created_at: new Date(createdAt).toISOString(),
    });
  }
  return facts;
}
