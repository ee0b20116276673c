import { toDecimal } from '../../../../core/kernel/money';
import type { EventData } from '../../../../core/contract/foundation/events';
import type { StoredOrder } from '../../ports/orders/orders';

/** Excludes the order key, which grants access. Pure. */
export function orderFacts(order: StoredOrder): EventData<'order.paid'> {
  const { number, storeCode, currency, grandTotal } = order;
  return { order_id: number, number, store: storeCode, currency, total: toDecimal(grandTotal) };
}

export function placedData(order: StoredOrder): EventData<'order.placed'> {
  const lines = order.document.products.map(({ sku, count, row_total }) => ({ sku, qty: count, row_total }));
  return {
    ...orderFacts(order),
    ...(order.customerId !== undefined && { customer_id: order.customerId }),
    awaits_payment: order.redirect,
    lines,
  };
}
