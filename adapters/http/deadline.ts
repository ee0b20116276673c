import { HttpFailure } from '../../core/ports';

/** Calls back after so many milliseconds unless the function that it returns is called first. */
export type ScheduleTimeout = (callback: () => void, delayMs: number) => () => void;

const scheduleReal: ScheduleTimeout = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs);
  return () => {
    clearTimeout(timer);
  };
};

/**
 * Runs a request that ends, at the latest, after `timeoutMs`: the signal aborts it then, and the promise rejects
 * with ETIMEOUT even if the transport does not heed the signal. Without `timeoutMs` there is no limit.
 */
export async function withDeadline<T>(
  timeoutMs: number | undefined,
  run: (signal: AbortSignal) => Promise<T>,
  schedule: ScheduleTimeout = scheduleReal,
): Promise<T> {
  const controller = new AbortController();
  if (timeoutMs === undefined) return run(controller.signal);
  let cancel: () => void = () => undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    cancel = schedule(() => {
      reject(new HttpFailure('ETIMEOUT', `No answer within ${timeoutMs} ms`));
      controller.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([run(controller.signal), expiry]);
  } finally {
    cancel();
  }
}
