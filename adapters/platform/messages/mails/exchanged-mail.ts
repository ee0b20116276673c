import type { OrderExchange } from '../../../../core/contract/orders/manage-order-exchange';
import { languageOf } from '../../foundation';
import type { NewMessage } from '../../ports/messages/outbox';
import type { OrderDocument, StoredOrder } from '../../ports/orders/orders';
import { pageTextsOf } from '../pages/page-texts';
import { advanceTextsOf } from './advance-texts';
import { letterMessage } from './letter';
import { orderAction, type WrittenIn } from './order-letter';

type Product = OrderDocument['products'][number];

interface Exchanged {
  readonly swapped: readonly { readonly qty: number; readonly from: Product | undefined; readonly to: Product }[];
  /** Parcel of the replacements. */
  readonly parcel: Pick<OrderExchange, 'carrier' | 'link' | 'tracking'>;
}

/** Mail of an order whose items were exchanged for other variants. */
export function exchangedMail(order: StoredOrder, { swapped, parcel }: Exchanged, written: WrittenIn): NewMessage {
  const { store } = written;
  const format = advanceTextsOf(store);
  const page = pageTextsOf(store);
  const { carrier, tracking, link } = parcel;
  return letterMessage(
    { kind: 'order-exchanged', contact: order.email, language: languageOf(store) },
    {
      title: format('exchanged.subject', { number: order.number }),
      text: [
        page('order.hello', { name: order.document.personalDetails.firstName }),
        format('exchanged.text', { number: order.number }),
        ...swapped.map(({ qty, from, to }) => `${String(qty)} × ${nameOf(from ?? to)} → ${nameOf(to)}`),
        ...(carrier === undefined ? [] : [format('carrier', { carrier })]),
        ...(tracking === undefined ? [] : [format('tracking', { tracking })]),
        ...(link === undefined ? [] : [link]),
      ],
      action: orderAction(order, written, page),
    },
  );
}

function nameOf({ name, options = [] }: Product): string {
  const choices = options.map(({ value }) => value).join(', ');
  return choices === '' ? name : `${name} (${choices})`;
}
