import { heading, list, text } from './page-text';
import type { PagePart, PageText } from './page-text';

/** Frequent questions; each answer names the buttons as the pages do. */
export const QUESTIONS: readonly PagePart[] = [
  heading('Where is my order?', 'Wo ist meine Bestellung?', 'Где мой заказ?', 'Де моє замовлення?', '我的订单在哪里？'),
  text(
    'Choose “Track an order” at the foot of any page and enter the order number and your e-mail address. Both are in our mail to you. With an account, your orders are also under “My orders”.',
    'Wähle am Fuß jeder Seite „Sendung verfolgen“ und gib die Bestellnummer und deine E-Mail-Adresse ein. Beides steht in unserer E-Mail an dich. Mit einem Konto findest du deine Bestellungen auch unter „Meine Bestellungen“.',
    'Внизу любой страницы выберите «Отследить заказ» и введите номер заказа и адрес почты. И то и другое есть в нашем письме. Если у вас есть учётная запись, заказы видны и в разделе «Мои заказы».',
    'Унизу будь-якої сторінки виберіть «Відстежити замовлення» і введіть номер замовлення та адресу пошти. І те й інше є в нашому листі. Якщо у вас є обліковий запис, замовлення видно й у розділі «Мої замовлення».',
    '请在任意页面底部选择“查询订单”，输入订单号和邮箱，两者都在我们发给您的邮件中。如有账户，也可在“我的订单”中查看。',
  ),
  heading(
    'How do I cancel an order or send something back?',
    'Wie storniere ich eine Bestellung oder schicke etwas zurück?',
    'Как отменить заказ или вернуть товар?',
    'Як скасувати замовлення або повернути товар?',
    '如何取消订单或退货？',
  ),
  text(
    'Open the order. “Cancel the order” stands there until we pack it, “Send something back” once it has arrived. Everything else is on the page about returns.',
    'Öffne die Bestellung. „Bestellung stornieren“ steht dort, bis wir sie packen, „Etwas zurückschicken“, sobald sie angekommen ist. Alles Weitere steht auf der Seite zur Rückgabe.',
    'Откройте заказ. Кнопка «Отменить заказ» есть там, пока мы его не собираем, а «Вернуть товар» — после доставки. Остальное написано на странице о возврате.',
    'Відкрийте замовлення. Кнопка «Скасувати замовлення» є там, доки ми його не збираємо, а «Повернути товар» — після доставки. Решта написана на сторінці про повернення.',
    '请打开订单。在我们打包之前可点“取消订单”，收到货后可点“退货”。其他说明见退换货页面。',
  ),
  heading(
    'Which size do I take?',
    'Welche Größe nehme ich?',
    'Какой размер выбрать?',
    'Який розмір вибрати?',
    '该选什么尺码？',
  ),
  text(
    'The page of each product has a size guide beside its sizes. Where shoppers have said so, it also says whether the product runs small or large.',
    'Auf jeder Produktseite steht bei den Größen die passende Größentabelle. Wenn andere es gesagt haben, steht dort auch, ob das Produkt klein oder groß ausfällt.',
    'На странице каждого товара рядом с размерами есть таблица размеров. Если покупатели это отметили, там же сказано, маломерит товар или большемерит.',
    'На сторінці кожного товару поруч із розмірами є таблиця розмірів. Якщо покупці це зазначили, там само сказано, маломірить товар чи великомірить.',
    '每个商品页的尺码旁都有尺码指南；如有买家反馈，还会说明偏大或偏小。',
  ),
  heading(
    'How can I pay, and where do I enter a code?',
    'Wie kann ich bezahlen, und wo gebe ich einen Code ein?',
    'Как оплатить и куда ввести код?',
    'Як оплатити й куди ввести код?',
    '如何付款，在哪里输入优惠码？',
  ),
  text(
    'Checkout shows every way to pay before you order. A coupon or a gift card is entered in the bag or at checkout, under “Have a coupon or gift card?”.',
    'Die Kasse zeigt alle Zahlungsarten, bevor du bestellst. Einen Rabattcode oder Geschenkgutschein gibst du im Warenkorb oder an der Kasse unter „Hast du einen Gutschein oder Geschenkgutschein?“ ein.',
    'Все способы оплаты видны при оформлении, до заказа. Промокод или подарочная карта вводятся в корзине или при оформлении, под вопросом «Есть промокод или подарочная карта?».',
    'Усі способи оплати видно під час оформлення, до замовлення. Промокод або подарункова картка вводяться в кошику чи під час оформлення, під запитанням «Маєте промокод або подарункову картку?».',
    '下单前，结账页会显示所有付款方式。优惠码或礼品卡可在购物袋或结账页的“有优惠码或礼品卡？”处输入。',
  ),
];

const TITLE: PageText['title'] = [
  'Contact and help',
  'Kontakt und Hilfe',
  'Контакты и помощь',
  'Контакти й допомога',
  '联系与帮助',
];

const SUMMARY: PageText['summary'] = [
  'How to reach us, and answers to what is asked most.',
  'Wie du uns erreichst, und Antworten auf häufige Fragen.',
  'Как с нами связаться и ответы на частые вопросы.',
  'Як з нами зв’язатися та відповіді на поширені запитання.',
  '联系方式与常见问题解答。',
];

/** The page of contact and questions of a shop. @param reach how it is reached, before the questions */
export function contactPage(...reach: readonly PagePart[]): PageText {
  return { identifier: 'contact', section: 'help', title: TITLE, summary: SUMMARY, parts: [...reach, ...QUESTIONS] };
}

/** A placeholder that the merchant replaces, because only they know the hours. */
export const CONTACT: PageText = contactPage(
  list([
    'E-mail and telephone are at the foot of every page. A person answers.',
    'E-Mail und Telefon stehen am Fuß jeder Seite. Es antwortet ein Mensch.',
    'Почта и телефон указаны внизу каждой страницы. Отвечает человек.',
    'Пошта й телефон указані внизу кожної сторінки. Відповідає людина.',
    '邮箱与电话见每页底部，由专人答复。',
  ]),
);
