import type { StoreView } from '../../../../core/store-views';
import { languageOf, textsIn, type TextOf } from '../../foundation';
import { pageTextsOf } from '../pages/page-texts';
import type { Language } from '../../ports/catalogue/catalogue-data';
import type { StoredOrder } from '../../ports/orders/orders';
import type { NewMessage } from '../../ports/messages/outbox';
import { letterMessage } from './letter';
import { orderAction, orderItems, type WrittenIn } from './order-letter';

const EN = {
  subject: 'The link to your order {number}',
  text: 'somebody asked us for the link to your order {number}. It opens the order together with your e-mail address.',
  unasked: 'If it was not you, you need not do anything. Please do not pass the link on.',
} as const;

type Texts = Readonly<Record<keyof typeof EN, string>>;

const DE: Texts = {
  subject: 'Der Link zu deiner Bestellung {number}',
  text: 'jemand hat uns um den Link zu deiner Bestellung {number} gebeten. Zusammen mit deiner E-Mail-Adresse öffnet er die Bestellung.',
  unasked: 'Wenn du es nicht warst, musst du nichts tun. Bitte gib den Link nicht weiter.',
};

const RU: Texts = {
  subject: 'Ссылка на ваш заказ {number}',
  text: 'кто-то попросил у нас ссылку на ваш заказ {number}. Вместе с вашим адресом электронной почты она открывает заказ.',
  unasked: 'Если это были не вы, ничего делать не нужно. Пожалуйста, никому не передавайте ссылку.',
};

const UK: Texts = {
  subject: 'Посилання на ваше замовлення {number}',
  text: 'хтось попросив у нас посилання на ваше замовлення {number}. Разом з вашою електронною адресою воно відкриває замовлення.',
  unasked: 'Якщо це були не ви, нічого робити не потрібно. Будь ласка, нікому не передавайте посилання.',
};

const ZH: Texts = {
  subject: '您的订单 {number} 的链接',
  text: '有人向我们索取您的订单 {number} 的链接。凭此链接和您的邮箱即可打开订单。',
  unasked: '如果不是您本人操作，无需处理。请勿将链接转给他人。',
};

const TEXTS: Readonly<Record<Language, Texts>> = { de: DE, en: EN, ru: RU, uk: UK, zh: ZH };

export function orderLinkMail(order: StoredOrder, written: WrittenIn): NewMessage {
  const { store } = written;
  const format = textsOf(store);
  const page = pageTextsOf(store);
  const { number } = order;
  return letterMessage(
    { kind: 'order-link', contact: order.email, language: languageOf(store) },
    {
      title: format('subject', { number }),
      text: [page('order.hello', { name: order.document.personalDetails.firstName }), format('text', { number })],
      action: orderAction(order, written, page),
      items: orderItems(order, written),
      after: [format('unasked')],
    },
  );
}

function textsOf(store: StoreView): TextOf<keyof typeof EN> {
  return textsIn(TEXTS, store);
}
