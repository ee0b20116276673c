import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { AccountsArea, CustomerOrder, OrderPage } from '../../../core/account';
import { isShopError } from '../../../core/shopper';
import type { OrderPages } from '../../pages/account/OrderList';
import { untilLoaded } from '../../loading/until-loaded';

export const ORDERS_OF_PAGE = 10;

type PendingAction =
  | { readonly kind: 'found'; readonly order: CustomerOrder }
  | { readonly kind: 'unknown'; readonly number: string };

interface State {
  readonly first: 'loading' | 'failed' | 'here';
  readonly listed: readonly CustomerOrder[];
  readonly total: number;
  readonly now: number;
  readonly pages: number;
  readonly more: 'idle' | 'loading' | 'failed';
  readonly asked?: PendingAction | undefined;
}

type Action =
  | { readonly type: 'page'; readonly page: OrderPage; readonly at: number; readonly now: number }
  | { readonly type: 'failed' }
  | { readonly type: 'more' }
  | { readonly type: 'more-failed' }
  | { readonly type: 'asked'; readonly asked: PendingAction }
  | { readonly type: 'changed'; readonly order: CustomerOrder };

const START: State = { first: 'loading', listed: [], total: 0, now: 0, pages: 0, more: 'idle' };

/** New orders shift the pages, so skip duplicates. */
function withPage(state: State, { page, at, now }: Extract<Action, { type: 'page' }>): State {
  const { items, total_count: total } = page;
  const known = new Set(state.listed.map(({ order_id }) => order_id));
  const come = items.filter(({ order_id }) => !known.has(order_id));
  return { ...state, first: 'here', listed: [...state.listed, ...come], total, now, pages: at, more: 'idle' };
}

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'page':
      return withPage(state, action);
    case 'failed':
      return state.first === 'here' ? state : { ...state, first: 'failed' };
    case 'more':
      return { ...state, more: 'loading' };
    case 'more-failed':
      return { ...state, more: 'failed' };
    case 'asked':
      return { ...state, asked: action.asked };
    case 'changed':
      return withChanged(state, action.order);
  }
}

function withChanged(state: State, order: CustomerOrder): State {
  const isIt = (one: CustomerOrder) => one.order_id === order.order_id;
  return {
    ...state,
    listed: state.listed.map((listed) => (isIt(listed) ? order : listed)),
    ...(state.asked?.kind === 'found' && isIt(state.asked.order) && { asked: { kind: 'found', order } }),
  };
}

function shownOf({ first, listed, total, now, pages, more, asked }: State): OrderPages | 'loading' | 'failed' {
  if (first !== 'here') return first;
  const isAll = pages * ORDERS_OF_PAGE >= total;
  const alone = asked?.kind === 'found' ? asked.order : undefined;
  const isListed = listed.some(({ order_id }) => order_id === alone?.order_id);
  const orders = alone === undefined || isListed ? listed : [alone, ...listed];
  return { orders, total: Math.max(total, orders.length), now, more: isAll ? 'none' : more };
}

/** Matches the number or the shop's id. */
function isNamed({ increment_id, number, order_id, id }: CustomerOrder, name: string | undefined): boolean {
  return name !== undefined && [increment_id, number, order_id, String(id)].includes(name);
}

function ordersIn({ listed, asked }: Pick<State, 'listed' | 'asked'>): readonly CustomerOrder[] {
  return asked?.kind === 'found' ? [...listed, asked.order] : listed;
}

interface OrderHistory {
  readonly pages: OrderPages | 'loading' | 'failed';
  readonly open: string | undefined;
  readonly unknown: string | undefined;
  readonly change: (order: CustomerOrder) => void;
  readonly more: () => void;
  readonly retry: () => void;
}

/** Pages through the user's orders. An order named in the URL but not loaded yet is fetched and listed first. */
export function useOrderPages(accounts: AccountsArea, open: string | undefined): OrderHistory {
  const [state, dispatch] = useReducer(reduce, START);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const isBusy = useRef(false);
  const load = useCallback(
    async (at: number) => {
      const page = await accounts.orders({ pageSize: ORDERS_OF_PAGE, currentPage: at });
      dispatch({ type: 'page', page, at, now: Date.now() });
    },
    [accounts],
  );
  useEffect(
    () => untilLoaded(() => load(1), { here: () => undefined, failed: () => dispatch({ type: 'failed' }) }),
    [load, attempt],
  );
  const { pages } = state;
  const more = useCallback(() => {
    if (isBusy.current) return;
    isBusy.current = true;
    dispatch({ type: 'more' });
    load(pages + 1)
      .catch(() => dispatch({ type: 'more-failed' }))
      .finally(() => {
        isBusy.current = false;
      });
  }, [load, pages]);
  useAsked(accounts, state, { open, dispatch });
  const { asked } = state;
  return {
    pages: shownOf(state),
    open: ordersIn(state).find((order) => isNamed(order, open))?.increment_id,
    unknown: asked?.kind === 'unknown' ? asked.number : undefined,
    change: (order) => dispatch({ type: 'changed', order }),
    more,
    retry,
  };
}

function useAsked(
  accounts: AccountsArea,
  { first, listed, asked }: State,
  { open, dispatch }: { readonly open: string | undefined; readonly dispatch: (action: Action) => void },
): void {
  const isHere = ordersIn({ listed, asked }).some((order) => isNamed(order, open));
  const isMissing = first === 'here' && open !== undefined && !isHere;
  useEffect(() => {
    if (!isMissing) return undefined;
    let live = true;
    const stop = untilLoaded(() => find(accounts, open), {
      here: (found) => {
        if (live)
          dispatch({
            type: 'asked',
            asked: found === undefined ? { kind: 'unknown', number: open } : { kind: 'found', order: found },
          });
      },
    });
    return () => {
      live = false;
      stop();
    };
  }, [accounts, isMissing, open, dispatch]);
}

async function find(accounts: AccountsArea, number: string): Promise<CustomerOrder | undefined> {
  try {
    return await accounts.order({ id: number });
  } catch (error) {
    if (isShopError(error) && error.details.status === 404) return undefined;
    throw error;
  }
}
