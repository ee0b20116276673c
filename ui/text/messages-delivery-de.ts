/** What bag, checkout and confirmation say of days of delivery. */
export const deliveryDe = {
  'thanks.arrives': 'Kommt an',
  'thanks.ready': 'Abholbereit bis',
  'bag.arrives': 'Jetzt bestellt, bei dir: {days}',
  'bag.free-from': '{way} ab {from} kostenlos: noch {price}',
  'bag.free': '{way}: für diese Bestellung kostenlos',
  'checkout.arrives': 'Bei dir: {days}',
  'checkout.email-guess': 'Meintest du {email}?',
  'checkout.state-guess': '{zip} liegt in {state}. {state} wählen?',
  'checkout.ready-by': 'Abholbereit bis {day}',
  'checkout.back-to-bag': 'Zum Warenkorb',
  'checkout.secure': 'Sicher bestellen',
  'checkout.questions': 'Fragen?',
  'cart.coupon-have': 'Hast du einen Gutschein?',
  'checkout.summary': 'Bestellübersicht',
  'checkout.summary-show': 'Bestellung anzeigen',
  'checkout.summary-hide': 'Bestellung ausblenden',
};
