/** How long a unit waits for its turn, in milliseconds. Units take far less, and wait less for other processes: one that waits so long waits for itself. */
const MOST_WAIT_MS = 20_000;

interface Waiting {
  readonly kind: 'read' | 'write';
  readonly start: () => void;
}

/**
 * Lets units of work on one connection take turns: any number of readers together, or one writer alone, in the order they came. The connection
 * is one, so what a writer has not committed yet must not be seen by anybody else.
 */
export class UnitLock {
  #readers = 0;
  #isWriting = false;
  readonly #queue: Waiting[] = [];

  /** Resolves when the unit may begin; `undefined` where it may at once. @throws Error when its turn does not come */
  enter(kind: 'read' | 'write'): Promise<void> | undefined {
    if (this.#queue.length === 0 && this.#isFree(kind)) {
      this.#take(kind);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(new Error('A unit of work waited for another one that does not end. Is it opened inside of it?'));
      }, MOST_WAIT_MS);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting: Waiting = { kind, start };
      this.#queue.push(waiting);
    });
  }

  /** The unit is over: those that waited for it begin. */
  leave(kind: 'read' | 'write'): void {
    if (kind === 'read') this.#readers -= 1;
    else this.#isWriting = false;
    for (let next = this.#queue[0]; next !== undefined && this.#isFree(next.kind); next = this.#queue[0]) {
      this.#queue.shift();
      this.#take(next.kind);
      next.start();
    }
  }

  #isFree(kind: 'read' | 'write'): boolean {
    return !this.#isWriting && (kind === 'read' || this.#readers === 0);
  }

  #take(kind: 'read' | 'write'): void {
    if (kind === 'read') this.#readers += 1;
    else this.#isWriting = true;
  }
}
