/** What checkout says when an order cannot be placed as it is. */
export const checkoutRu = {
  'cart.coupon-refused': 'Промокод {code} нельзя применить к этому заказу.',
  'checkout.place-without-coupon': 'Заказать без промокода, {total}',
};
