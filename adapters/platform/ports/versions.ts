/**
 * Counters that show what has changed, also by another process on the same data:
 * catalogue — some document was written; index — the search index must be rebuilt; stock — some stock was changed.
 */
export type VersionKey = 'catalogue' | 'index' | 'stock';
export type Versions = Readonly<Record<VersionKey, number>>;

export interface VersionRepository {
  /** The counters now. Cheap: it is asked before each use of what is kept in memory. */
  current(): Promise<Versions>;
  /** Raises counters, with the change that they stand for. Returns the new value of the first. */
  raise(...keys: readonly [VersionKey, ...VersionKey[]]): Promise<number>;
}
