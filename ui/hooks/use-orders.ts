import type { OrderPage, ReorderOutcome } from '../../core/account';
import type { OrdersArea, QueuedOrder } from '../../core/shopper';
import { useShop } from '../state/shop-context';
import { useIsHydrating } from '../state/use-is-hydrating';
import { useObservable } from './use-observable';
import { useStarted } from '../state/use-started';
import { useActions, type ActionState } from './actions';
import { Resources, useResource } from './resource';

/** The user's orders and those waiting on this device. */
export interface OrdersHook extends ActionState {
  /** Newest first; empty for guests. */
  readonly orders: OrderPage['items'];
  readonly total: number;
  readonly waiting: readonly QueuedOrder[];
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** Adds the order's items to the cart again. @returns undefined on failure */
  readonly reorder: (...args: Parameters<OrdersArea['reorder']>) => Promise<ReorderOutcome | undefined>;
}

const pages = new Resources<OrderPage>();
const NONE: OrderPage = { items: [], total_count: 0 };
const NONE_WAITING: readonly QueuedOrder[] = [];

/**
 * Returns the shopper's orders; starts the shop.
 * @param page from 1; 20 orders per page by default
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
