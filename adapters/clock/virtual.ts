import type { Clock } from '../../core/ports';

/** Options of `createVirtualClock`. */
export interface VirtualClockOptions {
  /** Milliseconds since the Unix epoch at which the clock begins. Default: 2026-01-01T00:00:00Z. */
  readonly start?: number;
  /**
   * Whether real work is under way that virtual time must wait for, such as requests in a platform of the same
   * process (`() => http.inFlight > 0`). It must not count work that itself waits for this clock. Default: never.
   */
  readonly busy?: () => boolean;
  /**
   * Lets everything happen that can happen without time passing. Default: one turn of the event loop. Where nothing waits for
   * the outside `(resolve) => process.nextTick(resolve)` is a tenth of it: it comes when no promise is left to run.
   */
  readonly settle?: () => Promise<void>;
  /**
   * Resolves when what `busy` counts has ended, so that nobody asks again and again meanwhile. Default: one turn of the event loop,
   * after which it is asked again.
   */
  readonly rest?: () => Promise<void>;
}

/** A clock that stands still until it is told to go on. */
export interface VirtualClock extends Clock {
  /** How many calls are scheduled and not yet made or cancelled. */
  readonly pending: number;
  /**
   * Lets `ms` milliseconds pass: makes the calls that fall due in the order of their time (first come, first
   * served among equals) and lets promises settle before the first, between any two and after the last.
   * Rejects with what a call threw. Calls made meanwhile wait for their turn.
   */
  advance(ms: number): Promise<void>;
  /** Advances from call to call until none is left, or the next lies more than `limitMs` (default 24 hours) ahead of now. */
  runUntilIdle(options?: { readonly limitMs?: number }): Promise<void>;
  /**
   * Advances from call to call until `isDone` says so, which is asked whenever promises have settled.
   * @returns whether it did, before no call was left or the next lay more than `limitMs` (default 24 hours) ahead of now
   */
  runUntil(isDone: () => boolean, options?: { readonly limitMs?: number }): Promise<boolean>;
}

interface Timer {
  readonly due: number;
  readonly callback: () => void;
}

const DEFAULT_START = Date.UTC(2026, 0, 1);
const DEFAULT_LIMIT_MS = 24 * 60 * 60 * 1000;
/** Real milliseconds after which work that is still under way counts as hung. */
const BUSY_LIMIT_MS = 20_000;

/**
 * One turn of the event loop. However long a chain of promises is, all of it has run when the turn is over;
 * counting microtask rounds could not promise that.
 */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}

class Virtual implements VirtualClock {
  #now: number;
  /** Sorted by time; insertion keeps the order of equals. */
  readonly #timers: Timer[] = [];
  #tail: Promise<void> = Promise.resolve();
  readonly #busy: () => boolean;
  readonly #turn: () => Promise<void>;
  readonly #rest: (() => Promise<void>) | undefined;

  constructor(options: VirtualClockOptions) {
    this.#now = options.start ?? DEFAULT_START;
    this.#busy = options.busy ?? (() => false);
    this.#turn = options.settle ?? turn;
    this.#rest = options.rest;
  }

  get pending(): number {
    return this.#timers.length;
  }

  now(): number {
    return this.#now;
  }

  schedule(callback: () => void, delayMs: number): () => void {
    if (Number.isNaN(delayMs)) throw new RangeError('delayMs must be a number of milliseconds, not NaN');
    const timer: Timer = { due: this.#now + Math.max(0, delayMs), callback };
    this.#timers.splice(this.#position(timer.due), 0, timer);
    return () => {
      const index = this.#timers.indexOf(timer);
      if (index >= 0) this.#timers.splice(index, 1);
    };
  }

  /** The index behind the last timer that is due at `due` or earlier. */
  #position(due: number): number {
    let [low, high] = [0, this.#timers.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const timer = this.#timers[middle];
      if (timer !== undefined && timer.due <= due) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  advance(ms: number): Promise<void> {
    if (!(ms >= 0)) return Promise.reject(new RangeError(`ms must be at least 0, not ${ms}`));
    return this.#enqueue(async () => {
      const target = this.#now + ms;
      await this.#runUntil(target);
      this.#now = target;
    });
  }

  runUntilIdle(options: { readonly limitMs?: number } = {}): Promise<void> {
    return this.#enqueue(async () => {
      const target = this.#now + (options.limitMs ?? DEFAULT_LIMIT_MS);
      await this.#runUntil(target);
    });
  }

  runUntil(isDone: () => boolean, options: { readonly limitMs?: number } = {}): Promise<boolean> {
    return this.#enqueue(() => this.#runUntil(this.#now + (options.limitMs ?? DEFAULT_LIMIT_MS), isDone));
  }

  #enqueue<T>(run: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(run);
    // The next in the queue runs whether this one failed or not; its own caller gets the error.
    this.#tail = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  async #runUntil(target: number, isDone: () => boolean = () => false): Promise<boolean> {
    await this.#settle();
    for (;;) {
      if (isDone()) return true;
      const next = this.#timers[0];
      if (next === undefined || next.due > target) return false;
      this.#timers.shift();
      this.#now = Math.max(this.#now, next.due);
      next.callback();
      await this.#settle();
    }
  }

  async #settle(): Promise<void> {
    await this.#turn();
    const began = this.#busy() ? performance.now() : 0;
    while (this.#busy()) {
      if (performance.now() - began > BUSY_LIMIT_MS) {
        throw new Error(`Virtual time waits for work that has not ended in ${BUSY_LIMIT_MS} ms`);
      }
      await this.#outside(); // what is outside goes on only between turns
      await this.#turn(); // what follows from its end may be outside again
    }
  }

  /** Waits for what is outside, though not for ever. */
  async #outside(): Promise<void> {
    if (this.#rest === undefined) return turn();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, BUSY_LIMIT_MS);
    });
    await Promise.race([this.#rest(), limit]);
    clearTimeout(timer);
  }
}

/** A clock for tests and simulations: hours pass in microseconds, always in the same order. */
export function createVirtualClock(options: VirtualClockOptions = {}): VirtualClock {
  return new Virtual(options);
}
