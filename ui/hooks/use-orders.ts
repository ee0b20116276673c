import type { OrderPage, OrdersArea, QueuedOrder, ReorderOutcome } from '../../core';
import { useShop } from '../state/shop-context';
import { useIsHydrating } from '../state/use-is-hydrating';
import { useObservable } from './use-observable';
import { useStarted } from '../state/use-started';
import { useActions, type ActionState } from './actions';
import { Resources, useResource } from './resource';

/** The orders of who is signed in, and those that wait on this device. */
export interface OrdersHook extends ActionState {
  /** Of the page that was asked for, the newest first; none for a guest. */
  readonly orders: OrderPage['items'];
  /** Orders in all. */
  readonly total: number;
  /** Placed without a network: they are sent when there is one. */
  readonly waiting: readonly QueuedOrder[];
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** Puts what was ordered into the cart once more. @returns undefined where that failed, and `error` says why */
  readonly reorder: (...args: Parameters<OrdersArea['reorder']>) => Promise<ReorderOutcome | undefined>;
}

const pages = new Resources<OrderPage>();
const NONE: OrderPage = { items: [], total_count: 0 };
const NONE_WAITING: readonly QueuedOrder[] = [];

/**
 * Orders of the shopper. Starts the shop.
 * @param page from 1; 20 orders to a page where nothing else is said
 */
export function useOrders({
  page = 1,
  pageSize = 20,
}: { readonly page?: number; readonly pageSize?: number } = {}): OrdersHook {
  const shop = useShop();
  const isStarted = useStarted();
  const isHydrating = useIsHydrating();
  const user = useObservable(shop.user$, null);
  const waiting = useObservable(shop.waitingOrders$, NONE_WAITING);
  const owner = isStarted && user !== null ? String(user.id) : '';
  const load = async () => (owner === '' ? NONE : (await shop.accounts()).orders({ currentPage: page, pageSize }));
  const resource = pages.of(shop, JSON.stringify([owner, page, pageSize]), load, owner === '' ? NONE : undefined);
  const { data = NONE, isLoading, isPending, error } = useResource(resource);
  const [actions, doing] = useActions();
  return {
    orders: data.items,
    total: data.total_count,
    waiting: isHydrating ? NONE_WAITING : waiting,
    isLoading: !isStarted || isLoading,
    isPending: isPending || doing.isPending,
    error: doing.error ?? error,
    reload: () => void resource.begin(),
    reorder: (...args) => actions.run(async () => (await shop.orders()).reorder(...args)),
  };
}
