import type { CatalogueIndexStore } from '../catalogue/catalogue-index-store';
import type { Database } from '../ports/database';
import type { FileStore } from '../ports/files';
import type { Settings } from '../settings/options';

/** What a shop sells with. */
const PARTS = ['database', 'writing', 'files', 'index'] as const;
type Part = (typeof PARTS)[number];

/** Whether a shop can sell now, and what it cannot do. */
export interface Ready {
  readonly isReady: boolean;
  readonly parts: Readonly<Record<Part, 'failed' | 'ok'>>;
  /** Products in the index of the first store, where that could be asked. */
  readonly products: number | undefined;
}

/** How long what was found out is answered to everybody who asks, in milliseconds: who asks often makes no work for the disk. */
const FRESH_MS = 1000;
/** How long a file that was written is taken as a sign that others can be, in milliseconds. */
const FILE_FRESH_MS = 30_000;
/** How long a part may take, in milliseconds: one that hangs is not ready. */
const MOST_MS = 5000;
/** Written where a file is tried. It is more than one block, so that a full disk refuses it. */
const TRIAL = { key: 'health/ready', bytes: new Uint8Array(16 * 1024) };
/** The lease that is taken where writing is tried: one row, whatever the number of processes. */
const LEASE = 'ready';

interface Services {
  readonly database: Database;
  readonly files: FileStore;
  readonly indexes: CatalogueIndexStore;
  readonly settings: Settings;
}

/** Tries what an order needs: reading, writing to the disk, keeping a file, searching. */
export class Readiness {
  #asked: { readonly at: number; readonly found: Promise<Ready> } | undefined;
  #fileTriedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly services: Services) {}

  /** What can be done now. What fails is reported; never rejects. */
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

  /** @returns undefined where it failed or did not end in time */
  async #tried<T>(part: Part, work: () => Promise<T>): Promise<T | undefined> {
    const { clock, telemetry } = this.services.settings;
    let cancel = (): void => undefined;
    const late = new Promise<never>((_, reject) => {
      cancel = clock.schedule(() => reject(new Error(`${part} did not answer in ${String(MOST_MS)} ms`)), MOST_MS);
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
