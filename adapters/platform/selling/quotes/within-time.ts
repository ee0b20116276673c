import type { Clock } from '../../../../core/ports';

export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

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
    // Started inside a promise, to catch synchronous throws.
    void Promise.resolve(abort.signal).then(ask).then(resolve, reject).finally(cancel);
  });
}
