import { amountUnpaid } from '../../../../core/orders/rules/amount-due';
import { priceFormatter } from '../../../../core/store-views';
import { languageOf } from '../../foundation';
import type { NewMessage } from '../../ports/messages/outbox';
import type { StoredOrder } from '../../ports/orders/orders';
import { pageTextsOf } from '../pages/page-texts';
import { advanceTextsOf } from './advance-texts';
import { letterMessage } from './letter';
import { orderAction, orderItems, type WrittenIn } from './order-letter';

/**
 * Mail of an order that staff edited.
 * @param figures refund in minor units
 */
export function editedMail(
  order: StoredOrder,
  { refund }: { readonly refund: number },
  written: WrittenIn,
): NewMessage {
  const { store } = written;
  const format = advanceTextsOf(store);
  const page = pageTextsOf(store);
  const price = priceFormatter(store.i18n);
  const due = amountUnpaid(order);
  return letterMessage(
    { kind: 'order-edited', contact: order.email, language: languageOf(store) },
    {
      title: format('edited.subject', { number: order.number }),
      text: [
        page('order.hello', { name: order.document.personalDetails.firstName }),
        format('edited.text', { number: order.number }),
        format('total', { price: price(order.grandTotal) }),
        ...(due > 0 ? [format('due', { price: price(due) })] : []),
        ...(refund > 0 ? [format('refund', { price: price(refund) })] : []),
      ],
      action: orderAction(order, written, page),
      items: orderItems(order, written),
    },
  );
}
