import pLimit, { type LimitFunction } from 'p-limit';

export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
}

export interface WorkLimits {
  readonly running: number;
  readonly waiting: number;
}

/** Deduplicates jobs by key with bounded concurrency and queue length. */
export class BoundedWork<T> {
  readonly #shared = new Map<string, Promise<T>>();
  readonly #limit: LimitFunction;

  constructor(private readonly limits: WorkLimits) {
    this.#limit = pLimit(limits.running);
  }

  /** @throws TooBusyError if the queue is full, or the error of the job */
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
