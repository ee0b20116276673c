import { Observable, Subject, fromEvent, map, share, takeUntil } from 'rxjs';
import type { Tabs } from '../../core/ports';

export interface BroadcastChannelTabsOptions {
  /** Name that the tabs of one shop share. Default 'vitrine'; two shops on one host need two names. */
  readonly name?: string;
}

/**
 * The shopper's other tabs through BroadcastChannel. It listens from the first subscriber until the last has
 * gone. What is posted after `close` goes nowhere.
 */
export function createBroadcastChannelTabs(options: BroadcastChannelTabsOptions = {}): Tabs {
  const channel = new BroadcastChannel(options.name ?? 'vitrine');
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
    post: (message) => {
      if (open) channel.postMessage(message);
    },
    close: () => {
      open = false;
      closed.next();
      closed.complete();
      channel.close();
    },
  };
}
