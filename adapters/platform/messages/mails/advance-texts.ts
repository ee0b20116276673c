import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { textsIn, type TextOf } from '../../foundation';

const EN = {
  'sent.subject': 'Your order {number} is on its way',
  'sent.text': 'your order {number} has left us and is on its way to you.',
  'delivered.subject': 'Your order {number} has arrived',
  'delivered.text': 'your order {number} has been delivered. We hope that you like it.',
  'canceled.subject': 'Your order {number} is cancelled',
  'canceled.text': 'your order {number} is cancelled; nothing will be sent.',
  'returned.subject': 'What you sent back has arrived',
  'returned.text': 'we have what you sent back of order {number}:',
  'card-loss.subject': 'Lost {price}: gift cards of order {number} are spent, and their money went back',
  'card-loss.text':
    'The payment provider reports that money of order {number} of {email} went back: by hand in its own pages, or by a chargeback. What was left on the gift cards was taken off them; {price} had been spent already. Please see whether the customer has to pay for it.',
  'cashback-loss.subject': 'Lost {price}: bonuses of order {number} are spent, and its money went back',
  'cashback-loss.text':
    'The payment provider reports that money of order {number} of {email} went back: by hand in its own pages, or by a chargeback. The bonuses that the order had earned were taken off the account as far as they were there; {price} had been spent already. Please see whether the customer has to pay for it.',
  'refunded.subject': 'Money back for your order {number}',
  'refunded.text': 'we give you back money of your order {number}.',
  carrier: 'Carrier: {carrier}',
  tracking: 'Tracking number: {tracking}',
  arrives: 'It should be with you: {days}',
  refund: '{price} goes back to you.',
  held: 'We keep {price} of the money: it is what this order earned in bonuses, which you have spent already.',
  bonuses: '{price} in bonuses is back on your account.',
  earned: 'You have earned {price} in bonuses with it.',
} as const;

type AdvanceTextKey = keyof typeof EN;
type AdvanceTexts = Readonly<Record<AdvanceTextKey, string>>;

const DE: AdvanceTexts = {
  'sent.subject': 'Deine Bestellung {number} ist unterwegs',
  'sent.text': 'deine Bestellung {number} hat unser Lager verlassen und ist auf dem Weg zu dir.',
  'delivered.subject': 'Deine Bestellung {number} ist angekommen',
  'delivered.text': 'deine Bestellung {number} wurde zugestellt. Wir hoffen, dass sie dir gefällt.',
  'canceled.subject': 'Deine Bestellung {number} ist storniert',
  'canceled.text': 'deine Bestellung {number} ist storniert; es wird nichts geliefert.',
  'returned.subject': 'Deine Rücksendung ist angekommen',
  'returned.text': 'aus Bestellung {number} ist bei uns zurück:',
  'card-loss.subject': '{price} verloren: Geschenkkarten der Bestellung {number} sind ausgegeben, ihr Geld ging zurück',
  'card-loss.text':
    'Der Zahlungsdienst meldet, dass Geld der Bestellung {number} von {email} zurückging: von Hand auf seinen Seiten oder durch eine Rückbuchung. Was noch auf den Geschenkkarten war, wurde abgezogen; {price} waren schon ausgegeben. Bitte prüft, ob der Kunde sie bezahlen muss.',
  'cashback-loss.subject':
    '{price} verloren: Bonuspunkte der Bestellung {number} sind ausgegeben, ihr Geld ging zurück',
  'cashback-loss.text':
    'Der Zahlungsdienst meldet, dass Geld der Bestellung {number} von {email} zurückging: von Hand auf seinen Seiten oder durch eine Rückbuchung. Die Bonuspunkte, die sie gebracht hat, wurden vom Konto abgezogen, soweit sie noch da waren; {price} waren schon ausgegeben. Bitte prüft, ob der Kunde sie bezahlen muss.',
  'refunded.subject': 'Geld zurück für deine Bestellung {number}',
  'refunded.text': 'du bekommst für deine Bestellung {number} Geld zurück.',
  carrier: 'Versand durch: {carrier}',
  tracking: 'Sendungsnummer: {tracking}',
  arrives: 'Voraussichtlich bei dir: {days}',
  refund: '{price} gehen an dich zurück.',
  held: 'Davon behalten wir {price} ein: So viel hat dir diese Bestellung an Bonuspunkten gebracht, und du hast sie schon ausgegeben.',
  bonuses: '{price} an Bonuspunkten sind wieder auf deinem Konto.',
  earned: 'Du hast damit {price} an Bonuspunkten gesammelt.',
};

const RU: AdvanceTexts = {
  'sent.subject': 'Заказ {number} в пути',
  'sent.text': 'Ваш заказ {number} отправлен и уже в пути.',
  'delivered.subject': 'Заказ {number} доставлен',
  'delivered.text': 'Ваш заказ {number} доставлен. Надеемся, что он вам понравится.',
  'canceled.subject': 'Заказ {number} отменён',
  'canceled.text': 'Ваш заказ {number} отменён, ничего отправлено не будет.',
  'returned.subject': 'Мы получили ваш возврат',
  'returned.text': 'Мы получили возврат из заказа {number}:',
  'card-loss.subject': 'Потеряно {price}: подарочные карты заказа {number} потрачены, а деньги за них возвращены',
  'card-loss.text':
    'Платёжная система сообщает, что деньги по заказу {number} ({email}) возвращены: вручную на её страницах или по требованию банка. Остаток подарочных карт списан; {price} уже были потрачены. Проверьте, должен ли покупатель их оплатить.',
  'cashback-loss.subject': 'Потеряно {price}: бонусы за заказ {number} потрачены, а деньги за него возвращены',
  'cashback-loss.text':
    'Платёжная система сообщает, что деньги по заказу {number} ({email}) возвращены: вручную на её страницах или по требованию банка. Бонусы за этот заказ списаны со счёта, насколько они там были; {price} уже были потрачены. Проверьте, должен ли покупатель их оплатить.',
  'refunded.subject': 'Возврат денег за заказ {number}',
  'refunded.text': 'Мы возвращаем вам деньги за заказ {number}.',
  carrier: 'Служба доставки: {carrier}',
  tracking: 'Номер отправления: {tracking}',
  arrives: 'Ожидается у вас: {days}',
  refund: '{price} вернутся к вам.',
  held: 'Мы удержали {price}: столько бонусов принёс этот заказ, и вы их уже потратили.',
  bonuses: 'Бонусы {price} снова на вашем счёте.',
  earned: 'За этот заказ начислены бонусы: {price}.',
};

const UK: AdvanceTexts = {
  'sent.subject': 'Замовлення {number} у дорозі',
  'sent.text': 'Ваше замовлення {number} надіслано, воно вже в дорозі.',
  'delivered.subject': 'Замовлення {number} доставлено',
  'delivered.text': 'Ваше замовлення {number} доставлено. Сподіваємося, що воно вам сподобається.',
  'canceled.subject': 'Замовлення {number} скасовано',
  'canceled.text': 'Ваше замовлення {number} скасовано, нічого надіслано не буде.',
  'returned.subject': 'Ми отримали ваше повернення',
  'returned.text': 'Ми отримали повернення із замовлення {number}:',
  'card-loss.subject': 'Втрачено {price}: подарункові картки замовлення {number} витрачено, а гроші за них повернуто',
  'card-loss.text':
    'Платіжна система повідомляє, що гроші за замовленням {number} ({email}) повернуто: вручну на її сторінках або на вимогу банку. Залишок подарункових карток списано; {price} вже було витрачено. Перевірте, чи має покупець їх оплатити.',
  'cashback-loss.subject': 'Втрачено {price}: бонуси за замовлення {number} витрачено, а гроші за нього повернуто',
  'cashback-loss.text':
    'Платіжна система повідомляє, що гроші за замовленням {number} ({email}) повернуто: вручну на її сторінках або на вимогу банку. Бонуси за це замовлення списано з рахунку, наскільки вони там були; {price} вже було витрачено. Перевірте, чи має покупець їх оплатити.',
  'refunded.subject': 'Повернення коштів за замовлення {number}',
  'refunded.text': 'Ми повертаємо вам кошти за замовлення {number}.',
  carrier: 'Служба доставки: {carrier}',
  tracking: 'Номер відправлення: {tracking}',
  arrives: 'Очікується у вас: {days}',
  refund: '{price} повернуться до вас.',
  held: 'Ми утримали {price}: стільки бонусів принесло це замовлення, і ви їх уже витратили.',
  bonuses: 'Бонуси {price} знову на вашому рахунку.',
  earned: 'За це замовлення нараховано бонуси: {price}.',
};

const ZH: AdvanceTexts = {
  'sent.subject': '您的订单 {number} 已发出',
  'sent.text': '您的订单 {number} 已发出，正在配送途中。',
  'delivered.subject': '您的订单 {number} 已送达',
  'delivered.text': '您的订单 {number} 已送达，希望您喜欢。',
  'canceled.subject': '您的订单 {number} 已取消',
  'canceled.text': '您的订单 {number} 已取消，商品不会发出。',
  'returned.subject': '我们已收到您的退货',
  'returned.text': '我们已收到订单 {number} 的退货：',
  'card-loss.subject': '损失 {price}：订单 {number} 的礼品卡已被使用，而款项已退回',
  'card-loss.text':
    '支付服务商报告，订单 {number}（{email}）的款项已退回：在其后台手动退款，或被银行拒付。礼品卡上的余额已扣除；其中 {price} 已被使用。请确认顾客是否需要补付。',
  'cashback-loss.subject': '损失 {price}：订单 {number} 赚取的积分已被使用，而款项已退回',
  'cashback-loss.text':
    '支付服务商报告，订单 {number}（{email}）的款项已退回：在其后台手动退款，或被银行拒付。该订单赚取的积分已从账户余额中扣除；其中 {price} 已被使用。请确认顾客是否需要补付。',
  'refunded.subject': '您的订单 {number} 退款',
  'refunded.text': '我们将退还您订单 {number} 的款项。',
  carrier: '承运商：{carrier}',
  tracking: '运单号：{tracking}',
  arrives: '预计送达：{days}',
  refund: '{price} 将退还给您。',
  held: '其中扣留 {price}：这是该订单为您赚取、而您已使用的积分。',
  bonuses: '{price} 积分已退回您的账户。',
  earned: '您因此获得 {price} 积分。',
};

const TEXTS: Readonly<Record<Language, AdvanceTexts>> = { de: DE, en: EN, ru: RU, uk: UK, zh: ZH };

export function advanceTextsOf(store: StoreView): TextOf<AdvanceTextKey> {
  return textsIn(TEXTS, store);
}
