import { EMPTY, Subject, defer, distinctUntilChanged, fromEvent, map, merge, share, startWith, takeUntil } from 'rxjs';
import type { Network } from '../../core/ports';

export interface BrowserNetworkOptions {
  /** What fires 'online' and 'offline'. Default: the window (or worker) itself. */
  readonly events?: EventTarget;
  /** Where `onLine` is read; a browser that does not know counts as online. Default: `navigator`. */
  readonly navigator?: { readonly onLine?: boolean };
}

/**
 * The browser's own idea of being online. It listens from the first subscriber until the last has gone.
 * "Online" means only that there is some network; whether the shop answers is found out by asking it.
 */
export function createBrowserNetwork(options: BrowserNetworkOptions = {}): Network {
  const events = options.events ?? globalThis;
  const source: { readonly onLine?: boolean } = options.navigator ?? globalThis.navigator;
  const isOnline = (): boolean => source.onLine ?? true;
  const closed = new Subject<void>();
  const changes$ = merge(
    fromEvent(events, 'online').pipe(map(() => true)),
    fromEvent(events, 'offline').pipe(map(() => false)),
  ).pipe(share());
  let open = true;

  return {
    online$: defer(() => {
      const states$ = changes$.pipe(startWith(isOnline()), distinctUntilChanged());
      return open ? states$.pipe(takeUntil(closed)) : EMPTY;
    }),
    isOnline,
    close: () => {
      open = false;
      closed.next();
      closed.complete();
    },
  };
}
