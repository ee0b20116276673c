import { Observable } from 'rxjs';
import type { Network } from '../../core/ports';

/** Options of `createBrowserNetwork`. */
export interface BrowserNetworkOptions {
  readonly events?: EventTarget;
  readonly navigator?: { readonly onLine?: boolean };
}

/**
 * "Online" means only that a network exists. Each subscriber adds its own listeners: sharing one would add 1.5 KB to
 * every first page.
 */
export function createBrowserNetwork(options: BrowserNetworkOptions = {}): Network {
  const events = options.events ?? globalThis;
  const source: { readonly onLine?: boolean } = options.navigator ?? globalThis.navigator;
  const isOnline = (): boolean => source.onLine ?? true;
  const closed = new AbortController();

  return {
    online$: new Observable((subscriber) => {
      let last: boolean | undefined;
      const format = (online: boolean) => {
        if (online !== last) subscriber.next((last = online));
      };
      const [on, off, end] = [() => format(true), () => format(false), () => subscriber.complete()];
      if (closed.signal.aborted) {
        end();
        return undefined;
      }
      const { signal } = closed;
      events.addEventListener('online', on);
      events.addEventListener('offline', off);
      signal.addEventListener('abort', end);
      format(isOnline());
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
