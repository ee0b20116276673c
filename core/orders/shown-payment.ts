import { CASH_ON_DELIVERY } from '../contract/selling/methods';
import type { PaymentState } from '../contract/orders/payment-states';
import { paymentLink, type Payable } from './payment-link';

/** Shopper-facing payment state; cash due on delivery or pickup is not late. */
export type ShownPayment = PaymentState | 'on-delivery' | 'on-pickup';

/** Cash due on delivery or pickup is not overdue. Undefined if cancelled before any payment. */
export function shownPayment({
  payment_state: state,
  payment_system: system,
  canceled,
  pickup_store: store,
}: {
  readonly payment_state: PaymentState;
  readonly payment_system: string;
  readonly canceled: boolean;
  readonly pickup_store?: unknown;
}): ShownPayment | undefined {
  if (state !== 'not-paid') return state;
  if (canceled) return undefined;
  if (system !== CASH_ON_DELIVERY) return 'not-paid';
  return store === undefined ? 'on-delivery' : 'on-pickup';
}

export interface Payer extends Payable {
  readonly bank_account?: unknown;
}

export function waitsForPayment(order: Payer): boolean {
  if (paymentLink(order) !== undefined) return true;
  return order.paid !== true && order.canceled !== true && order.bank_account !== undefined;
}
