/**
 * Time as core sees it. Every wait, time-out and time stamp goes through this port, so that a whole
 * shop can run on a virtual clock.
 */
export interface Clock {
  /** Milliseconds since the Unix epoch. Never goes through the local time zone. */
  now(): number;
  /**
   * Calls `callback` once after `delayMs` milliseconds (0 or less: as soon as possible, never synchronously).
   * Returns a function that cancels the call; cancelling twice, or after the call, does nothing.
   */
  schedule(callback: () => void, delayMs: number): () => void;
}
