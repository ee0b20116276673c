/** Port for all time access, so that a shop can run on a virtual clock. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Calls `callback` once after `delayMs`, never synchronously. Returns an idempotent cancel function. */
  schedule(callback: () => void, delayMs: number): () => void;
}
