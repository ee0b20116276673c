/** `catalogue`: documents changed; `index`: rebuild needed; `stock`: stock changed. */
export type VersionKey = 'catalogue' | 'index' | 'stock';
export type Versions = Readonly<Record<VersionKey, number>>;

export interface VersionRepository {
  /** Cheap: called before each use of cached data. */
  current(): Promise<Versions>;
  /** Locks all versions until the unit of work ends; call it before reading stock that is overwritten. */
  lock(): Promise<void>;
  raise(...keys: readonly [VersionKey, ...VersionKey[]]): Promise<number>;
}
