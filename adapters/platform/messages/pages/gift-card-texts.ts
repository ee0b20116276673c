import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { textsIn, type TextOf } from '../../foundation';

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
  how: 'To spend it, open “Have a coupon or gift card?” in your bag or at the checkout and enter the code. It pays as far as it goes, alone or with other cards, and the rest is paid as you choose; what is left stays on the card for the next order. An order that waits for a bank transfer can be paid with it too, on its own page. Whoever has the code can spend it, so please keep it to yourself.',
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
  how: 'Zum Einlösen öffnest du im Warenkorb oder an der Kasse „Hast du einen Gutschein oder Geschenkgutschein?“ und gibst den Code ein. Er zahlt, soweit er reicht, allein oder mit anderen Gutscheinen, und den Rest zahlst du, wie du magst; was übrig ist, bleibt für die nächste Bestellung. Auch eine Bestellung, die auf deine Überweisung wartet, lässt sich damit zahlen, auf ihrer eigenen Seite. Mit dem Code kann jeder bezahlen, also behalte ihn bitte für dich.',
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
  how: 'Чтобы потратить её, откройте «Есть промокод или подарочная карта?» в корзине или при оформлении и введите код. Карта, одна или вместе с другими, оплатит сколько на ней есть, а остальное вы оплатите удобным способом; остаток сохранится для следующего заказа. Ею можно оплатить и заказ, который ждёт банковского перевода, на его странице. Оплатить может любой, у кого есть код, поэтому не показывайте его другим.',
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
  how: 'Щоб витратити її, відкрийте «Маєте промокод або подарункову картку?» у кошику або під час оформлення і введіть код. Картка, сама чи разом з іншими, сплатить скільки на ній є, а решту ви сплатите зручним способом; залишок збережеться для наступного замовлення. Нею можна оплатити й замовлення, що чекає на банківський переказ, на його сторінці. Оплатити може кожен, хто має код, тому не показуйте його іншим.',
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
  how: '使用时，请在购物袋或结账页面打开“有优惠码或礼品卡？”并输入卡号。礼品卡（可合并多张）会先抵扣可用金额，其余按您选择的方式支付；余额可用于下次订单。等待银行转账的订单，也可在订单页面用它支付。持有卡号者均可使用，请妥善保管。',
};

const TEXTS: Readonly<Record<Language, GiftCardTexts>> = { en: EN, de: DE, ru: RU, uk: UK, zh: ZH };

export function giftCardTextsOf(store: StoreView): TextOf<GiftCardTextKey> {
  return textsIn(TEXTS, store);
}
