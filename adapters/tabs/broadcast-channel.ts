import { Observable, Subject, filter, fromEvent, map, share, takeUntil } from 'rxjs';
import type { Tabs } from '../../core/ports';

export interface BroadcastChannelTabsOptions {
  /** Name that the tabs of one shop share. Default 'vitrine'; two shops on one host need two names. */
  readonly name?: string;
  /** What tabs wait for each other with. Default: the browser's own, which it has on secure pages; without, and with null, nobody waits. */
  readonly locks?: Pick<LockManager, 'request'> | null;
  /** The page that is looked at. Default: that of the browser; where there is none, nobody looks. */
  readonly page?: EventTarget & Pick<Document, 'hidden'>;
}

/**
 * The shopper's other tabs through BroadcastChannel. It listens from the first subscriber until the last has
 * gone. What is posted after `close` goes nowhere.
 */
export function createBroadcastChannelTabs(options: BroadcastChannelTabsOptions = {}): Tabs {
  const page = options.page ?? (typeof document === 'undefined' ? undefined : document);
  const { name = 'vitrine', locks = (globalThis.navigator as Navigator | undefined)?.locks } = options; // sound: Node 20 has no navigator, pages that are not secure have no locks
  const channel = new BroadcastChannel(name);
  const closed = new Subject<void>();
  let open = true;

  const messages$ = new Observable<unknown>((subscriber) => {
    if (!open) {
      subscriber.complete();
      return undefined;
    }
    const received$ = fromEvent<MessageEvent<unknown>>(channel, 'message').pipe(map((event) => event.data));
    return received$.pipe(takeUntil(closed)).subscribe(subscriber);
  }).pipe(share());

  return {
    messages$,
    // Also a page that the browser kept while another one was open was hidden meanwhile.
    ...(page && {
      seen$: fromEvent(page, 'visibilitychange').pipe(
        filter(() => !page.hidden),
        takeUntil(closed),
      ),
    }),
    post: (message) => {
      if (open) channel.postMessage(message);
    },
    exclusively: async (lock, work) => (locks ? await locks.request(`${name}.${lock}`, work) : work()),
    close: () => {
      open = false;
      closed.next();
      closed.complete();
      channel.close();
    },
  };
}
