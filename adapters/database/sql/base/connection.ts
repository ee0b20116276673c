/** A bindable value. Booleans are excluded: the SQLite driver (libsql 0.5) aborts the process on them. */
export type SqlValue = string | number | null | Uint8Array;

export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  all(...values: readonly SqlValue[]): Promise<readonly Row[]>;
  first(...values: readonly SqlValue[]): Promise<Row | undefined>;
  run(...values: readonly SqlValue[]): Promise<number>;
  /**
   * Executes a change without awaiting it; PostgreSQL sends it with the next statement. A failure fails the unit of
   * work.
   */
  send(...values: readonly SqlValue[]): Promise<void>;
}

/** Statements use the common subset of SQLite and PostgreSQL with `?` or `?1` parameters. */
export interface SqlConnection {
  readonly dialect: 'sqlite' | 'postgres';
  /** Condition, always met, that lets a change outside of a transaction reach the disk later; with its AND. */
  readonly later: string;
  sql(text: string): Statement;
}

export function isChange(text: string): boolean {
  return /^\s*(?:insert|update|delete|create|alter|drop)\b/i.test(text);
}
