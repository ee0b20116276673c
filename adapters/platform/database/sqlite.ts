import Libsql from 'libsql';
import { LogSync } from './log-sync';

/**
 * What may be bound to a parameter. Booleans are left out on purpose: the driver aborts the whole process on one
 * (libsql 0.5, statement.rs 'not yet implemented: bool'), so the compiler has to keep them away.
 */
export type SqlValue = string | number | null | Uint8Array;

/** A row as the driver gives it; each reader picks and checks its own columns. */
export type Row = Readonly<Record<string, unknown>>;

/** How safe a transaction has to be when it commits. */
type Durability =
  /** Survives the death of the process; the last moments may be lost with the power. For carts and the catalogue. */
  | 'process'
  /** On the disk before anybody hears of it. For payments: what was promised must be there after a power cut. See `durably`. */
  | 'power';

interface Statement {
  all(...values: readonly SqlValue[]): readonly Row[];
  first(...values: readonly SqlValue[]): Row | undefined;
  /** Returns how many rows were changed. */
  run(...values: readonly SqlValue[]): number;
}

/**
 * One connection to the shop's database. Every call is synchronous, so a transaction can never be interleaved with
 * another request of this process; other processes on the same file wait (WAL, busy_timeout).
 */
export class Sqlite {
  readonly #database: Libsql.Database;
  readonly #statements = new Map<string, Statement>();
  readonly #log: LogSync | undefined;
  #depth = 0;

  /** @param file path of the database, or ':memory:' */
  constructor(file: string) {
    this.#database = new Libsql(file);
    this.#log = file === ':memory:' ? undefined : new LogSync(`${file}-wal`);
    // WAL: readers never wait for the writer, and a kill in the middle of a write leaves the last committed state. NORMAL: a
    // commit survives the death of the process; the last moments may be lost with the power, unless it was made `durably`.
    this.#database.exec(
      'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY',
    );
  }

  /** The driver's own connection, for the migrator alone. */
  get driver(): Libsql.Database {
    return this.#database;
  }

  /** A prepared statement; each SQL text is prepared once for the life of the connection. */
  sql(text: string): Statement {
    const known = this.#statements.get(text);
    if (known) return known;
    const prepared = this.#database.prepare(text);
    // Parameters always go as one array: a single null as the only argument is taken for named parameters.
    const rows = (values: readonly SqlValue[]) => prepared.all(values) as readonly Row[]; // sound: rows are plain objects, columns stay unknown
    const statement: Statement = {
      all: (...values) => rows(values),
      first: (...values) => prepared.get(values) as Row | undefined, // sound: see rows
      run: (...values) => prepared.run(values).changes,
    };
    this.#statements.set(text, statement);
    return statement;
  }

  /** Several statements without parameters. */
  exec(text: string): void {
    this.#database.exec(text);
  }

  /**
   * Runs `work` in one transaction that holds the write lock from its beginning, so that what it reads cannot change
   * before it writes. A throw rolls everything back. Inside another transaction it joins that one.
   */
  transaction<T>(work: () => T, durability: Durability = 'process'): T {
    if (this.#depth > 0) return work();
    if (durability === 'process') return this.#commit(work);
    // FULL adds a turn of the disk to the commit, which also covers all earlier ones. Nothing after it shall pay for it.
    this.#database.exec('PRAGMA synchronous = FULL');
    try {
      return this.#commit(work);
    } finally {
      this.#database.exec('PRAGMA synchronous = NORMAL');
    }
  }

  #commit<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE');
    this.#depth += 1;
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#rollback();
      throw error;
    } finally {
      this.#depth -= 1;
    }
  }

  /**
   * A transaction that is on the disk when the promise resolves: for orders and payments, as what was promised must be there
   * after a power cut. Others are served while the disk works, and transactions that end meanwhile share its next turn.
   */
  async durably<T>(work: () => T): Promise<T> {
    if (this.#depth > 0) throw new Error('A transaction inside another one cannot be on the disk before it');
    const result = this.transaction(work);
    await this.#log?.flush();
    return result;
  }

  #rollback(): void {
    try {
      this.#database.exec('ROLLBACK');
    } catch {
      // SQLite has rolled back by itself already (disk full, I/O error); the first error is the one to report.
    }
  }

  close(): void {
    this.#statements.clear();
    this.#log?.close();
    this.#database.close();
  }
}
