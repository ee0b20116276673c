import { Subject } from 'rxjs';
import type { Tabs } from '../../core/ports';

/** Returns a no-op for servers, the CLI and browsers without BroadcastChannel. */
export function createNoTabs(): Tabs {
  const messages = new Subject<unknown>();
  return {
    messages$: messages.asObservable(),
    post: () => undefined,
    exclusively: (_name, work) => work(),
    close: () => {
      messages.complete();
    },
  };
}
