/** Shares one running call among concurrent callers; failures are not cached. */
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
