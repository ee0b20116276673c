import type { PaymentNotice } from '../../../core/contract/payments';
import type { StoredOrder } from '../ports/orders';

/** Somebody outside who takes money for the shop, and can be asked what became of it. */
export interface PaymentProvider {
  /** What became of the payment of an order, signed; undefined while nothing did. Never asked inside a unit of work. */
  statusOf(order: StoredOrder): Promise<PaymentNotice | undefined>;
}

/** For a shop without one. Orders that waited for a payment when the shop had one are given up after their day, as unpaid. */
export const NO_PROVIDER: PaymentProvider = { statusOf: () => Promise.resolve(undefined) };
