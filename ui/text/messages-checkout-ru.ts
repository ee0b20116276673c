/** What checkout says when an order cannot be placed as it is. */
export const checkoutRu = {
  'cart.coupon-refused': 'Промокод {code} нельзя применить к этому заказу.',
  'cart.coupon-not-cards': '{code} действует на всё в корзине, кроме подарочных карт.',
  'cart.coupon-on-nothing': '{code} не уменьшает сумму: на подарочные карты он не действует.',
  'orders.pay.on-pickup': 'Оплата при получении в магазине',
  'delivery.ready-by': 'Готово к выдаче до {date}',
  'delivery.ready': 'Готово к выдаче {date}',
  'delivery.collected': 'Получено {date}',
  'delivery.after-payment': {
    one: 'через {days} рабочий день после оплаты',
    few: 'через {days} рабочих дня после оплаты',
    many: 'через {days} рабочих дней после оплаты',
    other: 'через {days} рабочих дня после оплаты',
  },
  'thanks.ready-in': 'Готово к выдаче',
  'checkout.pay-discount-step': 'Скидка {percent} % при заказе от {minimum}, округляется вверх до {step}',
  'checkout.place-later': 'Оформить заказ, к оплате {total}',
  'checkout.place-later-open': 'Оформить заказ',
  'profile.address-last': 'Сохранить адрес последнего заказа: {address}',
  'checkout.without-coupon': 'Заказ будет оформлен без промокода, на сумму {total}.',
};
