export interface Theme {
  readonly praise: readonly string[];
  readonly blame: readonly string[];
  readonly use: readonly string[];
}
