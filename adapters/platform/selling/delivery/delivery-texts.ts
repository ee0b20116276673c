import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { textsIn, type TextOf } from '../../foundation';

const EN = {
  'leaves-today':
    'Orders placed before {hour} ({zone}) on a working day leave us the same day, later ones on the next.',
  'leaves-later':
    'Orders leave us {days} working days after they are placed; those from {hour} ({zone}) on count for the next day.',
  days: 'Our working days: {weekdays}, public holidays excepted.',
  'all-days': 'Our working days: {weekdays}.',
  closed: 'Nothing leaves or arrives on: {days}.',
  abroad: 'Outside the country of the store:',
  way: 'Way',
  takes: 'Working days',
  arrives: 'Ordered now, it arrives',
  price: 'Price',
  ready: 'ready by {day}',
  free: 'free',
  'free-from': '{price}, free from {from}',
} as const;

type Key = keyof typeof EN;
type Texts = Readonly<Record<Key, string>>;

const DE: Texts = {
  'leaves-today':
    'Bestellungen, die werktags vor {hour} Uhr ({zone}) eingehen, verlassen uns am selben Tag, spätere am nächsten Werktag.',
  'leaves-later':
    'Bestellungen verlassen uns {days} Werktage nach dem Eingang; was ab {hour} Uhr ({zone}) eingeht, zählt zum nächsten Tag.',
  days: 'Unsere Werktage: {weekdays}, ohne gesetzliche Feiertage.',
  'all-days': 'Unsere Werktage: {weekdays}.',
  closed: 'An diesen Tagen geht nichts hinaus und kommt nichts an: {days}.',
  abroad: 'Außerhalb des Landes deines Shops:',
  way: 'Versandart',
  takes: 'Werktage',
  arrives: 'Jetzt bestellt, da am',
  price: 'Preis',
  ready: 'abholbereit bis {day}',
  free: 'kostenlos',
  'free-from': '{price}, ab {from} kostenlos',
};

const RU: Texts = {
  'leaves-today':
    'Заказы, оформленные в рабочий день до {hour} ({zone}), отправляются в тот же день, более поздние — на следующий рабочий день.',
  'leaves-later':
    'Заказы отправляются через {days} рабочих дн. после оформления; оформленные с {hour} ({zone}) относятся к следующему дню.',
  days: 'Наши рабочие дни: {weekdays}, кроме государственных праздников.',
  'all-days': 'Наши рабочие дни: {weekdays}.',
  closed: 'В эти дни посылки не отправляются и не доставляются: {days}.',
  abroad: 'За пределами страны магазина:',
  way: 'Способ',
  takes: 'Рабочих дней',
  arrives: 'При заказе сейчас прибудет',
  price: 'Цена',
  ready: 'готово к выдаче до {day}',
  free: 'бесплатно',
  'free-from': '{price}, от {from} бесплатно',
};

const UK: Texts = {
  'leaves-today':
    'Замовлення, оформлені в робочий день до {hour} ({zone}), вирушають того ж дня, пізніші — наступного робочого дня.',
  'leaves-later':
    'Замовлення вирушають через {days} робочих дн. після оформлення; оформлені з {hour} ({zone}) належать до наступного дня.',
  days: 'Наші робочі дні: {weekdays}, крім державних свят.',
  'all-days': 'Наші робочі дні: {weekdays}.',
  closed: 'У ці дні посилки не вирушають і не доставляються: {days}.',
  abroad: 'За межами країни магазину:',
  way: 'Спосіб',
  takes: 'Робочих днів',
  arrives: 'При замовленні зараз прибуде',
  price: 'Ціна',
  ready: 'готово до видачі до {day}',
  free: 'безкоштовно',
  'free-from': '{price}, від {from} безкоштовно',
};

const ZH: Texts = {
  'leaves-today': '工作日{hour}（{zone}）前的订单当天发出，之后的订单于下一工作日发出。',
  'leaves-later': '订单在下单后{days}个工作日发出；{hour}（{zone}）及以后的订单计入次日。',
  days: '我们的工作日：{weekdays}，法定节假日除外。',
  'all-days': '我们的工作日：{weekdays}。',
  closed: '以下日期不发货也不送达：{days}。',
  abroad: '店铺所在国家以外：',
  way: '方式',
  takes: '工作日',
  arrives: '现在下单，送达时间',
  price: '价格',
  ready: '最晚{day}可取',
  free: '免费',
  'free-from': '{price}，满{from}免运费',
};

const TEXTS: Readonly<Record<Language, Texts>> = { de: DE, en: EN, ru: RU, uk: UK, zh: ZH };

export type DeliveryTextOf = TextOf<Key>;

export function deliveryTextsOf(store: StoreView): DeliveryTextOf {
  return textsIn(TEXTS, store);
}
