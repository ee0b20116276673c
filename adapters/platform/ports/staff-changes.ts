/** A change that staff made. */
export interface LoggedStaffChange {
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** A login, or 'shop' for its command line. */
  readonly who: string;
  /** Of what: 'coupon', 'product'. */
  readonly kind: string;
  /** Id of the record. */
  readonly record: string;
  readonly action: 'changed' | 'created' | 'removed' | 'restored';
  /** The document as it was; missing where there was none. */
  readonly before: unknown;
  /** As it is since; missing where there is none any more. */
  readonly after: unknown;
}

export interface StaffChangeFilter {
  /** One of these kinds. */
  readonly kinds: readonly string[];
  readonly record?: string | undefined;
  readonly who?: string | undefined;
}

/** Who changed what, and when. Nothing here is ever changed or removed. */
export interface StaffChangeRepository {
  /** Others that change this record wait until this unit is over. To be called before the record is read. */
  lock(kind: string, record: string): Promise<void>;
  /** @returns its number */
  add(change: Omit<LoggedStaffChange, 'id'>): Promise<number>;
  byId(id: number): Promise<LoggedStaffChange | undefined>;
  /** The newest first. */
  list(
    filter: StaffChangeFilter,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<readonly LoggedStaffChange[]>;
  count(filter: StaffChangeFilter): Promise<number>;
  /** The newest change of a record. */
  lastOf(kind: string, record: string): Promise<LoggedStaffChange | undefined>;
}
