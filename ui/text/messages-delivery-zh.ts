/** What bag, checkout and confirmation say of days of delivery. */
export const deliveryZh = {
  'thanks.arrives': '预计送达',
  'thanks.ready': '最晚可取',
  'bag.arrives': '现在下单，{days}送达',
  'bag.free-from': '{way}满{from}免费：还差{price}',
  'bag.free': '{way}：本单免费',
  'checkout.arrives': '{days}送达',
  'checkout.email-guess': '您是否要输入 {email}？',
  'checkout.state-guess': '邮编 {zip} 位于{state}。改为{state}？',
  'checkout.ready-by': '最晚{day}可取',
  'checkout.back-to-bag': '返回购物袋',
  'checkout.secure': '安全结账',
  'checkout.questions': '有疑问？',
  'cart.coupon-have': '有优惠码？',
  'checkout.summary': '订单摘要',
  'checkout.summary-show': '显示订单摘要',
  'checkout.summary-hide': '收起订单摘要',
};
