import type { Clock } from '../../../core/ports';

/** Raised where somebody outside took too long. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

/**
 * What `ask` answers, within a time.
 * @param ask is given a signal that aborts when the time is over
 * @throws TooSlowError; whatever `ask` throws
 */
export function withinTime<T>(
  clock: Pick<Clock, 'schedule'>,
  limitMs: number,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  return new Promise((resolve, reject) => {
    const cancel = clock.schedule(() => {
      const error = new TooSlowError(`No answer within ${String(limitMs)} ms`);
      abort.abort(error);
      reject(error);
    }, limitMs);
    // Began within a promise, so that what throws at once is caught too.
    void Promise.resolve(abort.signal).then(ask).then(resolve, reject).finally(cancel);
  });
}
