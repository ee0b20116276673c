import { useShop } from './shop-context';
import { useIsHydrating } from './use-is-hydrating';
import { useObservable } from './use-observable';

/**
 * Whether there is a network, as far as the browser knows. While it takes over what the server has made there always is one: the page
 * was made with it, also where the device has kept it and opens it without (S §7).
 */
export function useOnline(): boolean {
  const isHydrating = useIsHydrating();
  return useObservable(useShop().online$, true) || isHydrating;
}
