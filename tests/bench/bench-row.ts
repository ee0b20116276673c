export interface BenchRow {
  readonly name: string;
  readonly value: string;
  readonly limit?: string;
}
