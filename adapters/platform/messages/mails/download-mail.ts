import type { OrderDownload } from '../../../../core/contract/orders/order-download';
import { languageOf, zoneIn } from '../../foundation';
import { downloadTextsOf } from '../pages/download-texts';
import { pageTextsOf } from '../pages/page-texts';
import type { StoredOrder } from '../../ports/orders/orders';
import type { NewMessage } from '../../ports/messages/outbox';
import { letterMessage } from './letter';
import { orderAction, type WrittenIn } from './order-letter';
import { longDay } from './long-day';

export function downloadMail(
  order: StoredOrder,
  downloads: readonly OrderDownload[],
  { store, publicUrl }: WrittenIn,
): NewMessage {
  const format = downloadTextsOf(store);
  const page = pageTextsOf(store);
  const ready = downloads.flatMap(({ link, ...one }) => (link === null ? [] : [{ ...one, href: publicUrl + link }]));
  const [first] = ready;
  const isLate = downloads.some(({ state }) => state === 'no-file');
  return letterMessage(
    { kind: 'order-downloads', contact: order.email, language: languageOf(store) },
    {
      title: format('mail.subject', { number: order.number }),
      text: [
        page('order.hello', { name: order.document.personalDetails.firstName }),
        ...(ready.length > 0 ? [format('mail.text')] : []),
        ...ready.map(({ product, title, max, used, href }) => {
          const often = max === null ? '' : ` (${format('mail.times', { count: max - used })})`;
          return `${product}: ${title}${often} ${href}`;
        }),
        ...(first === undefined || first.expires_at === null
          ? []
          : [
              format('mail.until', {
                day: longDay(Date.parse(first.expires_at), store.i18n.defaultLocale, zoneIn(store)),
              }),
            ]),
        ...(isLate ? [format('mail.late')] : []),
      ],
      action: orderAction(order, { store, publicUrl }, page),
    },
  );
}
