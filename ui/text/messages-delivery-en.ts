/** What bag, checkout and confirmation say of days of delivery, what checkout asks about, and what stands around it. */
export const deliveryEn = {
  'thanks.arrives': 'Arrives',
  'thanks.ready': 'Ready by',
  'bag.arrives': 'Ordered now, with you {days}',
  'bag.free-from': '{way} is free from {from}: {price} to go',
  'bag.free': '{way} is free with this bag',
  'checkout.arrives': 'With you {days}',
  'checkout.email-guess': 'Did you mean {email}?',
  'checkout.state-guess': '{zip} lies in {state}. Choose {state}?',
  'checkout.ready-by': 'Ready by {day}',
  'checkout.back-to-bag': 'Back to bag',
  'checkout.secure': 'Secure checkout',
  'checkout.questions': 'Questions?',
  'cart.coupon-have': 'Have a coupon?',
  'checkout.summary': 'Order summary',
  'checkout.summary-show': 'Show order summary',
  'checkout.summary-hide': 'Hide order summary',
} as const;
