import { HttpFailure, type AbortSignalLike } from '../../core/ports';

export type ScheduleTimeout = (callback: () => void, delayMs: number) => () => void;

const scheduleReal: ScheduleTimeout = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs);
  return () => {
    clearTimeout(timer);
  };
};

/** Limits of one request: time in milliseconds, and the caller's signal. */
interface Deadline {
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignalLike | undefined;
}

/**
 * Rejects with ETIMEOUT after `timeoutMs` and with EABORTED on abort, even if the transport ignores its signal. No limit
 * without them.
 */
export async function withDeadline<T>(
  { timeoutMs, signal }: Deadline,
  run: (signal: AbortSignal) => Promise<T>,
  schedule: ScheduleTimeout = scheduleReal,
): Promise<T> {
  if (signal?.aborted === true) throw aborted();
  const controller = new AbortController();
  if (timeoutMs === undefined && signal === undefined) return run(controller.signal);
  let stop: (failure: HttpFailure) => void = () => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = (failure) => {
      reject(failure);
      controller.abort();
    };
  });
  const late = () => stop(new HttpFailure('ETIMEOUT', `No answer within ${String(timeoutMs)} ms`));
  const cancel = timeoutMs === undefined ? () => undefined : schedule(late, timeoutMs);
  const onAbort = () => stop(aborted());
  signal?.addEventListener('abort', onAbort);
  try {
    return await Promise.race([run(controller.signal), stopped]);
  } finally {
    cancel();
    signal?.removeEventListener('abort', onAbort);
  }
}

/** Rejects with EABORTED on abort; `answer` continues for other callers that await it. */
export function unlessAborted<T>(signal: AbortSignalLike | undefined, answer: Promise<T>): Promise<T> {
  return signal === undefined ? answer : withDeadline({ signal }, () => answer);
}

function aborted(): HttpFailure {
  return new HttpFailure('EABORTED', 'The caller aborted the request');
}
