import type { Database, Durability, Repositories } from '../../platform/ports/database';
import { createRepositories } from '../sql/repositories';
import { beginUnit, LOCK_WAIT_MS, untilFree } from './begin-unit';
import { connectionOf, SqliteDriver, type OneChange } from './connection';
import { LogSync } from './log-sync';
import { migrate } from './migrate';
import { outOfReach } from './out-of-reach';
import { tighten } from './tighten';
import { UnitLock } from './unit-lock';
import { unusable } from './unusable';
import { SqliteVersions } from './versions';

/**
 * SQLite database shared by several processes: readers never wait, writers take turns. `UnitLock` serializes units of
 * work within a process.
 */
class SqliteDatabase implements Database {
  readonly #lock = new UnitLock();
  readonly #readers: Repositories;
  readonly #writers: Repositories;
  readonly #oneChange: OneChange = { isMade: false };
  readonly #changers: Repositories;
  readonly #versions: SqliteVersions;
  /** True while the WAL may hold erased data. */
  #isLogToEmpty = false;

  /** @param log undefined for an in-memory database */
  constructor(
    private readonly driver: SqliteDriver,
    private readonly log: LogSync | undefined,
  ) {
    const [forReads, forWrites] = [connectionOf(driver, 'read'), connectionOf(driver, 'write')];
    this.#versions = new SqliteVersions(forWrites);
    const versions = { current: () => this.#versions.current(), lock: refuseToRaise, raise: refuseToRaise };
    this.#readers = createRepositories(forReads, versions);
    this.#writers = createRepositories(forWrites, this.#versions);
    const forChanges = connectionOf(driver, this.#oneChange);
    this.#changers = createRepositories(forChanges, versions);
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
      if (durability === 'one-change') return await this.#change(work);
      const result = await this.#commit(work, durability);
      // Concurrent commits share the next sync.
      if (durability !== 'process') await this.log?.flush();
      return result;
    } catch (error) {
      throw outOfReach(error);
    }
  }

  async #change<T>(work: (db: Repositories) => Promise<T>): Promise<T> {
    try {
      return await untilFree(() => {
        this.#oneChange.isMade = false;
        return work(this.#changers);
      });
    } finally {
      this.#lock.leave('write');
    }
  }

  /** Takes the write lock first so that data cannot change between read and write. */
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

  /** Fails while another process reads; the next write retries. */
  #emptyLog(): void {
    this.#isLogToEmpty = this.log !== undefined && !this.driver.emptyLog();
  }

  #rollback(): void {
    try {
      this.driver.exec('ROLLBACK');
    } catch {
      // SQLite has already rolled back (disk full, I/O error); the first error is reported.
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
  return Promise.reject(new Error('Only a unit with a transaction may raise a version'));
}

/**
 * Opens or creates the file of a shop and migrates its schema.
 * @param file path, or ':memory:'
 * @throws SchemaTooNewError if a newer version wrote the file; DatabaseUnusableError
 */
export async function openSqlite(file: string): Promise<Database> {
  let driver: SqliteDriver | undefined;
  try {
    driver = new SqliteDriver(file);
    await migrate(driver);
    // Set only now: another process may be migrating the schema.
    driver.exec(`PRAGMA busy_timeout = ${String(LOCK_WAIT_MS)}`);
  } catch (error) {
    driver?.close();
    throw unusable(error, file);
  }
  // Contains personal data, so access is restricted to the owner.
  if (file !== ':memory:') for (const end of ['', '-wal', '-shm']) tighten(file + end, 0o600);
  return new SqliteDatabase(driver, file === ':memory:' ? undefined : new LogSync(`${file}-wal`));
}
