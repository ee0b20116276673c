import type { StoreView } from '../../../core/store-views';
import type { StoredOrder } from '../ports/orders';
import { pageTextsOf } from '../pages/page-texts';
import { languageOf } from '../kernel/language';
import { advanceTextsOf } from './advance-texts';
import { letterMessage } from './letter';
import { orderAction, orderItems } from './order-letter';
import type { NewMessage } from '../ports/outbox';

/**
 * A mail that an order which was never paid is cancelled, in the language of its store: given up at the payment page, not paid within a
 * day, or replaced by another one. Without it the mail that asked for the payment would be the last word.
 */
export function canceledMail(order: StoredOrder, store: StoreView, publicUrl: string): NewMessage {
  const say = advanceTextsOf(store);
  const page = pageTextsOf(store);
  const { number } = order;
  const written = { store, publicUrl };
  return letterMessage(
    { kind: 'order-canceled', contact: order.email, language: languageOf(store) },
    {
      title: say('canceled.subject', { number }),
      text: [page('order.hello', { name: order.document.personalDetails.firstName }), say('canceled.text', { number })],
      action: orderAction(order, written, page),
      items: orderItems(order, written),
    },
  );
}
