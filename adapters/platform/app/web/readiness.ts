import type { CatalogueIndexStore } from '../../catalogue';
import type { Database } from '../../ports/database';
import type { FileStore } from '../../ports/foundation/files';
import type { Settings } from '../../foundation';

const PARTS = ['database', 'writing', 'files', 'index'] as const;
type Part = (typeof PARTS)[number];

export interface Ready {
  readonly isReady: boolean;
  readonly parts: Readonly<Record<Part, 'failed' | 'ok'>>;
  readonly products: number | undefined;
}

/** Milliseconds to cache the result, which bounds the load of frequent probes. */
const FRESH_MS = 1000;
const FILE_FRESH_MS = 30_000;
/** Timeout per part in milliseconds. */
const MAX_MS = 5000;
/** Larger than one block, so that a full disk rejects it. */
const TRIAL = { key: 'health/ready', bytes: new Uint8Array(16 * 1024) };
const LEASE = 'ready';

interface Services {
  readonly database: Database;
  readonly files: FileStore;
  readonly indexes: CatalogueIndexStore;
  readonly settings: Settings;
}

/** Probes what an order needs: database read and write, file storage, search. */
export class Readiness {
  #asked: { readonly at: number; readonly found: Promise<Ready> } | undefined;
  #fileTriedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly services: Services) {}

  /** Reports failures; never rejects. */
  check(): Promise<Ready> {
    const now = this.services.settings.clock.now();
    if (this.#asked !== undefined && now - this.#asked.at < FRESH_MS && now >= this.#asked.at) return this.#asked.found;
    const found = this.#check();
    this.#asked = { at: now, found };
    return found;
  }

  async #check(): Promise<Ready> {
    const { database, indexes, settings } = this.services;
    const [read, writing, files, products] = await Promise.all([
      this.#tried('database', () => database.read((db) => db.versions.current())),
      this.#tried('writing', () => this.#write()),
      this.#tried('files', () => this.#writeFile()),
      this.#tried('index', () => indexes.of(settings.defaultStore).size()),
    ]);
    const said = (outcome: unknown) => (outcome === undefined ? 'failed' : 'ok');
    const parts = { database: said(read), writing: said(writing), files: said(files), index: said(products) } as const;
    return { isReady: PARTS.every((part) => parts[part] === 'ok'), parts, products };
  }

  async #write(): Promise<true> {
    const { database, settings } = this.services;
    const now = settings.clock.now();
    await database.write((db) => db.leases.take(LEASE, 'readyz', now, now), 'power');
    return true;
  }

  async #writeFile(): Promise<true> {
    const now = this.services.settings.clock.now();
    if (Math.abs(now - this.#fileTriedAt) < FILE_FRESH_MS) return true;
    await this.services.files.put(TRIAL.key, TRIAL.bytes);
    this.#fileTriedAt = now;
    return true;
  }

  async #tried<T>(part: Part, work: () => Promise<T>): Promise<T | undefined> {
    const { clock, telemetry } = this.services.settings;
    let cancel = (): void => undefined;
    const late = new Promise<never>((_, reject) => {
      cancel = clock.schedule(() => reject(new Error(`${part} did not answer in ${String(MAX_MS)} ms`)), MAX_MS);
    });
    try {
      return await Promise.race([work(), late]);
    } catch (error) {
      telemetry.error(error, { where: 'readyz', part });
      return undefined;
    } finally {
      cancel();
    }
  }
}
