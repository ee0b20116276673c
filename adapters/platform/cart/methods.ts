import type { PaymentMethod, ShippingMethod } from '../../../core/contract';
import type { StoreView } from '../../../core/store-views';
import { shopPrice } from '../catalogue/shop-price';

interface ShippingRow {
  readonly method_code: string;
  readonly carrier_code: string;
  readonly method_title: string;
  readonly carrier_title: string;
  /** US dollars; other stores charge the shop price of it. */
  readonly amount: number;
  /** US dollars of net order value from which it is free. */
  readonly limit: number;
  readonly default?: boolean;
  readonly offline?: boolean;
}

/** The default method has the figures of S §9: amount 4, limit 1,000,000, and can be chosen offline. */
const SHIPPING: readonly ShippingRow[] = [
  {
    method_code: 'standard',
    carrier_code: 'vitrine',
    method_title: 'Standard delivery',
    carrier_title: 'Vitrine',
    amount: 4,
    limit: 1_000_000,
    default: true,
    offline: true,
  },
  {
    method_code: 'express',
    carrier_code: 'vitrine',
    method_title: 'Express delivery',
    carrier_title: 'Vitrine',
    amount: 14,
    limit: 400,
  },
  {
    method_code: 'pickup',
    carrier_code: 'store',
    method_title: 'Pick up in a shop',
    carrier_title: 'Vitrine shops',
    amount: 0,
    limit: 0,
  },
];

/** Ways to pay; `redirect` sends the shopper to the payment page. */
const PAYMENT: readonly PaymentMethod[] = [
  { code: 'cashondelivery', title: 'Cash on delivery', id: 'cashondelivery', default: true },
  { code: 'banktransfer', title: 'Invoice, by bank transfer', id: 'banktransfer' },
  { code: 'card', title: 'Card', id: 'card', redirect: true },
];

/** Every way to ship that a store has, in its currency. */
export function shippingMethodsOf(store: StoreView): ShippingMethod[] {
  const currency = store.i18n.currencyCode;
  return SHIPPING.map((row) => ({
    ...row,
    amount: shopPrice(row.amount, currency),
    limit: shopPrice(row.limit, currency),
    available: true,
  }));
}

/** The method of these codes; the carrier may be left open. */
export function findShipping(
  store: StoreView,
  method: string,
  carrier: string | undefined,
): ShippingMethod | undefined {
  return shippingMethodsOf(store).find(
    (entry) => entry.method_code === method && (carrier === undefined || entry.carrier_code === carrier),
  );
}

/** Ways to pay for a cart; nothing that is only downloaded can be paid at the door (S §4). */
export function paymentMethodsOf(isVirtual: boolean): PaymentMethod[] {
  return PAYMENT.filter((method) => !(isVirtual && method.code === 'cashondelivery')).map((method) => ({
    ...method,
    available: true,
    is_server_method: true,
  }));
}
