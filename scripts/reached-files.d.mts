export interface Reached {
  /** Files of the package, by their path in it. */
  readonly files: ReadonlySet<string>;
  /** Packages that these import. */
  readonly packages: ReadonlySet<string>;
}

/** Returns the files that JavaScript entries load, statically and dynamically. */
export function reachedCode(folder: string, entries: readonly string[]): Promise<Reached>;
/** Returns the declaration files that entries reference, directly and indirectly. */
export function reachedTypes(folder: string, entries: readonly string[]): Reached;
