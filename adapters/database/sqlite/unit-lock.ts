/** Milliseconds to wait for a turn; a longer wait indicates a deadlock with itself. */
const MAX_WAIT_MS = 20_000;

interface Waiting {
  readonly kind: 'read' | 'write';
  readonly start: () => void;
}

/** Readers–writer lock for one connection, in FIFO order: uncommitted changes would be visible to other units. */
export class UnitLock {
  #readers = 0;
  #isWriting = false;
  readonly #queue: Waiting[] = [];

  /**
   * Resolves when the unit may begin; `undefined` if it may immediately.
   * @throws Error on timeout
   */
  enter(kind: 'read' | 'write'): Promise<void> | undefined {
    if (this.#queue.length === 0 && this.#isFree(kind)) {
      this.#take(kind);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(new Error('A unit of work waited for another one that does not end. Is it opened inside of it?'));
      }, MAX_WAIT_MS);
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting: Waiting = { kind, start };
      this.#queue.push(waiting);
    });
  }

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
