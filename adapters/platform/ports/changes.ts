/** A change of what pages show, recorded by the database itself with the change. */
export interface RecordedChange {
  /** Rises with each change; a number may be missing where a transaction was rolled back. */
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  /** JSON; what it holds depends on the kind. */
  readonly detail: string | undefined;
}

/** What has changed, in order. Only the newest few thousand changes are kept. */
export interface ChangeRepository {
  /** Number of the newest change; 0 where there is none. */
  last(): Promise<number>;
  /** Number of the oldest change that is still kept; 0 where there is none. */
  first(): Promise<number>;
  /** Changes after one up to another, oldest first. */
  between(after: number, upTo: number): Promise<readonly RecordedChange[]>;
  /** Number of the newest change of a kind before one; 0 where there is none. */
  lastOf(kind: string, before: number): Promise<number>;
}
