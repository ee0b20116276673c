import { fillIn } from '../../../core/kernel/shop-error';
import type { StoreView } from '../../../core/store-views';
import { languageOf } from '../kernel/language';
import type { Language } from '../ports/catalogue-data';

/** What the mail with a gift card says, in English. */
const EN = {
  subject: '{sender} sends you a gift card of {amount}',
  'subject-own': 'Your gift card of {amount}',
  hello: 'Hello {name},',
  text: 'here is a gift card of {amount} from {sender}.',
  'text-own': 'here is the gift card from order {number}. Keep the code, or pass it on to the person it is for.',
  open: 'Visit the shop',
  code: 'Code',
  amount: 'Amount',
  for: 'For',
  until: 'Valid until',
  how: 'To spend it, choose bank transfer at the checkout and enter the code on the page of your order, which the mail about it opens. It has to cover the order, alone or with other cards; what is left stays on the card for the next order. Whoever has the code can spend it, so please keep it to yourself.',
} as const;

type GiftCardTextKey = keyof typeof EN;
type GiftCardTexts = Readonly<Record<GiftCardTextKey, string>>;

const DE: GiftCardTexts = {
  subject: 'Gutschein von {sender} über {amount}',
  'subject-own': 'Dein Gutschein über {amount}',
  hello: 'Hallo {name},',
  text: 'hier ist ein Gutschein über {amount} von {sender}.',
  'text-own':
    'hier ist der Gutschein aus Bestellung {number}. Bewahre den Code auf oder gib ihn der Person, für die er ist.',
  open: 'Zum Shop',
  code: 'Code',
  amount: 'Betrag',
  for: 'Für',
  until: 'Gültig bis',
  how: 'Zum Einlösen wählst du an der Kasse Überweisung und gibst den Code auf der Seite deiner Bestellung ein, die sich aus der Mail dazu öffnet. Er muss die Bestellung decken, allein oder mit anderen Gutscheinen; der Rest bleibt für die nächste Bestellung. Mit dem Code kann jeder bezahlen, also behalte ihn bitte für dich.',
};

const RU: GiftCardTexts = {
  subject: '{sender} дарит вам подарочную карту на {amount}',
  'subject-own': 'Ваша подарочная карта на {amount}',
  hello: 'Здравствуйте, {name}!',
  text: 'Вот подарочная карта на {amount}. Отправитель: {sender}.',
  'text-own': 'Вот подарочная карта из заказа {number}. Сохраните код или передайте его тому, кому она предназначена.',
  open: 'Перейти в магазин',
  code: 'Код',
  amount: 'Сумма',
  for: 'Для кого',
  until: 'Действует до',
  how: 'Чтобы потратить её, выберите при оформлении банковский перевод и введите код на странице заказа: она откроется из письма о нём. Карта должна покрыть заказ, одна или вместе с другими; остаток сохранится для следующего. Оплатить может любой, у кого есть код, поэтому не показывайте его другим.',
};

const UK: GiftCardTexts = {
  subject: '{sender} дарує вам подарункову картку на {amount}',
  'subject-own': 'Ваша подарункова картка на {amount}',
  hello: 'Вітаємо, {name}!',
  text: 'Ось подарункова картка на {amount}. Відправник: {sender}.',
  'text-own': 'Ось подарункова картка із замовлення {number}. Збережіть код або передайте його тому, для кого вона.',
  open: 'Перейти до магазину',
  code: 'Код',
  amount: 'Сума',
  for: 'Для кого',
  until: 'Діє до',
  how: 'Щоб витратити її, оберіть під час оформлення банківський переказ і введіть код на сторінці замовлення: вона відкриється з листа про нього. Картка має покрити замовлення, сама чи разом з іншими; решта залишиться для наступного. Оплатити може кожен, хто має код, тому не показуйте його іншим.',
};

const ZH: GiftCardTexts = {
  subject: '{sender}送您一张{amount}的礼品卡',
  'subject-own': '您的{amount}礼品卡',
  hello: '{name}，您好：',
  text: '这是{sender}送给您的{amount}礼品卡。',
  'text-own': '这是订单{number}中的礼品卡。请保存卡号，或转交给收礼人。',
  open: '前往商店',
  code: '卡号',
  amount: '金额',
  for: '收礼人',
  until: '有效期至',
  how: '使用时，请在结账时选择银行转账，然后在订单页面输入卡号（可从订单邮件打开）。卡内金额（可合并多张）须足以支付订单，余额可用于下次订单。持有卡号者均可使用，请妥善保管。',
};

const TEXTS: Readonly<Record<Language, GiftCardTexts>> = { en: EN, de: DE, ru: RU, uk: UK, zh: ZH };

/** Speaks of gift cards in the language of a store. */
export function giftCardTextsOf(
  store: StoreView,
): (key: GiftCardTextKey, values?: Readonly<Record<string, string | number>>) => string {
  const texts = TEXTS[languageOf(store)];
  return (key, values = {}) => fillIn(texts[key], values);
}
