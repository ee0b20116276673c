import type { setupEn } from './messages-setup-en';

export const setupRu: Readonly<Record<keyof typeof setupEn, string>> = {
  'nav.tax-classes': 'Налоговые классы',
  'new.tax-class': 'Новый налоговый класс',
  'pick.none': 'Выберите …',
  'unit.percent': '%',
  'unit.dollars': '$',
  'unit.days': 'дн.',
  'unit.seconds': 'с',
  'selling.code-hint':
    'Если оставить пустым, код составится из названия. Он хранится в заказах, изменить его потом нельзя.',
  'selling.new-carrier': 'Новый перевозчик, название ниже',
  'selling.limit-hint': '0 или пусто: никогда не бесплатно.',
  'tax.code': 'Название таблицы',
  'tax.product-classes-hint': 'Товары, для которых действуют эти ставки.',
  'tax.customer-classes-hint': 'Покупатели, для которых действуют эти ставки.',
  'tax.add-rate': 'Добавить ставку',
  'tax.remove-rate': 'Убрать ставку: {name}',
  'tax.no-rates': 'Ставок пока нет: по этой таблице налог не берётся.',
  'tax.choose-country': 'Выберите страну',
  'tax.whole-country': 'Вся страна',
  'tax.region-hint': 'Как его пишут в адресах; пусто — вся страна.',
  'tax.class-of': 'Для',
  'tax.of-products': 'Товары',
  'tax.of-customers': 'Покупатели',
  'tax.class-number': 'Номер',
  'tax.class-hint': 'Это название видно там, где товар или таблица налогов указывает класс.',
};
