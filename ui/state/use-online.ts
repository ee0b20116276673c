import { useShop } from './shop-context';
import { useIsHydrating } from './use-is-hydrating';
import { useObservable } from './use-observable';

/** Returns the browser's network state; true during hydration, to match the server. */
export function useOnline(): boolean {
  const isHydrating = useIsHydrating();
  return useObservable(useShop().online$, true) || isHydrating;
}
