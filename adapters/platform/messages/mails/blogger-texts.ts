import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { textsIn, type TextOf } from '../../foundation';

const EN = {
  hello: 'Hello {name},',
  'back.subject': 'Order {number}: {price} less for you',
  'back.text': 'what you earn by order {number} has become less:',
  order_canceled: 'The order was cancelled: −{price}',
  line_returned: '{line} came back: −{price}',
  money_returned: 'Money was given back: −{price}',
  'back.carried': 'What was paid to you already is taken from what you earn next.',
  'sent.subject': 'Your payout of {price} is sent',
  'sent.text': 'we have sent you {price} for {orders} orders: payout {number}.',
  'sent.bonus': '{price} in bonuses is on your account now.',
  where: 'Every movement with its reason stands in your cabinet under Sales.',
} as const;

type BloggerTextKey = keyof typeof EN;
type BloggerTexts = Readonly<Record<BloggerTextKey, string>>;

const DE: BloggerTexts = {
  hello: 'Hallo {name},',
  'back.subject': 'Bestellung {number}: {price} weniger für dich',
  'back.text': 'was du an Bestellung {number} verdienst, ist weniger geworden:',
  order_canceled: 'Die Bestellung wurde storniert: −{price}',
  line_returned: '{line} kam zurück: −{price}',
  money_returned: 'Geld wurde erstattet: −{price}',
  'back.carried': 'Was dir schon ausgezahlt wurde, wird von deinem nächsten Verdienst abgezogen.',
  'sent.subject': 'Deine Auszahlung über {price} ist unterwegs',
  'sent.text': 'wir haben dir {price} für {orders} Bestellungen überwiesen: Auszahlung {number}.',
  'sent.bonus': '{price} an Bonuspunkten sind jetzt auf deinem Konto.',
  where: 'Jede Bewegung mit ihrem Grund steht in deinem Bereich unter Verkäufe.',
};

const RU: BloggerTexts = {
  hello: 'Здравствуйте, {name}!',
  'back.subject': 'Заказ {number}: ваш доход уменьшился на {price}',
  'back.text': 'Ваш доход по заказу {number} уменьшился:',
  order_canceled: 'Заказ отменён: −{price}',
  line_returned: 'Возврат товара {line}: −{price}',
  money_returned: 'Покупателю возвращены деньги: −{price}',
  'back.carried': 'То, что уже выплачено, будет удержано из следующих начислений.',
  'sent.subject': 'Выплата {price} отправлена',
  'sent.text': 'Мы отправили вам {price}, заказов в выплате: {orders}. Номер выплаты: {number}.',
  'sent.bonus': 'Бонусы {price} уже на вашем счёте.',
  where: 'Каждое движение с его причиной видно в кабинете в разделе «Продажи».',
};

const UK: BloggerTexts = {
  hello: 'Вітаємо, {name}!',
  'back.subject': 'Замовлення {number}: ваш дохід зменшився на {price}',
  'back.text': 'Ваш дохід за замовленням {number} зменшився:',
  order_canceled: 'Замовлення скасовано: −{price}',
  line_returned: 'Повернення товару {line}: −{price}',
  money_returned: 'Покупцеві повернено гроші: −{price}',
  'back.carried': 'Те, що вже виплачено, буде утримано з наступних нарахувань.',
  'sent.subject': 'Виплату {price} надіслано',
  'sent.text': 'Ми надіслали вам {price}, замовлень у виплаті: {orders}. Номер виплати: {number}.',
  'sent.bonus': 'Бонуси {price} вже на вашому рахунку.',
  where: 'Кожен рух із його причиною видно в кабінеті в розділі «Продажі».',
};

const ZH: BloggerTexts = {
  hello: '{name}，您好：',
  'back.subject': '订单 {number}：您的收益减少 {price}',
  'back.text': '您在订单 {number} 中的收益已减少：',
  order_canceled: '订单已取消：−{price}',
  line_returned: '{line} 已退回：−{price}',
  money_returned: '已向买家退款：−{price}',
  'back.carried': '已支付给您的部分将从您之后的收益中扣除。',
  'sent.subject': '您的 {price} 款项已汇出',
  'sent.text': '我们已向您汇出 {price}，共 {orders} 个订单，付款编号 {number}。',
  'sent.bonus': '{price} 积分已存入您的账户。',
  where: '每一笔变动及其原因都可在您的后台“销售”中查看。',
};

const TEXTS: Readonly<Record<Language, BloggerTexts>> = { de: DE, en: EN, ru: RU, uk: UK, zh: ZH };

export function bloggerTextsOf(store: StoreView): TextOf<BloggerTextKey> {
  return textsIn(TEXTS, store);
}
