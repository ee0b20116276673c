/** What checkout says when an order cannot be placed as it is. */
export const checkoutUk = {
  'cart.coupon-refused': 'Промокод {code} не діє для цього замовлення.',
  'cart.coupon-not-cards': '{code} діє на все в кошику, крім подарункових карток.',
  'cart.coupon-on-nothing': '{code} не зменшує суму: на подарункові картки він не діє.',
  'orders.pay.on-pickup': 'Оплата при отриманні в магазині',
  'delivery.ready-by': 'Готово до видачі до {date}',
  'delivery.ready': 'Готово до видачі {date}',
  'delivery.collected': 'Отримано {date}',
  'delivery.after-payment': {
    one: 'через {days} робочий день після оплати',
    few: 'через {days} робочі дні після оплати',
    many: 'через {days} робочих днів після оплати',
    other: 'через {days} робочого дня після оплати',
  },
  'thanks.ready-in': 'Готово до видачі',
  'checkout.pay-discount-step': 'Знижка {percent} % на замовлення від {minimum}, округлюється вгору до {step}',
  'checkout.place-later': 'Оформити замовлення, до сплати {total}',
  'checkout.place-later-open': 'Оформити замовлення',
  'profile.address-last': 'Зберегти адресу останнього замовлення: {address}',
  'checkout.without-coupon': 'Замовлення буде оформлено без промокоду, на суму {total}.',
};
