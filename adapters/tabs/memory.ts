import { Subject } from 'rxjs';
import type { Clock, JsonValue, Tabs } from '../../core/ports';

/** Options of `createTabHub`. */
export interface TabHubOptions {
  /** Delays messages by `latencyMs`; without a clock they arrive in a microtask. */
  readonly clock?: Clock;
  /** Default 0. */
  readonly latencyMs?: number;
}

/** Connects simulated tabs of one browser for tests. */
export interface TabHub {
  open(): Tabs;
}

interface Turn {
  readonly tab: object;
  readonly begin: () => void;
}

class Lanes {
  readonly #turns = new Map<string, Turn[]>();

  run<T>(tab: object, name: string, work: () => Promise<T>): Promise<T> {
    const lane = this.#turns.get(name) ?? [];
    this.#turns.set(name, lane);
    return new Promise<T>((resolve, reject) => {
      const turn: Turn = {
        tab,
        begin: () => {
          const over = (): void => leave(lane, turn);
          work().then(resolve, reject).then(over, over);
        },
      };
      if (lane.push(turn) === 1) turn.begin();
    });
  }

  /** Releases locks held by a closed tab, even of pending work. */
  leaveAll(tab: object): void {
    for (const lane of this.#turns.values()) {
      for (const turn of lane.filter((entry) => entry.tab === tab).reverse()) leave(lane, turn);
    }
  }
}

function leave(lane: Turn[], turn: Turn): void {
  const at = lane.indexOf(turn);
  if (at < 0) return;
  lane.splice(at, 1);
  if (at === 0) lane[0]?.begin();
}

/** Simulates several tabs of one shopper; messages arrive asynchronously, in order, as copies. */
export function createTabHub(options: TabHubOptions = {}): TabHub {
  const { clock, latencyMs = 0 } = options;
  const tabs = new Set<Subject<unknown>>();
  const lanes = new Lanes();

  function deliver(sender: Subject<unknown>, message: JsonValue): void {
    if (tabs.size === 1) return;
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
        exclusively: <T>(name: string, work: () => Promise<T>) =>
          // A closed tab runs nothing, or its lock would never be released.
          tabs.has(messages) ? lanes.run(messages, name, work) : new Promise<T>(() => undefined),
        close: () => {
          tabs.delete(messages);
          lanes.leaveAll(messages);
          messages.complete();
        },
      };
    },
  };
}
