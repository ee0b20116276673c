import type { Clock } from '../../core/shopper';

const JOB_INTERVAL_MS = 15 * 60 * 1000;

interface Jobs {
  readonly work: () => Promise<unknown>;
  readonly clock: Pick<Clock, 'schedule'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Runs periodic jobs. Failures are reported; runs cut by shutdown are not.
 * @returns stop function
 */
export function startJobs({ work, clock, onError }: Jobs): () => void {
  let cancel = (): void => undefined;
  let isOver = false;
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!isOver) onError(error);
    }
    if (!isOver) plan();
  };
  const plan = (): void => {
    cancel = clock.schedule(() => void run(), JOB_INTERVAL_MS);
  };
  plan();
  return () => {
    isOver = true;
    cancel();
  };
}
