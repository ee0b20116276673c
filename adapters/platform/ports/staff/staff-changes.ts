export interface LoggedStaffChange {
  readonly id: number;
  readonly at: number;
  /** Login, or 'shop' for the CLI. */
  readonly who: string;
  readonly kind: string;
  readonly record: string;
  readonly action: 'changed' | 'created' | 'removed' | 'restored';
  readonly before: unknown;
  readonly after: unknown;
}

export interface StaffChangeFilter {
  readonly kinds: readonly string[];
  readonly record?: string | undefined;
  readonly who?: string | undefined;
}

/** Append-only audit log. */
export interface StaffChangeRepository {
  /** Serializes changes of a record; its id is case-insensitive. Call before reading it. */
  lock(kind: string, record: string): Promise<void>;
  add(change: Omit<LoggedStaffChange, 'id'>): Promise<number>;
  byId(id: number): Promise<LoggedStaffChange | undefined>;
  list(
    filter: StaffChangeFilter,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<readonly LoggedStaffChange[]>;
  count(filter: StaffChangeFilter): Promise<number>;
  lastOf(kind: string, record: string): Promise<LoggedStaffChange | undefined>;
}
