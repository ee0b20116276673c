import { useMemo, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

interface Source<T> {
  readonly subscribe: (notify: () => void) => () => void;
  readonly read: () => T;
}

function sourceOf<T>(stream$: Observable<T>, initial: T): Source<T> {
  let current = initial;
  // State streams emit on subscription, so this reads the current value.
  stream$.subscribe((value) => (current = value)).unsubscribe();
  return {
    subscribe: (notify) => {
      const subscription = stream$.subscribe((value) => {
        if (Object.is(value, current)) return;
        current = value;
        notify();
      });
      return () => subscription.unsubscribe();
    },
    read: () => current,
  };
}

/**
 * Lightweight version of the hook in `ui/hooks`, without selectors, for first pages.
 * @param stream$ must be stable, such as `shop.cart.items$`
 * @param initial value until the first emission
 */
export function useObservable<T>(stream$: Observable<T>, initial: T): T {
  // The initial value only counts for a new stream; a caller may write it as a literal.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const source = useMemo(() => sourceOf(stream$, initial), [stream$]);
  return useSyncExternalStore(source.subscribe, source.read, source.read);
}
