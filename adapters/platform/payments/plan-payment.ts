import type { PaymentNotice } from '../../../core/contract/payments';
import type { OrderState } from '../ports/orders';
import type { PaymentOutcome } from '../ports/payments';

/**
 * What a provider's word means for an order. An order is paid once and stays so, a cancelled one stays cancelled, and a refused
 * payment can be tried again: so the words may come in any order and any number of times. Pure.
 */
export function planPayment(status: PaymentNotice['status'], order: OrderState): PaymentOutcome {
  if (order === 'paid') return 'none';
  if (order === 'canceled') return status === 'approved' ? 'refund' : 'none';
  if (status === 'approved') return 'paid';
  return status;
}
