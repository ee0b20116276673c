export interface RateCount {
  readonly count: number;
  readonly endsAt: number;
}

export interface RateRepository {
  /** @param key action and subject @param windowMs window length */
  count(key: string, windowMs: number, now: number): Promise<RateCount>;
  find(key: string, now: number): Promise<RateCount | undefined>;
  clear(key: string): Promise<void>;
}
