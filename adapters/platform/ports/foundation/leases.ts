export interface LeaseRepository {
  /**
   * Takes a free, expired or own lease. Leases dated beyond `until` are capped, in case a clock went back.
   * @param until expiry, milliseconds since the epoch
   * @returns true if the holder has it
   */
  take(name: string, holder: string, now: number, until: number): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
}
