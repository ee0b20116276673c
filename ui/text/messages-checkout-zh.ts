/** What checkout says when an order cannot be placed as it is. */
export const checkoutZh = {
  'cart.coupon-refused': '优惠码 {code} 不能用于此订单。',
  'cart.coupon-not-cards': '{code} 适用于购物袋中除礼品卡以外的所有商品。',
  'cart.coupon-on-nothing': '{code} 不会减少金额：它不适用于礼品卡。',
  'orders.pay.on-pickup': '到店取货时付款',
  'delivery.ready-by': '最晚 {date} 可取',
  'delivery.ready': '{date}可取',
  'delivery.collected': '已于 {date} 取货',
  'delivery.after-payment': { other: '付款后 {days} 个工作日' },
  'thanks.ready-in': '可取时间',
  'checkout.pay-discount-step': '满 {minimum} 享 {percent}% 优惠，向上取整到 {step}',
  'checkout.place-later': '提交订单，应付 {total}',
  'checkout.place-later-open': '提交订单',
  'profile.address-last': '保存上次订单的地址：{address}',
  'checkout.without-coupon': '订单将不使用优惠码提交，金额为 {total}。',
};
