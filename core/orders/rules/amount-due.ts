import type { Minor } from '../../kernel/money';

interface Payable {
  readonly grandTotal: Minor;
  readonly fulfilment: { readonly giftCards?: Minor | undefined };
}

/** Returns the amount left to the payment method after gift cards. */
export function amountDue(order: Payable): Minor {
  return order.grandTotal - (order.fulfilment.giftCards ?? 0);
}

export function amountUnpaid(order: Payable & { readonly status: 'canceled' | 'new' | 'paid' }): Minor {
  return order.status === 'new' ? amountDue(order) : 0;
}
