import type { Clock } from '../../../../core/ports';

/** Raised on shutdown: the work neither succeeded nor failed. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

interface Limits {
  readonly clock: Clock;
  readonly ms: number;
  readonly signal: AbortSignal | undefined;
}

export async function withinTime<T>(
  { clock, ms, signal }: Limits,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted === true) throw new Interrupted('The shop closes');
  const own = new AbortController();
  let cancel: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    const stop = (error: Error) => {
      own.abort(error);
      reject(error);
    };
    cancel = clock.schedule(() => stop(new Error(`It took longer than ${String(Math.round(ms / 1000))} seconds`)), ms);
    signal?.addEventListener('abort', () => stop(new Interrupted('The shop closes')), { signal: own.signal });
  });
  try {
    return await Promise.race([work(own.signal), ended]);
  } finally {
    cancel();
    own.abort();
  }
}
