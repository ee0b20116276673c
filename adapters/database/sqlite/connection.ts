import Libsql from 'libsql';
import { isChange, type Row, type SqlConnection, type SqlValue, type Statement } from '../sql/connection';

/** A statement as the driver runs it: at once. */
interface DriverStatement {
  all(values: readonly SqlValue[]): readonly Row[];
  first(values: readonly SqlValue[]): Row | undefined;
  run(values: readonly SqlValue[]): number;
}

/** The shop's one connection to its file, with each SQL text prepared once for its life. Every call runs at once. */
export class SqliteDriver {
  readonly #database: Libsql.Database;
  readonly #statements = new Map<string, DriverStatement>();

  /** @param file path of the database, or ':memory:' */
  constructor(file: string) {
    this.#database = new Libsql(file);
    // WAL: readers never wait for the writer, and a kill in the middle of a write leaves the last committed state. NORMAL: a
    // commit survives the death of the process; the last moments may be lost with the power, unless the log is synced.
    // secure_delete: what is removed is overwritten with zeros, so that free pages know nothing of who was erased.
    this.#database.exec(
      'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY',
    );
  }

  statement(text: string): DriverStatement {
    const known = this.#statements.get(text);
    if (known) return known;
    let prepared = this.#database.prepare(text);
    // Parameters always go as one array: a single null as the only argument is taken for named parameters.
    const statement: DriverStatement = {
      all: (values) => prepared.all(values) as readonly Row[], // sound: rows are plain objects, columns stay unknown
      first: (values) => {
        try {
          return prepared.get(values) as Row | undefined; // sound: see all
        } catch (error) {
          // Once it has failed, 'get' of the driver fails with the same error for ever, whatever it is given (libsql 0.5).
          prepared = this.#database.prepare(text);
          throw error;
        }
      },
      run: (values) => prepared.run(values).changes,
    };
    this.#statements.set(text, statement);
    return statement;
  }

  /** Several statements without parameters. */
  exec(text: string): void {
    this.#database.exec(text);
  }

  /**
   * Moves what the log (WAL) holds into the file and cuts the log off, since it keeps pages as they were.
   * @returns false where another process reads what was there before: it has to be tried again
   */
  emptyLog(): boolean {
    const row = this.statement('PRAGMA wal_checkpoint(TRUNCATE)').first([]);
    return row?.['busy'] === 0;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

/** What repositories are given of the driver. @param mode a connection for reads refuses to change anything */
export function connectionOf(driver: SqliteDriver, mode: 'read' | 'write'): SqlConnection {
  const statements = new Map<string, Statement>();
  const prepare = (text: string): Statement => {
    if (mode === 'read' && isChange(text))
      throw new Error(`A unit that reads must not change anything: ${text.slice(0, 80)}`);
    const statement = driver.statement(text);
    return {
      all: (...values) => settled(() => statement.all(values)),
      first: (...values) => settled(() => statement.first(values)),
      run: (...values) => settled(() => statement.run(values)),
      send: (...values) => settled(() => void statement.run(values)),
    };
  };
  return {
    dialect: 'sqlite',
    sql: (text) => {
      const known = statements.get(text);
      if (known) return known;
      const made = prepare(text);
      statements.set(text, made);
      return made;
    },
  };
}

/** What the driver gave or threw, as a promise: cheaper than an async function of its own. */
function settled<T>(run: () => T): Promise<T> {
  try {
    return Promise.resolve(run());
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error('The database failed', { cause: error }));
  }
}
