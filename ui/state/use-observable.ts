import { useMemo, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

interface Source<T> {
  readonly subscribe: (notify: () => void) => () => void;
  readonly read: () => T;
}

function sourceOf<T>(stream$: Observable<T>, initial: T): Source<T> {
  let current = initial;
  // State streams emit on subscription, so one look gives the value that is there now, before the first render.
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
 * The latest value of a state stream of the core. Every first page loads it: the published hook (`ui/hooks`) selects besides, and bears streams that are
 * made anew by each render, for 400 bytes more.
 * @param stream$ a stream that stays the same between renders, such as `shop.cart.items$`
 * @param initial the value until the stream has emitted
 */
export function useObservable<T>(stream$: Observable<T>, initial: T): T {
  // The initial value only counts for a new stream; a caller may write it as a literal.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const source = useMemo(() => sourceOf(stream$, initial), [stream$]);
  return useSyncExternalStore(source.subscribe, source.read, source.read);
}
