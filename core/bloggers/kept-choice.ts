import type * as z from 'zod/mini';
import { readStored } from '../cache';
import { lazily } from '../kernel/lazily';
import { Store } from '../kernel/store';
import type { JsonValue, Storage, Telemetry } from '../ports';

const COLLECTION = 'cabinet';

interface Options<T> {
  /** By which the device keeps it. */
  readonly key: string;
  readonly shape: z.ZodMiniType<T>;
  /** Until something else was chosen. */
  readonly initial: T;
  readonly storage: Storage;
  readonly telemetry: Telemetry;
}

/**
 * How a blogger likes the pages of the cabinet, kept on the device, and its one writer. It says nothing of anybody, so it stays when somebody signs
 * out. What cannot be kept is reported, and counts as long as the shop is open.
 */
export class KeptChoice<T extends JsonValue> {
  readonly #store: Store<T>;
  readonly state$;

  constructor(private readonly options: Options<T>) {
    this.#store = new Store(options.initial);
    this.state$ = this.#store.state$;
  }

  /** Reads what was kept, once. */
  readonly load: () => Promise<void> = lazily(async () => {
    const { key, shape, initial } = this.options;
    this.#store.set((await readStored(this.options, { collection: COLLECTION, key }, shape)) ?? initial);
  });

  /** @param change gives the same value where nothing changes: then nothing is written */
  async change(change: (value: T) => T): Promise<void> {
    await this.load();
    const { value } = this.#store;
    const next = change(value);
    if (next === value) return;
    this.#store.set(next);
    try {
      await this.options.storage.set(COLLECTION, this.options.key, next);
    } catch (error) {
      this.options.telemetry.error(error, { area: COLLECTION });
    }
  }

  close(): void {
    this.#store.close();
  }
}
