import type { PaymentNotice } from '../../../../core/contract/orders/payments';
import type { OrderState } from '../../ports/orders/orders';
import type { PaymentOutcome } from '../../ports/orders/payments';

/**
 * Maps a provider status to an outcome. Paid and cancelled are final, so reports may repeat or arrive out of order.
 * @param isReplaced a newer attempt is open, so the end of this one does not cancel the order
 */
export function planPayment(
  status: PaymentNotice['status'],
  order: OrderState,
  { isReplaced = false }: { readonly isReplaced?: boolean } = {},
): PaymentOutcome {
  if (order === 'paid') return 'none';
  if (order === 'canceled') return status === 'approved' ? 'refund' : 'none';
  if (status === 'approved') return 'paid';
  if (status === 'canceled' && isReplaced) return 'none';
  return status;
}
