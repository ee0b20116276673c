import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isBeingWritten, writeFileAtomic } from '../files/atomic-file';
import { isAbsence } from '../files/find-file';

export interface DiskCacheOptions {
  readonly folder: string;
  readonly maxBytes: number;
  readonly now: () => number;
}

/** Min interval between access time updates, in milliseconds. */
const MARK_EVERY_MS = 3_600_000;
const LOOK_AGAIN_AFTER = 0.1;
const ROOM_LEFT = 0.95;

interface Entry {
  readonly bytes: number;
  marked: number;
}

/** LRU disk cache that survives restarts and is shared by processes. Open readers finish after eviction. */
export class DiskCache {
  #entries: Map<string, Entry> | undefined;
  #bytes = 0;
  #writtenSinceLook = 0;
  #looking: Promise<Map<string, Entry>> | undefined;
  #makingRoom: Promise<void> | undefined;

  constructor(private readonly options: DiskCacheOptions) {}

  async read(name: string): Promise<Buffer | undefined> {
    const place = path.join(this.options.folder, name);
    try {
      const bytes = await readFile(place);
      await this.#use(name, bytes.length);
      return bytes;
    } catch (error) {
      if (!isAbsence(error)) throw error;
      this.#forget(name);
      return undefined;
    }
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    const place = path.join(this.options.folder, name);
    await mkdir(path.dirname(place), { recursive: true });
    // Not synced: a lost file is simply regenerated.
    await writeFileAtomic(place, bytes, { sync: false });
    const entries = await this.#known();
    this.#forget(name);
    entries.set(name, { bytes: bytes.length, marked: this.options.now() });
    this.#bytes += bytes.length;
    this.#writtenSinceLook += bytes.length;
    if (this.#bytes > this.options.maxBytes) await this.#makeRoom();
  }

  async #use(name: string, bytes: number): Promise<void> {
    const entries = await this.#known();
    const now = this.options.now();
    const entry = entries.get(name) ?? { bytes, marked: 0 };
    this.#forget(name);
    entries.set(name, entry);
    this.#bytes += entry.bytes;
    if (now - entry.marked < MARK_EVERY_MS) return;
    entry.marked = now;
    await utimes(path.join(this.options.folder, name), now / 1000, now / 1000).catch((error: unknown) => {
      if (!isAbsence(error)) throw error;
    });
  }

  #forget(name: string): void {
    const entry = this.#entries?.get(name);
    if (entry === undefined) return;
    this.#entries?.delete(name);
    this.#bytes -= entry.bytes;
  }

  async #known(): Promise<Map<string, Entry>> {
    const isStale = this.#writtenSinceLook > this.options.maxBytes * LOOK_AGAIN_AFTER;
    if (this.#entries !== undefined && !isStale) return this.#entries;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<Map<string, Entry>> {
    this.#writtenSinceLook = 0;
    const files = await readdir(this.options.folder, { recursive: true, withFileTypes: true }).catch(
      (error: unknown) => {
        if (isAbsence(error)) return [];
        throw error;
      },
    );
    const found: (readonly [string, Entry])[] = [];
    for (const file of files) {
      const place = path.join(file.parentPath, file.name);
      if (!file.isFile() || (await isBeingWritten(place))) continue;
      const facts = await stat(place).catch((error: unknown) => {
        if (isAbsence(error)) return undefined;
        throw error;
      });
      const name = path.relative(this.options.folder, place).split(path.sep).join('/');
      if (facts) found.push([name, { bytes: facts.size, marked: facts.mtimeMs }]);
    }
    found.sort(([, one], [, other]) => one.marked - other.marked);
    this.#entries = new Map(found);
    this.#bytes = found.reduce((sum, [, { bytes }]) => sum + bytes, 0);
    return this.#entries;
  }

  #makeRoom(): Promise<void> {
    this.#makingRoom ??= this.#removeOldest().finally(() => {
      this.#makingRoom = undefined;
    });
    return this.#makingRoom;
  }

  async #removeOldest(): Promise<void> {
    const { folder, maxBytes } = this.options;
    for (const name of [...(this.#entries?.keys() ?? [])]) {
      if (this.#bytes <= maxBytes * ROOM_LEFT) return;
      this.#forget(name);
      await rm(path.join(folder, name), { force: true });
    }
  }
}
