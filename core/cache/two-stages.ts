import type { Clock, Telemetry } from '../ports';

interface TwoStagesOptions {
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  /** Name of the cache, for the log. */
  readonly name: string;
}

/**
 * Two-stage caching (S §4, local cache): a value is looked for on the device first, and asked of the server where it is not
 * there. On a device whose storage is slower than the network that only costs time, so the first stage is left out from the
 * moment on that it was seen to be slower than the second, for as long as the shop lives.
 */
export class TwoStages {
  #first: number | undefined;
  #second: number | undefined;
  #isOff = false;

  constructor(private readonly options: TwoStagesOptions) {}

  /** Whether the first stage is left out. */
  get isOff(): boolean {
    return this.#isOff;
  }

  /** Looks on the device; `undefined`, without looking, once that is left out. */
  async first<T>(read: () => Promise<T | undefined>): Promise<T | undefined> {
    if (this.#isOff) return undefined;
    const started = this.options.clock.now();
    try {
      return await read();
    } finally {
      this.#first = this.options.clock.now() - started;
      this.#compare();
    }
  }

  /** Asks the server. Only an answer shows how long one takes. */
  async second<T>(ask: () => Promise<T>): Promise<T> {
    const started = this.options.clock.now();
    const answer = await ask();
    this.#second = this.options.clock.now() - started;
    this.#compare();
    return answer;
  }

  #compare(): void {
    const [first, second] = [this.#first, this.#second];
    if (this.#isOff || first === undefined || second === undefined || first <= second) return;
    this.#isOff = true;
    const { telemetry, name } = this.options;
    telemetry.log('warn', 'Two-stage caching is off: the first stage is slower than the second', {
      cache: name,
      firstMs: first,
      secondMs: second,
    });
  }
}
