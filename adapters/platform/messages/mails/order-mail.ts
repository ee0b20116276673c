import { priceFormatter } from '../../../../core/store-views';
import type { StoreView } from '../../../../core/store-views';
import type { StoredOrder } from '../../ports/orders/orders';
import { languageOf } from '../../foundation';
import { sumRows } from '../pages/sum-rows';
import { pageTextsOf } from '../pages/page-texts';
import type { Letter } from '../../ports/messages/mail-look';
import { letterMessage } from './letter';
import { bankFacts, orderFacts } from './order-facts';
import { momentIn } from './moment-in';
import { orderAction, orderItems, type WrittenIn } from './order-letter';
import type { NewMessage } from '../../ports/messages/outbox';

/**
 * Confirms the order or, for online payment, its payment.
 * @param payBy end of an order that staff made and its customer pays online
 */
export function orderMail(
  order: StoredOrder,
  store: StoreView,
  publicUrl: string,
  { payBy }: { readonly payBy?: number | undefined } = {},
): NewMessage {
  const head = { kind: 'order', contact: order.email, language: languageOf(store) };
  return letterMessage(head, letterOf(order, { store, publicUrl }, payBy));
}

function letterOf(order: StoredOrder, written: WrittenIn, payBy: number | undefined): Letter {
  const { store, publicUrl } = written;
  const formatText = pageTextsOf(store);
  const { number } = order;
  const format = priceFormatter(store.i18n);
  const isPaid = order.status === 'paid';
  const isOpen = order.redirect && !isPaid;
  const link = `${publicUrl}/pay/${encodeURIComponent(order.orderId)}`;
  const bank = bankFacts(order, store, formatText);
  return {
    title: formatText(isPaid ? 'order.subject-paid' : 'order.subject', { number }),
    text: [
      formatText('order.hello', { name: order.document.personalDetails.firstName }),
      formatText(isPaid ? 'order.paid' : 'order.placed', { number }),
      ...(isOpen ? [`${formatText('order.pay')} ${link}`] : []),
      ...(isOpen && payBy !== undefined ? [formatText('order.pay-by', { when: momentIn(store, payBy) })] : []),
    ],
    action: orderAction(order, written, formatText),
    items: orderItems(order, written),
    sums: sumRows(order, formatText).map(({ code, label, value }) => ({
      label,
      value: format(value),
      isTotal: code === 'grand_total',
    })),
    facts: [
      ...(bank.length === 0 ? [] : [{ title: formatText('bank.title'), rows: bank }]),
      { rows: orderFacts(order, store, formatText) },
    ],
  };
}
