/**
 * What may be bound to a parameter. Booleans are left out on purpose: the driver of SQLite aborts the whole process on one
 * (libsql 0.5, statement.rs 'not yet implemented: bool'), so the compiler has to keep them away.
 */
export type SqlValue = string | number | null | Uint8Array;

/** A row as the driver gives it; each reader picks and checks its own columns. */
export type Row = Readonly<Record<string, unknown>>;

/** A statement to be run with values for its parameters, as often as one likes. */
export interface Statement {
  all(...values: readonly SqlValue[]): Promise<readonly Row[]>;
  first(...values: readonly SqlValue[]): Promise<Row | undefined>;
  /** Returns how many rows were changed. */
  run(...values: readonly SqlValue[]): Promise<number>;
  /**
   * Changes something where nobody waits for what comes of it: where the database is another process, it goes out with the next statement. Where it
   * fails, the unit does.
   */
  send(...values: readonly SqlValue[]): Promise<void>;
}

/**
 * What the repositories speak to: one transaction, or single reads. The SQL is what SQLite and PostgreSQL both understand, with
 * parameters as `?` or `?1`; where they differ, `dialect` says which one it is.
 */
export interface SqlConnection {
  readonly dialect: 'sqlite' | 'postgres';
  sql(text: string): Statement;
}

/** Whether a statement changes data: a unit that only reads refuses it. */
export function isChange(text: string): boolean {
  return /^\s*(?:insert|update|delete|create|alter|drop)\b/i.test(text);
}
