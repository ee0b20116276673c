import { filter, Observable } from 'rxjs';
import type { Tabs } from '../../core/ports';

/** Options of `createBroadcastChannelTabs`. */
export interface BroadcastChannelTabsOptions {
  /** Name that the tabs of one shop share. Default 'vitrine'; two shops on one host need two names. */
  readonly name?: string;
  /** What tabs wait for each other with. Default: the browser's own, which it has on secure pages; without, and with null, nobody waits. */
  readonly locks?: Pick<LockManager, 'request'> | null;
  /** The page that is looked at. Default: that of the browser; where there is none, nobody looks. */
  readonly page?: EventTarget & Pick<Document, 'hidden'>;
}

/**
 * Events of a target as a stream. Each subscriber listens by itself: operators of RxJS that share one listener would weigh 1.5 KB on
 * every first page.
 */
function eventsOf<T>(target: EventTarget, type: string, closed: AbortSignal, read: (event: Event) => T): Observable<T> {
  return new Observable((subscriber) => {
    const end = () => subscriber.complete();
    if (closed.aborted) {
      end();
      return undefined;
    }
    const hear = (event: Event) => subscriber.next(read(event));
    target.addEventListener(type, hear);
    closed.addEventListener('abort', end);
    return () => {
      target.removeEventListener(type, hear);
      closed.removeEventListener('abort', end);
    };
  });
}

/**
 * The shopper's other tabs through BroadcastChannel. It listens while somebody subscribes. What is posted after `close` goes nowhere.
 */
export function createBroadcastChannelTabs(options: BroadcastChannelTabsOptions = {}): Tabs {
  const page = options.page ?? (typeof document === 'undefined' ? undefined : document);
  const { name = 'vitrine', locks = (globalThis.navigator as Navigator | undefined)?.locks } = options; // sound: Node 20 has no navigator, pages that are not secure have no locks
  const channel = new BroadcastChannel(name);
  const closed = new AbortController();
  const { signal } = closed;

  return {
    messages$: eventsOf(channel, 'message', signal, (event): unknown => ('data' in event ? event.data : undefined)),
    // Also a page that the browser kept while another one was open was hidden meanwhile.
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
