import { useMemo, useState } from 'react';
import type { OrdersArea, QueuedOrder } from '../../core';
import { useShop } from '../state/shop-context';
import { useIsHydrating } from '../state/use-is-hydrating';
import { useOnline } from '../state/use-online';
import { useActions, type ActionState } from './actions';
import { useObservable } from './use-observable';

/** Result of sending a waiting order, or of calling it off. */
export type WaitingResult =
  /** The shop has it; with `redirect` it has to be paid there. */
  | {
      readonly status: 'placed';
      readonly order: QueuedOrder;
      readonly number: string;
      readonly redirect?: string | undefined;
    }
  /** Not ordered, and the lines are in the bag again: the shopper called it off, or the shop refused it and `message` says why. */
  | { readonly status: 'canceled'; readonly order: QueuedOrder; readonly message?: string | undefined }
  /** No answer came; it is kept. */
  | { readonly status: 'waiting'; readonly order: QueuedOrder };

/** Orders that wait on this device, and what a shopper may do with them. */
export interface WaitingOrdersHook extends ActionState {
  /** Oldest first; none while a page of the server is taken over. Show them on every page: they are not ordered yet. */
  readonly orders: readonly QueuedOrder[];
  /** Results of what this component sent or called off, each order once. */
  readonly results: readonly WaitingResult[];
  readonly isOnline: boolean;
  /** Sends orders one after another; left out: all that wait. @returns undefined if that failed, and `error` says why */
  readonly send: (ids?: readonly string[]) => Promise<readonly WaitingResult[] | undefined>;
  /**
   * Calls an order off; its lines are in the bag again. An order that was sent before is asked for first, and if the shop has it, it stays
   * placed. @returns undefined if the shop could not be asked, and `error` says so: the order waits
   */
  readonly cancel: (id: string) => Promise<WaitingResult | undefined>;
}

const NONE: readonly QueuedOrder[] = [];

/** Orders that wait on this device to be sent (`OrderWaiting`). Their code is loaded if there are any. */
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
