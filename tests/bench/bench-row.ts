/** One line of the benchmark table: what was measured, the figure with its unit, and the most it may be when there is a limit. */
export interface BenchRow {
  readonly name: string;
  readonly value: string;
  readonly limit?: string;
}
