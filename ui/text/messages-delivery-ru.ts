/** What bag, checkout and confirmation say of days of delivery. */
export const deliveryRu = {
  'thanks.arrives': 'Прибудет',
  'thanks.ready': 'Готово к выдаче до',
  'bag.arrives': 'При заказе сейчас доставим: {days}',
  'bag.free-from': '{way} бесплатно от {from}: осталось {price}',
  'bag.free': '{way}: для этого заказа бесплатно',
  'checkout.arrives': 'Доставка: {days}',
  'checkout.email-guess': 'Возможно, вы имели в виду {email}?',
  'checkout.state-guess': 'Индекс {zip} относится к региону {state}. Выбрать {state}?',
  'checkout.ready-by': 'Готово к выдаче до {day}',
  'checkout.back-to-bag': 'Вернуться в корзину',
  'checkout.secure': 'Безопасное оформление',
  'checkout.questions': 'Есть вопросы?',
  'cart.coupon-have': 'Есть промокод?',
  'checkout.summary': 'Состав заказа',
  'checkout.summary-show': 'Показать заказ',
  'checkout.summary-hide': 'Скрыть заказ',
};
