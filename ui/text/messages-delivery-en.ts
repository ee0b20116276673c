/** What bag, checkout and confirmation say of days of delivery, and what checkout asks about. */
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
} as const;
