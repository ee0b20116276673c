import { performance } from 'node:perf_hooks';

/** Milliseconds to wait for a turn; a longer wait indicates a deadlock with itself. */
const MAX_WAIT_MS = 20_000;

interface Waiting {
  readonly kind: 'read' | 'write';
  readonly start: () => void;
  readonly fail: (error: Error) => void;
  /** Milliseconds on the clock of `performance`. */
  readonly until: number;
}

/** Readers–writer lock for one connection, in FIFO order: uncommitted changes would be visible to other units. */
export class UnitLock {
  #readers = 0;
  #isWriting = false;
  readonly #queue: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly maxWaitMs = MAX_WAIT_MS) {}

  /**
   * Resolves when the unit may begin; `undefined` if it may immediately.
   * @throws Error on timeout
   */
  enter(kind: 'read' | 'write'): Promise<void> | undefined {
    if (this.#queue.length === 0 && this.#isFree(kind)) {
      this.#take(kind);
      return undefined;
    }
    return new Promise((start, fail) => {
      this.#queue.push({ kind, start, fail, until: performance.now() + this.maxWaitMs });
      this.#watch();
    });
  }

  /** One timer serves all: most units wait for less than a millisecond. It keeps the process alive while one waits. */
  #watch(): void {
    const [first] = this.#queue;
    if (first === undefined) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#refuseLate();
      this.#watch();
    }, first.until - performance.now());
    this.#timer.ref();
  }

  #refuseLate(): void {
    const now = performance.now();
    for (let [first] = this.#queue; first !== undefined && first.until <= now; [first] = this.#queue) {
      this.#queue.shift();
      first.fail(new Error('A unit of work waited for another one that does not end. Is it opened inside of it?'));
    }
  }

  leave(kind: 'read' | 'write'): void {
    if (kind === 'read') this.#readers -= 1;
    else this.#isWriting = false;
    for (let next = this.#queue[0]; next !== undefined && this.#isFree(next.kind); next = this.#queue[0]) {
      this.#queue.shift();
      this.#take(next.kind);
      next.start();
    }
    if (this.#queue.length === 0) this.#timer?.unref();
  }

  #isFree(kind: 'read' | 'write'): boolean {
    return !this.#isWriting && (kind === 'read' || this.#readers === 0);
  }

  #take(kind: 'read' | 'write'): void {
    if (kind === 'read') this.#readers += 1;
    else this.#isWriting = true;
  }
}
