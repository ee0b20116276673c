import { doublingWait } from '../kernel/doubling-wait';

const WAITS = { first: 10_000, longest: 2 * 60 * 60 * 1000 } as const;

/** Exponential backoff: 10 seconds, doubling, max two hours. Pure. */
export function retryWait(attempts: number): number {
  return doublingWait(attempts, WAITS);
}
