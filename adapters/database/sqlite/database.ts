import type { Database, Durability, Repositories } from '../../platform/ports/database';
import { createRepositories } from '../sql/repositories';
import { beginUnit, LOCK_WAIT_MS } from './begin-unit';
import { connectionOf, SqliteDriver } from './connection';
import { LogSync } from './log-sync';
import { migrate } from './migrate';
import { outOfReach } from './out-of-reach';
import { tighten } from './tighten';
import { UnitLock } from './unit-lock';
import { unusable } from './unusable';
import { SqliteVersions } from './versions';

/**
 * A shop's data in one SQLite file. Several processes may have it open: readers never wait, writers take turns (WAL, `beginUnit`).
 * Within a process units take turns as `UnitLock` says, so a transaction is never interleaved with another one.
 */
class SqliteDatabase implements Database {
  readonly #lock = new UnitLock();
  readonly #readers: Repositories;
  readonly #writers: Repositories;
  readonly #versions: SqliteVersions;
  /** True while the log may hold what an erasure removed. */
  #isLogToEmpty = false;

  /** @param log of the file; undefined for a database in memory, of which nothing survives */
  constructor(
    private readonly driver: SqliteDriver,
    private readonly log: LogSync | undefined,
  ) {
    const [forReads, forWrites] = [connectionOf(driver, 'read'), connectionOf(driver, 'write')];
    this.#versions = new SqliteVersions(forWrites);
    this.#readers = createRepositories(forReads, { current: () => this.#versions.current(), raise: refuseToRaise });
    this.#writers = createRepositories(forWrites, this.#versions);
  }

  async read<T>(work: (db: Repositories) => Promise<T>): Promise<T> {
    const turn = this.#lock.enter('read');
    if (turn !== undefined) await turn;
    try {
      return await work(this.#readers);
    } catch (error) {
      throw outOfReach(error);
    } finally {
      this.#lock.leave('read');
    }
  }

  async write<T>(work: (db: Repositories) => Promise<T>, durability: Durability = 'process'): Promise<T> {
    const turn = this.#lock.enter('write');
    if (turn !== undefined) await turn;
    try {
      const result = await this.#commit(work, durability);
      // Others are served while the disk works, and units that end meanwhile share its next turn.
      if (durability !== 'process') await this.log?.flush();
      return result;
    } catch (error) {
      throw outOfReach(error);
    }
  }

  /** The write lock is taken at the beginning, so that what is read cannot change before it is written. */
  async #commit<T>(work: (db: Repositories) => Promise<T>, durability: Durability): Promise<T> {
    try {
      const begun = beginUnit(() => this.driver.exec('BEGIN IMMEDIATE'));
      if (begun !== undefined) await begun;
      this.#versions.begin();
      const result = await this.#kept(work);
      if (durability === 'erased' || this.#isLogToEmpty) this.#emptyLog();
      return result;
    } finally {
      this.#lock.leave('write');
    }
  }

  async #kept<T>(work: (db: Repositories) => Promise<T>): Promise<T> {
    try {
      const result = await work(this.#writers);
      this.driver.exec('COMMIT');
      this.#versions.end(true);
      return result;
    } catch (error) {
      this.#rollback();
      throw error;
    }
  }

  /** While another process reads, the log cannot be cut off: the next unit that writes tries again. */
  #emptyLog(): void {
    this.#isLogToEmpty = this.log !== undefined && !this.driver.emptyLog();
  }

  #rollback(): void {
    try {
      this.driver.exec('ROLLBACK');
    } catch {
      // SQLite has rolled back by itself already (disk full, I/O error); the first error is the one to report.
    }
    this.#versions.end(false);
  }

  close(): Promise<void> {
    if (this.#isLogToEmpty) this.#emptyLog();
    this.log?.close();
    this.driver.close();
    return Promise.resolve();
  }
}

function refuseToRaise(): Promise<never> {
  return Promise.reject(new Error('A unit that reads must not raise a version'));
}

/**
 * Opens the file of a shop, which is made when it is missing, and brings its schema up to date.
 * @param file its path, or ':memory:' for a shop that is forgotten on close
 * @throws SchemaTooNewError when the file is from a newer shop; DatabaseUnusableError
 */
export async function openSqlite(file: string): Promise<Database> {
  let driver: SqliteDriver | undefined;
  try {
    driver = new SqliteDriver(file);
    await migrate(driver);
    // Only now: another process that opens it may be bringing its schema up to date.
    driver.exec(`PRAGMA busy_timeout = ${String(LOCK_WAIT_MS)}`);
  } catch (error) {
    driver?.close();
    throw unusable(error, file);
  }
  // Orders and addresses are in them; the folder may have been made by somebody who did not think of that.
  if (file !== ':memory:') for (const end of ['', '-wal', '-shm']) tighten(file + end, 0o600);
  return new SqliteDatabase(driver, file === ':memory:' ? undefined : new LogSync(`${file}-wal`));
}
