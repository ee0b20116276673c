import { Subject } from 'rxjs';
import type { Clock, JsonValue, Tabs } from '../../core/ports';

export interface TabHubOptions {
  /** With a clock, a message arrives `latencyMs` later on it; without, in a microtask. */
  readonly clock?: Clock;
  /** Milliseconds of the clock that a message takes. Default 0. */
  readonly latencyMs?: number;
}

export interface TabHub {
  /** Opens one more tab of the same shopper. */
  open(): Tabs;
}

/** Several tabs of one shopper in one process, for simulations and tests. Messages arrive later, in order, as copies. */
export function createTabHub(options: TabHubOptions = {}): TabHub {
  const { clock, latencyMs = 0 } = options;
  const tabs = new Set<Subject<unknown>>();

  function deliver(sender: Subject<unknown>, message: JsonValue): void {
    const json = JSON.stringify(message);
    const arrive = (): void => {
      for (const tab of [...tabs]) {
        if (tab !== sender) tab.next(JSON.parse(json));
      }
    };
    if (clock) clock.schedule(arrive, latencyMs);
    else queueMicrotask(arrive);
  }

  return {
    open() {
      const messages = new Subject<unknown>();
      tabs.add(messages);
      return {
        messages$: messages.asObservable(),
        post: (message) => {
          if (tabs.has(messages)) deliver(messages, message);
        },
        close: () => {
          tabs.delete(messages);
          messages.complete();
        },
      };
    },
  };
}
