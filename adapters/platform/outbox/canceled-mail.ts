import type { StoreView } from '../../../core/store-views';
import type { StoredOrder } from '../ports/orders';
import { page } from '../pages/layout';
import { markup } from '../pages/markup';
import { pageTextsOf } from '../pages/page-texts';
import { languageOf } from '../kernel/language';
import { advanceTextsOf } from './advance-texts';
import type { NewMessage } from '../ports/outbox';

/**
 * A mail that an order which was never paid is cancelled, in the language of its store: given up at the payment page, not paid within a
 * day, or replaced by another one. Without it the mail that asked for the payment would be the last word.
 */
export function canceledMail(order: StoredOrder, store: StoreView): NewMessage {
  const say = advanceTextsOf(store);
  const { number } = order;
  const subject = say('canceled.subject', { number });
  const hello = pageTextsOf(store)('order.hello', { name: order.document.personalDetails.firstName });
  const lines = [hello, say('canceled.text', { number })];
  const body = markup`<h1>${subject}</h1>
    ${lines.map((line) => markup`<p>${line}</p>`)}`;
  const html = page(subject, body, store.i18n.defaultLanguage);
  return {
    kind: 'order-canceled',
    contact: order.email,
    subject,
    text: lines.join('\n'),
    html,
    language: languageOf(store),
  };
}
