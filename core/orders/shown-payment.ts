import { CASH_ON_DELIVERY } from '../contract/methods';
import type { PaymentState } from '../contract/payment-states';
import { paymentLink, type Payable } from './payment-link';

/** Payment state as the shopper reads it: cash that is due on delivery, or where it is picked up, is not late. */
export type ShownPayment = PaymentState | 'on-delivery' | 'on-pickup';

/** Payment state of an order for its shopper; undefined for one that was cancelled before any money came. Pure. */
export function shownPayment({
  payment_state: state,
  payment_system: system,
  canceled,
  pickup_store: store,
}: {
  readonly payment_state: PaymentState;
  readonly payment_system: string;
  readonly canceled: boolean;
  /** Shop where it is picked up. */
  readonly pickup_store?: unknown;
}): ShownPayment | undefined {
  if (state !== 'not-paid') return state;
  if (canceled) return undefined;
  if (system !== CASH_ON_DELIVERY) return 'not-paid';
  return store === undefined ? 'on-delivery' : 'on-pickup';
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
