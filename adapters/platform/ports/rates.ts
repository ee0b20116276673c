/** How often something was done in the time that is counted now. */
export interface RateCount {
  readonly count: number;
  /** When it starts again, milliseconds since the epoch. */
  readonly endsAt: number;
}

/** Counts what is done for whom, so that all processes of the shop and a restart count alike. */
export interface RateRepository {
  /** Counts one more. @param key says what and for whom; @param windowMs how long is counted together */
  count(key: string, windowMs: number, now: number): Promise<RateCount>;
  /** What was counted until now, where it still counts: a read. */
  find(key: string, now: number): Promise<RateCount | undefined>;
  /** Forgets what was counted, as after a success. */
  clear(key: string): Promise<void>;
}
