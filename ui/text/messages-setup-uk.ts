import type { setupEn } from './messages-setup-en';

export const setupUk: Readonly<Record<keyof typeof setupEn, string>> = {
  'nav.tax-classes': 'Податкові класи',
  'new.tax-class': 'Новий податковий клас',
  'pick.none': 'Виберіть …',
  'unit.percent': '%',
  'unit.dollars': '$',
  'unit.days': 'дн.',
  'unit.seconds': 'с',
  'selling.code-hint':
    'Якщо залишити порожнім, код складеться з назви. Він зберігається в замовленнях, змінити його потім не можна.',
  'selling.new-carrier': 'Новий перевізник, назва нижче',
  'selling.limit-hint': '0 або порожньо: ніколи не безкоштовно.',
  'tax.code': 'Назва таблиці',
  'tax.product-classes-hint': 'Товари, для яких діють ці ставки.',
  'tax.customer-classes-hint': 'Покупці, для яких діють ці ставки.',
  'tax.add-rate': 'Додати ставку',
  'tax.remove-rate': 'Прибрати ставку: {name}',
  'tax.no-rates': 'Ставок ще немає: за цією таблицею податок не береться.',
  'tax.choose-country': 'Виберіть країну',
  'tax.whole-country': 'Уся країна',
  'tax.region-hint': 'Як його пишуть в адресах; порожньо — уся країна.',
  'tax.class-of': 'Для',
  'tax.of-products': 'Товари',
  'tax.of-customers': 'Покупці',
  'tax.class-number': 'Номер',
  'tax.class-hint': 'Цю назву видно там, де товар або таблиця податків указує клас.',
};
