const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 2 * 60 * 60 * 1000;

/** How long an event waits that has failed so often: 10 seconds, twice as long each time, two hours at the most. Pure. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}
