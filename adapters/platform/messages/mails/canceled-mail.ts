import type { StoreView } from '../../../../core/store-views';
import type { StoredOrder } from '../../ports/orders/orders';
import { pageTextsOf } from '../pages/page-texts';
import { languageOf } from '../../foundation';
import { advanceTextsOf } from './advance-texts';
import { letterMessage } from './letter';
import { orderAction, orderItems } from './order-letter';
import type { NewMessage } from '../../ports/messages/outbox';

/** Notifies the shopper of the cancellation, so that the payment request is not the last message. */
export function canceledMail(order: StoredOrder, store: StoreView, publicUrl: string): NewMessage {
  const format = advanceTextsOf(store);
  const page = pageTextsOf(store);
  const { number } = order;
  const written = { store, publicUrl };
  return letterMessage(
    { kind: 'order-canceled', contact: order.email, language: languageOf(store) },
    {
      title: format('canceled.subject', { number }),
      text: [
        page('order.hello', { name: order.document.personalDetails.firstName }),
        format('canceled.text', { number }),
      ],
      action: orderAction(order, written, page),
      items: orderItems(order, written),
    },
  );
}
