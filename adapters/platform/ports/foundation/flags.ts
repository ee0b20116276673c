export interface FlagRepository {
  has(name: string): Promise<boolean>;
  /**
   * Concurrent calls are serialized.
   * @returns true if it was not set before
   */
  set(name: string): Promise<boolean>;
}
