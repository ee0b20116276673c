import type { Clock } from '../../core/ports';

/** Options of `createVirtualClock`. */
export interface VirtualClockOptions {
  /** Initial time in milliseconds since the Unix epoch. Default 2026-01-01T00:00:00Z. */
  readonly start?: number;
  /**
   * Returns true while real work is pending that virtual time must wait for. Must not count work that itself waits for
   * this clock. Default: never.
   */
  readonly busy?: () => boolean;
  /** Runs everything that can run without time passing. Default: one event loop turn. */
  readonly settle?: () => Promise<void>;
  /** Resolves when real work may have finished. Default: one event loop turn. */
  readonly rest?: () => Promise<void>;
}

/** A clock that advances only on demand. */
export interface VirtualClock extends Clock {
  readonly pending: number;
  /**
   * Advances by `ms` milliseconds and runs due callbacks in time order (FIFO among equals). Rejects with the error that a
   * callback throws.
   */
  advance(ms: number): Promise<void>;
  /** Advances until no timer is left or the next one is more than `limitMs` (default 24 hours) away. */
  runUntilIdle(options?: { readonly limitMs?: number }): Promise<void>;
  /**
   * Advances until `isDone` returns true; it is evaluated whenever promises have settled.
   * @returns false if no timer was left or the next one was more than `limitMs` (default 24 hours) away
   */
  runUntil(isDone: () => boolean, options?: { readonly limitMs?: number }): Promise<boolean>;
}

interface Timer {
  readonly due: number;
  readonly callback: () => void;
}

const DEFAULT_START = Date.UTC(2026, 0, 1);
const DEFAULT_LIMIT_MS = 24 * 60 * 60 * 1000;
const BUSY_LIMIT_MS = 20_000;

/** A macrotask drains promise chains of any length; counting microtasks would not. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}

class Virtual implements VirtualClock {
  #now: number;
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
    // The queue continues after a failure; the caller receives the error.
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
        throw new Error(`Virtual time waited ${BUSY_LIMIT_MS} ms for work that did not finish`);
      }
      await this.#outside();
      await this.#turn();
    }
  }

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

/** Creates a deterministic clock for tests and simulations, where hours pass in microseconds. */
export function createVirtualClock(options: VirtualClockOptions = {}): VirtualClock {
  return new Virtual(options);
}
