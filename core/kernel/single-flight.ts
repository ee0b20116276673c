/**
 * Lets one call of an asynchronous action run at a time: callers that come while it runs get the same promise.
 * A failure is handed to all of them and forgotten, so the next call tries again.
 */
export class SingleFlight<T> {
  #running: Promise<T> | undefined;

  constructor(private readonly action: () => Promise<T>) {}

  run(): Promise<T> {
    this.#running ??= this.action().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }
}
