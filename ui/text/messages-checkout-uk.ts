/** What checkout says when an order cannot be placed as it is. */
export const checkoutUk = {
  'cart.coupon-refused': 'Промокод {code} не діє для цього замовлення.',
  'cart.coupon-not-cards': '{code} діє на все в кошику, крім подарункових карток.',
  'cart.coupon-on-nothing': '{code} не зменшує суму: на подарункові картки він не діє.',
  'checkout.place-without-coupon': 'Замовити без промокоду, {total}',
};
