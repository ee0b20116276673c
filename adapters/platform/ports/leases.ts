/** Work that one process at a time may do. */
export interface LeaseRepository {
  /**
   * Takes a lease that is free, has run out, or is the holder's own already.
   * One that another holder has for longer than until then was taken before a clock went back, and runs out then.
   * @param until when it runs out, milliseconds since the epoch
   * @returns whether it is the holder's now
   */
  take(name: string, holder: string, now: number, until: number): Promise<boolean>;
  /** Gives a lease back; that of another holder stays. */
  release(name: string, holder: string): Promise<void>;
}
