import type * as z from 'zod/mini';
import { readStored } from '../cache';
import { lazily } from '../kernel/async/lazily';
import { Store } from '../kernel/store';
import type { JsonValue, Storage, Telemetry } from '../ports';

const COLLECTION = 'cabinet';

interface Options<T> {
  readonly key: string;
  readonly shape: z.ZodMiniType<T>;
  readonly initial: T;
  readonly storage: Storage;
  readonly telemetry: Telemetry;
}

/**
 * A cabinet view preference stored on the device. Not personal, so it survives sign-out; unsaved values last for the
 * session.
 */
export class KeptChoice<T extends JsonValue> {
  readonly #store: Store<T>;
  readonly state$;

  constructor(private readonly options: Options<T>) {
    this.#store = new Store(options.initial);
    this.state$ = this.#store.state$;
  }

  readonly load: () => Promise<void> = lazily(async () => {
    const { key, shape, initial } = this.options;
    this.#store.set((await readStored(this.options, { collection: COLLECTION, key }, shape)) ?? initial);
  });

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
