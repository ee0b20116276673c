/** What checkout says when an order cannot be placed as it is. It comes with the sentences of `laterEn`. */
export const checkoutEn = {
  'cart.coupon-refused': 'The coupon {code} cannot be used for this order.',
  'checkout.place-without-coupon': 'Order without the coupon, {total}',
};
