import { CASH_ON_DELIVERY } from '../contract/selling/methods';
import { isPickup } from '../contract/selling/pickup';
import type { OrderAddress, PlacedOrder, TotalSegment } from '../contract';
import { toDecimal, toMinor } from '../kernel/money';
import { isVirtualCart } from '../totals';
import type { OrderSummary, SummaryLine } from './orders';
import type { QueueEntry } from './queue/queue-entry';

export function summaryOf({ order, lines, shown, result }: QueueEntry): OrderSummary {
  const { addressInformation: info, totals, created_at } = order;
  const { shippingAddress, billingAddress, shipping_method_code: code } = info;
  const isDelivered = !isVirtualCart(lines) && !isPickup(code);
  const shipping = isVirtualCart(lines) ? undefined : (result?.shipping_method ?? shown?.shipping_method);
  return {
    ordered_at: created_at ?? '',
    store_code: order.store_code,
    lines: lines.map((line, index): SummaryLine => {
      const { sku, name, qty, price, options = [], thumbnail } = line;
      const row_total = shown?.row_totals[index] ?? toDecimal(toMinor(price) * qty);
      return { sku, name, qty, options: [...options], row_total, ...(thumbnail !== undefined && { thumbnail }) };
    }),
    totals: shown?.totals ?? totals.map(({ code: segment, value }) => ({ code: segment, title: segment, value })),
    ...(isDelivered && isKept(shippingAddress) && { shipping_address: shippingAddress }),
    ...(isKept(billingAddress) && { billing_address: billingAddress }),
    ...(shipping !== undefined && { shipping_method: shipping }),
    ...(result?.arrival && { arrival: result.arrival }),
    ...(result?.after_payment && { after_payment: result.after_payment }),
    ...(info.payment_method_code === CASH_ON_DELIVERY && { is_cash: true }),
    ...paidBy(result?.payment_method ?? shown?.payment_method, result),
  };
}

/** After its user signed out, an unpaid order has empty addresses. */
function isKept({ countryId }: OrderAddress): boolean {
  return countryId !== '';
}

export function summaryOfPlaced(placed: PlacedOrder): OrderSummary {
  const { created_at, products, totals, shipping_method, arrival, after_payment } = placed;
  return {
    ordered_at: created_at,
    lines: products.map(({ sku, name, count: qty, options = [], row_total, image }): SummaryLine => {
      return { sku, name, qty, options, row_total, ...(image !== undefined && { thumbnail: image }) };
    }),
    totals: totals.map((total): TotalSegment => ({ ...total, title: total.title ?? total.code })),
    ...(shipping_method !== undefined && { shipping_method }),
    ...(arrival && { arrival }),
    ...(after_payment && { after_payment }),
    ...paidBy(placed.payment_method, placed),
  };
}

function paidBy(
  payment_method: string | undefined,
  result: QueueEntry['result'],
): Pick<OrderSummary, 'bank_account' | 'pay_by' | 'payment_method'> {
  const account = result?.bank_account;
  return {
    ...(payment_method !== undefined && { payment_method }),
    ...(account !== undefined && { bank_account: account }),
    ...(result?.pay_by !== undefined && { pay_by: result.pay_by }),
  };
}
