import { useState, type ReactNode } from 'react';
import type { OrdersArea, QueuedOrder, Shop } from '../../core';
import { WaitingOrders, type SentOrder, type WaitingOrder } from '../components/WaitingOrders';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useOnline } from '../state/use-online';
import { useNotify } from '../state/use-notify';
import { useLocale } from '../text/text-context';

interface Props {
  readonly orders: OrdersArea;
  readonly onClose: () => void;
  /** The notices of the page, which this covers. */
  readonly notices?: ReactNode;
}

/** The orders that wait on this device, sent or called off as the shopper says. */
export function WaitingOrdersPanel({ orders, onClose, notices }: Props) {
  const shop = useShop();
  const locale = useLocale();
  const notify = useNotify();
  const waiting = useObservable(shop.waitingOrders$, []);
  const online = useOnline();
  const [sent, setSent] = useState<readonly SentOrder[]>([]);
  const [isBack, setBack] = useState(false);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    const ids = new Set(waiting.map(({ order }) => order.order_id));
    setSending(true);
    try {
      const after = await orders.process();
      setSent(after.filter(({ order }) => ids.has(order.order_id)).map(sentOrder));
    } finally {
      setSending(false);
    }
  };
  const cancel = async (id: string) => {
    const isCanceled = await orders.cancel(id);
    const placed = isCanceled ? [] : (await orders.queue()).filter(({ order }) => order.order_id === id);
    setSent((before) => [...before.filter((one) => one.id !== id), ...placed.map(sentOrder)]);
    if (isCanceled) setBack(true);
  };
  return (
    <WaitingOrders
      orders={waiting.map((one) => waitingOrder(one, shop, locale))}
      sent={sent}
      isBack={isBack}
      online={online}
      isSending={isSending}
      notices={notices}
      checkoutPath={shop.routing.localPath('/checkout')}
      onSend={() => void send().catch(notify)}
      onCancel={(id) => void cancel(id).catch(notify)}
      onClose={onClose}
    />
  );
}

/** An order that the shop has not numbered yet is known by the beginning of its id. */
function shortNumber({ order, result }: QueuedOrder): string {
  return result?.number ?? order.order_id.slice(0, 8);
}

function waitingOrder(queued: QueuedOrder, { storeViews }: Shop, locale: string): WaitingOrder {
  const { order, lines, queued_at } = queued;
  const total = order.totals.find(({ code }) => code === 'grand_total')?.value ?? 0;
  const store = storeViews.available.find(({ storeCode }) => storeCode === order.store_code);
  const isHere = store === undefined || store.storeCode === storeViews.current.storeCode;
  return {
    id: order.order_id,
    number: shortNumber(queued),
    made: storeViews.date(queued_at),
    total: isHere
      ? storeViews.price(total)
      : new Intl.NumberFormat(locale, { style: 'currency', currency: store.i18n.currencyCode }).format(total),
    lines: lines.map(({ sku, checksum, name, qty, thumbnail }) => ({
      key: `${sku}|${checksum}`,
      name,
      qty,
      thumbnail,
    })),
  };
}

function sentOrder(queued: QueuedOrder): SentOrder {
  const { order, state, result } = queued;
  const payPath = state === 'sent' ? (result?.order?.paylink ?? undefined) : undefined;
  return {
    id: order.order_id,
    number: shortNumber(queued),
    state: state !== 'sent' ? state : payPath === undefined ? 'placed' : 'unpaid',
    email: order.personalDetails.emailAddress,
    payPath,
  };
}
