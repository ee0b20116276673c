import type { StoredOrder } from '../ports/orders';

/** What is to be paid of an order by its way to pay, in minor units: all that gift cards have not paid with the order. */
export function amountDue({ grandTotal, fulfilment }: Pick<StoredOrder, 'fulfilment' | 'grandTotal'>): number {
  return grandTotal - (fulfilment.giftCards ?? 0);
}
