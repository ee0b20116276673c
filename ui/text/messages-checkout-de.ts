/** What checkout says when an order cannot be placed as it is. */
export const checkoutDe = {
  'cart.coupon-refused': 'Der Gutschein {code} gilt nicht für diese Bestellung.',
  'cart.coupon-not-cards': '{code} gilt für alles im Warenkorb außer Geschenkgutscheinen.',
  'cart.coupon-on-nothing': '{code} macht diesen Warenkorb nicht günstiger: Für Geschenkgutscheine gilt er nicht.',
  'orders.pay.on-pickup': 'Zahlung bei der Abholung',
  'delivery.ready-by': 'Abholbereit bis {date}',
  'delivery.ready': 'Abholbereit {date}',
  'delivery.collected': 'Abgeholt am {date}',
  'delivery.after-payment': { one: '{days} Werktag nach deiner Zahlung', other: '{days} Werktage nach deiner Zahlung' },
  'thanks.ready-in': 'Abholbereit',
  'checkout.pay-discount-step': '{percent} % Rabatt ab {minimum} Warenwert, aufgerundet auf volle {step}',
  'checkout.place-later': 'Zahlungspflichtig bestellen · {total}',
  'checkout.place-later-open': 'Zahlungspflichtig bestellen',
  'profile.address-last': 'Adresse deiner letzten Bestellung speichern: {address}',
  'checkout.without-coupon': 'Die Bestellung geht ohne den Gutschein ein, für {total}.',
};
