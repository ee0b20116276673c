import Libsql from 'libsql';
import { isChange, type Row, type SqlConnection, type SqlValue, type Statement } from '../sql/base/connection';

interface DriverStatement {
  all(values: readonly SqlValue[]): readonly Row[];
  first(values: readonly SqlValue[]): Row | undefined;
  run(values: readonly SqlValue[]): number;
}

export class SqliteDriver {
  readonly #database: Libsql.Database;
  readonly #statements = new Map<string, DriverStatement>();

  constructor(file: string) {
    this.#database = new Libsql(file);
    // WAL: readers never wait for the writer. NORMAL: commits survive a process crash, not a power loss before the log
    // is synced. secure_delete: erased data leaves no trace in free pages.
    this.#database.exec(
      'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY',
    );
  }

  statement(text: string): DriverStatement {
    const known = this.#statements.get(text);
    if (known) return known;
    let prepared = this.#prepare(text);
    let read = rowReader(prepared);
    // Parameters go as one array: the driver treats a single null argument as named parameters.
    const statement: DriverStatement = {
      all: (values) => prepared.all(values).map(read),
      first: (values) => {
        try {
          const found = prepared.get(values);
          return found === undefined ? undefined : read(found);
        } catch (error) {
          // After a failure, the driver's `get` repeats the same error forever (libsql 0.5), so the statement is
          // prepared again.
          prepared = this.#prepare(text);
          read = rowReader(prepared);
          throw error;
        }
      },
      run: (values) => prepared.run(values).changes,
    };
    this.#statements.set(text, statement);
    return statement;
  }

  #prepare(text: string): Libsql.Statement {
    const prepared = this.#database.prepare(text);
    return prepared.reader ? prepared.raw() : prepared;
  }

  exec(text: string): void {
    this.#database.exec(text);
  }

  /**
   * Checkpoints and truncates the WAL, which keeps old page contents.
   * @returns false while another process reads old pages; retry later
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

/**
 * Builds rows from arrays of values, which the driver makes in a third of the time that it takes for objects. Columns
 * are named once: asking for their names takes longer than a row.
 */
function rowReader(prepared: Libsql.Statement): (values: unknown) => Row {
  let names: readonly string[] = [];
  return (values) => {
    const cells = values as readonly unknown[]; // sound: `raw` statements answer arrays
    // A migration may have added columns to `SELECT *`.
    if (cells.length !== names.length) names = prepared.columns().map(({ name }) => name);
    const row: Record<string, unknown> = {};
    for (const [at, name] of names.entries()) row[name] = cells[at];
    return row;
  };
}

/** Changes of a unit that has no transaction. */
export interface OneChange {
  isMade: boolean;
}

export function connectionOf(driver: SqliteDriver, mode: OneChange | 'read' | 'write'): SqlConnection {
  const statements = new Map<string, Statement>();
  const prepare = (text: string): Statement => {
    if (mode === 'read' && isChange(text))
      throw new Error(`A unit that reads must not change anything: ${text.slice(0, 80)}`);
    // Uses a separate statement: the driver's `get` finds nothing after `all` of the same statement (libsql 0.5).
    if (typeof mode === 'object' && isChange(text)) return aloneOf(driver.statement(`${text} `), mode);
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
    later: '',
    sql: (text) => {
      const known = statements.get(text);
      if (known) return known;
      const made = prepare(text);
      statements.set(text, made);
      return made;
    },
  };
}

/** Runs to the end, since only then a failed commit is reported. */
function aloneOf(statement: DriverStatement, unit: OneChange): Statement {
  const once = <T>(run: () => T) =>
    settled(() => {
      if (unit.isMade) throw new Error('A unit with one change must not make another one');
      const made = run();
      unit.isMade = true;
      return made;
    });
  return {
    all: (...values) => once(() => statement.all(values)),
    first: (...values) => once(() => statement.all(values)[0]),
    run: (...values) => once(() => statement.run(values)),
    send: (...values) => once(() => void statement.run(values)),
  };
}

/** Cheaper than an async function. */
function settled<T>(run: () => T): Promise<T> {
  try {
    return Promise.resolve(run());
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error('The database failed', { cause: error }));
  }
}
