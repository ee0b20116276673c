export interface Reached {
  /** Files of the package, by their path in it. */
  readonly files: ReadonlySet<string>;
  /** Packages that these import. */
  readonly packages: ReadonlySet<string>;
}

/** What entry files of JavaScript load, when they start and later. */
export function reachedCode(folder: string, entries: readonly string[]): Promise<Reached>;
/** What declarations name, and what these name in turn. */
export function reachedTypes(folder: string, entries: readonly string[]): Reached;
