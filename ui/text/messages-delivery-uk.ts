/** What bag, checkout and confirmation say of days of delivery. */
export const deliveryUk = {
  'thanks.arrives': 'Прибуде',
  'thanks.ready': 'Готово до видачі до',
  'bag.arrives': 'При замовленні зараз доставимо: {days}',
  'bag.free-from': '{way} безкоштовно від {from}: залишилося {price}',
  'bag.free': '{way}: для цього замовлення безкоштовно',
  'checkout.arrives': 'Доставка: {days}',
  'checkout.email-guess': 'Можливо, ви мали на увазі {email}?',
  'checkout.state-guess': 'Індекс {zip} належить до регіону {state}. Вибрати {state}?',
  'checkout.ready-by': 'Готово до видачі до {day}',
  'checkout.back-to-bag': 'Повернутися до кошика',
  'checkout.secure': 'Безпечне оформлення',
  'checkout.questions': 'Маєте запитання?',
  'cart.coupon-have': 'Маєте промокод?',
  'checkout.summary': 'Склад замовлення',
  'checkout.summary-show': 'Показати замовлення',
  'checkout.summary-hide': 'Сховати замовлення',
};
