import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { textsIn, type TextOf } from '../../foundation';

const EN = {
  arrives: 'Arrives',
  ready: 'Ready',
  'after-payment': '{days} working days after your payment',
  'after-payment-one': '{days} working day after your payment',
  'pay-by': 'Please pay by',
  'kept-until': 'Kept for you until',
} as const;

type PromiseTextKey = keyof typeof EN;
type PromiseTexts = Readonly<Record<PromiseTextKey, string>>;

const DE: PromiseTexts = {
  arrives: 'Kommt an',
  ready: 'Abholbereit',
  'after-payment': '{days} Werktage nach deiner Zahlung',
  'after-payment-one': '{days} Werktag nach deiner Zahlung',
  'pay-by': 'Bitte zahle bis',
  'kept-until': 'Für dich zurückgelegt bis',
};

const RU: PromiseTexts = {
  arrives: 'Прибудет',
  ready: 'Готово к выдаче',
  'after-payment': 'через {days} раб. дн. после оплаты',
  'after-payment-one': 'через {days} рабочий день после оплаты',
  'pay-by': 'Оплатите до',
  'kept-until': 'Товары отложены до',
};

const UK: PromiseTexts = {
  arrives: 'Прибуде',
  ready: 'Готово до видачі',
  'after-payment': 'через {days} роб. дн. після оплати',
  'after-payment-one': 'через {days} робочий день після оплати',
  'pay-by': 'Сплатіть до',
  'kept-until': 'Товари відкладено до',
};

const ZH: PromiseTexts = {
  arrives: '预计送达',
  ready: '可取时间',
  'after-payment': '付款后 {days} 个工作日',
  'after-payment-one': '付款后 {days} 个工作日',
  'pay-by': '请在此日期前付款',
  'kept-until': '商品为您保留至',
};

const TEXTS: Readonly<Record<Language, PromiseTexts>> = { de: DE, en: EN, ru: RU, uk: UK, zh: ZH };

export function promiseTextsOf(store: StoreView): TextOf<PromiseTextKey> {
  return textsIn(TEXTS, store);
}
