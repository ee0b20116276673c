import { fullName } from '../../../../core/kernel/full-name';
import type { StoreView } from '../../../../core/store-views';
import { languageOf } from '../../foundation';
import { pageTextsOf } from '../pages/page-texts';
import type { StoredOrder } from '../../ports/orders/orders';
import type { NewMessage } from '../../ports/messages/outbox';
import { bookingTextsOf } from './booking-texts';
import { choicesLine } from './choices-text';
import { letterMessage } from './letter';
import { orderAction, orderItems, type WrittenIn } from './order-letter';

type Units = ReadonlyMap<number, number>;

export function bookingMail(
  order: StoredOrder,
  { units, contact }: { readonly units: Units; readonly contact: string | undefined },
  written: WrittenIn,
): NewMessage {
  const format = bookingTextsOf(written.store);
  const page = pageTextsOf(written.store);
  const { number, email, document } = order;
  return letterMessage(
    { kind: 'order-bookings', contact: email, language: languageOf(written.store) },
    {
      title: format('subject', { number }),
      text: [
        page('order.hello', { name: document.personalDetails.firstName }),
        format('text', { number }),
        format('next', { email }),
        ...(contact === undefined ? [] : [format('contact', { contact, number })]),
      ],
      action: orderAction(order, written, page),
      items: orderItems(order, written, units),
    },
  );
}

export function bookingTask(
  { number, email, document: { personalDetails: person, products } }: StoredOrder,
  { units, contact }: { readonly units: Units; readonly contact: string },
  reader: StoreView,
): NewMessage {
  const format = bookingTextsOf(reader);
  const name = fullName(person.firstName, person.lastName);
  const lines = [...units].map(([at, count]) => {
    const line = products[at];
    const choices = choicesLine(line?.options ?? [], reader.i18n.defaultLocale);
    return `${String(count)} × ${line?.name ?? ''}${choices === '' ? '' : ` (${choices})`}`;
  });
  return {
    kind: 'booking-task',
    contact,
    subject: format('task.subject', { number }),
    text: [format('task.text', { name, email, number }), ...lines].join('\n'),
    language: languageOf(reader),
  };
}
