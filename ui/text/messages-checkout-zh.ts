/** What checkout says when an order cannot be placed as it is. */
export const checkoutZh = {
  'cart.coupon-refused': '优惠码 {code} 不能用于此订单。',
  'checkout.place-without-coupon': '不使用优惠码下单，{total}',
};
