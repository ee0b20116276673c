/**
 * Runs asynchronous jobs one after another in the order they were given. A job's failure goes to its own
 * caller and does not stop those behind it.
 */
export class SerialQueue {
  #tail: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(job, job);
    // The tail must never reject, or a failed job would be reported a second time as unhandled.
    this.#tail = result.catch(() => undefined);
    return result;
  }

  /** Resolves when everything given so far has run. */
  async idle(): Promise<void> {
    await this.#tail;
  }
}
