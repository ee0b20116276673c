/** Nobody waits: as much work as allowed is running and as much as allowed is waiting. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
}

/** How much may run and wait at a time. */
export interface WorkLimits {
  readonly running: number;
  readonly waiting: number;
}

/**
 * Runs jobs by key, a few at a time: callers of a key that runs or waits share its one job, and a flood is refused
 * rather than piled up.
 */
export class BoundedWork<T> {
  readonly #shared = new Map<string, Promise<T>>();
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(private readonly limits: WorkLimits) {}

  /** @throws TooBusyError when the queue is full, else whatever the job throws */
  run(key: string, job: () => Promise<T>): Promise<T> {
    const present = this.#shared.get(key);
    if (present !== undefined) return present;
    const mustWait = this.#running >= this.limits.running;
    if (mustWait && this.#queue.length >= this.limits.waiting) {
      return Promise.reject(new TooBusyError(`${this.limits.waiting} jobs are waiting already`));
    }
    const shared = this.#turn()
      .then(job)
      .finally(() => {
        this.#shared.delete(key);
        this.#release();
      });
    this.#shared.set(key, shared);
    return shared;
  }

  #turn(): Promise<void> {
    if (this.#running < this.limits.running) {
      this.#running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#queue.push(resolve));
  }

  /** Hands the place to the next in the queue, so that `running` never passes its limit in between. */
  #release(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
