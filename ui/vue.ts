/** Entry `vitrine/vue`: a shop in Vue 3 applications. Requires the package `vue`. */
import type { Observable } from 'rxjs';
import { inject, onScopeDispose, shallowRef, type InjectionKey, type Plugin, type ShallowRef } from 'vue';
import { sameJson } from '../core/internal';
import type { Shop } from '../core/shopper';

const SHOP: InjectionKey<Shop> = Symbol('vitrine shop');

/** Provides a shop to the whole application: `createApp(App).use(shopPlugin(shop))`. */
export function shopPlugin(shop: Shop): Plugin {
  return { install: (app) => app.provide(SHOP, shop) };
}

/** Returns the provided shop. @throws Error without `shopPlugin` */
export function useShop(): Shop {
  const shop = inject(SHOP, null);
  if (shop === null) throw new Error('No shop: createApp(App).use(shopPlugin(createShop(…)))');
  return shop;
}

function whole<T>(value: T): T {
  return value;
}

/**
 * Returns a ref of the latest value of a state stream. The subscription ends with the component or effect scope.
 *
 * @param stream$ such as `shop.cart.items$`
 * @param initial value until the first emission
 */
export function useObservable<T>(stream$: Observable<T>, initial: T): Readonly<ShallowRef<T>>;
/**
 * Returns a ref of a part of the latest value, which changes only when that part does.
 *
 * @param select pure
 * @param isEqual default: deep equality by JSON
 */
export function useObservable<T, S>(
  stream$: Observable<T>,
  initial: T,
  select: (value: T) => S,
  isEqual?: (a: S, b: S) => boolean,
): Readonly<ShallowRef<S>>;
export function useObservable<T, S>(
  stream$: Observable<T>,
  initial: T,
  select: (value: T) => T | S = whole,
  isEqual: (a: T | S, b: T | S) => boolean = select === whole ? Object.is : sameJson,
): Readonly<ShallowRef<T | S>> {
  const ref: ShallowRef<T | S> = shallowRef(select(initial));
  const subscription = stream$.subscribe((value) => {
    const next = select(value);
    if (!isEqual(ref.value, next)) ref.value = next;
  });
  onScopeDispose(() => subscription.unsubscribe());
  return ref;
}
