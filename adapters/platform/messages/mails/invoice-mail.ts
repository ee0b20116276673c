import type { InvoiceDocument } from '../../../../core/contract/orders/invoice-document';
import type { StoreView } from '../../../../core/store-views';
import { languageOf, textsIn, type TextOf } from '../../foundation';
import type { NewMessage } from '../../ports/messages/outbox';
import type { StoredOrder } from '../../ports/orders/orders';
import { pageTextsOf } from '../pages/page-texts';
import { letterMessage } from './letter';
import { orderAction, type WrittenIn } from './order-letter';
import de from './messages/de/invoice.json';
import en from './messages/en/invoice.json';
import ru from './messages/ru/invoice.json';
import uk from './messages/uk/invoice.json';
import zh from './messages/zh/invoice.json';

const TEXTS = { de, en, ru, uk, zh };

/** Links to the order's page, which shows its documents to the owner only. */
export function invoiceMail(
  order: StoredOrder,
  { kind, number }: Pick<InvoiceDocument, 'kind' | 'number'>,
  written: WrittenIn,
): NewMessage {
  const { store } = written;
  const format = textsOf(store);
  const page = pageTextsOf(store);
  const isGuest = order.customerId === undefined;
  return letterMessage(
    { kind: 'invoice', contact: order.email, language: languageOf(store) },
    {
      title: format(`${kind}.subject`, { number }),
      text: [
        page('order.hello', { name: order.document.personalDetails.firstName }),
        format(`${kind}.text`, { order: order.number }),
      ],
      action: orderAction(order, written, page),
      ...(isGuest && { after: [format('proof')] }),
    },
  );
}

function textsOf(store: StoreView): TextOf<keyof typeof en> {
  return textsIn(TEXTS, store);
}
