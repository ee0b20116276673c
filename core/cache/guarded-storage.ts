import type { ShopConfig } from '../config';
import { ShopError } from '../kernel/shop-error';
import { SingleFlight } from '../kernel/async/single-flight';
import { StorageQuotaError, type Clock, type JsonValue, type Storage, type Telemetry } from '../ports';

/** Collections with this prefix may be purged at any time; store only refetchable data. */
const CACHE_PREFIX = 'cache.';
export const URL_MAP_COLLECTION = `${CACHE_PREFIX}url-map`;
const CACHES: readonly string[] = [URL_MAP_COLLECTION];

interface GuardOptions {
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  readonly config: ShopConfig['cache'];
}

/** Storage whose operations reject if the medium fails. */
export type StrictStorage = Pick<Storage, 'get' | 'keys' | 'remove' | 'set'>;

interface Health {
  readErrors: number;
  writeErrors: number;
}

/**
 * Storage wrapper that never rejects: timeouts count as errors, failing collections fall back to memory, and a full
 * medium purges the caches. Failures are reported.
 */
export class GuardedStorage implements Storage {
  readonly #health = new Map<string, Health>();
  readonly #memory = new Map<string, Map<string, JsonValue>>();
  readonly #caches = new Set<string>(CACHES);
  readonly #used = new Set<string>(CACHES);
  readonly #recreating: SingleFlight<void>;
  #lastQuotaCheck = Number.NEGATIVE_INFINITY;
  #cancelQuotaCheck: (() => void) | undefined;

  constructor(
    private readonly inner: Storage,
    private readonly options: GuardOptions,
  ) {
    this.#recreating = new SingleFlight(() => inner.recreate());
  }

  async get(collection: string, key: string): Promise<unknown> {
    this.#used.add(collection);
    const kept = this.#memory.get(collection);
    if (kept?.has(key) === true || this.#isMemoryOnly(collection)) return kept?.get(key);
    try {
      return await this.#inTime(this.inner.get(collection, key));
    } catch (error) {
      this.#count(collection, 'readErrors', error);
      return undefined;
    }
  }

  async set(collection: string, key: string, value: JsonValue): Promise<void> {
    this.#used.add(collection);
    if (collection.startsWith(CACHE_PREFIX)) await this.#quotaInTime(collection);
    if (this.#isMemoryOnly(collection)) {
      this.#keep(collection, key, value);
      return;
    }
    try {
      await this.#write(collection, key, value);
      this.#memory.get(collection)?.delete(key);
    } catch (error) {
      this.#keep(collection, key, value);
      this.#count(collection, 'writeErrors', error);
    }
  }

  async remove(collection: string, key: string): Promise<void> {
    this.#memory.get(collection)?.delete(key);
    await this.#attempt(collection, 'writeErrors', () => this.inner.remove(collection, key), undefined);
  }

  async keys(collection: string): Promise<readonly string[]> {
    const kept = [...(this.#memory.get(collection)?.keys() ?? [])];
    const stored = this.#isMemoryOnly(collection)
      ? []
      : await this.#attempt(collection, 'readErrors', () => this.inner.keys(collection), []);
    return [...new Set([...stored, ...kept])].sort();
  }

  async clear(collection: string): Promise<void> {
    this.#memory.delete(collection);
    await this.#attempt(collection, 'writeErrors', () => this.inner.clear(collection), undefined);
  }

  usage(collection: string): Promise<number> {
    return this.#attempt(collection, 'readErrors', () => this.inner.usage(collection), 0);
  }

  recreate(): Promise<void> {
    return this.#recreating.run();
  }

  dispose(): void {
    this.#cancelQuotaCheck?.();
    this.#cancelQuotaCheck = undefined;
  }

  close(): Promise<void> {
    this.dispose();
    return this.inner.close();
  }

  async clearCaches(): Promise<void> {
    for (const collection of this.#caches) await this.clear(collection);
  }

  async #write(collection: string, key: string, value: JsonValue): Promise<void> {
    try {
      await this.#inTime(this.inner.set(collection, key, value));
    } catch (error) {
      if (!(error instanceof StorageQuotaError)) throw error;
      await this.clearCaches();
      await this.#inTime(this.inner.set(collection, key, value));
    }
  }

  async #quotaInTime(collection: string): Promise<void> {
    this.#caches.add(collection);
    const { clock, config } = this.options;
    const due = this.#lastQuotaCheck + config.quotaCheckMs - clock.now();
    if (due <= 0) return this.#checkQuota();
    this.#cancelQuotaCheck ??= clock.schedule(() => {
      void this.#checkQuota();
    }, due);
  }

  /** Purges only the caches when total usage exceeds the quota. */
  async #checkQuota(): Promise<void> {
    const { clock, config } = this.options;
    this.#cancelQuotaCheck?.();
    this.#cancelQuotaCheck = undefined;
    this.#lastQuotaCheck = clock.now();
    let bytes = 0;
    for (const collection of this.#used) bytes += await this.usage(collection);
    if (bytes > config.quotaKb * 1024) await this.clearCaches();
  }

  async #attempt<T>(collection: string, kind: keyof Health, action: () => Promise<T>, fallback: T): Promise<T> {
    try {
      return await this.#inTime(action());
    } catch (error) {
      this.#count(collection, kind, error);
      return fallback;
    }
  }

  /** Applies timeouts and purges, but rejects instead of falling back to memory; the caller reports and retries. */
  strictly<T>(collection: string, action: (medium: StrictStorage) => Promise<T>): Promise<T> {
    this.#used.add(collection);
    return action({
      get: (...place) => this.#inTime(this.inner.get(...place)),
      keys: (...place) => this.#inTime(this.inner.keys(...place)),
      set: (...entry) => this.#write(...entry),
      remove: (...place) => this.#inTime(this.inner.remove(...place)),
    });
  }

  #inTime<T>(answer: Promise<T>): Promise<T> {
    const { clock, config } = this.options;
    return new Promise((resolve, reject) => {
      const cancel = clock.schedule(() => {
        reject(new ShopError('storage-failed'));
        this.#recreating.run().catch((error: unknown) => this.options.telemetry.error(error, { area: 'cache' }));
      }, config.timeoutMs);
      answer.then(resolve, reject).finally(cancel);
    });
  }

  #count(collection: string, kind: keyof Health, error: unknown): void {
    const health = this.#health.get(collection) ?? { readErrors: 0, writeErrors: 0 };
    this.#health.set(collection, health);
    health[kind] += 1;
    this.options.telemetry.error(error, { area: 'cache', collection, kind, count: health[kind] });
  }

  #isMemoryOnly(collection: string): boolean {
    const health = this.#health.get(collection);
    const { maxReadErrors, maxWriteErrors } = this.options.config;
    return health !== undefined && (health.readErrors >= maxReadErrors || health.writeErrors >= maxWriteErrors);
  }

  #keep(collection: string, key: string, value: JsonValue): void {
    const kept = this.#memory.get(collection) ?? new Map<string, JsonValue>();
    this.#memory.set(collection, kept.set(key, value));
  }
}
