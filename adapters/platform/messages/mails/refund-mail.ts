import { priceFormatter } from '../../../../core/store-views';
import type { StoreView } from '../../../../core/store-views';
import type { StoredOrder } from '../../ports/orders/orders';
import { languageOf } from '../../foundation';
import { pageTextsOf } from '../pages/page-texts';
import { advanceTextsOf } from './advance-texts';
import { letterMessage } from './letter';
import { orderAction, type WrittenIn } from './order-letter';
import type { NewMessage } from '../../ports/messages/outbox';

/** @param amount paid, in minor units */
export function refundMail(order: StoredOrder, amount: number, { store, publicUrl }: WrittenIn): NewMessage {
  const format = pageTextsOf(store);
  const { number, email, document } = order;
  const price = priceFormatter(store.i18n)(amount);
  return letterMessage(
    { kind: 'refund', contact: email, language: languageOf(store) },
    {
      title: format('refund.subject', { number }),
      text: [
        format('order.hello', { name: document.personalDetails.firstName }),
        format('refund.text', { number, price }),
        format('refund.again'),
      ],
      action: orderAction(order, { store, publicUrl }, format),
    },
  );
}

/** @param figures refunded and withheld amounts, in minor units */
export function partRefundMail(
  order: StoredOrder,
  { amount, held }: { readonly amount: number; readonly held: number },
  { store, publicUrl }: WrittenIn,
): NewMessage {
  const format = advanceTextsOf(store);
  const price = priceFormatter(store.i18n);
  const page = pageTextsOf(store);
  const { number, email, document } = order;
  return letterMessage(
    { kind: 'order-refunded', contact: email, language: languageOf(store) },
    {
      title: format('refunded.subject', { number }),
      text: [
        page('order.hello', { name: document.personalDetails.firstName }),
        format('refunded.text', { number }),
        ...(amount > 0 ? [format('refund', { price: price(amount) })] : []),
        ...(held > 0 ? [format('held', { price: price(held) })] : []),
      ],
      action: orderAction(order, { store, publicUrl }, page),
    },
  );
}

/**
 * Notifies staff of a payment for an order that was cancelled or sold out.
 * @param task the amount paid, in minor units; the shop's address; `isAsked` if the provider refunds, so that staff only checks it
 * @param store store of the order
 * @param reader store whose language staff read
 */
export function refundTask(
  order: StoredOrder,
  task: { readonly amount: number; readonly contact: string; readonly isAsked: boolean },
  store: StoreView,
  reader: StoreView,
): NewMessage {
  const format = pageTextsOf(reader);
  const { number, email } = order;
  const price = priceFormatter(store.i18n)(task.amount);
  const what = task.isAsked ? 'check' : 'task';
  const subject = format(`refund.${what}`, { number, price });
  const text = format(`refund.${what}-text`, { number, price, email });
  return { kind: 'refund', contact: task.contact, subject, text, language: languageOf(reader) };
}

/** Provider refund of spent gift cards or bonuses. */
export type LossKind = 'card-loss' | 'cashback-loss';

export function lossMail(
  { number, email }: StoredOrder,
  loss: { readonly kind: LossKind; readonly amount: number; readonly contact: string },
  stores: { readonly ordered: StoreView; readonly reader: StoreView },
): NewMessage {
  const format = advanceTextsOf(stores.reader);
  const price = priceFormatter(stores.ordered.i18n)(loss.amount);
  const subject = format(`${loss.kind}.subject`, { number, price });
  const text = format(`${loss.kind}.text`, { number, price, email });
  return { kind: 'refund', contact: loss.contact, subject, text, language: languageOf(stores.reader) };
}

/**
 * @param task amount in minor units, and the shop's address
 * @param store store of the order
 */
export function giveBackTask(
  { number, email }: StoredOrder,
  task: { readonly amount: number; readonly contact: string },
  store: StoreView,
  reader: StoreView,
): NewMessage {
  const format = pageTextsOf(reader);
  const price = priceFormatter(store.i18n)(task.amount);
  const subject = format('refund.give', { number, price });
  const text = format('refund.give-text', { number, price, email });
  return { kind: 'refund', contact: task.contact, subject, text, language: languageOf(reader) };
}
