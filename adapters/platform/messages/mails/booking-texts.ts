import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';
import { textsIn, type TextOf } from '../../foundation';

const EN = {
  subject: 'What happens next with your order {number}',
  text: 'what you booked with order {number} is paid.',
  next: 'We write to you at {email} to agree on how and when it is done.',
  contact: 'If you would like to name a day first, write to {contact} and give the number {number}.',
  'task.subject': 'Order {number}: agree with the customer on how and when',
  'task.text': '{name} ({email}) has paid for this with order {number} and waits for your message:',
} as const;

type BookingTextKey = keyof typeof EN;
type BookingTexts = Readonly<Record<BookingTextKey, string>>;

const DE: BookingTexts = {
  subject: 'Wie es mit deiner Bestellung {number} weitergeht',
  text: 'was du mit Bestellung {number} gebucht hast, ist bezahlt.',
  next: 'Wir schreiben dir an {email}, um mit dir auszumachen, wie und wann es geschieht.',
  contact: 'Wenn du selbst einen Tag vorschlagen möchtest, schreib an {contact} und nenne die Nummer {number}.',
  'task.subject': 'Bestellung {number}: mit dem Kunden ausmachen, wie und wann',
  'task.text': '{name} ({email}) hat dies mit Bestellung {number} bezahlt und wartet auf eure Nachricht:',
};

const RU: BookingTexts = {
  subject: 'Что дальше с вашим заказом {number}',
  text: 'Услуга из заказа {number} оплачена.',
  next: 'Мы напишем вам на {email}, чтобы договориться, как и когда её выполнить.',
  contact: 'Если хотите сами предложить день, напишите на {contact} и укажите номер {number}.',
  'task.subject': 'Заказ {number}: договориться с покупателем, как и когда',
  'task.text': '{name} ({email}): в заказе {number} оплачено следующее, покупатель ждёт вашего письма:',
};

const UK: BookingTexts = {
  subject: 'Що далі з вашим замовленням {number}',
  text: 'Послугу із замовлення {number} оплачено.',
  next: 'Ми напишемо вам на {email}, щоб домовитися, як і коли її виконати.',
  contact: 'Якщо хочете самі запропонувати день, напишіть на {contact} і вкажіть номер {number}.',
  'task.subject': 'Замовлення {number}: домовитися з покупцем, як і коли',
  'task.text': '{name} ({email}): у замовленні {number} оплачено таке, покупець чекає на вашого листа:',
};

const ZH: BookingTexts = {
  subject: '您的订单{number}的后续安排',
  text: '订单{number}中预订的服务已付款。',
  next: '我们会发送邮件至{email}，与您商定服务的方式和时间。',
  contact: '如想先提出日期，请写信至{contact}，并注明订单号{number}。',
  'task.subject': '订单{number}：请与顾客商定方式和时间',
  'task.text': '{name}（{email}）已通过订单{number}付款购买以下服务，正在等待您的邮件：',
};

const TEXTS: Readonly<Record<Language, BookingTexts>> = { en: EN, de: DE, ru: RU, uk: UK, zh: ZH };

export function bookingTextsOf(store: StoreView): TextOf<BookingTextKey> {
  return textsIn(TEXTS, store);
}
