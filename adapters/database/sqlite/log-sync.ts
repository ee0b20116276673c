import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/**
 * Brings what was committed to the disk, beside the event loop: while the disk works, others are served. A request made while it
 * works shares the next turn, so that eight orders at once cost two turns of the disk and not eight (group commit).
 *
 * It syncs SQLite's log file (WAL), which holds everything committed that is not in the database file yet. What SQLite moves
 * from the log to the database file it syncs by itself, both files, before it uses the log again (synchronous = NORMAL).
 */
export class LogSync {
  #file: number | undefined;
  #working: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #isClosed = false;

  /**
   * @param log path of the log; it is opened when it is first needed, as SQLite makes it with the first write
   * @param sync brings an open file to the disk
   */
  constructor(
    private readonly log: string,
    private readonly sync: (file: number) => Promise<void> = promisify(fdatasync),
  ) {}

  /** Resolves when everything that was committed before this call is on the disk. Rejects when the disk says that it is not. */
  flush(): Promise<void> {
    if (this.#working === undefined) return this.#begin();
    // The turn under way may have begun before the caller's commit: only a later one is sure to hold it.
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
    // A file is only found again after a power cut when its folder knows it; Windows has no such thing to sync.
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

  /** Lets go of the file, after the turn under way. */
  close(): void {
    this.#isClosed = true;
    if (this.#working === undefined) this.#release();
  }

  #release(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}
