export const ORDER_NOTICES = {
  'order-waiting': 'Order waiting!',
  'order-sent': 'Your order {number} waited on this device and has been sent to the shop.',
  'order-not-kept':
    'Your order waits in this tab alone: this device has no room to keep it. Please leave the tab open until it is sent.',
  'reorder-added': 'Put into your bag again: {names}',
  'reorder-joined': 'Put into your bag again, beside what was in it already: {names}',
  'reorder-gone': 'Not sold any more, and not put into your bag: {names}',
  'reorder-sold-out': 'Sold out, and not put into your bag: {names}',
  'reorder-changed': 'Not to be had any more as you ordered it, and not put into your bag: {names}',
  'reorder-prices': 'These do not cost what they did when you ordered them: {names}',
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
    'Some of what you ordered is sold out, so nothing was ordered. Your bag is as it was: take out what is sold out, or order fewer.',
  'order-queued': 'The order can not be transfered because of server error. Order has been queued',
  'queue-invalid-address':
    'Address provided in checkout contains invalid data. Please check if all required fields are filled in and also contact us on {email} to resolve this issue for future. Your order has been canceled.',
  'queue-out-of-stock': "Some products you've ordered are out of stock. Your order has been canceled.",
  'pay-later-limit':
    'Until you have paid for more orders, you can order at most {max} of {name} to be paid later. Your bag is as it was: order fewer, or pay by card.',
  'queue-shipping-gone':
    'The way to ship that you chose is not offered any more, so your order was not sent. Your bag is as it was. Please choose another one in checkout and order again.',
  'queue-payment-gone':
    'The way to pay that you chose is not offered any more, so your order was not sent. Your bag is as it was. Please choose another one in checkout and order again.',
  'queue-coupon-gone':
    'The coupon {coupon} is no longer valid, so your order was not sent: it would cost {now} instead of {was}. Your bag is as it was. Please check the new total and order again.',
  'queue-totals-changed':
    'Prices have changed since you ordered, so your order was not sent: it would cost {now} instead of {was}. Your bag is as it was. Please check the new total and order again.',
} as const satisfies Record<string, string>;

export type OrderErrorCode = keyof typeof ORDER_ERRORS;

export function isOrderError(code: string): code is OrderErrorCode {
  return Object.hasOwn(ORDER_ERRORS, code);
}
