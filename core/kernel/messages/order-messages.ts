export const ORDER_NOTICES = {
  'order-waiting': 'Order waiting!',
  'order-sent': 'Your order {number}, which was saved on this device, has been sent to the shop.',
  'order-not-kept':
    'Your order is only saved in this tab, because this device is out of storage. Please keep the tab open until it is sent.',
  'reorder-added': 'Added to your bag again: {names}',
  'reorder-joined': 'Added to your bag, in addition to the items already there: {names}',
  'reorder-gone': 'No longer sold, so not added to your bag: {names}',
  'reorder-sold-out': 'Sold out, so not added to your bag: {names}',
  'reorder-changed': 'No longer available as you ordered it, so not added to your bag: {names}',
  'reorder-prices': 'The price has changed since you ordered: {names}',
} as const satisfies Record<string, string>;

export type OrderNoticeCode = keyof typeof ORDER_NOTICES;

export const ORDER_ERRORS = {
  'cart-empty': 'Your bag is empty',
  'checkout-incomplete': 'Please fill in {fields}',
  'order-not-compliant': 'Internal validation error; Order entity is not compliant with the schema',
  'order-unhandled': 'Unhandled place order request error',
  'order-invalid':
    'Internal validation error. Please check if all required fields are filled in. Please contact us on {email}',
  'order-sold-out':
    'Some items in your order are sold out, so the order was not placed. Your bag is unchanged: remove the sold-out items or reduce the quantity.',
  'order-queued': 'The order can not be transfered because of server error. Order has been queued',
  'queue-invalid-address':
    'Address provided in checkout contains invalid data. Please check if all required fields are filled in and also contact us on {email} to resolve this issue for future. Your order has been canceled.',
  'queue-out-of-stock': "Some products you've ordered are out of stock. Your order has been canceled.",
  'pay-later-limit':
    'Until you have paid for more orders, you can order at most {max} of {name} with deferred payment. Your bag is unchanged: reduce the quantity, or pay by card.',
  'queue-shipping-gone':
    'The shipping method you chose is no longer available, so your order was not sent. Your bag is unchanged. Please choose another method in checkout and order again.',
  'queue-payment-gone':
    'The payment method you chose is no longer available, so your order was not sent. Your bag is unchanged. Please choose another method in checkout and order again.',
  'queue-coupon-gone':
    'The coupon {coupon} is no longer valid, so your order was not sent: it would cost {now} instead of {was}. Your bag is unchanged. Please check the new total and order again.',
  'queue-totals-changed':
    'Prices have changed since you ordered, so your order was not sent: it would cost {now} instead of {was}. Your bag is unchanged. Please check the new total and order again.',
} as const satisfies Record<string, string>;

export type OrderErrorCode = keyof typeof ORDER_ERRORS;

export function isOrderError(code: string): code is OrderErrorCode {
  return Object.hasOwn(ORDER_ERRORS, code);
}
