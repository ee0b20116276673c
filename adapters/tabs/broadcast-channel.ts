import { filter, Observable } from 'rxjs';
import type { Tabs } from '../../core/ports';

/** Options of `createBroadcastChannelTabs`. */
export interface BroadcastChannelTabsOptions {
  /** Default 'vitrine'; shops on one host need distinct names. */
  readonly name?: string;
  readonly locks?: Pick<LockManager, 'request'> | null;
  readonly page?: EventTarget & Pick<Document, 'hidden'>;
}

/** Plain listeners: the sharing operators of RxJS would add 1.5 KB to every first page. */
function eventsOf<T>(target: EventTarget, type: string, closed: AbortSignal, read: (event: Event) => T): Observable<T> {
  return new Observable((subscriber) => {
    const end = () => subscriber.complete();
    if (closed.aborted) {
      end();
      return undefined;
    }
    const receive = (event: Event) => subscriber.next(read(event));
    target.addEventListener(type, receive);
    closed.addEventListener('abort', end);
    return () => {
      target.removeEventListener(type, receive);
      closed.removeEventListener('abort', end);
    };
  });
}

/** Communicates with other tabs via BroadcastChannel; listens only while subscribed. */
export function createBroadcastChannelTabs(options: BroadcastChannelTabsOptions = {}): Tabs {
  const page = options.page ?? (typeof document === 'undefined' ? undefined : document);
  const { name = 'vitrine', locks = (globalThis.navigator as Navigator | undefined)?.locks } = options; // sound: Node 20 has no navigator, pages that are not secure have no locks
  const channel = new BroadcastChannel(name);
  const closed = new AbortController();
  const { signal } = closed;

  return {
    messages$: eventsOf(channel, 'message', signal, (event): unknown => ('data' in event ? event.data : undefined)),
    // Pages restored from the back/forward cache were hidden meanwhile.
    ...(page && {
      seen$: eventsOf(page, 'visibilitychange', signal, () => page.hidden).pipe(filter((isHidden) => !isHidden)),
    }),
    post: (message) => {
      if (!signal.aborted) channel.postMessage(message);
    },
    exclusively: async (lock, work) => (locks ? await locks.request(`${name}.${lock}`, work) : work()),
    close: () => {
      closed.abort();
      channel.close();
    },
  };
}
