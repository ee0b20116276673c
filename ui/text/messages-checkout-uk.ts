/** What checkout says when an order cannot be placed as it is. */
export const checkoutUk = {
  'cart.coupon-refused': 'Промокод {code} не діє для цього замовлення.',
  'checkout.place-without-coupon': 'Замовити без промокоду, {total}',
};
