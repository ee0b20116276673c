/** What is in the form of a record. */
export interface RecordValues {
  readonly [name: string]: unknown;
}
