import type { StoreView } from '../../../core/store-views';
import { languageOf } from '../kernel/language';
import { page } from '../pages/layout';
import { markup } from '../pages/markup';
import { pageTextsOf } from '../pages/page-texts';
import type { StartedReturn, StoredOrder } from '../ports/orders';
import type { NewMessage } from '../ports/outbox';
import { returnTextsOf } from './return-texts';

/** A mail to the shopper that their return is started: what, when they said so, and where it goes. In the language of the store. */
export function returnMail(order: StoredOrder, started: StartedReturn, store: StoreView): NewMessage {
  const say = returnTextsOf(store);
  const facts = { return: started.number, number: order.number, when: momentIn(store, started.at) };
  const subject = say('subject', facts);
  const lines = [
    pageTextsOf(store)('order.hello', { name: order.document.personalDetails.firstName }),
    say('text', facts),
    ...unitsOf(order, started),
    say('where', facts),
    ...started.address,
    say('then'),
  ];
  const body = markup`<h1>${subject}</h1>
    ${lines.map((line) => markup`<p>${line}</p>`)}`;
  const html = page(subject, body, store.i18n.defaultLanguage);
  return {
    kind: 'order-return',
    contact: order.email,
    subject,
    text: lines.join('\n'),
    html,
    language: languageOf(store),
  };
}

/**
 * Tells the shop's own people what comes back, and why.
 * @param contact the shop's own address
 * @param reader the store whose language the shop reads
 */
export function returnTask(order: StoredOrder, started: StartedReturn, contact: string, reader: StoreView): NewMessage {
  const say = returnTextsOf(reader);
  const facts = { return: started.number, number: order.number, email: order.email };
  const lines = [
    say('task.text', facts),
    ...unitsOf(order, started),
    say('reason', { reason: say(started.reason) }),
    ...(started.note === undefined ? [] : [started.note]),
  ];
  const subject = say('task.subject', facts);
  return { kind: 'return-task', contact, subject, text: lines.join('\n'), language: languageOf(reader) };
}

function unitsOf({ document }: StoredOrder, { lines }: StartedReturn): readonly string[] {
  return lines.map(({ sku, qty }) => {
    const line = document.products.find((product) => product.sku === sku);
    const choices = (line?.options ?? []).map(({ value }) => value).join(', ');
    return `${String(qty)} × ${line?.name ?? sku}${choices === '' ? '' : ` (${choices})`}`;
  });
}

function momentIn({ i18n }: StoreView, at: number): string {
  const format = new Intl.DateTimeFormat(i18n.defaultLocale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(at)} UTC`;
}
