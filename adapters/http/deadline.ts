import { HttpFailure } from '../../core/ports';

export type ScheduleTimeout = (callback: () => void, delayMs: number) => () => void;

const scheduleReal: ScheduleTimeout = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs);
  return () => {
    clearTimeout(timer);
  };
};

/** Rejects with ETIMEOUT after `timeoutMs`, even if the transport ignores the signal. No limit without it. */
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
