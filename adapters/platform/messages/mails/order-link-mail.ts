import type { StoreView } from '../../../../core/store-views';
import { languageOf, textsIn, type TextOf } from '../../foundation';
import { pageTextsOf } from '../pages/page-texts';
import type { StoredOrder } from '../../ports/orders/orders';
import type { NewMessage } from '../../ports/messages/outbox';
import { letterMessage } from './letter';
import { orderAction, orderItems, type WrittenIn } from './order-letter';
import de from './messages/de/order-link.json';
import en from './messages/en/order-link.json';
import ru from './messages/ru/order-link.json';
import uk from './messages/uk/order-link.json';
import zh from './messages/zh/order-link.json';

const TEXTS = { de, en, ru, uk, zh };

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

function textsOf(store: StoreView): TextOf<keyof typeof en> {
  return textsIn(TEXTS, store);
}
