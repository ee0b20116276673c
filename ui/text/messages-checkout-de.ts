/** What checkout says when an order cannot be placed as it is. */
export const checkoutDe = {
  'cart.coupon-refused': 'Der Gutschein {code} gilt nicht für diese Bestellung.',
  'checkout.place-without-coupon': 'Ohne den Gutschein bestellen, {total}',
};
