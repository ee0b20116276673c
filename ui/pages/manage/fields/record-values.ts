export interface RecordValues {
  readonly [name: string]: unknown;
}
