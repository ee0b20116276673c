import type { FieldError, Order, OrderResult } from '../../../core/contract';
import { isPickup } from '../../../core/contract/pickup';
import { toDecimal } from '../../../core/kernel/money';
import type { StoreView } from '../../../core/store-views';
import { paymentDiscountOf, toTotalSegment } from '../../../core/totals';
import type { Totals } from '../../../core/totals';
import type { StoredCart } from '../cart/cart-repository';
import { findPayment, findShipping } from '../cart/methods';
import type { PricedCart } from '../cart/priced-cart';
import { pickupShops } from '../geography/geography';
import { ApiError, invalidInput } from '../http/api-error';
import { ORDER_INVALID } from './check-order';
import { describeProducts } from './describe-products';
import type { StoredOrder } from './order-repository';

/** An order checked and priced: ready to be written. */
export interface ReadyOrder {
  readonly order: Order;
  readonly hash: string;
  readonly cart: StoredCart;
  readonly store: StoreView;
  readonly priced: PricedCart;
  readonly totals: Totals;
  readonly redirect: boolean;
  /** Who is signed in. */
  readonly customerId: number | undefined;
}

export function invalidOrder(errors: readonly FieldError[]): ApiError {
  return invalidInput(errors, ORDER_INVALID);
}

/** An order was to take the place of these, which are paid. */
export function alreadyPaid(orderIds: readonly string[]): ApiError {
  return new ApiError(400, 'What this order was to replace is paid', { error: 'already_paid', order_ids: orderIds });
}

/** S §8: the queue knows this answer by its words. */
export function outOfStock(): ApiError {
  return new ApiError(500, 'Error: Error while adding products', { error: 'out_of_stock' });
}

export function methodsOf(order: Order, store: StoreView, priced: PricedCart) {
  const info = order.addressInformation;
  const shipping = priced.isVirtual
    ? undefined
    : findShipping(
        store,
        info.shipping_method_code,
        info.shipping_carrier_code === '' ? undefined : info.shipping_carrier_code,
      );
  const payment = findPayment(store, priced.isVirtual, info.payment_method_code);
  const errors: FieldError[] = [];
  const fault = (name: string, message: string) => {
    errors.push({ field: `addressInformation.${name}`, message: `addressInformation.${name} ${message}` });
  };
  if (!shipping && !priced.isVirtual) fault('shipping_method_code', 'is not a way to ship of this store');
  if (!payment) fault('payment_method_code', 'is not a way to pay for this order');
  if (errors.length > 0) throw invalidOrder(errors);
  return { shipping, redirect: payment?.redirect === true, paymentDiscount: paymentDiscountOf(payment) };
}

export function resultOf(
  { order, store, priced, totals, redirect }: Omit<ReadyOrder, 'cart' | 'customerId' | 'hash'>,
  { id, number }: { readonly id: number; readonly number: string },
  payByForm: boolean,
): OrderResult {
  const link = redirect ? `/pay/${encodeURIComponent(order.order_id)}` : null;
  return {
    id,
    number,
    order:
      payByForm && link !== null ? { paylink: null, payscript: payForm(link) } : { paylink: link, payscript: null },
    redirect_to_pay: redirect,
    // The basket stays until it is paid, so that a shopper who gives up paying has it still.
    clear_basket: !redirect,
    paid: false,
    currency: store.i18n.currencyCode,
    price: toDecimal(totals.grandTotal),
    ...pickupOf(order, priced),
  };
}

/** The shop where it waits to be picked up, as it is now: an order must not change when the shop does. */
function pickupOf(order: Order, { isVirtual }: PricedCart): Pick<OrderResult, 'pickup_store'> {
  const { shipping_method_code: method, pickup_store_id: chosen, shippingAddress } = order.addressInformation;
  if (isVirtual || !isPickup(method)) return {};
  const found = pickupShops(shippingAddress.countryId).find(({ id }) => id === chosen);
  return found === undefined ? {} : { pickup_store: found };
}

/** A form that opens the payment page; the client adds where to return to and submits it (S §4). */
function payForm(link: string): string {
  return `<form method="post" action="${link}"></form>`;
}

/** What is kept of an order. A password that came along for a new account is not. */
export function documentOf({
  order,
  priced,
  totals,
}: Pick<ReadyOrder, 'order' | 'priced' | 'totals'>): StoredOrder['document'] {
  const { firstName, lastName, emailAddress } = order.personalDetails;
  return {
    products: describeProducts(priced),
    totals: totals.segments.map(toTotalSegment),
    addressInformation: order.addressInformation,
    personalDetails: { firstName, lastName, emailAddress },
    ...(order.promo_code !== undefined && { promo_code: order.promo_code }),
  };
}
