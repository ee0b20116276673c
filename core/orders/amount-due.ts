import type { Minor } from '../kernel/money';

/** What is to be paid of an order by its way to pay: all that gift cards have not paid with the order. Pure. */
export function amountDue(order: {
  readonly grandTotal: Minor;
  readonly fulfilment: { readonly giftCards?: Minor | undefined };
}): Minor {
  return order.grandTotal - (order.fulfilment.giftCards ?? 0);
}
