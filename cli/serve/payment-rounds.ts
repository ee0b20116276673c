import type { Clock } from '../../core';

/** Between two rounds, in milliseconds: a quarter of an hour. */
const ROUND_MS = 15 * 60 * 1000;

interface Rounds {
  /** Asks the payment provider about every order that waits for its payment. */
  readonly check: () => unknown;
  readonly clock: Pick<Clock, 'schedule'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Lets an open shop ask the payment provider from time to time, the first time a quarter of an hour after it was opened. A round that fails
 * is reported, and the next one comes all the same.
 * @returns ends it
 */
export function startPaymentRounds({ check, clock, onError }: Rounds): () => void {
  let cancel = (): void => undefined;
  const plan = (): void => {
    cancel = clock.schedule(() => {
      try {
        check();
      } catch (error) {
        onError(error);
      }
      plan();
    }, ROUND_MS);
  };
  plan();
  return () => cancel();
}
