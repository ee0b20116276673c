import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/**
 * Syncs commits to disk off the event loop. Concurrent requests share the next sync (group commit).
 *
 * Only the WAL needs it: SQLite syncs both files at checkpoints (synchronous = NORMAL).
 */
export class LogSync {
  #file: number | undefined;
  #working: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #isClosed = false;

  /** @param log path of the WAL, opened lazily because SQLite creates it on the first write */
  constructor(
    private readonly log: string,
    private readonly sync: (file: number) => Promise<void> = promisify(fdatasync),
  ) {}

  /** Resolves when all earlier commits are on disk. */
  flush(): Promise<void> {
    if (this.#working === undefined) return this.#begin();
    // The running sync may predate the caller's commit; only a later one covers it.
    this.#next ??= this.#working.then(
      () => this.#begin(),
      () => this.#begin(),
    );
    return this.#next;
  }

  #begin(): Promise<void> {
    this.#next = undefined;
    const working = this.#sync().finally(() => {
      this.#working = undefined;
      if (this.#isClosed) this.#release();
    });
    this.#working = working;
    return working;
  }

  async #sync(): Promise<void> {
    if (this.#isClosed) throw new Error('The database is closed');
    this.#file ??= this.#open();
    await this.sync(this.#file);
  }

  #open(): number {
    // The folder must be synced so that the file survives a power loss; Windows has no equivalent.
    if (process.platform !== 'win32') {
      const folder = openSync(dirname(this.log), 'r');
      try {
        fsyncSync(folder);
      } finally {
        closeSync(folder);
      }
    }
    return openSync(this.log, 'r+');
  }

  close(): void {
    this.#isClosed = true;
    if (this.#working === undefined) this.#release();
  }

  #release(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}
