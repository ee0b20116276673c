import { doublingWait } from '../kernel/doubling-wait';

const WAITS = { first: 10_000, longest: 2 * 60 * 60 * 1000 } as const;

/** How long an event waits that has failed so often: 10 seconds, twice as long each time, two hours at the most. Pure. */
export function retryWait(attempts: number): number {
  return doublingWait(attempts, WAITS);
}
