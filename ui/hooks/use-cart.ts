import { useMemo } from 'react';
import { combineLatest, map, type Observable } from 'rxjs';
import { sameJson } from '../../core/internal';
import type { CartArea, CartItem, CartState, Shop, TotalSegment } from '../../core/shopper';
import { useShop } from '../state/shop-context';
import { useIsHydrating } from '../state/use-is-hydrating';
import { useObservable } from './use-observable';
import { useActions, type Actions, type ActionState } from './actions';

/** The content of the cart. */
export interface CartValues {
  readonly items: readonly CartItem[];
  /** Lines or units, as configured. */
  readonly count: number;
  readonly segments: readonly TotalSegment[];
  readonly state: CartState;
  readonly isLoading: boolean;
  /** Amounts may still change. */
  readonly isSyncing: boolean;
}

type Wrapped<M extends (...args: never[]) => Promise<unknown>> = (
  ...args: Parameters<M>
) => Promise<Awaited<ReturnType<M>> | undefined>;

/** Cart actions never reject: on failure they resolve to `undefined` and set `error`. */
export interface CartActions {
  readonly add: Wrapped<CartArea['add']>;
  readonly setQuantity: Wrapped<CartArea['setQuantity']>;
  readonly remove: Wrapped<CartArea['remove']>;
  readonly restore: Wrapped<CartArea['restore']>;
  readonly clear: Wrapped<CartArea['clear']>;
  readonly applyCoupon: Wrapped<CartArea['applyCoupon']>;
  readonly removeCoupon: Wrapped<CartArea['removeCoupon']>;
}

/** Cart values, actions and their state. */
export interface CartHook extends CartValues, CartActions, ActionState {}

function unread(shop: Shop): CartValues {
  const state = { ...shop.cart.snapshot, cartItems: [], segments: [], isLoaded: false };
  return { items: [], count: 0, segments: [], state, isLoading: true, isSyncing: false };
}

function valuesOf(shop: Shop): Observable<CartValues> {
  const { state$, count$, segments$ } = shop.cart;
  return combineLatest([state$, count$, segments$]).pipe(
    map(([state, count, segments]) => ({
      items: state.cartItems,
      count,
      segments,
      state,
      isLoading: !state.isLoaded || shop.config.serverSide,
      isSyncing: state.isSyncing,
    })),
  );
}

function actionsOf({ cart }: Shop, actions: Actions): CartActions {
  return {
    add: (...args) => actions.run(() => cart.add(...args)),
    setQuantity: (...args) => actions.run(() => cart.setQuantity(...args)),
    remove: (...args) => actions.run(() => cart.remove(...args)),
    restore: (...args) => actions.run(() => cart.restore(...args)),
    clear: () => actions.run(() => cart.clear()),
    applyCoupon: (...args) => actions.run(() => cart.applyCoupon(...args)),
    removeCoupon: () => actions.run(() => cart.removeCoupon()),
  };
}

function useValues<S>(select: (cart: CartValues) => S, isEqual: (a: S, b: S) => boolean): S {
  const shop = useShop();
  const isHydrating = useIsHydrating();
  const values$ = useMemo(() => valuesOf(shop), [shop]);
  const nothing = useMemo(() => unread(shop), [shop]);
  const value = useObservable(values$, nothing, select, isEqual);
  return isHydrating ? select(nothing) : value;
}

type Picked<S> = { readonly whole: CartValues } | { readonly part: S };

/** Returns the cart with its values, actions and their state. */
export function useCart(): CartHook;
/**
 * Selects part of the cart and re-renders only when it changes.
 *
 * @param select pure; may be a new function per render
 * @param isEqual default: deep equality by JSON
 */
export function useCart<S>(select: (cart: CartValues) => S, isEqual?: (a: S, b: S) => boolean): S;
export function useCart<S>(
  select?: (cart: CartValues) => S,
  isEqual: (a: S, b: S) => boolean = sameJson,
): CartHook | S {
  const shop = useShop();
  const [actions, doing] = useActions();
  const done = useMemo(() => actionsOf(shop, actions), [shop, actions]);
  const pick = (whole: CartValues): Picked<S> => (select === undefined ? { whole } : { part: select(whole) });
  const isSame = (a: Picked<S>, b: Picked<S>) => {
    if ('part' in a && 'part' in b) return isEqual(a.part, b.part);
    return 'whole' in a && 'whole' in b && a.whole === b.whole;
  };
  const picked = useValues(pick, isSame);
  return 'part' in picked ? picked.part : { ...picked.whole, ...done, ...doing };
}
