import { moneyText, type QueuedOrder, type Shop } from '../../core/shopper';
import { momentOf } from '../text/moment-of';
import type { SentOrder, WaitingOrder } from '../components/orders/WaitingList';
import type { WaitingOrdersHook, WaitingResult } from '../hooks/use-waiting-orders';

export interface WaitingView {
  readonly orders: readonly WaitingOrder[];
  readonly sent: readonly SentOrder[];
  readonly isBack: boolean;
}

/** @param locale for amounts of another store */
export function waitingView(
  { orders, results }: Pick<WaitingOrdersHook, 'orders' | 'results'>,
  shop: Shop,
  locale: string,
): WaitingView {
  const isBack = (result: WaitingResult) => result.status === 'canceled' && result.message === undefined;
  return {
    orders: orders.map((one) => waitingOrder(one, shop, locale)),
    sent: results.filter((result) => !isBack(result)).map(sentOrder),
    isBack: results.some(isBack),
  };
}

function waitingOrder(queued: QueuedOrder, { storeViews }: Shop, locale: string): WaitingOrder {
  const { order, lines, queued_at } = queued;
  const total = order.totals.find(({ code }) => code === 'grand_total')?.value ?? 0;
  const store = storeViews.available.find(({ storeCode }) => storeCode === order.store_code);
  const isHere = store === undefined || store.storeCode === storeViews.current.storeCode;
  return {
    id: order.order_id,
    made: momentOf(new Date(queued_at).toISOString(), locale),
    total: isHere ? storeViews.price(total) : moneyText(total, store.i18n.currencyCode, locale),
    lines: lines.map(({ sku, checksum, name, qty, thumbnail }) => ({
      key: `${sku}|${checksum}`,
      name,
      qty,
      thumbnail,
    })),
  };
}

function sentOrder(result: WaitingResult): SentOrder {
  const { order } = result;
  const payPath = result.status === 'placed' ? result.redirect : undefined;
  return {
    id: order.order.order_id,
    number: order.result?.number ?? '',
    state: payPath === undefined ? result.status : 'unpaid',
    email: order.order.personalDetails.emailAddress,
    payPath,
  };
}
