export const checkoutEn = {
  'cart.coupon-refused': 'The coupon {code} cannot be used for this order.',
  'cart.coupon-not-cards': '{code} counts for everything in the bag except gift cards.',
  'cart.coupon-on-nothing': '{code} takes nothing off this bag: it does not count for gift cards.',
  'orders.pay.on-pickup': 'Pay when you collect',
  'delivery.ready-by': 'Ready by {date}',
  'delivery.ready': 'Ready {date}',
  'delivery.collected': 'Collected {date}',
  'delivery.after-payment': {
    one: '{days} working day after your payment',
    other: '{days} working days after your payment',
  },
  'thanks.ready-in': 'Ready',
  'checkout.pay-discount-step': '{percent}% off orders from {minimum}, rounded up to the next {step}',
  'checkout.place-later': 'Place the order, {total} to pay',
  'checkout.place-later-open': 'Place the order',
  'profile.address-last': 'Keep the address of your last order: {address}',
  'checkout.without-coupon': 'The order is placed without the coupon, for {total}.',
};
