/** Entry `vitrine/svelte`: a shop in Svelte applications. Requires the package `svelte`. */
import type { Observable } from 'rxjs';
import { getContext, setContext } from 'svelte';
import { readable, type Readable } from 'svelte/store';
import { sameJson } from '../core/internal';
import type { Shop } from '../core/shopper';

const SHOP = Symbol('vitrine shop');

/** Provides a shop to the calling component's children. Call it while the component initialises. */
export function setShop(shop: Shop): Shop {
  return setContext(SHOP, shop);
}

/** Returns the provided shop. @throws Error without `setShop` in a parent */
export function getShop(): Shop {
  const shop = getContext<Shop | undefined>(SHOP);
  if (shop === undefined) throw new Error('No shop: call setShop(createShop(…)) in a parent component');
  return shop;
}

function whole<T>(value: T): T {
  return value;
}

/**
 * Returns a store of the latest value of a state stream, for `$store`. It subscribes while it is used.
 *
 * @param stream$ such as `shop.cart.items$`
 * @param initial value until the first emission
 */
export function fromObservable<T>(stream$: Observable<T>, initial: T): Readable<T>;
/**
 * Returns a store of a part of the latest value, which changes only when that part does.
 *
 * @param select pure
 * @param isEqual default: deep equality by JSON
 */
export function fromObservable<T, S>(
  stream$: Observable<T>,
  initial: T,
  select: (value: T) => S,
  isEqual?: (a: S, b: S) => boolean,
): Readable<S>;
export function fromObservable<T, S>(
  stream$: Observable<T>,
  initial: T,
  select: (value: T) => T | S = whole,
  isEqual: (a: T | S, b: T | S) => boolean = select === whole ? Object.is : sameJson,
): Readable<T | S> {
  let current = select(initial);
  return readable(current, (set) => {
    const subscription = stream$.subscribe((value) => {
      const next = select(value);
      if (isEqual(current, next)) return;
      current = next;
      set(next);
    });
    return () => subscription.unsubscribe();
  });
}
