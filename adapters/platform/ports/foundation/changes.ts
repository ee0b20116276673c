/** Change recorded by the database itself, together with the data. */
export interface RecordedChange {
  /** Increasing; rollbacks leave gaps. */
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  /** JSON, by kind. */
  readonly detail: string | undefined;
}

export interface ChangeRepository {
  last(): Promise<number>;
  first(): Promise<number>;
  between(after: number, upTo: number): Promise<readonly RecordedChange[]>;
  lastOf(kind: string, before: number): Promise<number>;
}
