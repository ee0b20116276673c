import Libsql from 'libsql';

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
  /** On the disk before anybody hears of it. For orders and payments: what was promised must be there after a power cut. */
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
  #depth = 0;
  #durability: Durability = 'process';

  /** @param file path of the database, or ':memory:' */
  constructor(file: string) {
    this.#database = new Libsql(file);
    // WAL: readers never wait for the writer, and a kill in the middle of a write leaves the last committed state.
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
      first: (...values) => rows(values)[0],
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
    this.#setDurability(durability);
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

  #rollback(): void {
    try {
      this.#database.exec('ROLLBACK');
    } catch {
      // SQLite has rolled back by itself already (disk full, I/O error); the first error is the one to tell.
    }
  }

  /**
   * In WAL mode FULL adds one fsync of the log to each commit (measured: 0.25 ms against 0.02 ms); it covers all
   * earlier commits too. Only what must not be lost with the power pays for it.
   */
  #setDurability(durability: Durability): void {
    if (durability === this.#durability) return;
    this.#database.exec(`PRAGMA synchronous = ${durability === 'power' ? 'FULL' : 'NORMAL'}`);
    this.#durability = durability;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}
