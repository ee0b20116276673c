import pLimit, { type LimitFunction } from 'p-limit';

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
  readonly #limit: LimitFunction;

  constructor(private readonly limits: WorkLimits) {
    this.#limit = pLimit(limits.running);
  }

  /** @throws TooBusyError when the queue is full, else whatever the job throws */
  run(key: string, job: () => Promise<T>): Promise<T> {
    const present = this.#shared.get(key);
    if (present !== undefined) return present;
    const { running, waiting } = this.limits;
    if (this.#limit.activeCount >= running && this.#limit.pendingCount >= waiting) {
      return Promise.reject(new TooBusyError(`${waiting} jobs are waiting already`));
    }
    const shared = this.#limit(job).finally(() => this.#shared.delete(key));
    this.#shared.set(key, shared);
    return shared;
  }
}
