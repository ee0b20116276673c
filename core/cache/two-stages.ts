import type { Clock, Telemetry } from '../ports';

interface TwoStagesOptions {
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  readonly name: string;
}

/**
 * Reads from the device first, then from the server. Skips the device permanently once it proves slower than the
 * network.
 */
export class TwoStages {
  #first: number | undefined;
  #second: number | undefined;
  #isOff = false;

  constructor(private readonly options: TwoStagesOptions) {}

  get isOff(): boolean {
    return this.#isOff;
  }

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
