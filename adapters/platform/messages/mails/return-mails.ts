import type { StoreView } from '../../../../core/store-views';
import { languageOf } from '../../foundation';
import { pageTextsOf } from '../pages/page-texts';
import type { StartedReturn, StoredOrder } from '../../ports/orders/orders';
import type { NewMessage } from '../../ports/messages/outbox';
import { letterMessage } from './letter';
import { momentIn } from './moment-in';
import { orderAction, orderItems, type WrittenIn } from './order-letter';
import { returnTextsOf } from './return-texts';

export function returnMail(order: StoredOrder, started: StartedReturn, { store, publicUrl }: WrittenIn): NewMessage {
  const formatText = returnTextsOf(store);
  const facts = { return: started.number, number: order.number, when: momentIn(store, started.at) };
  const page = pageTextsOf(store);
  const written = { store, publicUrl };
  const counts = new Map<number, number>();
  for (const { sku, qty } of started.lines) {
    const index = order.document.products.findIndex((line) => line.sku === sku);
    counts.set(index, (counts.get(index) ?? 0) + qty);
  }
  return letterMessage(
    { kind: 'order-return', contact: order.email, language: languageOf(store) },
    {
      title: formatText('subject', facts),
      text: [page('order.hello', { name: order.document.personalDetails.firstName }), formatText('text', facts)],
      action: orderAction(order, written, page),
      items: orderItems(order, written, counts),
      after: [formatText('where', facts), ...started.address, formatText('then')],
    },
  );
}

/**
 * @param contact the shop's own address
 * @param reader store whose language staff read
 */
export function returnTask(order: StoredOrder, started: StartedReturn, contact: string, reader: StoreView): NewMessage {
  const formatText = returnTextsOf(reader);
  const facts = { return: started.number, number: order.number, email: order.email };
  const lines = [
    formatText('task.text', facts),
    ...unitsOf(order, started),
    formatText('reason', { reason: formatText(started.reason) }),
    ...(started.note === undefined ? [] : [started.note]),
  ];
  const subject = formatText('task.subject', facts);
  return { kind: 'return-task', contact, subject, text: lines.join('\n'), language: languageOf(reader) };
}

function unitsOf({ document }: StoredOrder, { lines }: StartedReturn): readonly string[] {
  return lines.map(({ sku, qty }) => {
    const line = document.products.find((product) => product.sku === sku);
    const choices = (line?.options ?? []).map(({ value }) => value).join(', ');
    return `${String(qty)} × ${line?.name ?? sku}${choices === '' ? '' : ` (${choices})`}`;
  });
}
