import type { Clock } from '../../core';

/** Between two rounds, in milliseconds: a quarter of an hour. */
const ROUND_MS = 15 * 60 * 1000;

interface Rounds {
  /** What nobody calls for: asking the payment provider, confirming what bloggers earned. */
  readonly work: () => Promise<unknown>;
  readonly clock: Pick<Clock, 'schedule'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Lets an open shop do something from time to time, the first time a quarter of an hour after it was opened. A round that fails
 * is reported, and the next one comes all the same; one that the end of the shop cuts short is not: the next shop does its work.
 * @returns ends it
 */
export function startRounds({ work, clock, onError }: Rounds): () => void {
  let cancel = (): void => undefined;
  let isOver = false;
  const round = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!isOver) onError(error);
    }
    if (!isOver) plan();
  };
  const plan = (): void => {
    cancel = clock.schedule(() => void round(), ROUND_MS);
  };
  plan();
  return () => {
    isOver = true;
    cancel();
  };
}
