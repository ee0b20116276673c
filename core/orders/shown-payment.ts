import { CASH_ON_DELIVERY } from '../contract/methods';
import type { PaymentState } from '../contract/payment-states';
import { paymentLink, type Payable } from './payment-link';

/** Payment state as the shopper reads it: cash that is due on delivery is not late. */
export type ShownPayment = PaymentState | 'on-delivery';

/** Payment state of an order for its shopper; undefined for one that was cancelled before any money came. Pure. */
export function shownPayment({
  payment_state: state,
  payment_system: system,
  canceled,
}: {
  readonly payment_state: PaymentState;
  readonly payment_system: string;
  readonly canceled: boolean;
}): ShownPayment | undefined {
  if (state !== 'not-paid') return state;
  if (canceled) return undefined;
  return system === CASH_ON_DELIVERY ? 'on-delivery' : 'not-paid';
}

/** Members of an order that say how it is paid. */
export interface Payer extends Payable {
  /** Account for a bank transfer. */
  readonly bank_account?: unknown;
}

/** True while an order stands still until its shopper pays: on its payment page, or by bank transfer. Pure. */
export function waitsForPayment(order: Payer): boolean {
  if (paymentLink(order) !== undefined) return true;
  return order.paid !== true && order.canceled !== true && order.bank_account !== undefined;
}
