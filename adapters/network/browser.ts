import { Observable } from 'rxjs';
import type { Network } from '../../core/ports';

/** Options of `createBrowserNetwork`. */
export interface BrowserNetworkOptions {
  /** What fires 'online' and 'offline'. Default: the window (or worker) itself. */
  readonly events?: EventTarget;
  /** Where `onLine` is read; a browser that does not know counts as online. Default: `navigator`. */
  readonly navigator?: { readonly onLine?: boolean };
}

/**
 * The browser's own idea of being online. Each subscriber listens by itself until it goes: the few lines are on every first page,
 * where operators that share one listener would weigh 1.5 KB. "Online" means only that there is some network; whether the shop
 * answers is found out by asking it.
 */
export function createBrowserNetwork(options: BrowserNetworkOptions = {}): Network {
  const events = options.events ?? globalThis;
  const source: { readonly onLine?: boolean } = options.navigator ?? globalThis.navigator;
  const isOnline = (): boolean => source.onLine ?? true;
  const closed = new AbortController();

  return {
    online$: new Observable((subscriber) => {
      let last: boolean | undefined;
      const say = (online: boolean) => {
        if (online !== last) subscriber.next((last = online));
      };
      const [on, off, end] = [() => say(true), () => say(false), () => subscriber.complete()];
      if (closed.signal.aborted) {
        end();
        return undefined;
      }
      const { signal } = closed;
      events.addEventListener('online', on);
      events.addEventListener('offline', off);
      signal.addEventListener('abort', end);
      say(isOnline());
      return () => {
        events.removeEventListener('online', on);
        events.removeEventListener('offline', off);
        signal.removeEventListener('abort', end);
      };
    }),
    isOnline,
    close: () => closed.abort(),
  };
}
