import type { Minor } from '../kernel/money';

interface Payable {
  readonly grandTotal: Minor;
  readonly fulfilment: { readonly giftCards?: Minor | undefined };
}

/** Amount that an order's way to pay has to cover: all that gift cards have not paid with the order. Pure. */
export function amountDue(order: Payable): Minor {
  return order.grandTotal - (order.fulfilment.giftCards ?? 0);
}

/** Amount still to be paid by its way to pay: nothing of an order that is paid or cancelled. Pure. */
export function amountUnpaid(order: Payable & { readonly status: 'canceled' | 'new' | 'paid' }): Minor {
  return order.status === 'new' ? amountDue(order) : 0;
}
