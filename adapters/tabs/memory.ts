import { Subject } from 'rxjs';
import type { Clock, JsonValue, Tabs } from '../../core/ports';

/** Options of `createTabHub`. */
export interface TabHubOptions {
  /** With a clock, a message arrives `latencyMs` later on it; without, in a microtask. */
  readonly clock?: Clock;
  /** Milliseconds of the clock that a message takes. Default 0. */
  readonly latencyMs?: number;
}

/** Tabs of one browser, for tests: what one says, the others hear. */
export interface TabHub {
  /** Opens one more tab of the same shopper. */
  open(): Tabs;
}

/** One tab's turn to run what only one tab may at a time. */
interface Turn {
  readonly tab: object;
  readonly begin: () => void;
}

/** Work that only one tab may do at a time. */
class Lanes {
  /** By name of the work: the one that runs it, then those that wait. */
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

  /** What a closed tab waits for never runs, and what it holds is free, even if its work never ends. */
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

/** Several tabs of one shopper in one process, for simulations and tests. Messages arrive later, in order, as copies. */
export function createTabHub(options: TabHubOptions = {}): TabHub {
  const { clock, latencyMs = 0 } = options;
  const tabs = new Set<Subject<unknown>>();
  const lanes = new Lanes();

  function deliver(sender: Subject<unknown>, message: JsonValue): void {
    if (tabs.size === 1) return; // nobody hears it, and it is not meant for tabs that open later
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
          // In a tab that is gone nothing runs; if it did here, nobody would end it and the others would wait for ever.
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
