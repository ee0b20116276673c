import { useMemo, useState } from 'react';
import type { OrdersArea, QueuedOrder } from '../../core/shopper';
import { useShop } from '../state/shop-context';
import { useIsHydrating } from '../state/use-is-hydrating';
import { useOnline } from '../state/use-online';
import { useActions, type ActionState } from './actions';
import { useObservable } from './use-observable';

/** Result of sending or cancelling a waiting order. */
export type WaitingResult =
  | {
      readonly status: 'placed';
      readonly order: QueuedOrder;
      readonly number: string;
      readonly redirect?: string | undefined;
    }
  /** Cancelled by the shopper, or refused with `message`; its lines are back in the bag. */
  | { readonly status: 'canceled'; readonly order: QueuedOrder; readonly message?: string | undefined }
  | { readonly status: 'waiting'; readonly order: QueuedOrder };

/** Orders waiting on this device, with their actions. */
export interface WaitingOrdersHook extends ActionState {
  /** Oldest first; empty during hydration. Show them on every page. */
  readonly orders: readonly QueuedOrder[];
  readonly results: readonly WaitingResult[];
  readonly isOnline: boolean;
  /** Sends orders in sequence; default: all. @returns undefined on failure */
  readonly send: (ids?: readonly string[]) => Promise<readonly WaitingResult[] | undefined>;
  /**
   * Cancels an order and restores its lines. One the shop already has stays placed. @returns undefined if the shop is
   * unreachable: the order keeps waiting
   */
  readonly cancel: (id: string) => Promise<WaitingResult | undefined>;
}

const NONE: readonly QueuedOrder[] = [];

/** Returns the orders queued on this device; loads code only if there are any. */
export function useWaitingOrders(): WaitingOrdersHook {
  const shop = useShop();
  const isHydrating = useIsHydrating();
  const isOnline = useOnline();
  const waiting = useObservable(shop.waitingOrders$, NONE);
  const [results, setResults] = useState<readonly WaitingResult[]>([]);
  const [actions, doing] = useActions();
  const done = useMemo(() => {
    const add = (news: readonly WaitingResult[]) => {
      const ids = new Set(news.map(({ order }) => order.order.order_id));
      setResults((before) => [...before.filter(({ order }) => !ids.has(order.order.order_id)), ...news]);
    };
    return {
      send: (ids?: readonly string[]) =>
        actions.run(async () => {
          const orders = await shop.orders();
          const news = await sendOrders(orders, ids ?? waiting.map(({ order }) => order.order_id));
          add(news);
          return news;
        }),
      cancel: (id: string) =>
        actions.run(async () => {
          const news = await cancelOrder(await shop.orders(), id);
          add([news]);
          return news;
        }),
    };
  }, [shop, actions, waiting]);
  return { orders: isHydrating ? NONE : waiting, results, isOnline, ...done, ...doing };
}

async function sendOrders(orders: OrdersArea, ids: readonly string[]): Promise<readonly WaitingResult[]> {
  const after = await orders.process(ids);
  return after.filter(({ order }) => ids.includes(order.order_id)).map(resultOf);
}

async function cancelOrder(orders: OrdersArea, id: string): Promise<WaitingResult> {
  await orders.cancel(id);
  const order = (await orders.queue()).find((one) => one.order.order_id === id);
  if (order === undefined) throw new Error(`There is no order ${id} on this device`);
  return resultOf(order);
}

function resultOf(order: QueuedOrder): WaitingResult {
  const { state, result, message } = order;
  if (state === 'waiting') return { status: 'waiting', order };
  if (state === 'canceled' || result === undefined) return { status: 'canceled', order, message };
  return { status: 'placed', order, number: result.number, redirect: result.order?.paylink ?? undefined };
}
