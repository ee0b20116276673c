import type { Clock } from '../../core';

const ROUND_MS = 15 * 60 * 1000;

interface Rounds {
  readonly work: () => Promise<unknown>;
  readonly clock: Pick<Clock, 'schedule'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Runs periodic jobs. Failures are reported; runs cut by shutdown are not.
 * @returns stop function
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
